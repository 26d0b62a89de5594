import "./inks.css";

import type { Box } from "../../board/game";
import stamps from "../../art/stamps.svg?url";
import glyphs from "./art/glyphs.svg?url";
import motifs from "./art/motifs.svg?url";
import { caption } from "./caption";
import Cover from "./cover/Cover.svelte";
import Token from "./cover/Token.svelte";
import type { Caption } from "./types";

export const box: Box<Caption> = {
  place: 3,
  sprites: [motifs, glyphs, stamps],
  Cover,
  Token,
  caption,
};
