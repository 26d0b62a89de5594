import "./inks.css";

import type { GameModule } from "..";
import { present } from "../terms";
import glyphs from "./art/glyphs.svg?raw";
import motifs from "./art/motifs.svg?raw";
import Cover from "./Cover.svelte";
import { layout } from "./layout";
import { guests, RARE, ranking } from "./sides";
import Table from "./Table.svelte";
import Token from "./Token.svelte";
import type { Caption, Choice, View } from "./types";

function scores({ players }: View): { seat: number; points: number; terms: Record<string, number> }[] {
  return present(players, RARE).map(({ side, points, terms }) => ({ seat: side, points, terms }));
}

export const game: GameModule<View, Choice, Caption> = {
  name: "tauschrausch",
  sprites: [motifs, glyphs],
  spine: "#5a2f1a",
  Cover,
  Table,
  Token,
  layout,
  scores,
  guests,
  ranking,
  sounds: {
    took: "paper",
    "took-hidden": "paper",
    "rival-took": "paper",
    "rival-took-hidden": "paper",
    chose: "paper",
    "chose-rival": "paper",
    placed: "thump",
    "splits-shown": "paper",
    entered: "coin",
    "score-exhibitors": "coin",
  },
  caption: ({ round, rounds }) => ({ key: "day-of", args: { round, rounds } }),
};
