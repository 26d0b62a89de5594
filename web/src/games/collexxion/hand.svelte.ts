/**
 * What the player is about to do, before it is done. It only narrows down the choices the server sent; when exactly one is left, that
 * is the choice to confirm. Polygons that look alike in a collection mean the same.
 */
import type { Choice, Colour, SetName, Verb } from "./types";

export interface Wish {
  verb: Verb;
  piece?: number;
  other?: number;
  seat?: number;
  set?: SetName;
  stack?: Colour;
}

/** Verbs that reach into another player's collection. */
const REACHING: Verb[] = ["swap", "steal", "give"];

function fits(choice: Choice, wish: Wish): boolean {
  const { piece, other } = wish;
  return (
    choice.verb === wish.verb &&
    (piece === undefined || choice.piece === piece || choice.alike.includes(piece)) &&
    (other === undefined || choice.other === other || choice.other_alike.includes(other)) &&
    (wish.seat === undefined || choice.seat === wish.seat) &&
    (wish.set === undefined || choice.set === wish.set) &&
    (wish.stack === undefined || choice.stack === wish.stack)
  );
}

export class Hand {
  #wish = $state.raw<Wish | undefined>();
  /** The polygon of the pile that pointer or focus is on: its consequences are shown without choosing it. */
  hint = $state<number | undefined>();

  readonly #offered: () => Choice[];

  constructor(offered: () => Choice[]) {
    this.#offered = offered;
  }

  /** Where the only thing left to do is to score one set, it lies in the hand already. */
  readonly wish = $derived.by<Wish | undefined>(() => {
    if (this.#wish) return this.#wish;
    const [only, more] = this.#offered();
    return only?.verb === "score" && !more ? { verb: "score" } : undefined;
  });
  /** Something was picked that can be put back. */
  readonly held = $derived(this.#wish !== undefined);

  readonly fitting = $derived.by(() => {
    const { wish } = this;
    return wish ? this.#offered().filter((choice) => fits(choice, wish)) : [];
  });
  readonly choice = $derived(this.fitting.length === 1 ? this.fitting[0] : undefined);

  /** What pressing a polygon of the pile would do now. */
  readonly pileVerb = $derived<Verb | undefined>(
    this.wish === undefined || this.wish.verb === "take" ? "take" : this.wish.verb === "remove" ? "remove" : undefined,
  );
  readonly reaching = $derived(this.wish !== undefined && REACHING.includes(this.wish.verb));

  /** The polygons of the pile that are lit, each with its choice. */
  readonly lit = $derived.by(() => {
    const verb = this.pileVerb;
    const choices = this.#offered().filter((choice) => choice.verb === verb);
    return new Map(choices.map((choice) => [choice.piece ?? -1, choice]));
  });

  /** The choice whose consequences are shown: the one pointed at, else the one chosen. */
  readonly previewed = $derived(this.hint === undefined ? this.choice : (this.lit.get(this.hint) ?? this.choice));

  may(verb: Verb, part: Partial<Wish> = {}): boolean {
    return this.#offered().some((choice) => fits(choice, { verb, ...part }));
  }

  find(verb: Verb): Choice | undefined {
    return this.#offered().find((choice) => choice.verb === verb);
  }

  /** May this be added to what is in the hand? */
  goes(part: Partial<Wish>): boolean {
    const { wish } = this;
    return wish !== undefined && this.#offered().some((choice) => fits(choice, { ...wish, ...part }));
  }

  take(wish: Wish): void {
    this.#wish = wish;
  }

  add(part: Partial<Wish>): void {
    if (this.wish) this.take({ ...this.wish, ...part });
  }

  putBack(): void {
    this.#wish = undefined;
  }
}
