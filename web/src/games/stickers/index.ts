import "./inks.css";

import type { GameModule } from "../../board/game";
import characters from "./art/characters.svg?url";
import glyphs from "./art/glyphs.svg?url";
import { campaign } from "./campaign";
import { caption } from "./caption";
import { layout } from "./layout";
import { reasons, termName } from "./reasons";
import Screen from "./Screen.svelte";
import Table from "./Table.svelte";
import type { Sticking } from "./campaign/types";
import type { Caption, Choice, View } from "./types";

export const game: GameModule<View, Choice, Caption, Sticking> = {
  name: "stickers",
  sprites: [characters, glyphs],
  Table,
  Screen,
  caption,
  layout,
  campaign,
  scores: reasons,
  term: termName,
  ranking: (view, outcome) => {
    const counted = new Map(reasons(view).map(({ seat, terms }) => [seat, terms]));
    const ranking = outcome.ranking.map((row) => ({ ...row, terms: counted.get(row.seat) ?? row.terms }));
    return { ...outcome, ranking };
  },
  sounds: {
    took: "paper",
    "took-bonus": "paper",
    collection: "thump",
    turned: "thump",
    exchanged: "coin",
    gave: "paper",
    drew: "paper",
    added: "thump",
    "round-began": "paper",
  },
};
