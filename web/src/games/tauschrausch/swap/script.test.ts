import { describe, expect, it } from "vitest";

import type { GameEvent, LogEntry } from "../../../base/protocol";
import type { View } from "../types";
import { across, ribbon } from "./ribbon";
import { endingOf, linesOf, reservedOf, scriptOf, takerOf } from "./script";
import { Seen } from "./seen";

type Args = GameEvent["args"];
const event = (key: string, args: Args = {}) => ({ key, args, moves: [], points: {} });
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- an entry as the server sends it, with what is read here
const entry = (ply: number, ...events: object[]) => ({ ply, seat: null, move: "", events }) as unknown as LogEntry;

const BEGAN = entry(1, event("round-began", { round: 1 }));
/** Ben chooses first and takes Ada's A; Ada takes Cem's B; Cem takes Ben's A; for Dea nothing is left. */
const FOUR = [
  BEGAN,
  entry(10, event("chose", { seat: 1, from_seat: 0, offer: "a", a: [1, 2], b: [3], pieces: [] })),
  entry(11, event("chose", { seat: 0, from_seat: 2, offer: "b", a: [4], b: [5, 6], pieces: [] })),
  entry(
    12,
    event("chose", { seat: 2, from_seat: 1, offer: "a", a: [7], b: [8], pieces: [] }),
    event("kept-both", { seat: 3, a: [9], b: [10, 11], pieces: [] }),
  ),
];
const script = scriptOf(FOUR, 4);

describe("the script of a Swap", () => {
  it("has one act for each player, in the order of choosing", () => {
    expect(script?.acts.map(({ chooser, from, offer }) => [chooser, from, offer])).toEqual([
      [1, 0, "a"],
      [0, 2, "b"],
      [2, 1, "a"],
      [3, 3, undefined],
    ]);
  });

  it("is there only when everybody has chosen, and only for today", () => {
    expect(scriptOf(FOUR.slice(0, 3), 4)).toBeUndefined();
    expect(scriptOf([...FOUR, entry(20, event("round-began", { round: 2 }))], 4)).toBeUndefined();
  });

  it("says what everybody ends up with, act by act", () => {
    if (!script) throw new Error("no script");
    expect(takerOf(script, 0, "a")).toBe(1);
    expect(takerOf(script, 0, "b")).toBeUndefined();
    expect(endingOf(script, 0)).toEqual({ came: [5, 6], stayed: [3], left: [1, 2] });
    expect(endingOf(script, 0, 1)).toEqual({ came: [], stayed: [3], left: [1, 2] });
    expect(endingOf(script, 3)).toEqual({ came: [], stayed: [9, 10, 11], left: [] });
  });

  it("knows Pinzetta, who has no seat", () => {
    const solo = scriptOf(
      [
        BEGAN,
        entry(5, event("chose-rival", { seat: 0, offer: "b", a: [1], b: [2], pieces: [] })),
        entry(6, event("rival-chose", { offer: "a", a: [3], b: [4], pieces: [] })),
      ],
      2,
    );
    expect(solo?.acts.map(({ chooser, from, offer }) => [chooser, from, offer])).toEqual([
      [0, 1, "b"],
      [1, 0, "a"],
    ]);
  });

  it("tells a player three things, and somebody who watches everything", () => {
    if (!script) throw new Error("no script");
    expect(linesOf(script, 0).map(({ chooser }) => chooser)).toEqual([1, 0, 3]);
    expect(linesOf(script, 3).map(({ chooser }) => chooser)).toEqual([3]);
    expect(linesOf(script, null)).toHaveLength(4);
  });

  it("finds what was reserved by where it lies", () => {
    if (!script) throw new Error("no script");
    const lying = [
      { item: 3, place: "gained/0" },
      { item: 20, place: "gained/0" },
      { item: 21, place: "album/0/c4" },
      { item: 22, place: "marker/0" },
      { item: 23, place: "reserve/1" },
      { item: 24, place: "pool" },
    ];
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- items with what is read here
    expect(reservedOf(script, 0, lying as never)).toEqual([20, 21]);
  });
});

describe("ribbons", () => {
  it("begin at the offer and end in the middle of the new owner's column", () => {
    const one = ribbon(4, 0, "a", 3);
    expect(across(one, 0)).toBeCloseTo(one.x0, 1);
    expect(across(one, 100)).toBeCloseTo(87.5, 1);
    expect(across(one, 50)).toBeCloseTo((one.x0 + one.x1) / 2, 1);
  });
});

describe("what the items of the day were", () => {
  const piece = (id: string) => ({ id, w: 2, h: 2 });
  const view = (items: object[]) =>
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a view with what is read here
    ({ round: 1, items, players: [{ tiles: [{ cell: "c4", piece: piece("S05") }] }] }) as unknown as View;
  const moved = (ply: number, move: string) => ({ ...entry(ply), seat: 0, move });

  it("is remembered when their owner has finished, and turned up where they were", () => {
    const seen = new Seen();
    seen.look(view([{ item: 1, piece: null }]));
    seen.look(view([{ item: 1, piece: piece("S01") }]));
    expect(seen.all([BEGAN], view([])).map((item) => item.piece?.id)).toEqual(["S01"]);
  });

  it("is read off the album by who comes later", () => {
    const log = [BEGAN, moved(2, "stamp 5"), moved(3, "place c4")];
    expect(new Seen().all(log, view([])).map(({ item, place, piece: is }) => [item, place, is?.id])).toEqual([
      [5, "album/0/c4", "S05"],
    ]);
  });
});
