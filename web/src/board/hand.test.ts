import { describe, expect, it } from "vitest";

import { Hand, type Grip } from "./hand.svelte";

interface Choice {
  verb: string;
  tile: number | null;
  place: string | null;
  slot: number | null;
  alike?: number[];
}
interface Part {
  verb?: string;
  tile?: number;
  place?: string;
  slot?: number;
}

const GRIP: Grip<Choice, Part> = {
  parts: {
    verb: ({ verb }) => verb,
    tile: ({ tile, alike = [] }) => (tile === null ? null : [tile, ...alike]),
    place: ({ place }) => place,
    slot: ({ slot }) => slot,
  },
  needs: ({ verb }) => (verb === "buy" ? ["tile", "place"] : verb === "coin" ? ["verb"] : []),
};
const buy = (tile: number, place: string, slot: number | null = null): Choice => ({ verb: "buy", tile, place, slot });
const COIN: Choice = { verb: "coin", tile: null, place: null, slot: null };
const STOP: Choice = { verb: "stop", tile: null, place: null, slot: null };

const handWith = (...offered: Choice[]) => new Hand<Choice, Part>(() => offered, GRIP);

describe("what is in the hand", () => {
  it("is nothing at first, and only what begins a choice is lit", () => {
    const hand = handWith(buy(1, "a1"), COIN);
    expect(hand.held).toBe(false);
    expect(hand.may({ tile: 1 })).toBe(true);
    expect(hand.may({ verb: "coin" })).toBe(true);
    expect(hand.may({ place: "a1" })).toBe(false);
    expect(hand.may({ tile: 2 })).toBe(false);
  });

  it("is a choice once everything it needs was pointed at, not before, even if only one is left", () => {
    const hand = handWith(buy(1, "a1"));
    hand.point({ tile: 1 });
    expect(hand.choice).toBeUndefined();
    hand.point({ place: "a1" });
    expect(hand.choice).toEqual(buy(1, "a1"));
  });

  it("begins anew with another piece, and forgets where the first one was to go", () => {
    const hand = handWith(buy(1, "a1"), buy(2, "a1"), buy(2, "b2"));
    hand.point({ tile: 1 });
    hand.point({ place: "a1" });
    hand.point({ tile: 2 });
    expect(hand.wish).toEqual({ tile: 2 });
  });

  it("is put down when it is pressed again, with what came after it", () => {
    const hand = handWith(buy(1, "a1"));
    hand.point({ tile: 1 });
    hand.point({ place: "a1" });
    hand.point({ place: "a1" });
    expect(hand.wish).toEqual({ tile: 1 });
    hand.point({ tile: 1 });
    expect(hand.held).toBe(false);
  });

  it("knows what was pointed at last", () => {
    const hand = handWith(buy(1, "a1"));
    hand.point({ tile: 1 });
    hand.point({ place: "a1" });
    expect(hand.endsWith({ place: "a1" })).toBe(true);
    expect(hand.endsWith({ tile: 1 })).toBe(false);
  });

  it("asks for more while several choices are left", () => {
    const hand = handWith(buy(1, "a1", 1), buy(1, "a1", 2));
    hand.take({ tile: 1, place: "a1" });
    expect(hand.choice).toBeUndefined();
    expect(hand.goes({ slot: 2 })).toBe(true);
    hand.take({ tile: 1, place: "a1", slot: 2 });
    expect(hand.choice?.slot).toBe(2);
  });

  it("takes pieces that look alike for the same", () => {
    const hand = handWith({ ...buy(1, "a1"), alike: [7] });
    expect(hand.may({ tile: 7 })).toBe(true);
  });

  it("refuses what is not offered", () => {
    const hand = handWith(buy(1, "a1"));
    expect(hand.point({ tile: 3 })).toBe(false);
    expect(hand.held).toBe(false);
  });

  it("shows what is pointed at, else what is chosen", () => {
    const hand = handWith(buy(1, "a1"), buy(1, "b2"));
    hand.take({ tile: 1, place: "a1" });
    hand.hint = { place: "b2" };
    expect(hand.previewed?.place).toBe("b2");
    hand.hint = undefined;
    expect(hand.previewed?.place).toBe("a1");
  });

  it("knows where a piece may go", () => {
    const hand = handWith(buy(1, "a1"), buy(1, "b2"), buy(2, "c3"));
    hand.point({ tile: 1 });
    expect([...hand.by("place").keys()]).toEqual(["a1", "b2"]);
  });

  it("stays after others have acted only if it is still possible", () => {
    const hand = handWith(buy(1, "a1"));
    hand.point({ tile: 1 });
    hand.keep([buy(1, "b2")]);
    expect(hand.held).toBe(true);
    hand.keep([buy(2, "a1")]);
    expect(hand.held).toBe(false);
  });

  it("leaves what has a button of its own out", () => {
    const hand = handWith(STOP, buy(1, "a1"));
    expect(hand.may({ verb: "stop" })).toBe(false);
    expect(hand.find(({ verb }) => verb === "stop")).toEqual(STOP);
  });
});
