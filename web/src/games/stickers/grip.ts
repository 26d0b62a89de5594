/** What of a choice can be pointed at: a chip, then what the chip is about (a card, two markers, a player and a set). */
import type { Grip } from "../../board/hand.svelte";
import type { Choice, Space } from "./types";

/** One thing on the table somebody can point at. */
export interface Part {
  effect?: string;
  card?: string;
  into?: string;
  seat?: number;
  set?: string;
  space?: Space["space"];
  /** The second of two markers. */
  other?: Space["space"];
  kind?: string;
}

const AIMED = new Set(["take", "use", "give", "keep"]);

/** Whatever a choice names has to be pointed at; whoever is the only one to be asked need not. */
function needs(choice: Choice, offered: readonly Choice[]): (keyof Part)[] {
  if (!AIMED.has(choice.verb)) return [];
  const named: (keyof Part)[] = [];
  if (choice.effect !== null) named.push("effect");
  if (choice.card !== null) named.push("card");
  if (choice.into !== null) named.push("into");
  if (choice.seat !== null && offered.some(({ seat }) => seat !== null && seat !== choice.seat)) named.push("seat");
  if (choice.set !== null) named.push("set");
  if (choice.spaces !== null) named.push("space", "other");
  if (choice.kind !== null) named.push("kind");
  return named;
}

/** The only chip there is lies in the hand already, if it leaves something to point at. */
function begin(offered: readonly Choice[]): Part | undefined {
  const [first, ...others] = offered.filter(({ verb }) => AIMED.has(verb));
  if (first?.effect == null || others.some(({ effect }) => effect !== first.effect)) return undefined;
  return needs(first, offered).length > 1 ? { effect: first.effect } : undefined;
}

export const GRIP: Grip<Choice, Part> = {
  parts: {
    effect: ({ effect }) => effect,
    card: ({ card }) => card,
    into: ({ into }) => into,
    seat: ({ seat }) => seat,
    set: ({ set }) => set,
    space: ({ spaces }) => spaces,
    other: ({ spaces }) => spaces,
    kind: ({ kind }) => kind,
  },
  needs,
  begin,
};
