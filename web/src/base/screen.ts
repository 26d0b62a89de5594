/** Where things are arranged differently, not only drawn smaller. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("width < 800px");
