/** The time, as often as words about it change. */
import { createSubscriber } from "svelte/reactivity";

const EVERY = 10_000;

const tick = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

export function now(): number {
  tick();
  return Date.now();
}
