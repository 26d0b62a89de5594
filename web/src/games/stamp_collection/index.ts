import "./inks.css";

import type { GameModule } from "..";
import connoisseurs from "./art/connoisseurs.svg?raw";
import glyphs from "./art/glyphs.svg?raw";
import pieces from "./art/pieces.svg?raw";
import stamps from "./art/stamps.svg?raw";
import Cover from "./Cover.svelte";
import { layout } from "./layout";
import Table from "./Table.svelte";
import Token from "./Token.svelte";
import type { Caption, Choice, View } from "./types";

export const game: GameModule<View, Choice, Caption> = {
  name: "stamp_collection",
  sprites: [stamps, glyphs, connoisseurs, pieces],
  Cover,
  Table,
  Token,
  layout,
  scores: (view) => view.players,
  sounds: {
    "took-coin": "coin",
    "bought-mount": "thump",
    "bought-stamp": "paper",
    "stored-stamp": "paper",
    "bought-storage": "thump",
    "moved-stamp": "paper",
    bonus: "coin",
    "round-began": "paper",
  },
  caption: ({ round, rounds }) => ({ key: "round-of", args: { round, rounds } }),
};
