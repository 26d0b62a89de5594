import { beforeAll, describe, expect, it } from "vitest";

import { plain } from "./marks";
import { BOLD, learn, textsOf } from "./texts";
import { tongue } from "./tongue.svelte";

describe("texts", () => {
  beforeAll(() => {
    learn("", {
      [tongue.spoken]:
        "gain = SC-33 gives { $points }, 1-2 more\nlone = { $points ->\n    [one] { $points } point\n   *[other] { $points } points\n }",
    });
  });

  it("write numbers below zero with a minus, and nothing else", () => {
    const t = textsOf("");
    expect(t("lone", { points: -3 })).toBe("−3 points");
    expect(t("lone", { points: -1 })).toBe("−1 point");
    expect(t("gain", { points: -4 })).toBe("SC-33 gives −4, 1-2 more");
    expect(t("gain", { points: 4 })).toBe("SC-33 gives 4, 1-2 more");
  });

  it("are told to ears without marks", () => {
    expect(plain("Here: **+1 point** for *you*")).toBe("Here: +1 point for you");
    expect(plain(`${BOLD.on}Ada${BOLD.off} has 2 * 3`)).toBe("Ada has 2 * 3");
  });
});
