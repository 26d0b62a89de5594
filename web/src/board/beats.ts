/**
 * What happened, cut into beats: what is shown at the same time. Each event is one; events without a text, such as dealing eight tiles
 * one by one, join the beat before them when it is silent too.
 */
import type { GameEvent, LogEntry } from "../base/protocol";

export interface Beat {
  /** Log entries that become readable with this beat, with the events told so far. */
  entries: LogEntry[];
  seat: number | null;
  keys: string[];
  moves: [from: string, to: string][];
  /** Nothing more of the same action follows. */
  last: boolean;
}

/** A guest who plays without a seat acts within the deeds of others, but at their own pace. */
function actorOf(entry: LogEntry, { args }: GameEvent, guests: readonly number[]): number | null {
  return typeof args.seat === "number" && guests.includes(args.seat) ? args.seat : entry.seat;
}

export function beats(entries: LogEntry[], guests: readonly number[] = []): Beat[] {
  const all: Beat[] = [];
  for (const entry of entries) {
    entry.events.forEach((event, index) => {
      const silent = event.key === "";
      const seat = actorOf(entry, event, guests);
      const before = all.at(-1);
      const soFar = { ...entry, events: entry.events.slice(0, index + 1) };
      if (silent && before?.keys.length === 0 && before.seat === seat) {
        before.entries.push(soFar);
        before.moves.push(...event.moves);
      } else {
        const last = index === entry.events.length - 1;
        all.push({
          entries: [soFar],
          seat,
          keys: silent ? [] : [event.key],
          moves: [...event.moves],
          last,
        });
      }
    });
    if (entry.events.length === 0) all.push({ entries: [entry], seat: entry.seat, keys: [], moves: [], last: true });
  }
  return all;
}
