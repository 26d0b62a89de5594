/** What stands on the shelf of each game, found by folder: all that is drawn of it before somebody wants to play it. */
import type { Component } from "svelte";

import type { Args } from "../app/texts";

/** A text and its arguments. */
export interface Phrase {
  key: string;
  args: Args;
}

export interface Box<Caption = Record<string, unknown>> {
  /** Where it stands on the shelf, counted from the left. */
  place: number;
  /** The drawings that its lid and its tokens use: addresses of files with SVG symbols. */
  sprites: string[];
  /** The colour of its box, seen from the side. */
  spine?: string;
  /** The lid of its box, on the shelf. */
  Cover: Component;
  /** A few pieces for the card of a running table. */
  Token: Component<{ table: string }>;
  /** How a summary names the state of a game. */
  caption: (caption: Caption) => Phrase;
}

const found = import.meta.glob<{ box: Box }>("./*/box.ts", { eager: true });

/** By the game's name, which is that of its folder here and in the package; as they stand on the shelf. */
export const boxes = new Map(
  Object.entries(found)
    .map(([path, { box }]): [string, Box] => [path.split("/").at(-2) ?? "", box])
    .sort(([, one], [, other]) => one.place - other.place),
);
