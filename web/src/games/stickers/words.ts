/** What sets, stickers and cards are called. */
import { has, inWords, textsOf, type Codes } from "../../base/texts";
import type { Card } from "./types";

const GAME = "stickers";

export const t = textsOf(GAME);
export const knows = (key: string) => has(GAME, key);

export const words = (codes: Codes) => inWords(GAME, codes);

export const setName = (set: string) => t(`set-${set}`);
export const stickerName = (kind: string) => t(`sticker-${kind}`);
export const cosmeticName = (kind: string) => t(`cosmetic-${kind}`);

/** What a sticker does, if it does anything. */
export function stickerText(kind: string, cosmetic: boolean): string {
  if (cosmetic) return t("sticker-for-fun");
  return knows(`sticker-${kind}.text`) ? t(`sticker-${kind}.text`) : "";
}

/** A card for ears: its set, its stars, its combo stickers. */
export function cardName({ set, stars, combos }: Card): string {
  const parts = [setName(set)];
  if (stars.length > 0) parts.push(t("card-stars", { count: stars.length }));
  return [...parts, ...combos.map(stickerName)].join(", ");
}
