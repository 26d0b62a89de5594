/** The language the page speaks: the one that is wished, once its words are here. */
import type { Language } from "./settings.svelte";

class Tongue {
  spoken = $state<Language>("en");
}

export const tongue = new Tongue();
