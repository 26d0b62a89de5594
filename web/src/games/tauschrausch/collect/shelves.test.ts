import { describe, expect, it } from "vitest";

import { cardRoom, heightOf, roomOf, unitFor } from "./shelves";

const DAY = [
  ...Array<"large">(4).fill("large"),
  ...Array<"long">(4).fill("long"),
  ...Array<"short">(8).fill("short"),
  ...Array<"small">(6).fill("small"),
  ...Array<"forever">(3).fill("forever"),
  "marker" as const,
  ...Array<"card">(3).fill("card"),
];
const shelves = (width: number) => ({ width, least: 26, card: cardRoom(3, 140, width) });

describe("the shelves of the pool", () => {
  it.each([
    [830, 330],
    [700, 420],
    [1500, 600],
  ])("are as large as there is room: %i by %i", (width, height) => {
    const unit = unitFor(DAY, height, shelves(width));
    expect(heightOf(DAY, unit, shelves(width))).toBeLessThanOrEqual(height);
    for (let larger = unit + 0.5; larger <= 46; larger += 0.5)
      expect(heightOf(DAY, larger, shelves(width))).toBeGreaterThan(height);
  });

  it("hold a rectangle either way", () => {
    expect(roomOf("short", 20, shelves(800))).toEqual({ w: 60, h: 60 });
    expect(roomOf("long", 20, shelves(800))).toEqual({ w: 80, h: 80 });
  });

  it("have no place too small for a finger", () => {
    expect(roomOf("forever", 14, { ...shelves(800), least: 40 })).toEqual({ w: 40, h: 40 });
  });

  it("let cards grow with their words, and stand beside each other while they can be read", () => {
    expect(cardRoom(5, 140, 780).w * 5).toBeLessThan(780);
    expect(cardRoom(3, 200, 780).h).toBeGreaterThan(cardRoom(3, 100, 780).h);
    expect(cardRoom(2, 100, 320).w * 2).toBeLessThan(320);
  });
});
