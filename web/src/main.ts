import "@fontsource-variable/fraunces/soft.css";
import "@fontsource-variable/inter/index.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./app/App.svelte";
import { placeSprites } from "./app/art";

placeSprites();

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });
