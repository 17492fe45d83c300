import "./state/sharedLink";
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { settings } from "./state/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
document.documentElement.dataset["theme"] = settings.theme;
void settings.load();
mount(App, { target });
