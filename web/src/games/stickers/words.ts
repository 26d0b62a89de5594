/** Names of sets and stickers become words before a sentence is formatted. */
import { has, textsOf, type Args } from "../../app/texts";
import type { Card } from "./types";

const GAME = "stickers";

export const t = textsOf(GAME);
export const knows = (key: string) => has(GAME, key);

type Codes = Record<string, string | number>;

export const setName = (set: string) => t(`set-${set}`);
export const stickerName = (kind: string) => t(`sticker-${kind}`);

export function words(codes: Codes): Args {
  const args: Args = { ...codes };
  const { set, other, sticker } = codes;
  if (set !== undefined) args.set = setName(String(set));
  if (other !== undefined) args.other = setName(String(other));
  if (sticker !== undefined) args.sticker = stickerName(String(sticker));
  return args;
}

/** A card for ears: its set, its stars, its combo stickers. */
export function cardName({ set, stars, combos }: Card): string {
  const parts = [setName(set)];
  if (stars.length > 0) parts.push(t("card-stars", { count: stars.length }));
  return [...parts, ...combos.map(stickerName)].join(", ");
}
