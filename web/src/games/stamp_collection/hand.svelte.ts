/**
 * What the player is about to do, before it is done: a tile in hand, then a place, sometimes a stored stamp. It only narrows down the
 * choices the server sent; when exactly one is left, that is the choice to confirm.
 */
import type { Choice, Verb } from "./types";

export interface Wish {
  verb: Verb;
  tile?: number;
  place?: string;
  slot?: number;
  album?: number;
}

function fits(choice: Choice, wish: Wish): boolean {
  return (
    choice.verb === wish.verb &&
    (wish.tile === undefined || choice.tile === wish.tile) &&
    (wish.place === undefined || choice.place === wish.place) &&
    (wish.slot === undefined || choice.from_slot === wish.slot) &&
    (wish.album === undefined || choice.album === wish.album)
  );
}

export class Hand {
  wish = $state.raw<Wish | undefined>();
  /** The place the pointer or the focus is on: shows its consequences without choosing it. */
  hint = $state<string | undefined>();

  readonly #offered: () => Choice[];

  constructor(offered: () => Choice[]) {
    this.#offered = offered;
  }

  readonly fitting = $derived.by(() => {
    const { wish } = this;
    return wish ? this.#offered().filter((choice) => fits(choice, wish)) : [];
  });
  readonly choice = $derived(this.fitting.length === 1 ? this.fitting[0] : undefined);
  readonly place = $derived(this.wish?.place ?? this.choice?.place ?? undefined);

  /** The places the tile in hand may go to, each with its choices. */
  readonly places = $derived.by(() => {
    const tile = this.wish?.tile;
    const buys = this.#offered().filter((choice) => choice.verb === "buy" && choice.tile === tile);
    return new Map(buys.map((choice) => [choice.place ?? "", choice]));
  });

  /** Two stored stamps could move onto the mount: the slots to choose from. */
  readonly slots = $derived(
    this.wish?.place !== undefined && this.wish.slot === undefined && this.fitting.length > 1
      ? this.fitting.map((choice) => choice.from_slot)
      : [],
  );

  /** The choice whose consequences are shown: the one pointed at, else the one chosen. */
  readonly previewed = $derived(this.hint === undefined ? this.choice : (this.places.get(this.hint) ?? this.choice));

  may(verb: Verb, part: Partial<Wish> = {}): boolean {
    return this.#offered().some((choice) => fits(choice, { verb, ...part }));
  }

  take(wish: Wish): void {
    this.wish = wish;
    this.hint = undefined;
  }

  putAt(place: string): void {
    if (this.wish?.tile !== undefined) this.take({ verb: "buy", tile: this.wish.tile, place });
  }

  moveFrom(slot: number): void {
    if (this.wish) this.take({ ...this.wish, slot });
  }

  putBack(): void {
    this.wish = undefined;
    this.hint = undefined;
  }
}
