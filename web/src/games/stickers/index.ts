import "./inks.css";

import type { GameModule } from "..";
import characters from "./art/characters.svg?raw";
import glyphs from "./art/glyphs.svg?raw";
import Cover from "./Cover.svelte";
import { layout } from "./layout";
import Table from "./Table.svelte";
import Token from "./Token.svelte";
import type { View } from "./types";
import { words } from "./words";

/** Special points exist only where a booster brought some. */
function scores({ players }: View): { seat: number; points: number; terms: Record<string, number> }[] {
  const special = players.some(({ terms }) => terms.specials !== 0);
  return players.map(({ seat, points, terms: { specials = 0, ...terms } }) => ({
    seat,
    points,
    terms: special ? { ...terms, specials } : terms,
  }));
}

export const game: GameModule = {
  name: "stickers",
  sprites: [characters, glyphs],
  spine: "#3a2478",
  Cover,
  Table,
  Token,
  layout,
  words,
  scores: (view) => scores(view as View),
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
