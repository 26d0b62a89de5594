import "./inks.css";

import type { Box } from "../boxes";
import characters from "./art/characters.svg?url";
import { caption } from "./caption";
import Cover from "./Cover.svelte";
import Token from "./Token.svelte";
import type { Caption } from "./types";

export const box: Box<Caption> = {
  place: 4,
  sprites: [characters],
  spine: "#3a2478",
  Cover,
  Token,
  caption,
};
