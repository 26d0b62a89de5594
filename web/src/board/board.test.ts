import { describe, expect, it } from "vitest";

import { beats } from "./beats";
import { Board } from "./board.svelte";
import { deed } from "./trial";

const lying = (...places: string[]) => places.map((place) => ({ place, look: "mount blue" }));

describe("pieces on a board", () => {
  it("keep their identity while events carry them", () => {
    const board = new Board();
    board.show(board.settle(lying("fair/1")));
    const before = board.on("fair/1");
    const change = board.carry([["fair/1", "album/0/b2"]], lying("album/0/b2"));
    board.show(change);
    expect(board.on("album/0/b2")?.id).toBe(before?.id);
    expect(change.moves).toHaveLength(1);
  });

  it("keep it through a new view where their look allows", () => {
    const board = new Board();
    board.show(
      board.settle([
        { place: "a", look: "red" },
        { place: "b", look: "blue" },
      ]),
    );
    const blue = board.on("b")?.id;
    board.show(board.settle([{ place: "c", look: "blue" }]));
    expect(board.on("c")?.id).toBe(blue);
    expect(board.on("a")).toBeUndefined();
  });

  it("appear where nobody saw them before", () => {
    const board = new Board();
    board.show(board.carry([["supply", "fair/2"]], lying("fair/2")));
    expect(board.on("fair/2")?.look).toBe("mount blue");
  });
});

describe("beats", () => {
  it("are one for each event that is told, with the entry as far as it is told", () => {
    const two = { ...deed(1, 1, "a", "b"), events: [...deed(1, 1, "a", "b").events, ...deed(1, 1, "b", "c").events] };
    const [first, second] = beats([two]);
    expect(first?.entries[0]?.events).toHaveLength(1);
    expect(second?.entries[0]?.events).toHaveLength(2);
    expect([first?.last, second?.last]).toEqual([false, true]);
  });

  it("belong to the guest who acts within somebody's deed", () => {
    const [own] = deed(1, 0, "a", "b").events;
    const mine = { ...deed(1, 0, "a", "b"), events: own ? [own, { ...own, args: { seat: 1 } }] : [] };
    expect(beats([mine]).map(({ seat }) => seat)).toEqual([0, 0]);
    expect(beats([mine], [1]).map(({ seat }) => seat)).toEqual([0, 1]);
  });
});
