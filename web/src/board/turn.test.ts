import { describe, expect, it, vi } from "vitest";

import type { Refusal } from "../base/protocol";
import type { Grip } from "./hand.svelte";
import type { Session } from "./session.svelte";
import { snapshot, TRIAL, type TrialChoice, type TrialView } from "./trial";
import { Turn, type Manners } from "./turn.svelte";

interface Part {
  move: string;
}
const GRIP: Grip<TrialChoice, Part> = { parts: { move: ({ move }) => move }, needs: () => ["move"] };

/** A table whose moves are carried out at once: each shows the next version with what is offered then. */
function sitting(offers: string[][], manners: Manners<TrialView, TrialChoice> = {}) {
  let version = 1;
  const table = (choices: string[] = []) =>
    snapshot({ version, ply: version - 1, waiting: [0], choices: choices.map((move) => ({ move })) });
  const play = vi.fn((_move: string): Promise<Refusal | undefined> => {
    version += 1;
    state.now = table(offers[version - 1]);
    return Promise.resolve(undefined);
  });
  const state = {
    now: table(offers[0]),
    busy: false,
    sending: false,
    link: "live",
    unsent: undefined,
    game: TRIAL,
    play,
    why: vi.fn(() => Promise.resolve(null)),
  };
  const turn = new Turn(state as unknown as Session<TrialView, TrialChoice>, GRIP, manners); // eslint-disable-line @typescript-eslint/consistent-type-assertions -- only what a turn asks a session for
  return { turn, state, play };
}

describe("a turn", () => {
  it("takes up what is pressed, and carries it out when it is pressed again", () => {
    const { turn, play } = sitting([["a", "b"]]);
    turn.press({ move: "a" });
    expect(turn.hand.choice?.move).toBe("a");
    expect(play).not.toHaveBeenCalled();
    turn.press({ move: "a" });
    expect(play).toHaveBeenCalledWith("a");
  });

  it("carries small moves out at once", () => {
    const { turn, play } = sitting([["a"]], { small: () => true });
    turn.press({ move: "a" });
    expect(play).toHaveBeenCalledWith("a");
  });

  it("carries out at once what somebody points at and so sees already", () => {
    const { turn, play } = sitting([["a"]], { direct: () => true });
    turn.hand.hint = { move: "a" };
    turn.press({ move: "a" });
    expect(play).toHaveBeenCalledWith("a");
  });

  it("sends moves wished together one after the other", async () => {
    const { turn, play } = sitting([["a"], ["b"], ["done"]]);
    await turn.do("a", "b", "done");
    while (turn.due) await turn.proceed();
    expect(play.mock.calls.flat()).toEqual(["a", "b", "done"]);
  });

  it("drops what follows if it is not offered any more", async () => {
    const { turn, play } = sitting([["a"], ["c"]]);
    await turn.do("a", "done");
    while (turn.due) await turn.proceed();
    expect(play.mock.calls.flat()).toEqual(["a"]);
    expect(turn.still).toBe(true);
  });

  it("offers nothing while something moves, something is on its way, or the line is dead", () => {
    const { turn, state } = sitting([["a"]]);
    expect(turn.choices).toHaveLength(1);
    for (const change of [{ busy: true }, { sending: true }, { link: "lost" }, { unsent: {} }]) {
      Object.assign(state, { busy: false, sending: false, link: "live", unsent: undefined }, change);
      expect(turn.choices).toHaveLength(0);
    }
  });

  it("does not wait for the others where all act at the same time", () => {
    const { turn, state } = sitting([["a"]], { together: () => true });
    state.busy = true;
    expect(turn.choices).toHaveLength(1);
  });

  it("asks why what is not offered is not possible", () => {
    const { turn, state } = sitting([["a"]]);
    turn.press({ move: "z" }, "z");
    expect(state.why).toHaveBeenCalledWith("z");
  });

  it("keeps what is pressed while a move is on its way", async () => {
    const { turn, state, play } = sitting([["a"], ["b"]], { small: () => true });
    state.sending = true;
    turn.press({ move: "b" });
    expect(play).not.toHaveBeenCalled();
    state.sending = false;
    await turn.proceed();
    expect(turn.due).toBe(false);
  });
});
