/** What pieces are called. */
import { inWords, textsOf } from "../../app/texts";
import type { Look } from "./types";

const GAME = "collexxion";

export const t = textsOf(GAME);
export const words = (codes: Record<string, string | number>) => inWords(GAME, codes);

export const pieceName = ({ colour, shape }: Look) => t(`piece-${colour}-${shape}`);
