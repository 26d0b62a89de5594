import "./inks.css";

import type { GameModule } from "..";
import { present } from "../terms";
import glyphs from "./art/glyphs.svg?url";
import motifs from "./art/motifs.svg?url";
import { caption } from "./caption";
import { layout } from "./layout";
import { guests, RARE, ranking } from "./sides";
import Screen from "./Screen.svelte";
import Table from "./Table.svelte";
import type { Caption, Choice, View } from "./types";

function scores({ players }: View): { seat: number; points: number; terms: Record<string, number> }[] {
  return present(players, RARE).map(({ side, points, terms }) => ({ seat: side, points, terms }));
}

export const game: GameModule<View, Choice, Caption> = {
  name: "tauschrausch",
  sprites: [motifs, glyphs],
  Table,
  Screen,
  caption,
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
};
