import "./inks.css";

import type { Box } from "../../board/game";
import pieces from "./art/pieces.svg?url";
import { caption } from "./caption";
import Cover from "./Cover.svelte";
import Token from "./Token.svelte";
import type { Caption } from "./types";

export const box: Box<Caption> = {
  place: 2,
  sprites: [pieces],
  Cover,
  Token,
  caption,
};
