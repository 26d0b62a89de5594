/** What a player did last, in a few words beside the name: the last thing they did themselves for which the game has such words. */
import type { LogEntry } from "../base/protocol";
import { has, inWords, textsOf } from "../base/texts";

/** A guest without a seat acts within the deeds of others. */
export function did(game: string, log: readonly LogEntry[], seat: number, guest = false): string {
  const last = log
    .filter((entry) => guest || entry.seat === seat)
    .flatMap((entry) => entry.events)
    .findLast((event) => event.args.seat === seat && has(game, `did-${event.key}`));
  return last ? textsOf(game)(`did-${last.key}`, inWords(game, last.args)) : "";
}
