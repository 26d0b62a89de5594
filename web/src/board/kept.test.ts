import { describe, expect, it } from "vitest";

import { kept } from "./kept";

const pile = [1, 2, 3, 4].map((id) => ({ id, at: { x: id, y: -id } }));
const before = { round: 1, pile, points: [3, 1], over: null };
const anew = () => structuredClone(before);

describe("a new picture", () => {
  it("is the one before, where nothing has changed", () => {
    expect(kept(anew(), before)).toBe(before);
  });

  it("says what it said, and shares all that has not changed", () => {
    const next = { ...anew(), round: 2, points: [3, 2] };
    const shown = kept(next, before);
    expect(shown).toEqual(next);
    expect(shown.pile).toBe(pile);
    expect(shown.points).not.toBe(before.points);
  });

  it("knows what has moved up where something was taken out", () => {
    const shown = kept({ ...anew(), pile: anew().pile.filter(({ id }) => id !== 2) }, before);
    expect(shown.pile.map((polygon) => pile.indexOf(polygon))).toEqual([0, 2, 3]);
  });

  it("does not take a longer list, or more fields, for the same", () => {
    expect(kept([1], [1, 2])).toEqual([1]);
    expect(kept({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1 });
  });
});
