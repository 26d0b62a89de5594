import { describe, expect, it } from "vitest";

import { plain, withSigns } from "./marks";
import { BOLD, SIGN } from "./texts";

const yellow = `${SIGN.on}cx-sign-yellow${SIGN.off}yellow`;

describe("a sentence with drawings between its words", () => {
  it("gives words and drawings by turns", () => {
    expect(withSigns(`Take ${yellow}.`)).toEqual(["Take ", "cx-sign-yellow", "yellow."]);
  });

  it("is read aloud without them", () => {
    expect(plain(`${BOLD.on}Ada${BOLD.off} takes **${yellow}**.`)).toBe("Ada takes yellow.");
  });
});
