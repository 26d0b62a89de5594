import "./inks.css";

import type { Box } from "../../board/game";
import characters from "./art/characters.svg?url";
import { caption } from "./caption";
import Cover from "./Cover.svelte";
import Token from "./Token.svelte";
import type { Caption } from "./types";

export const box: Box<Caption> = {
  place: 4,
  sprites: [characters],
  Cover,
  Token,
  caption,
};
