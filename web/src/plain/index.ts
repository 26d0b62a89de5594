/** A game that this page has no code for: drawn from its picture, on a table that suits every game. */
import type { GameModule } from "../board/game";
import { scoresOf } from "./picture";
import Screen from "./Screen.svelte";
import Table from "./Table.svelte";
import type { Choice } from "./turn";
import { captionOf, termName } from "./words";

export const plainGame = (name: string): GameModule<unknown, Choice, unknown> => ({
  name,
  sprites: [],
  Table,
  Screen,
  caption: captionOf(name),
  layout: () => [],
  scores: scoresOf,
  term: (term) => termName(name, term),
  sounds: {},
});
