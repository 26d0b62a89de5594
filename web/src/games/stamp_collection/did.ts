/** What a player did last, in a few words beside the name. */
import { has } from "../../app/texts";
import type { LogEntry } from "../../protocol";
import { t, words } from "./words";

export function did(log: LogEntry[], seat: number): string {
  const last = log
    .findLast((entry) => entry.seat === seat)
    ?.events.find((event) => has("stamp_collection", `did-${event.key}`));
  return last ? t(`did-${last.key}`, words(last.args)) : "";
}
