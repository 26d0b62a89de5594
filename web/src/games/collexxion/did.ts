/** What a player did last, in a few words beside the name. */
import { has } from "../../app/texts";
import type { LogEntry } from "../../protocol";
import { t, words } from "./words";

export function did(log: LogEntry[], seat: number): string {
  const told = log
    .filter((entry) => entry.seat === seat)
    .flatMap((entry) => entry.events)
    .findLast((event) => event.args.seat === seat && has("collexxion", `did-${event.key}`));
  return told ? t(`did-${told.key}`, words(told.args)) : "";
}
