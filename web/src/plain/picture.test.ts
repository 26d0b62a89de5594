import { expect, test } from "vitest";

import { ownOf, playersOf, scoresOf, sharedOf } from "./picture";

const view = {
  pot: 2,
  fair: ["king", null],
  players: [
    { seat: 0, card: "king", points: 3, at_end: 5, terms: { chips: 3, note: "none" } },
    { seat: 1, card: null },
    "nobody",
  ],
};

test("players are those of the list `players` that have a seat", () => {
  expect(playersOf(view).map(({ seat }) => seat)).toEqual([0, 1]);
  expect(playersOf({ players: 3 })).toEqual([]);
  expect(playersOf(null)).toEqual([]);
});

test("what all share is every other field, in its order", () => {
  expect(sharedOf(view).map(([name]) => name)).toEqual(["pot", "fair"]);
});

test("what is said beside a player's name is not said again before them", () => {
  expect(playersOf(view).map(ownOf)).toEqual([[["card", "king"]], [["card", null]]]);
});

test("points that nobody may know are none", () => {
  expect(scoresOf(view)).toEqual([
    { seat: 0, points: 3, end: 5, terms: { chips: 3 } },
    { seat: 1, points: null, end: null, terms: null },
  ]);
});
