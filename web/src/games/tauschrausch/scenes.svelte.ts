/**
 * The scenes between the parts of a day: the Swap told again, and the report of the evening. They open by themselves where people watch
 * the others at all, once each; from the timeline they open again. What follows waits until they are closed.
 */
import { settings } from "../../base/settings.svelte";
import { eveningsOf } from "./evening/days";
import { scriptOf } from "./swap/script";
import { Seen } from "./swap/seen";
import type { Item, Sitting } from "./types";

type Name = "swap" | "evening";

export interface Open {
  scene: Name;
  day: number;
  /** It has just happened. */
  now: boolean;
}

const kept = (scene: Name) => `tauschrausch-${scene}`;

export class Scenes {
  open = $state.raw<Open | undefined>();
  readonly #session: Sitting;
  /** The days whose scenes were shown, or were over before this page was opened. */
  #seen: Record<Name, number> = { swap: 0, evening: 0 };
  readonly #items = new Seen();
  #release: (() => void) | undefined;

  constructor(session: Sitting) {
    this.#session = session;
    this.#seen = { swap: this.script ? session.now.view.round : 0, evening: this.evenings.length };
  }

  /** Today's Swap, when it is over. */
  readonly script = $derived.by(() => {
    const { view } = this.#session.now;
    return view.day === "show" || view.day === "over" ? scriptOf(this.#session.log, view.players.length) : undefined;
  });
  readonly evenings = $derived.by(() => {
    const { view, ply } = this.#session.now;
    return eveningsOf(this.#session.log, view.players, ply);
  });

  /** The items of the day, also those whose owner has finished the album. */
  get items(): Item[] {
    return this.#items.all(this.#session.log, this.#session.now.view);
  }

  /** Called whenever something new is told. The last evening is the final count's. */
  watch(): void {
    const { view } = this.#session.now;
    this.#items.look(view);
    if (this.script) this.#begin("swap", view.round);
    const evening = this.evenings.at(-1)?.day ?? 0;
    if (evening > 0 && evening < view.rounds) this.#begin("evening", evening);
  }

  #begin(scene: Name, day: number): void {
    if (this.#seen[scene] >= day) return;
    this.#seen[scene] = day;
    if (settings.pace !== "at once" && !this.skips(scene)) this.#show({ scene, day, now: true });
  }

  again(scene: Name, day: number): void {
    this.#show({ scene, day, now: false });
  }

  #show(open: Open): void {
    this.close();
    this.open = open;
    this.#release = this.#session.pacer.hold();
  }

  close(): void {
    this.open = undefined;
    this.#release?.();
    this.#release = undefined;
  }

  skips(scene: Name): boolean {
    return settings.skips(kept(scene));
  }

  setSkips(scene: Name, skips: boolean): void {
    settings.setSkips(kept(scene), skips);
  }
}
