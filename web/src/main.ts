import "@fontsource-variable/fraunces/soft.css";
import "@fontsource-variable/inter/index.css";
import "./generated/fonts/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/arrange.css";
import "./styles/pieces.css";

import { mount } from "svelte";

import App from "./app/App.svelte";
import { put } from "./base/art";
import { reloadWhenOld } from "./app/keeping";
import { pages } from "./app/pages";
import { router } from "./base/router.svelte";
import { settings } from "./base/settings.svelte";
import { speak } from "./base/words";
import faces from "./art/faces.svg?raw";
import icons from "./art/icons.svg?raw";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

reloadWhenOld();
put(icons + faces);
// The page and its words come side by side; whatever fails here is told by the page that is shown then.
const { page } = router.route;
await Promise.allSettled([speak(settings.language), page === "lost" ? undefined : pages[page]()]);
mount(App, { target });
