import { describe, expect, it } from "vitest";

import { Row } from "./row.svelte";
import type { Choice, Effect } from "./types";

const leads: Effect = { key: "effect-leads", args: { set: "corking" }, points: 6 };
const offer: Effect = { key: "effect-combo", args: { sticker: "deck" }, points: 0 };

function play(card: string, along: string[], stars: number): Choice {
  const rows = [card, ...along].map((_, index) => ({
    gain: 6 + index,
    effects: [leads, offer],
    line: index < 2 ? 0 : 1,
    done: index < along.length ? "done" : null,
  }));
  const nothing = { effect: null, into: null, seat: null, set: null, spaces: null, kind: null, gain: 0, effects: [] };
  return { ...nothing, move: `lay ${card}`, verb: "play", card, laying: { along, stars, under: [], rows } };
}

const CORKINGS = ["corking-1", "corking-2", "corking-3"];
const others = (card: string) => CORKINGS.filter((one) => one !== card);
const offered = [...CORKINGS.map((card, index) => play(card, others(card), index)), play("robotter-1", [], 2)];

function picked(...cards: string[]): Row {
  const row = new Row(() => offered);
  for (const card of cards) row.pick(card);
  return row;
}

describe("a row of cards", () => {
  it("brings what its last card brings in a row of that length, and the stars of all", () => {
    const { outlook } = picked("corking-2", "corking-3");
    expect(outlook?.gain).toBe(7 + 1 + 2);
    expect(outlook?.effects.map(({ key, points }) => [key, points])).toEqual([
      ["effect-leads", 6],
      ["effect-stars", 3],
      ["effect-combo", 0],
    ]);
  });

  it("earns the line of the bonus that goes with its length", () => {
    expect(picked("corking-1", "corking-2").outlook?.line).toBe(0);
    expect(picked(...CORKINGS).outlook?.line).toBe(1);
  });

  it("sends the moves it was offered, and the one that ends it where one is needed", () => {
    expect(picked("corking-2", "corking-1").moves).toEqual(["lay corking-2", "lay corking-1", "done"]);
    expect(picked(...CORKINGS).moves).toEqual(CORKINGS.map((card) => `lay ${card}`));
  });

  it("begins anew with a card that does not go along", () => {
    expect(picked("corking-1", "robotter-1").cards).toEqual(["robotter-1"]);
  });

  it("shows what the card pointed at would add", () => {
    const row = picked("corking-1");
    row.hint = "corking-3";
    expect(row.previewed?.gain).toBe(7 + 0 + 2);
    expect(row.cards).toEqual(["corking-1"]);
  });

  it("lets a card go that is pressed again", () => {
    expect(picked("corking-1", "corking-2", "corking-1").cards).toEqual(["corking-2"]);
  });
});
