import "./inks.css";

import type { GameModule } from "../../board/game";
import connoisseurs from "./art/connoisseurs.svg?url";
import glyphs from "./art/glyphs.svg?url";
import pieces from "./art/pieces.svg?url";
import stamps from "../../art/stamps.svg?url";
import { caption } from "./caption";
import { layout } from "./layout";
import Screen from "./Screen.svelte";
import Table from "./Table.svelte";
import type { Caption, Choice, View } from "./types";

export const game: GameModule<View, Choice, Caption> = {
  name: "stamp_collection",
  sprites: [stamps, glyphs, connoisseurs, pieces],
  Table,
  Screen,
  caption,
  layout,
  scores: ({ players }) => players.map(({ seat, points, at_end, terms }) => ({ seat, points, end: at_end, terms })),
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
};
