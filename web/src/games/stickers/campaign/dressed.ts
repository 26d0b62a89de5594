/** Cards with what has been stuck on them since the game in view was over: that view shows them as they were played with. */
import type { LogEntry } from "../../../base/protocol";
import type { Card } from "../types";
import { knows } from "../words";
import type { Sticker, Stuck } from "./types";

export interface Placed extends Stuck {
  cosmetic: boolean;
  x: number;
  y: number;
}

const STUCK = /^stick (\S+) (\S+) (\d+) (\d+)$/;
const MIDDLE = 50;

/** Every sticker stuck since the booster was opened. Where on the card is told by the log. */
export function placed(stuck: Stuck[], log: LogEntry[]): Placed[] {
  const places = log.flatMap(({ move }) => {
    const found = STUCK.exec(move);
    return found ? [{ kind: found[1], card: found[2], x: Number(found[3]), y: Number(found[4]) }] : [];
  });
  return stuck.map((one) => {
    const { x = MIDDLE, y = MIDDLE } = places.find(({ kind, card }) => kind === one.kind && card === one.card) ?? {};
    return { ...one, cosmetic: knows(`cosmetic-${one.kind}`), x, y };
  });
}

/** A star goes into the bar; so does a kind that found no other field. */
export function dressed(card: Card, stuck: Placed[]): Card {
  return stuck.filter((one) => one.card === card.card).reduce(withSticker, card);
}

function withSticker(card: Card, { kind, cosmetic, x, y }: Omit<Placed, "card" | "set" | "seat">): Card {
  if (cosmetic) return { ...card, cosmetics: [...card.cosmetics, { kind, x, y }] };
  if (kind === "star" || card.free_combos === 0)
    return { ...card, stars: [...card.stars, kind], free_stars: Math.max(0, card.free_stars - 1) };
  return { ...card, combos: [...card.combos, kind], free_combos: card.free_combos - 1 };
}

/** What the card would look like. */
export function tried(card: Card, { kind, cosmetic }: Sticker, x: number, y: number): Card {
  return withSticker(card, { kind, cosmetic, x, y });
}
