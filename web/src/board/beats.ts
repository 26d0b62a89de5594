/**
 * What happened, cut into beats: what is shown at the same time. Each event is one; events without a text, such as dealing eight tiles
 * one by one, join the beat before them when it is silent too.
 */
import type { LogEntry } from "../protocol";

export interface Beat {
  /** Log entries that become readable with this beat, with the events told so far. */
  entries: LogEntry[];
  seat: number | null;
  keys: string[];
  moves: [from: string, to: string][];
  /** Nothing more of the same action follows. */
  last: boolean;
}

export function beats(entries: LogEntry[]): Beat[] {
  const all: Beat[] = [];
  for (const entry of entries) {
    entry.events.forEach((event, index) => {
      const silent = event.key === "";
      const before = all.at(-1);
      const soFar = { ...entry, events: entry.events.slice(0, index + 1) };
      if (silent && before?.keys.length === 0 && before.seat === entry.seat) {
        before.entries.push(soFar);
        before.moves.push(...event.moves);
      } else {
        const last = index === entry.events.length - 1;
        all.push({
          entries: [soFar],
          seat: entry.seat,
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
