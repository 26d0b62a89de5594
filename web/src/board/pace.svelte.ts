/**
 * How long things are shown. The server tells when it has decided; how much of it people want to watch, they say themselves, and a tap
 * skips what is running until it is their turn again.
 */
import { settings, type Pace } from "../base/settings.svelte";
import type { Flight } from "./flight";

interface Timing {
  /** What the reader does. */
  own: Flight;
  /** What others do. */
  others: Flight;
  /** Between the turns of two players. */
  between: number;
}

const TIMINGS: Record<Exclude<Pace, "at once">, Timing> = {
  calm: { own: { duration: 320, stagger: 45 }, others: { duration: 460, stagger: 50 }, between: 520 },
  brisk: { own: { duration: 240, stagger: 25 }, others: { duration: 220, stagger: 20 }, between: 90 },
};

const motion = matchMedia("(prefers-reduced-motion: reduce)");

export class Pacer {
  /** Somebody does not want to see the rest of what is running. */
  skipping = $state(false);
  /** Somebody asked to see it once more: then it is shown at whatever pace. */
  watching = $state(false);
  #running = new Set<Animation>();
  #waiting = new Set<() => void>();
  #held: Promise<void> | undefined;

  /** Nothing is played back. */
  get instant(): boolean {
    return this.skipping || document.hidden || (settings.pace === "at once" && !this.watching);
  }

  /** People who get dizzy see things fade instead. */
  get gentle(): boolean {
    return motion.matches;
  }

  get #timing(): Timing {
    return TIMINGS[settings.pace === "calm" ? "calm" : "brisk"];
  }

  flight(own: boolean): Flight {
    return own ? this.#timing.own : this.#timing.others;
  }

  /** A scene of a game, such as a set that is scored: how long it takes at this pace. */
  scene(milliseconds: number): number {
    if (this.instant) return 0;
    return settings.pace === "calm" ? milliseconds : milliseconds / 2;
  }

  /** Between the turns of two players. */
  rest(): Promise<void> {
    return this.pause(this.#timing.between);
  }

  pause(milliseconds: number): Promise<void> {
    if (this.instant || milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#waiting.add(done);
    });
  }

  /** Until what has changed is drawn: whatever follows has a frame of its own. Pages that nobody sees draw none. */
  frame(): Promise<void> {
    const drawn = new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return this.instant ? Promise.resolve() : Promise.race([drawn, this.pause(100)]);
  }

  /** Until the animation has ended, or was skipped. */
  async show(animation: Animation): Promise<void> {
    this.#running.add(animation);
    try {
      if (this.instant) animation.finish();
      await animation.finished;
    } finally {
      this.#running.delete(animation);
    }
  }

  /** What follows waits until a scene that people look at is over; whoever holds it says when. */
  hold(): () => void {
    let release: () => void = () => undefined;
    const scene = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#held = Promise.all([this.#held, scene]).then(() => undefined);
    return release;
  }

  /** Until nobody holds what follows. */
  async free(): Promise<void> {
    while (this.#held) {
      const held = this.#held;
      await held;
      if (this.#held === held) this.#held = undefined;
    }
  }

  skip(): void {
    this.skipping = true;
    for (const animation of this.#running) animation.finish();
    for (const done of this.#waiting) done();
  }

  /** It is somebody's turn again: from here on things are shown. */
  resume(): void {
    this.skipping = false;
  }
}
