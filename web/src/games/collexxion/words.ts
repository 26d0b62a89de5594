/** Names of pieces become words before a sentence is formatted. */
import { textsOf, type Args } from "../../app/texts";
import type { Polygon } from "./types";

export const t = textsOf("collexxion");

type Codes = Record<string, string | number>;

export function words(codes: Codes): Args {
  const args: Args = { ...codes };
  const { piece, other_piece: other, set, stack } = codes;
  if (piece !== undefined) args.piece = t(`piece-${piece}`);
  if (other !== undefined) args.other_piece = t(`piece-${other}`);
  if (set !== undefined) args.set = t(`set-${set}`);
  if (stack !== undefined) args.stack = t(`stack-${stack}`);
  return args;
}

export const pieceName = ({ colour, shape }: Omit<Polygon, "id">) => t(`piece-${colour}-${shape}`);
