/** How large the pool can lie: every item of the day has a place of its own on shelves, whether it is still there or not. */
import type { Item } from "../types";

type Back = Item["back"];

/** In cells; a rectangle may turn out upright, so its place holds it either way. */
const CELLS: Partial<Record<Back, [w: number, h: number]>> = {
  large: [3, 3],
  long: [4, 4],
  short: [3, 3],
  small: [2, 2],
  forever: [1, 1],
};
const MARKER = { w: 80, h: 48 };
export const GAP = 8;
/** Above each shelf stands what lies there. */
export const LABEL = 17;
const LARGEST = 46;
const SMALLEST = 12;

export interface Room {
  w: number;
  h: number;
}

export interface Shelves {
  width: number;
  /** No place is smaller than a finger or a mouse needs. */
  least: number;
  /** Cards are read, so their size is that of their words, whatever the stamps' size is. */
  card: Room;
}

/** So wide is a card at least and at most; about so wide is a letter; so much is around the words. */
const CARD = { narrow: 118, wide: 260, letter: 5.6, line: 12.2, beside: 46, above: 29 };

function cardsIn(columns: number, letters: number, width: number): Room {
  const w = Math.min(CARD.wide, Math.floor((width - GAP * (columns - 1)) / columns));
  return { w, h: CARD.above + CARD.line * Math.ceil((letters * CARD.letter) / (w - CARD.beside)) };
}

/** As many beside each other as make the shelves of the cards lowest. */
export function cardRoom(cards: number, letters: number, width: number): Room {
  let best = cardsIn(1, letters, width);
  let lowest = cards * (best.h + LABEL + GAP);
  for (let columns = 2; columns <= cards; columns++) {
    const room = cardsIn(columns, letters, width);
    const height = Math.ceil(cards / columns) * (room.h + LABEL + GAP);
    if (room.w >= CARD.narrow && height < lowest) [best, lowest] = [room, height];
  }
  return best;
}

export function roomOf(back: Back, unit: number, { least, card }: Shelves): Room {
  if (back === "card") return card;
  if (back === "marker") return MARKER;
  const [w, h] = CELLS[back] ?? [2, 2];
  return { w: Math.max(least, w * unit), h: Math.max(least, h * unit) };
}

/** How high the shelves are when the places stand beside each other. Cards have shelves of their own. */
export function heightOf(backs: readonly Back[], unit: number, shelves: Shelves): number {
  let [height, row, x] = [0, 0, 0];
  let last: Back | undefined;
  for (const back of backs) {
    const { w, h } = roomOf(back, unit, shelves);
    const cards = back === "card" && last !== "card";
    last = back;
    if (x > 0 && (cards || x + w > shelves.width)) {
      height += row + LABEL + (cards ? 2 : 1) * GAP;
      [row, x] = [0, 0];
    }
    x += w + GAP;
    row = Math.max(row, h);
  }
  return height + row + LABEL;
}

/** The width of a cell at which everything fits. */
export function unitFor(backs: readonly Back[], height: number, shelves: Shelves): number {
  for (let unit = LARGEST; unit > SMALLEST; unit -= 0.5) if (heightOf(backs, unit, shelves) <= height) return unit;
  return SMALLEST;
}
