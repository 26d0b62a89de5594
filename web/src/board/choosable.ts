import type { Hand } from "./hand.svelte";

/**
 * What keys, ears and styles are told of a piece that may be chosen. `chosen`: nothing where it is never held; `goal`: it would complete
 * what is in the hand.
 */
export const choosable = (name: string, may: boolean, chosen?: boolean, goal?: boolean) => ({
  "data-rove": "",
  "data-testid": name,
  "data-choosable": may,
  "data-goal": goal,
  "aria-disabled": !may,
  "aria-pressed": may ? chosen : undefined,
});

/** Shows what a part would bring while a pointer or the focus is on it; nothing: it would bring nothing now. */
export function hinting<Choice, Part extends object>(hand: Hand<Choice, Part>, part: Part | undefined) {
  const come = () => (hand.hint = part);
  const leave = () => (hand.hint = undefined);
  return { onpointerenter: come, onpointerleave: leave, onfocus: come, onblur: leave };
}
