/** The lines of a log. Small steps are taken without a word, such as cards laid one by one; their points belong to the sentence about them. */
import type { GameEvent, LogEntry } from "../base/protocol";
import { told } from "./sentence";

export interface LogLine {
  id: string;
  event: GameEvent;
}

type Points = GameEvent["points"];

function added(one: Points, other: Points): Points {
  const sum = { ...one };
  for (const [seat, points] of Object.entries(other)) sum[seat] = (sum[seat] ?? 0) + points;
  return sum;
}

export function linesOf(entries: readonly LogEntry[]): LogLine[] {
  const lines: LogLine[] = [];
  let silent: { seat: number | null; points: Points } | undefined;
  for (const { ply, seat, events } of entries) {
    if (silent?.seat !== seat) silent = undefined;
    events.forEach((event, index) => {
      const points = silent ? added(silent.points, event.points) : event.points;
      if (told(event)) lines.push({ id: `${ply}/${index}`, event: { ...event, points } });
      silent = told(event) ? undefined : { seat, points };
    });
  }
  return lines;
}
