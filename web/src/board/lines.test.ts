import { describe, expect, it } from "vitest";

import type { LogEntry } from "../base/protocol";
import { linesOf } from "./lines";

const event = (key: string, points = {}) => ({ key, args: {}, moves: [], points });
const entry = (ply: number, seat: number | null, ...events: ReturnType<typeof event>[]): LogEntry => ({
  ply,
  seat,
  move: "",
  events,
});

describe("the lines of a log", () => {
  it("count the points of small steps to the sentence that follows them", () => {
    const lines = linesOf([
      entry(1, 0, event("", { 0: 3 })),
      entry(2, 0, event("", { 0: 4, 1: -2 })),
      entry(3, 0, event("collection")),
      entry(4, 0, event("took")),
    ]);
    expect(lines.map((line) => [line.event.key, line.event.points])).toEqual([
      ["collection", { 0: 7, 1: -2 }],
      ["took", {}],
    ]);
  });

  it("count nothing of one player to another", () => {
    const lines = linesOf([entry(1, 0, event("", { 0: 3 })), entry(2, 1, event("took"))]);
    expect(lines.map((line) => line.event.points)).toEqual([{}]);
  });
});
