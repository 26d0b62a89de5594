import { describe, expect, it } from "vitest";

import type { LogEntry } from "../../../base/protocol";
import type { Player, Tile } from "../types";
import { albumOn, atTheEnd, eveningsOf, placedOn, ranked } from "./days";

const event = (key: string, args: object = {}, points: Record<string, number> = {}) => ({
  key,
  args,
  points,
  moves: [],
});
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- an entry as the server sends it, with what is read here
const entry = (ply: number, ...events: object[]) => ({ ply, seat: null, move: "", events }) as unknown as LogEntry;
const placed = (seat: number, place: string) => event("placed", { seat, place, piece: "rare" });

/** Both began with 3 points; Ada won 2 + 8, Ben 6 + 5 + 1 on Friday. */
const FRIDAY = [
  entry(1, event("round-began", { round: 1 })),
  entry(2, placed(0, "a1")),
  entry(3, placed(0, "c4")),
  entry(4, placed(1, "a1")),
  entry(
    5,
    event("score-marker", { seat: 1, points: 6 }, { 1: 6 }),
    event("score-exhibitors", { seat: 0, points: 2 }, { 0: 2 }),
    event("score-card", { seat: 1, points: 1 }, { 1: 1 }),
  ),
  entry(
    6,
    event("entered", { seat: 0, contest: "duet", points: 8 }, { 0: 8 }),
    event("entered-again", { seat: 1, points: 5 }, { 1: 5 }),
    event("round-ended", { round: 1, forever: [10, 0], values: [3, -2], specialists: [0, 0], final: [4, 0] }),
    event("round-began", { round: 2 }),
  ),
];
const SATURDAY = [entry(7, placed(0, "e5")), entry(8, event("score-exhibitors", { seat: 0, points: 2 }, { 0: 2 }))];
const LOG = [...FRIDAY, ...SATURDAY];
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- players with what is read here
const players = (...points: number[]) => points.map((own, side) => ({ side, points: own })) as unknown as Player[];

describe("an evening", () => {
  const evenings = eveningsOf(LOG, players(15, 15), 8);

  it("comes with the end of each day, never before", () => {
    expect(evenings.map(({ day }) => day)).toEqual([1]);
    expect(eveningsOf(FRIDAY.slice(0, 5), players(5, 10), 5)).toEqual([]);
  });

  it("lists points by reason, and the total with the head start", () => {
    const [ada, ben] = evenings[0]?.cards ?? [];
    expect(ada).toMatchObject({
      marker: 0,
      exhibitors: 2,
      contests: 8,
      contest: "duet",
      others: 0,
      gained: 10,
      total: 13,
    });
    expect(ben).toMatchObject({
      marker: 6,
      exhibitors: 0,
      contests: 5,
      contest: undefined,
      others: 1,
      gained: 12,
      total: 15,
    });
    expect(evenings[0]?.marker).toBe(1);
  });

  it("is the same while its last events are still being told", () => {
    expect(eveningsOf(FRIDAY, players(5, 10), 5)).toEqual(evenings);
  });

  it("says what the end of the fair would bring", () => {
    const [first] = evenings;
    if (!first) throw new Error("no evening");
    expect(ranked(first).map((card) => [card.side, atTheEnd(card)])).toEqual([
      [0, 30],
      [1, 13],
    ]);
  });

  it("counts what the end of the fair paid on the last day apart from the day", () => {
    const end = entry(
      9,
      event("score-values", { seat: 0, points: 7 }, { 0: 7 }),
      event("score-final", { seat: 0, points: 4 }, { 0: 4 }),
      event("fair-closed"),
    );
    const last = eveningsOf([...LOG, end], players(26, 15), 9).at(-1);
    expect(last?.cards[0]).toMatchObject({
      gained: 2,
      total: 15,
      closing: { values: 7, forever: 0, specialists: 0, final: 4 },
    });
  });

  it("shows the album as it was, with what was placed that day", () => {
    const days = placedOn(LOG, 0);
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- tiles with what is read here
    const tiles = ["a1", "c4", "e5"].map((cell) => ({ cell })) as unknown as Tile[];
    const seen = (day: number) => albumOn(tiles, days, day).map(({ cell, fresh }) => [cell, fresh]);
    expect(seen(1)).toEqual([
      ["a1", true],
      ["c4", true],
    ]);
    expect(seen(2)).toEqual([
      ["a1", false],
      ["c4", false],
      ["e5", true],
    ]);
  });
});
