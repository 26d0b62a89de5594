/** The shapes a table is laid out for. What a part looks like in one of them is rendered for that one only, never twice with one hidden. */
import { MediaQuery } from "svelte/reactivity";

export type Shape = "desk" | "tablet" | "phone" | "sideways";

/** A phone on its side is low rather than narrow. The same widths stand in `TableLayout` and in the frame around it. */
const low = new MediaQuery("(orientation: landscape) and (height < 500px)");
const narrow = new MediaQuery("(width < 900px)");
const middling = new MediaQuery("(width < 1100px)");

class Shapes {
  get now(): Shape {
    if (low.current) return "sideways";
    if (narrow.current) return "phone";
    return middling.current ? "tablet" : "desk";
  }

  /** One page after the other, with tabs, instead of everything at once. */
  get paged(): boolean {
    return low.current || narrow.current;
  }
}

export const shape = new Shapes();
