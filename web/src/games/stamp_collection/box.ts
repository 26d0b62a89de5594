import "./inks.css";

import type { Box } from "../../board/game";
import glyphs from "./art/glyphs.svg?url";
import stamps from "../../art/stamps.svg?url";
import { caption } from "./caption";
import Cover from "./Cover.svelte";
import Token from "./Token.svelte";
import type { Caption } from "./types";

export const box: Box<Caption> = {
  place: 1,
  sprites: [stamps, glyphs],
  Cover,
  Token,
  caption,
};
