/**
 * What the items of the day were. A picture lists an item only until its owner has finished the album; whoever looks at the Swap again
 * later needs it still. What was seen is remembered; of the rest the log says where it was placed, and there it lies.
 */
import type { LogEntry } from "../../../base/protocol";
import type { Item, View } from "../types";

export class Seen {
  #round = 0;
  #items = new Map<number, Item>();

  /** The newest picture of an item counts: it may have been turned up. */
  look({ round, items }: View): void {
    if (round !== this.#round) this.#items.clear();
    this.#round = round;
    for (const item of items) this.#items.set(item.item, item);
  }

  all(log: readonly LogEntry[], view: View): Item[] {
    this.look(view);
    const placed = placedToday(log, view).filter(({ item }) => !this.#items.has(item));
    return [...this.#items.values(), ...placed];
  }
}

/** `stamp 5` and then `place c4`: item 5 lies on c4 of that seat's album. */
function placedToday(log: readonly LogEntry[], { players }: View): Item[] {
  const began = log.findLastIndex(({ events }) => events.some(({ key }) => key === "round-began"));
  const hands = new Map<number, number>();
  const cells = new Map<number, { side: number; cell: string }>();
  for (const { seat, move } of log.slice(began)) {
    const [verb, what = ""] = move.split(" ");
    if (seat === null) continue;
    if (verb === "stamp") hands.set(seat, Number(what));
    else if (verb === "place") cells.set(hands.get(seat) ?? 0, { side: seat, cell: what });
  }
  return [...cells].flatMap(([item, { side, cell }]): Item[] => {
    const tile = players[side]?.tiles.find((one) => one.cell === cell);
    return tile ? [lying(item, `album/${side}/${cell}`, tile.piece)] : [];
  });
}

const lying = (item: number, place: string, piece: Item["piece"]): Item => ({
  item,
  place,
  piece,
  back: "small",
  up: true,
  known: [],
  not_rare: false,
  surely_rare: false,
  order: 0,
});
