import { expect, it } from "vitest";

import { Pacer } from "./pace.svelte";

it("waits for everybody who holds what follows", async () => {
  const pacer = new Pacer();
  await pacer.free();
  const [one, other] = [pacer.hold(), pacer.hold()];
  let free = false;
  const waiting = pacer.free().then(() => (free = true));
  one();
  await Promise.resolve();
  expect(free).toBe(false);
  other();
  await waiting;
  expect(free).toBe(true);
  await pacer.free();
});
