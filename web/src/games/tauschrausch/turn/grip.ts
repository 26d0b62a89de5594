/** What is pointed at before something is done here: an item, then the tray, the stack or the item it goes with; an offer, a cell, a card. */
import type { Grip } from "../../../board/hand.svelte";
import type { Manners } from "../../../board/turn.svelte";
import type { Choice, Part, Verb, View } from "../types";

/** What is not here has a button of its own, or is taken up first. */
const NEEDS: Partial<Record<Verb, readonly (keyof Part)[]>> = {
  reveal: ["item"],
  take: ["item"],
  give: ["item"],
  redraw: ["item", "stack"],
  exchange: ["item", "other"],
  put: ["item", "tray"],
  back: ["item", "tray"],
  draw: ["stack"],
  choose: ["side", "offer"],
  place: ["cell"],
  enter: ["contest"],
  album: ["album"],
};

export const GRIP: Grip<Choice, Part> = {
  parts: {
    item: ({ item }) => item,
    other: ({ other }) => other,
    stack: ({ stack }) => stack,
    // Taking an item back into the haul is a choice of the tray "haul".
    tray: ({ verb, tray }) => (verb === "back" ? "haul" : tray),
    side: ({ side }) => side,
    offer: ({ offer }) => offer,
    cell: ({ cell }) => cell,
    contest: ({ contest }) => contest,
    album: ({ album }) => album,
  },
  needs: ({ verb }) => NEEDS[verb] ?? [],
};

export const MANNERS: Manners<View, Choice> = {
  together: ({ view }) => view.turn === null,
  small: ({ small }) => small,
};
