import "./inks.css";

import type { GameModule } from "../../board/game";
import pieces from "./art/pieces.svg?url";
import { caption } from "./caption";
import { layout } from "./layout";
import Screen from "./Screen.svelte";
import Table from "./Table.svelte";
import type { Caption, Choice, View } from "./types";

export const game: GameModule<View, Choice, Caption> = {
  name: "collexxion",
  sprites: [pieces],
  Table,
  Screen,
  caption,
  layout,
  scores: (view) => view.players,
  teams: (view) => view.teams?.map(({ seats }) => seats) ?? null,
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
};
