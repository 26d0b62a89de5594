import "./inks.css";

import type { GameModule } from "..";
import pieces from "./art/pieces.svg?raw";
import Cover from "./Cover.svelte";
import { layout } from "./layout";
import Table from "./Table.svelte";
import Token from "./Token.svelte";
import type { View } from "./types";
import { words } from "./words";

export const game: GameModule = {
  name: "collexxion",
  spine: "#2a1f55",
  sprites: [pieces],
  Cover,
  Table,
  Token,
  layout,
  words,
  scores: (view) => (view as View).players,
  teams: (view) => (view as View).teams?.map(({ seats }) => seats) ?? null,
  sounds: {
    "pile-dropped": "thump",
    took: "thump",
    stopped: "paper",
    stole: "paper",
    swapped: "paper",
    gave: "paper",
    gifted: "paper",
    removed: "paper",
    "scored-colour": "coin",
    "scored-shape": "coin",
    "scored-nothing": "paper",
  },
  caption: ({ round, left }) => ({ key: "round-and-pile", args: { round: Number(round), left: Number(left) } }),
};
