import "./inks.css";

import type { GameModule } from "..";
import { present } from "../terms";
import characters from "./art/characters.svg?url";
import glyphs from "./art/glyphs.svg?url";
import { campaign } from "./campaign";
import { caption } from "./caption";
import { layout } from "./layout";
import Screen from "./Screen.svelte";
import Table from "./Table.svelte";
import type { Sticking } from "./campaign/types";
import type { Caption, Choice, View } from "./types";

/** Special points come from a booster, a head start from an option. */
const RARE = ["specials", "start"];

export const game: GameModule<View, Choice, Caption, Sticking> = {
  name: "stickers",
  sprites: [characters, glyphs],
  Table,
  Screen,
  caption,
  layout,
  campaign,
  scores: ({ players }) => present(players, RARE),
  ranking: (_, outcome) => ({ ...outcome, ranking: present(outcome.ranking, RARE) }),
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
};
