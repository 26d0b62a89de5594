import "./inks.css";

import type { GameModule } from "..";
import { present } from "../terms";
import characters from "./art/characters.svg?raw";
import glyphs from "./art/glyphs.svg?raw";
import { campaign } from "./campaign";
import Cover from "./Cover.svelte";
import { layout } from "./layout";
import Table from "./Table.svelte";
import Token from "./Token.svelte";
import type { Sticking } from "./campaign/types";
import type { Caption, Choice, View } from "./types";

/** Special points come from a booster, a head start from an option. */
const RARE = ["specials", "start"];

export const game: GameModule<View, Choice, Caption, Sticking> = {
  name: "stickers",
  sprites: [characters, glyphs],
  spine: "#3a2478",
  Cover,
  Table,
  Token,
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
  caption: ({ round }) => ({ key: "round-number", args: { round } }),
};
