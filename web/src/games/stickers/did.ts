/** What a player did last, in a few words beside the name. */
import type { LogEntry } from "../../protocol";
import { knows, t, words } from "./words";

export function did(log: LogEntry[], seat: number): string {
  const last = log
    .findLast((entry) => entry.seat === seat && entry.events.some((event) => knows(`did-${event.key}`)))
    ?.events.findLast((event) => knows(`did-${event.key}`));
  return last ? t(`did-${last.key}`, words(last.args)) : "";
}
