import "./state/sharedLink";
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { isOffline } from "./state/offline";
import { outage } from "./net/outage.svelte";
import { router } from "./state/route.svelte";
import { settings } from "./state/settings.svelte";

declare const __STATIC__: boolean;
const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
document.documentElement.dataset["theme"] = settings.theme;
// These screens need many files, so fetch those first. Other screens do not need the list of files.
if (["learn", "rules", "replay"].includes(router.route.screen) && !isOffline()) {
  import("./screens/prefetch").then(({ prefetch }) => prefetch(router.route)).catch(() => {});
}
if (__STATIC__) {
  void import("./screens/startStatic").then(({ startStatic }) => startStatic(App, target));
} else if (isOffline()) {
  // Whatever the page asks for must wait until the engine can answer.
  void import("./screens/StartOffline.svelte").then(({ default: start }) => mount(start, { target, props: { App } }));
} else {
  settings.load().catch(() => {});
  outage.watch();
  mount(App, { target });
}
