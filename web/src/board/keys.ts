/** The keys of every table; arrows and Enter belong to what has the focus (roving.ts). */
export interface Keyed {
  putBack: () => void;
  undo: () => void;
  skip: () => void;
  list: () => void;
}

/** Somebody writes, or a dialog has the keys. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  const writes = target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
  return writes || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null;
}

/** Space presses the button that has the focus; only where there is none it skips. */
const presses = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest("button, a, summary") !== null;

export function onKey(event: KeyboardEvent, keyed: Keyed, busy: boolean): void {
  if (isTaken(event)) return;
  if (event.key === "Escape") keyed.putBack();
  else if (event.key === "u" || event.key === "U") keyed.undo();
  else if (event.key === "?") keyed.list();
  else if (event.key === " " && busy && !presses(event)) keyed.skip();
  else return;
  event.preventDefault();
}
