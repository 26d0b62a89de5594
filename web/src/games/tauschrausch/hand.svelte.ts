/**
 * What the player is about to do, before it is done. It only narrows down the choices the server sent: an item, then the tray, stack or
 * item it goes with; when every part of a choice has been pointed at, that is the one to confirm.
 */
import type { Choice, Verb } from "./types";

/** One thing on the table somebody can point at. */
export interface Part {
  item?: number;
  other?: number;
  stack?: string;
  tray?: string;
  side?: number;
  offer?: string;
  cell?: string;
  contest?: number;
  album?: number;
}

/** What has to be pointed at before a choice of this kind is made. */
const NEEDS: Partial<Record<Verb, (keyof Part)[]>> = {
  reveal: ["item"],
  take: ["item"],
  give: ["item"],
  redraw: ["item", "stack"],
  exchange: ["item", "other"],
  put: ["item", "tray"],
  back: ["item", "tray"],
  draw: ["stack"],
  choose: ["side", "offer"],
  place: ["cell"],
  enter: ["contest"],
  album: ["album"],
};

const KEYS: (keyof Part)[] = ["item", "other", "stack", "tray", "side", "offer", "cell", "contest", "album"];
const keysOf = (part: Part) => KEYS.filter((key) => key in part);

/** Taking an item back into the haul is a choice of the tray "haul". */
const partOf = (choice: Choice, key: keyof Part) =>
  key === "tray" && choice.verb === "back" ? "haul" : (choice[key] ?? undefined);

const fits = (choice: Choice, wish: Part) =>
  KEYS.every((key) => wish[key] === undefined || partOf(choice, key) === wish[key]);

export class Hand {
  wish = $state.raw<Part>({});
  /** What the pointer or the focus is on: shows its consequences without choosing it. */
  hint = $state.raw<Part | undefined>();

  readonly #offered: () => Choice[];

  constructor(offered: () => Choice[]) {
    this.#offered = offered;
  }

  readonly aimed = $derived.by(() => this.#offered().filter(({ verb }) => NEEDS[verb] !== undefined));
  readonly held = $derived(KEYS.some((key) => this.wish[key] !== undefined));
  readonly choice = $derived.by(() => this.#complete(this.wish));
  /** The choice whose consequences are shown: the one pointed at, else the one chosen. */
  readonly previewed = $derived.by(() => (this.hint ? this.#complete({ ...this.wish, ...this.hint }) : this.choice));

  #complete(wish: Part): Choice | undefined {
    return this.aimed.find(
      (choice) => fits(choice, wish) && (NEEDS[choice.verb] ?? []).every((key) => wish[key] !== undefined),
    );
  }

  /** The first choice of a kind. */
  find(verb: Verb): Choice | undefined {
    return this.#offered().find((choice) => choice.verb === verb);
  }

  /** Lit: it goes with what is already chosen, or a choice begins with it. A tray or a second item needs what it goes with first. */
  may(part: Part): boolean {
    const begins = keysOf(part).some((key) => this.#first(key));
    return (
      this.has(part) || ((this.held || begins) && this.#fit({ ...this.wish, ...part })) || (begins && this.#fit(part))
    );
  }

  #first(key: keyof Part): boolean {
    return this.aimed.some(({ verb }) => NEEDS[verb]?.[0] === key);
  }

  #fit(wish: Part): boolean {
    return this.aimed.some((choice) => fits(choice, wish));
  }

  has(part: Part): boolean {
    return keysOf(part).every((key) => this.wish[key] === part[key]);
  }

  /** Takes a part up, or puts it down again. Says whether that was possible. */
  point(part: Part): boolean {
    if (this.has(part)) {
      this.putBack();
      return true;
    }
    if (!this.may(part)) return false;
    const together = { ...this.wish, ...part };
    this.wish = this.#fit(together) ? together : part;
    return true;
  }

  /** A new position: whatever was in hand stays only if it is still possible. */
  keep(offered: Choice[]): void {
    if (!offered.some((choice) => NEEDS[choice.verb] !== undefined && fits(choice, this.wish))) this.putBack();
  }

  putBack(): void {
    this.wish = {};
    this.hint = undefined;
  }
}
