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
import type { View } from "./types";

/** Special points come from a booster, a head start from an option. */
const RARE = ["specials", "start"];

const scores = ({ players }: View): { seat: number; points: number; terms: Record<string, number> }[] =>
  present(players, RARE).map(({ seat, points, terms }) => ({ seat, points, terms }));

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
  caption: ({ round }) => ({ key: "round-number", args: { round: Number(round) } }),
};
