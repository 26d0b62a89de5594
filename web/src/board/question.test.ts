import { describe, expect, it } from "vitest";

import { questionOf, winners } from "./question";
import { snapshot } from "./trial";

/** Says which text was asked for, and about whom. */
const t = (key: string, args: Record<string, unknown> = {}) =>
  typeof args.who === "string" ? `${key} ${args.who.replaceAll(/[\uE000\uE001]/g, "")}` : key;
const asked = () => ({ sentence: "buy a tile" });

describe("the question", () => {
  it("is the game's own while the reader may choose", () => {
    const moment = { shown: snapshot({ seat: 0, waiting: [0] }), acting: null, open: true };
    expect(questionOf(moment, t, asked)).toEqual({ who: "your-turn", sentence: "buy a tile", seat: 0, asking: true });
  });

  it("never says that the reader waits for the reader", () => {
    const moment = { shown: snapshot({ seat: 0, waiting: [0] }), acting: null, open: false };
    const { sentence, passing } = questionOf(moment, t, asked);
    expect([sentence, passing]).toEqual(["one-moment", true]);
  });

  it("names whose deed is being shown, whoever comes next", () => {
    const moment = { shown: snapshot({ seat: 0, waiting: [0] }), acting: 1, open: false };
    expect(questionOf(moment, t, asked)).toMatchObject({ sentence: "prompt-acts Pip", seat: 1, asking: false });
  });

  it("names all that are waited for, or the one who thinks", () => {
    const waiting = { shown: snapshot({ seat: 0, waiting: [1, 2] }), acting: null, open: true };
    expect(questionOf(waiting, t, asked).sentence).toBe("prompt-waiting Pip, Wren");
    const thinking = { shown: snapshot({ seat: 0, waiting: [1], thinking: 1 }), acting: null, open: true };
    expect(questionOf(thinking, t, asked).sentence).toBe("prompt-thinking Pip");
  });

  it("tells somebody without a seat that they watch", () => {
    const moment = { shown: snapshot({ seat: null, waiting: [1] }), acting: null, open: true };
    expect(questionOf(moment, t, asked)).toMatchObject({ who: "you-watch", asking: false });
  });

  it("names the winner at the end", () => {
    const place = (seat: number, rank: number) => ({ seat, rank, points: 9, terms: {}, tie_break: 0 });
    const outcome = { reason: "rounds", ranking: [place(1, 1), place(0, 2)] };
    const lost = { shown: snapshot({ seat: 0, over: true, outcome }), acting: null, open: true };
    expect(questionOf(lost, t, asked).sentence).toBe("have-won Pip");
    const won = { shown: snapshot({ seat: 1, over: true, outcome }), acting: null, open: true };
    expect(questionOf(won, t, asked).sentence).toBe("you-won");
    expect(winners({ ...outcome, ranking: [place(0, 1), place(2, 1), place(1, 3)] })).toEqual([0, 2]);
  });
});
