/** A piece that has just come slides in from where it lay before; with reduced motion it fades in. */
import type { Attachment } from "svelte/attachments";

const EASE = "cubic-bezier(.2, .8, .2, 1)";
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function slideFrom(before: () => Element | null | undefined, duration: number): Attachment<HTMLElement> {
  return (piece) => {
    const source = before()?.getBoundingClientRect();
    if (duration <= 0 || !source || source.width === 0) return;
    const { left, top, width } = piece.getBoundingClientRect();
    const way = `translate(${source.left - left}px, ${source.top - top}px) scale(${source.width / width})`;
    const start = calm.matches ? { opacity: 0 } : { transform: way, transformOrigin: "0 0", zIndex: 5 };
    piece.animate([start, {}], { duration, easing: EASE });
  };
}
