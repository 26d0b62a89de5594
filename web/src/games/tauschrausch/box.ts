import "./inks.css";

import type { Box } from "../boxes";
import glyphs from "./art/glyphs.svg?url";
import motifs from "./art/motifs.svg?url";
import { caption } from "./caption";
import Cover from "./Cover.svelte";
import Token from "./Token.svelte";
import type { Caption } from "./types";

export const box: Box<Caption> = {
  place: 3,
  sprites: [motifs, glyphs],
  spine: "#5a2f1a",
  Cover,
  Token,
  caption,
};
