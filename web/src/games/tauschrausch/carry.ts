/**
 * Carrying a stamp to the album: from beside it or from another place on the page. The stamp leaves its place as soon as it is lifted, so
 * the gesture belongs to the whole stage and not to the stamp; so does the click that ends it. Under a finger the copy floats above it,
 * where it can be seen.
 */
import type { Attachment } from "svelte/attachments";

import { copyOf } from "../../board/copy";

const THRESHOLD = 8;
const ABOVE_FINGER = 56;

export interface Carry {
  /** The width of a cell, so that the copy is as large as it will lie. */
  unit: () => number;
  begin: (item: number) => boolean;
  over: (x: number, y: number) => void;
  end: (x: number, y: number) => void;
  cancel: () => void;
}

function lifted(source: HTMLElement, unit: number): HTMLElement {
  const copy = copyOf(source);
  copy.style.setProperty("--u", `${unit}px`);
  Object.assign(copy.style, {
    position: "fixed",
    left: "0",
    top: "0",
    zIndex: "65",
    opacity: ".9",
    pointerEvents: "none",
    filter: "drop-shadow(4px 14px 14px rgb(5 20 20 / .5))",
  });
  document.body.append(copy);
  return copy;
}

export function carrier(carry: Carry): Attachment<HTMLElement> {
  return (stage) => {
    let start: { x: number; y: number; source: HTMLElement } | undefined;
    let copy: HTMLElement | undefined;

    const point = (event: PointerEvent): [number, number] => [
      event.clientX,
      event.clientY - (event.pointerType === "touch" ? ABOVE_FINGER : 0),
    ];
    const down = (event: PointerEvent) => {
      const source = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-item]") : null;
      if (event.button === 0 && source) start = { x: event.clientX, y: event.clientY, source };
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      if (!copy && Math.hypot(event.clientX - start.x, event.clientY - start.y) > THRESHOLD) lift(event);
      if (!copy) return;
      const [x, y] = point(event);
      copy.style.translate = `${x - copy.offsetWidth / 2}px ${y - copy.offsetHeight / 2}px`;
      carry.over(x, y);
    };
    const lift = (event: PointerEvent) => {
      const piece = start?.source.querySelector<HTMLElement>("[data-piece]");
      if (!piece || !carry.begin(Number(start?.source.dataset.item))) {
        start = undefined;
        return;
      }
      copy = lifted(piece, carry.unit());
      stage.setPointerCapture(event.pointerId);
    };
    const up = (event: PointerEvent) => {
      start = undefined;
      if (!copy) return;
      copy.remove();
      copy = undefined;
      if (event.type === "pointerup") carry.end(...point(event));
      else carry.cancel();
    };
    stage.addEventListener("pointerdown", down);
    stage.addEventListener("pointermove", move);
    stage.addEventListener("pointerup", up);
    stage.addEventListener("pointercancel", up);
    return () => {
      stage.removeEventListener("pointerdown", down);
      stage.removeEventListener("pointermove", move);
      stage.removeEventListener("pointerup", up);
      stage.removeEventListener("pointercancel", up);
      copy?.remove();
    };
  };
}
