import { describe, expect, it } from "vitest";

import { Stage } from "./stage.svelte";
import type { Choice, Scoring } from "./types";

const way = (set: Scoring["set"], stack: Scoring["stack"], after: number): Scoring => ({
  move: stack === set ? `score ${set}` : `score ${set} from ${stack}`,
  set,
  kind: stack === set ? "colour" : "shape",
  stack,
  points: 2,
  used: [],
  sum: { before: 0, parts: [], after, settled: true },
});

const choice = (verb: Choice["verb"], scoring: Scoring[]): Choice => ({
  move: verb === "score" ? (scoring[0]?.move ?? "") : verb,
  verb,
  piece: null,
  alike: [],
  other: null,
  other_alike: [],
  seat: null,
  scoring,
  frees: [],
  follow: [],
  completes: [],
  gain: 0,
  effects: [],
  sum: null,
});

function staged(choices: Choice[]) {
  const said: string[][] = [];
  const turn = {
    shown: { ply: 7 },
    choices,
    do: (...moves: string[]) => {
      said.push(moves);
      return Promise.resolve();
    },
  };
  return { stage: new Stage(turn), said };
}

describe("a set on its stage", () => {
  it("is scored by one press where there is one", () => {
    const { stage, said } = staged([choice("score", [way("blue", "blue", 3)])]);
    expect([stage.open, stage.held, stage.choice?.move]).toEqual([true, false, "score blue"]);
    stage.score();
    expect(said).toEqual([["score blue"]]);
  });

  it("comes when somebody wants to stop, is said with it, and can be left", () => {
    const { stage, said } = staged([choice("take", []), choice("stop", [way("blue", "blue", 3)])]);
    expect(stage.open).toBe(false);
    stage.ask();
    expect([stage.open, stage.held]).toEqual([true, true]);
    stage.leave();
    expect(stage.open).toBe(false);
    stage.ask();
    stage.score();
    expect(said).toEqual([["stop", "score blue"]]);
  });

  it("asks which set and which corner, beginning with what brings most", () => {
    const ways = [
      way("blue", "blue", 3),
      way("square", "green", 2),
      way("square", "pink", 5),
      way("square", "blue", 2),
    ];
    const { stage, said } = staged([choice("stop", ways)]);
    stage.ask();
    expect(stage.sets.map(({ set }) => set)).toEqual(["blue", "square"]);
    expect(stage.choice?.move).toBe("score square from pink");
    expect(stage.corners).toHaveLength(3);
    stage.pick(ways[1] ?? way("square", "green", 2));
    expect(stage.choice?.stack).toBe("green");
    stage.pickSet(ways[0] ?? way("blue", "blue", 3));
    expect([stage.choice?.set, stage.corners.length]).toEqual(["blue", 1]);
    stage.score();
    expect(said).toEqual([["stop", "score blue"]]);
  });
});
