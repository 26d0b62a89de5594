/**
 * Focus follows the question. Whoever steers by keyboard finds it on the first thing that may be chosen: on what a piece in hand may go to
 * (`data-goal`), else on what is lit (`data-choosable`), else on the main button. Whoever uses a pointer keeps it where it is.
 */
const GOALS = '[data-goal="true"]:not(:disabled)';
const LIT = '[data-choosable="true"]:not(:disabled)';
const MAIN = ".btn-main:not(:disabled)";

function reachable(element: HTMLElement): boolean {
  return element.checkVisibility() && element.closest("[inert]") === null;
}

function first(within: HTMLElement, selector: string): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>(selector)].find(reachable);
}

/** Whether focus is somewhere that still belongs to the question. */
function isGood(within: HTMLElement, goals: boolean): boolean {
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !within.contains(now)) return now !== document.body && now !== null;
  return now.matches(goals ? GOALS : `${LIT}, ${MAIN}`);
}

export function focusQuestion(within: HTMLElement, aiming: boolean): void {
  const goals = aiming && first(within, GOALS) !== undefined;
  if (isGood(within, goals)) return;
  const wanted = goals ? first(within, GOALS) : (first(within, LIT) ?? first(within, MAIN));
  wanted?.focus();
}
