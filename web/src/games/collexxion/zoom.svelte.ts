/** A closer look at the tray: by buttons, by pinching, by the wheel with Ctrl. What lies under the fingers stays there. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

const MOST = 3;
const STEP = 1.5;

interface Point {
  x: number;
  y: number;
}

function between(one: Touch, other: Touch): Point & { apart: number } {
  return {
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}

export class Zoom {
  level = $state(1);
  readonly canGrow = $derived(this.level < MOST);
  readonly canShrink = $derived(this.level > 1);
  #window: HTMLElement | undefined;
  #pinch: { apart: number; level: number } | undefined;

  /** Two fingers lie on the tray. */
  get pinching(): boolean {
    return this.#pinch !== undefined;
  }

  grow = (): void => void this.#to(this.level * STEP);
  shrink = (): void => void this.#to(this.level / STEP);

  /** To be attached to the window through which the tray is seen. */
  readonly window: Attachment<HTMLElement> = (element) => {
    this.#window = element;
    const options = { passive: false };
    element.addEventListener("touchstart", this.#down, options);
    element.addEventListener("touchmove", this.#move, options);
    element.addEventListener("touchend", this.#up);
    element.addEventListener("touchcancel", this.#up);
    element.addEventListener("wheel", this.#wheel, options);
    return () => {
      element.removeEventListener("touchstart", this.#down);
      element.removeEventListener("touchmove", this.#move);
      element.removeEventListener("touchend", this.#up);
      element.removeEventListener("touchcancel", this.#up);
      element.removeEventListener("wheel", this.#wheel);
      this.#window = undefined;
    };
  };

  /** Around a point of the screen, else around the middle of the window. */
  async #to(wanted: number, around?: Point): Promise<void> {
    const element = this.#window;
    const level = wanted < 1.05 ? 1 : Math.min(wanted, MOST);
    if (!element || level === this.level) return;
    const frame = element.getBoundingClientRect();
    const x = around ? around.x - frame.left : frame.width / 2;
    const y = around ? around.y - frame.top : frame.height / 2;
    const ratio = level / this.level;
    const left = (element.scrollLeft + x) * ratio - x;
    const top = (element.scrollTop + y) * ratio - y;
    this.level = level;
    await tick();
    element.scrollTo({ left, top, behavior: "instant" });
  }

  #down = (event: TouchEvent): void => {
    const [one, other] = event.touches;
    if (!one || !other) return;
    event.preventDefault();
    this.#pinch = { apart: between(one, other).apart, level: this.level };
  };

  #move = (event: TouchEvent): void => {
    const [one, other] = event.touches;
    if (!this.#pinch || !one || !other) return;
    event.preventDefault();
    const now = between(one, other);
    void this.#to((this.#pinch.level * now.apart) / this.#pinch.apart, now);
  };

  #up = (event: TouchEvent): void => {
    if (event.touches.length < 2) this.#pinch = undefined;
  };

  #wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    void this.#to(this.level * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
  };
}
