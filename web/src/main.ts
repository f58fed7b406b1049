import { mount } from "svelte";
import App from "./App.svelte";
import { renewIfOld } from "./net/renew";

// A part of the page that is fetched when it is wanted did not come.
addEventListener("vite:preloadError", () => void renewIfOld());

const target = document.getElementById("app");
if (target) mount(App, { target });
