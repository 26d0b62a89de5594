/**
 * Carrying a stamp to the album: from beside it or from another place on the page. The stamp leaves its place as soon as it is lifted, so
 * the gesture belongs to the whole stage and not to the stamp; so does the click that ends it. Under a finger the copy floats above it,
 * where it can be seen.
 */
import type { Attachment } from "svelte/attachments";

import { copyOf } from "../../../board/copy";

const THRESHOLD = 8;
const ABOVE_FINGER = 56;
/** So near to the edge of what scrolls, it scrolls, by so much with each frame. */
const EDGE = 48;
const STEP = 7;

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
    opacity: ".6",
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
    let last: PointerEvent | undefined;
    let frame = 0;

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
      if (copy) hover(event);
    };
    const hover = (event: PointerEvent) => {
      last = event;
      const [x, y] = point(event);
      if (copy) copy.style.translate = `${x - copy.offsetWidth / 2}px ${y - copy.offsetHeight / 2}px`;
      carry.over(x, y);
    };
    /** Whoever rests at the edge wants to go further. */
    const creep = () => {
      if (!copy || !last) return;
      const { top, bottom } = stage.getBoundingClientRect();
      const [high, low] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      const way = last.clientY < high + EDGE ? -STEP : last.clientY > low - EDGE ? STEP : 0;
      if (way !== 0) {
        const before = stage.scrollTop + scrollY;
        stage.scrollBy(0, way);
        if (stage.scrollHeight <= stage.clientHeight) scrollBy(0, way);
        if (stage.scrollTop + scrollY !== before) hover(last);
      }
      frame = requestAnimationFrame(creep);
    };
    const lift = (event: PointerEvent) => {
      const piece = start?.source.querySelector<HTMLElement>("[data-piece]");
      if (!piece || !carry.begin(Number(start?.source.dataset.item))) {
        start = undefined;
        return;
      }
      copy = lifted(piece, carry.unit());
      stage.setPointerCapture(event.pointerId);
      frame = requestAnimationFrame(creep);
    };
    const up = (event: PointerEvent) => {
      start = undefined;
      if (!copy) return;
      cancelAnimationFrame(frame);
      copy.remove();
      copy = last = undefined;
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
      cancelAnimationFrame(frame);
      copy?.remove();
    };
  };
}
