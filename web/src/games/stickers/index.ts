import "./inks.css";

import type { GameModule } from "..";
import characters from "./art/characters.svg?raw";
import glyphs from "./art/glyphs.svg?raw";
import { campaign } from "./campaign";
import Cover from "./Cover.svelte";
import { layout } from "./layout";
import Table from "./Table.svelte";
import { ranking, scores } from "./terms";
import Token from "./Token.svelte";
import type { View } from "./types";

export const game: GameModule = {
  name: "stickers",
  sprites: [characters, glyphs],
  spine: "#3a2478",
  Cover,
  Table,
  Token,
  layout,
  campaign,
  scores: (view) => scores(view as View),
  ranking: (_, outcome) => ranking(outcome),
  sounds: {
    took: "paper",
    "took-bonus": "paper",
    played: "thump",
    turned: "thump",
    exchanged: "coin",
    gave: "paper",
    drew: "paper",
    added: "thump",
    "round-began": "paper",
  },
  caption: ({ round }) => ({ key: "round-number", args: { round: Number(round) } }),
};
