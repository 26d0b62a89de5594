/**
 * Motion explains: whatever changes place flies there. A copy of the piece flies above everything, so no panel cuts it off; the piece
 * itself waits unseen at its new place. Pieces carry `data-piece`, places without visible pieces (purse, pile) `data-place`.
 */
import { tick } from "svelte";

import type { Board, Change, Move } from "./board.svelte";
import { copyOf } from "./copy";
import type { Pacer } from "./pace.svelte";

/** How long a piece flies, and how much later than the one before it starts. */
export interface Flight {
  duration: number;
  stagger: number;
}

const FADE = 180;
const EASE = "cubic-bezier(.2, .8, .2, 1)";
const RISE: Keyframe[] = [
  { opacity: 0, transform: "none" },
  { opacity: 0.45, transform: "translate(4px, 12px)", offset: 0.45 },
  { opacity: 0, transform: "none" },
];

interface Start {
  move: Move;
  /** Where the piece was, or the middle of the heap it comes from. */
  piece: DOMRect | undefined;
  heap: DOMRect | undefined;
  copy: HTMLElement | undefined;
}

function visible(selector: string): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.find((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0);
}

const pieceElement = (move: Move) => visible(`[data-piece="${move.piece.id}"]`);

/** A place the page does not draw lies in one it does: `out/17` in `out`. */
function placeElement(place: string): HTMLElement | undefined {
  const found = visible(`[data-place="${CSS.escape(place)}"]`);
  const around = place.slice(0, Math.max(place.lastIndexOf("/"), 0));
  return found ?? (around === "" ? undefined : placeElement(around));
}

function lookAt(move: Move): Start {
  const element = pieceElement(move);
  return {
    move,
    piece: element?.getBoundingClientRect(),
    heap: element ? undefined : placeElement(move.from)?.getBoundingClientRect(),
    copy: element && copyOf(element),
  };
}

/** A heap is not a piece: a piece that comes from it or goes into it does so at its middle, in nearly its own size. */
function middleOf(heap: DOMRect | undefined, piece: DOMRect | undefined): DOMRect | undefined {
  if (!heap || !piece) return undefined;
  const [width, height] = [piece.width * 0.7, piece.height * 0.7];
  return new DOMRect(heap.x + (heap.width - width) / 2, heap.y + (heap.height - height) / 2, width, height);
}

/** Shows a planned change of the board, every moved piece in flight; done when the last one has landed. */
export async function fly(board: Board, change: Change, pacer: Pacer, flight: Flight): Promise<void> {
  if (pacer.instant || change.moves.length === 0) {
    board.show(change);
    return;
  }
  const starts = change.moves.map(lookAt);
  board.show(change);
  await tick();
  // All are looked at before anything is put on the page: else it would be laid out anew for each of them.
  const ways = starts.map(wayOf);
  await Promise.allSettled(ways.map((way, index) => launch(way, pacer, flight, index)));
}

/** From where to where, and what is seen on the way; without a copy the piece only appears. */
interface Way {
  goal: HTMLElement | undefined;
  from: DOMRect | undefined;
  to: DOMRect | undefined;
  copy: HTMLElement | undefined;
}

function wayOf(start: Start): Way {
  const goal = pieceElement(start.move);
  const there = goal?.getBoundingClientRect();
  return {
    goal,
    from: start.piece ?? middleOf(start.heap, there),
    to: there ?? middleOf(placeElement(start.move.to)?.getBoundingClientRect(), start.piece),
    copy: start.copy ?? (goal && copyOf(goal)),
  };
}

function launch({ goal, from, to, copy }: Way, pacer: Pacer, flight: Flight, index: number): Promise<void> {
  const timing = { duration: flight.duration, delay: index * flight.stagger, easing: EASE, fill: "backwards" } as const;
  if (pacer.gentle || !from || !to) return fadeIn(goal, pacer, timing);
  return copy ? flyCopy(copy, from, to, goal, pacer, timing) : Promise.resolve();
}

function fadeIn(goal: HTMLElement | undefined, pacer: Pacer, timing: KeyframeAnimationOptions): Promise<void> {
  if (!goal) return Promise.resolve();
  return pacer.show(goal.animate([{ opacity: 0 }, { opacity: 1 }], { ...timing, delay: 0, duration: FADE }));
}

async function flyCopy(
  copy: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  goal: HTMLElement | undefined,
  pacer: Pacer,
  timing: KeyframeAnimationOptions,
): Promise<void> {
  const shadow = shadowOf(copy);
  const flying = document.createElement("div");
  Object.assign(flying.style, { position: "fixed", zIndex: "60", transformOrigin: "0 0", ...sizes(from) });
  flying.append(shadow, fill(copy));
  document.body.append(flying);
  if (goal) goal.style.visibility = "hidden";
  const scale = to.width / from.width;
  const shift = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${scale})`;
  try {
    const frames = [{ transform: "none" }, { transform: shift, opacity: goal ? 1 : 0.15 }];
    const shown = [pacer.show(flying.animate(frames, timing)), pacer.show(shadow.animate(RISE, timing))];
    if (copy.dataset.turns !== undefined) shown.push(turnOver(copy, pacer, timing));
    await Promise.all(shown);
  } finally {
    flying.remove();
    if (goal) goal.style.visibility = "";
  }
}

/**
 * What flies is higher in the middle of its way, which its shadow shows. It is drawn once, and then only moves and fades: with a filter that
 * changes the browser would draw the table anew in every frame.
 */
function shadowOf(copy: HTMLElement): HTMLElement {
  const shadow = document.createElement("div");
  shadow.style.opacity = "0";
  const dark = fill(document.importNode(copy, true));
  dark.style.filter = "brightness(0) blur(6px)";
  shadow.append(dark);
  return fill(shadow);
}

/** What lies on both sides, such as a token, turns on its way: it carries `data-turns`. */
function turnOver(copy: HTMLElement, pacer: Pacer, timing: KeyframeAnimationOptions): Promise<void> {
  const [piece] = copy.children;
  const frames = ["rotateY(0)", "rotateY(720deg)"].map((turned) => ({ transform: `perspective(300px) ${turned}` }));
  return piece ? pacer.show(piece.animate(frames, timing)) : Promise.resolve();
}

function sizes({ left, top, width, height }: DOMRect) {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}

/** As large as what it lies in, however it lay on its place. */
function fill(element: HTMLElement): HTMLElement {
  Object.assign(element.style, {
    position: "absolute",
    inset: "0",
    width: "100%",
    height: "100%",
    margin: "0",
    transform: "none",
    pointerEvents: "none",
    visibility: "visible",
  });
  return element;
}
