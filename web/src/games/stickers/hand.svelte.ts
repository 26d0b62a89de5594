/**
 * What the player is about to do, before it is done. It only narrows down the choices the server sent: a chip, then what the chip is
 * about (a card, two markers, a player and a set); when exactly one choice is left, that is the one to confirm. Cards to be played are
 * picked one after the other, in the order they will lie.
 */
import type { Choice, Space } from "./types";

/** One thing on the table somebody can point at. */
export interface Part {
  effect?: string;
  card?: string;
  into?: string;
  seat?: number;
  set?: string;
  space?: Space["space"];
  kind?: string;
}

interface Wish extends Part {
  /** The second of two markers. */
  other?: Space["space"];
}

const AIMED = new Set(["take", "use", "give", "keep"]);

function fits(choice: Choice, wish: Wish): boolean {
  const { spaces } = choice;
  return (
    (wish.effect === undefined || choice.effect === wish.effect) &&
    (wish.card === undefined || choice.card === wish.card) &&
    (wish.into === undefined || choice.into === wish.into) &&
    (wish.seat === undefined || choice.seat === wish.seat) &&
    (wish.set === undefined || choice.set === wish.set) &&
    (wish.kind === undefined || choice.kind === wish.kind) &&
    (wish.space === undefined || (spaces?.includes(wish.space) ?? false)) &&
    (wish.other === undefined || (spaces?.includes(wish.other) ?? false))
  );
}

/** Needs nothing more to be pointed at. */
const aimless = ({ card, seat, set, spaces, kind }: Choice) =>
  card === null && seat === null && set === null && spaces === null && kind === null;

export class Hand {
  wish = $state.raw<Wish | undefined>();
  /** Cards to be played, in the order they will lie; the last one stays open. */
  row = $state.raw<string[]>([]);
  /** What the pointer or the focus is on: shows its consequences without choosing it. */
  hint = $state.raw<Part | undefined>();

  readonly #offered: () => Choice[];

  constructor(offered: () => Choice[]) {
    this.#offered = offered;
  }

  readonly #aimed = $derived.by(() => this.#offered().filter(({ verb }) => AIMED.has(verb)));
  readonly plays = $derived.by(() => this.#offered().filter(({ verb }) => verb === "play"));

  /** The chip in use: the one pressed, or the only one there is if it leaves something to point at. */
  readonly effect = $derived.by(() => {
    if (this.wish?.effect !== undefined) return this.wish.effect;
    const [first] = this.#aimed;
    const only = first && this.#aimed.every(({ effect }) => effect === first.effect);
    return only && !aimless(first) ? (first.effect ?? undefined) : undefined;
  });

  /** What may be pointed at just now. */
  readonly open = $derived.by(() =>
    this.#aimed.filter(({ effect }) => effect === null || effect === (this.effect ?? null)),
  );

  readonly fitting = $derived.by(() => {
    const { wish } = this;
    return wish ? this.open.filter((choice) => fits(choice, wish)) : [];
  });
  readonly choice = $derived(this.fitting.length === 1 ? this.fitting[0] : undefined);

  /** The choice whose consequences are shown: the one pointed at, else the one chosen. */
  readonly previewed = $derived.by(() => {
    const { hint } = this;
    if (!hint) return this.choice ?? this.#lastPlay();
    const wish = this.#with(hint);
    const found = wish ? this.open.filter((choice) => fits(choice, wish)) : [];
    if (found.length === 1) return found[0];
    return this.row.length === 0 ? this.plays.find(({ card }) => card === hint.card) : this.#lastPlay();
  });

  #lastPlay(): Choice | undefined {
    return this.row.length === 1 ? this.plays.find(({ card }) => card === this.row[0]) : undefined;
  }

  /** The wish with one more part; a part that does not go with the rest begins anew with the same chip. */
  #with(part: Part): Wish | undefined {
    const { effect } = this;
    const base: Wish = effect === undefined ? {} : { effect };
    const { space, ...rest } = part;
    const second = space !== undefined && this.wish?.space !== undefined && this.wish.other === undefined;
    const added: Wish = second ? { ...rest, other: space } : part;
    const together = { ...base, ...this.wish, ...added };
    const alone = { ...base, ...part };
    return [together, alone].find((wish) => this.open.some((choice) => fits(choice, wish)));
  }

  /** Lit: what the choice could begin with, or, once it is begun, what completes it. */
  may(part: Part): boolean {
    if (part.effect !== undefined) return this.#aimed.some(({ effect }) => effect === part.effect);
    const { wish } = this;
    const begun = wish && Object.keys(wish).some((key) => key !== "effect");
    if (!begun || this.choice) return this.open.some((choice) => fits(choice, part));
    return this.has(part) || this.#completes(wish, part);
  }

  #completes(wish: Wish, part: Part): boolean {
    const { space, ...rest } = part;
    const added: Wish = space === undefined ? rest : { other: space };
    const isNew = Object.keys(added).every((key) => !(key in wish));
    return isNew && this.open.some((choice) => fits(choice, { ...wish, ...added }));
  }

  /** Markers are to be exchanged. */
  readonly exchanging = $derived.by(() => this.open.some(({ spaces }) => spaces !== null));

  /** Is it part of what is about to be done? */
  has(part: Part): boolean {
    const { wish, choice } = this;
    if (part.effect !== undefined) return this.effect === part.effect;
    if (!wish) return false;
    if (part.space !== undefined && (wish.space === part.space || wish.other === part.space)) return true;
    const named = Object.entries(part).every(([key, value]) => wish[key as keyof Wish] === value); // eslint-disable-line @typescript-eslint/consistent-type-assertions -- every part is a wish as well
    return named || (choice !== undefined && Object.keys(wish).some((key) => key !== "effect") && fits(choice, part));
  }

  /** Takes a part up, or puts it down again. Says whether that was possible. */
  point(part: Part): boolean {
    if (part.effect !== undefined) {
      if (!this.may(part)) return false;
      this.wish = this.wish?.effect === part.effect ? undefined : part;
      return true;
    }
    if (this.has(part)) {
      this.wish = this.wish?.effect === undefined ? undefined : { effect: this.wish.effect };
      return true;
    }
    const wish = this.#with(part);
    if (wish) this.wish = wish;
    return wish !== undefined;
  }

  mayPlay(card: string): boolean {
    return this.plays.some((choice) => choice.card === card);
  }

  /** Adds a card to the row, or takes it out; a card of another set begins a new row. */
  pick(card: string): void {
    const set = setOf(card);
    const others = this.row.filter((one) => one !== card && setOf(one) === set);
    this.row = this.row.includes(card) ? others : [...others, card];
  }

  putBack(): void {
    this.wish = undefined;
    this.row = [];
    this.hint = undefined;
  }
}

/** Cards are called by their set and a number. */
export function setOf(card: string): string {
  return card.slice(0, card.lastIndexOf("-"));
}
