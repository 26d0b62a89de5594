/** What pieces are called. In a prompt every colour and every shape has its sign beside it, so that nobody needs to see colours. */
import { inWords, SIGN, textsOf, type Codes } from "../../base/texts";
import type { Colour, Look, SetName } from "./types";

const GAME = "collexxion";

export const t = textsOf(GAME);
export const words = (codes: Codes) => inWords(GAME, codes);

export const pieceName = ({ colour, shape }: Look) => t(`piece-${colour}-${shape}`);

const sign = (of: SetName) => `${SIGN.on}cx-sign-${of}${SIGN.off}`;

export const colourSigned = (colour: Colour) => sign(colour) + t(`colour-${colour}`);
export const shapeSigned = (shape: Look["shape"]) => sign(shape) + t(`shape-${shape}`);
export const pieceSigned = (look: Look) => sign(look.colour) + pieceName(look);
export const setSigned = (set: SetName) => sign(set) + t(`set-${set}`);
export const cornerSigned = (colour: Colour) => sign(colour) + t(`stack-${colour}`);
