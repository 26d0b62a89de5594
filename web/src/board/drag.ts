/**
 * Drag and drop with pointer events, for mouse, pen and finger alike. What is dragged is a copy under the pointer; where it is dropped is
 * asked of the page (`data-drop`). A press that hardly moves stays a click.
 */
import type { Attachment } from "svelte/attachments";

import { copyOf } from "./copy";

const THRESHOLD = 8;

export interface Drag {
  /** The piece to drag, or nothing when it may not be dragged now. */
  begin: () => boolean;
  over: (drop: string | undefined) => void;
  /** With where on the place it was let go, in per cent of its size. */
  end: (drop: string | undefined, x?: number, y?: number) => void;
}

function placeUnder(x: number, y: number): HTMLElement | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? undefined;
}

const dropUnder = (x: number, y: number) => placeUnder(x, y)?.dataset.drop;

function makeCopy(source: HTMLElement): HTMLElement {
  const { width, height } = source.getBoundingClientRect();
  const copy = copyOf(source);
  Object.assign(copy.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${width}px`,
    height: `${height}px`,
    zIndex: "65",
    pointerEvents: "none",
    filter: "drop-shadow(4px 14px 14px rgb(5 20 20 / .5))",
  });
  document.body.append(copy);
  return copy;
}

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | undefined;
    let copy: HTMLElement | undefined;
    let last: string | undefined;

    const down = (event: PointerEvent) => {
      if (event.button === 0) start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > THRESHOLD;
      if (!copy && far) lift(event);
      if (copy) carry(event);
    };
    const lift = (event: PointerEvent) => {
      const piece = element.querySelector<HTMLElement>("[data-piece]");
      if (!piece || !drag.begin()) {
        start = undefined;
        return;
      }
      copy = makeCopy(piece);
      element.setPointerCapture(event.pointerId);
    };
    const carry = (event: PointerEvent) => {
      const { width = 0, height = 0 } = copy?.getBoundingClientRect() ?? {};
      if (copy) copy.style.translate = `${event.clientX - width / 2}px ${event.clientY - height / 2}px`;
      const drop = dropUnder(event.clientX, event.clientY);
      if (drop !== last) drag.over(drop);
      last = drop;
    };
    const up = (event: PointerEvent) => {
      start = undefined;
      if (!copy) return;
      copy.remove();
      copy = undefined;
      last = undefined;
      const place = event.type === "pointerup" ? placeUnder(event.clientX, event.clientY) : undefined;
      const { left, top, width, height } = place?.getBoundingClientRect() ?? new DOMRect();
      if (!place) drag.end(undefined);
      else drag.end(place.dataset.drop, ((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100);
      swallowClick();
    };

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerleave", move); // a quick hand is out of the element with its first move
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerleave", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      copy?.remove();
    };
  };
}

/** The browser sends a click after a drag; it was not one. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}
