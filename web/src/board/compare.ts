import type { LogEntry, Snapshot } from "../base/protocol";

/**
 * What of the log stays, and what is new. An undo takes entries back; after a break the whole log may come again; a new game begins anew. A log may also
 * forget its beginning, and tell it again at the end: that is not new.
 */
export function compare(log: LogEntry[], snapshot: Snapshot): { kept: LogEntry[]; fresh?: LogEntry[] } {
  const { begins, log_from } = snapshot;
  const here = log.filter((entry) => entry.ply > begins);
  const known = here[0]?.ply === begins + 1 ? (here.at(-1)?.ply ?? 0) : begins;
  if (log_from > known) return { kept: log };
  const whole = [...here.filter((entry) => entry.ply <= log_from), ...snapshot.log.filter(({ ply }) => ply > begins)];
  const again = Math.max(
    0,
    whole.findIndex(({ ply }) => ply === here[0]?.ply),
  );
  const differs = whole.findIndex(
    (entry, index) =>
      index >= again && (entry.ply !== here[index - again]?.ply || entry.move !== here[index - again]?.move),
  );
  const same = differs < 0 ? whole.length : differs;
  return { kept: whole.slice(0, same), fresh: whole.slice(same) };
}
