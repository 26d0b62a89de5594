import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../base/settings.svelte";
import { Showing } from "./showing.svelte";
import { deed, snapshot, TRIAL, type TrialChoice, type TrialView } from "./trial";

const at = (version: number, place: string, ...log: ReturnType<typeof deed>[]) =>
  snapshot({ version, ply: version - 1, log, log_from: (log[0]?.ply ?? version) - 1, view: { pieces: [place] } });

function showing(whole = () => Promise.resolve(snapshot())): Showing<TrialView, TrialChoice> {
  const made = new Showing<TrialView, TrialChoice>(TRIAL, whole);
  made.atOnce(at(1, "fair"));
  return made;
}

const still = (table: Showing<TrialView, TrialChoice>) =>
  vi.waitFor(() => expect(table.busy).toBe(false), { timeout: 5000 });

beforeEach(() => {
  settings.pace = "at once";
});

describe("what is shown", () => {
  it("is the newest table once everything before it was shown", async () => {
    const table = showing();
    table.receive(at(2, "hand", deed(1, 1, "fair", "hand")));
    table.receive(at(3, "album", deed(2, 1, "hand", "album")));
    await still(table);
    expect(table.shown?.version).toBe(3);
    expect(table.board.on("album")).toBeDefined();
    expect(table.log.map(({ ply }) => ply)).toEqual([1, 2]);
  });

  it("never goes back to an older table that comes late", async () => {
    const table = showing();
    table.receive(at(3, "album", deed(1, 1, "fair", "hand"), deed(2, 1, "hand", "album")));
    await still(table);
    table.receive(at(2, "hand", deed(1, 1, "fair", "hand")));
    await still(table);
    expect(table.shown?.version).toBe(3);
  });

  it("asks for the whole log where entries were missed", async () => {
    const whole = vi.fn(() => Promise.resolve(at(9, "box", deed(1, 1, "fair", "box"))));
    const table = showing(whole);
    table.receive(at(6, "album", deed(5, 1, "hand", "album")));
    await still(table);
    expect(whole).toHaveBeenCalledOnce();
    expect(table.shown?.version).toBe(9);
  });

  it("is shown again from the reader's last deed on", async () => {
    const table = showing();
    table.receive(at(2, "hand", deed(1, 0, "fair", "hand")));
    await still(table);
    expect(table.mayAgain).toBe(false);
    table.receive(at(3, "album", deed(2, 1, "hand", "album")));
    await still(table);
    expect(table.mayAgain).toBe(true);
    const again = table.again();
    expect(table.shown?.version).toBe(2);
    expect(table.board.on("hand")).toBeDefined();
    await again;
    expect(table.shown?.version).toBe(3);
    expect(table.log.map(({ ply }) => ply)).toEqual([1, 2]);
  });

  it("names whose deed it shows, and nobody afterwards", async () => {
    settings.pace = "brisk";
    const table = showing();
    const seen: (number | null)[] = [];
    vi.spyOn(table.board, "carry").mockImplementation(() => {
      seen.push(table.acting);
      return { moves: [], pieces: [] };
    });
    table.receive(at(2, "hand", deed(1, 1, "fair", "hand")));
    table.receive(at(3, "album", deed(2, 2, "hand", "album")));
    await still(table);
    expect(seen).toEqual([1, 2]);
    expect(table.acting).toBeNull();
  });

  it("rests between the turns of two players, unless somebody skips", async () => {
    settings.pace = "calm";
    const table = showing();
    const rest = vi.spyOn(table.pacer, "rest");
    table.receive(at(2, "hand", deed(1, 1, "fair", "hand")));
    table.receive(at(3, "album", deed(2, 2, "hand", "album")));
    table.skip();
    expect(table.pacer.instant).toBe(true);
    await still(table);
    expect(rest).toHaveBeenCalledOnce();
    expect(table.pacer.instant).toBe(false);
  });
});
