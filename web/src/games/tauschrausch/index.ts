import "./inks.css";

import type { GameModule, Score } from "../../board/game";
import { present } from "../../board/terms";
import stamps from "../../art/stamps.svg?url";
import glyphs from "./art/glyphs.svg?url";
import motifs from "./art/motifs.svg?url";
import { caption } from "./caption";
import { layout } from "./layout";
import { guests, RARE, ranking } from "./players/sides";
import Screen from "./Screen.svelte";
import Table from "./Table.svelte";
import type { Caption, Choice, View } from "./types";

const scores = ({ players }: View): Score[] =>
  present(players, RARE).map(({ side, points, end, terms }) => ({ seat: side, points, end, terms }));

export const game: GameModule<View, Choice, Caption> = {
  name: "tauschrausch",
  sprites: [motifs, glyphs, stamps],
  Table,
  Screen,
  caption,
  layout,
  scores,
  guests,
  ranking,
  sounds: {
    took: "paper",
    "took-hidden": "paper",
    "rival-took": "paper",
    "rival-took-hidden": "paper",
    chose: "paper",
    "chose-rival": "paper",
    placed: "thump",
    "splits-shown": "paper",
    entered: "coin",
    "score-exhibitors": "coin",
  },
};
