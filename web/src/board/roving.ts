/**
 * Arrow keys inside a group of buttons laid out in rows: one of them is in the tab order, the arrows go to the nearest one in that
 * direction by where they lie on the screen, so that every layout works.
 */
import type { Attachment } from "svelte/attachments";

const DIRECTIONS: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const members = (group: Element) => [...group.querySelectorAll<HTMLElement>("[data-rove]:not(:disabled)")];

function centre(element: HTMLElement): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

function nearest(from: HTMLElement, others: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const [x, y] = centre(from);
  let best: HTMLElement | undefined;
  let bestCost = Infinity;
  for (const other of others) {
    const [ox, oy] = centre(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const { left, right, top, bottom } = other.getBoundingClientRect();
    // A wide one lies below everything it spans.
    const aside = dx === 0 ? Math.max(0, left - x, x - right) : Math.max(0, top - y, y - bottom);
    const cost = along + 3 * aside;
    if (along > 4 && cost < bestCost) [best, bestCost] = [other, cost];
  }
  return best;
}

const lit = (all: HTMLElement[]) => all.filter((member) => member.dataset.choosable === "true");

function makeOnlyStop(group: Element, stop: HTMLElement): void {
  for (const member of members(group)) {
    const index = member === stop ? "0" : "-1";
    // Setting it costs something even where nothing changes.
    if (member.getAttribute("tabindex") !== index) member.setAttribute("tabindex", index);
  }
}

/** The stop is where the person was, else the first thing that may be chosen. */
function settle(group: Element): void {
  const all = members(group);
  const current = all.find((member) => member === document.activeElement);
  const stop = current ?? lit(all)[0] ?? all[0];
  if (stop) makeOnlyStop(group, stop);
}

/** With `litOnly` the arrows go only to what may be chosen: for groups where most things may not. */
export function roving({ litOnly = false } = {}): Attachment<HTMLElement> {
  return (group) => {
    const onKey = (event: KeyboardEvent) => {
      const direction = DIRECTIONS[event.key];
      const from = event.target;
      if (!direction || !(from instanceof HTMLElement) || !("rove" in from.dataset)) return;
      event.preventDefault();
      const all = members(group);
      nearest(from, litOnly ? lit(all) : all, direction)?.focus();
    };
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && "rove" in event.target.dataset) makeOnlyStop(group, event.target);
    };
    /** Whoever comes back finds what may be chosen, not something passed on the way. */
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      const left = !(relatedTarget instanceof Node && group.contains(relatedTarget));
      const stop = members(group).find((member) => member.tabIndex === 0);
      if (left && stop?.dataset.choosable !== "true") settle(group);
    };
    const observer = new MutationObserver(() => settle(group));
    observer.observe(group, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["data-choosable", "disabled"],
    });
    group.addEventListener("keydown", onKey);
    group.addEventListener("focusin", onFocus);
    group.addEventListener("focusout", onBlur);
    settle(group);
    return () => {
      observer.disconnect();
      group.removeEventListener("keydown", onKey);
      group.removeEventListener("focusin", onFocus);
      group.removeEventListener("focusout", onBlur);
    };
  };
}
