import "./state/sharedLink";
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { reloadOnce } from "./state/newer";
import { settings } from "./state/settings.svelte";

// A part of this page is gone: the server has a newer one.
window.addEventListener("vite:preloadError", reloadOnce);

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
document.documentElement.dataset["theme"] = settings.theme;
settings.load().catch(() => {});
mount(App, { target });
