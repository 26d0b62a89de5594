/** What is pointed at before something is done here: a tile and its place, sometimes a stored stamp; or a coin, a loan, an album. */
import type { Grip } from "../../board/hand.svelte";
import type { Choice, Part } from "./types";

function needs({ verb, from_slot }: Choice): (keyof Part)[] {
  if (verb === "album") return ["album"];
  if (verb !== "buy") return ["verb"];
  return from_slot === null ? ["tile", "place"] : ["tile", "place", "slot"];
}

export const GRIP: Grip<Choice, Part> = {
  parts: {
    verb: ({ verb }) => verb,
    tile: ({ tile }) => tile,
    place: ({ place }) => place,
    slot: ({ from_slot }) => from_slot,
    album: ({ album }) => album,
  },
  needs,
};
