/**
 * A complete set on its stage: which one, where its token comes from, what it comes to. Who stops with a complete set says both in one
 * breath, so nothing is sent before the set is scored.
 */
import type { Choice, Colour, Scoring, SetName } from "./types";

interface Performer {
  readonly shown: { readonly ply: number };
  readonly choices: readonly Choice[];
  do: (...moves: string[]) => Promise<void>;
}

interface Pick {
  ply: number;
  set: SetName;
  stack?: Colour | null;
}

/** The first of those that bring the most. */
const best = (ways: readonly Scoring[]) =>
  ways.reduce<Scoring | undefined>((most, way) => (most && most.sum.after >= way.sum.after ? most : way), undefined);

export class Stage {
  /** In which position somebody wanted to stop and score, and what they picked in which: a new position asks anew. */
  #asked = $state(-1);
  #pick = $state.raw<Pick | undefined>();
  readonly #turn: Performer;

  constructor(turn: Performer) {
    this.#turn = turn;
  }

  /** Stopping, where it leads to a set. */
  readonly #stop = $derived.by(() =>
    this.#turn.choices.find(({ verb, scoring }) => verb === "stop" && scoring.length > 0),
  );
  readonly #stopping = $derived.by(() => this.#stop !== undefined && this.#asked === this.#turn.shown.ply);

  /** Every way to score a set now. */
  readonly ways = $derived.by<readonly Scoring[]>(() => {
    if (this.#stopping) return this.#stop?.scoring ?? [];
    return this.#turn.choices.flatMap(({ verb, scoring }) => (verb === "score" ? scoring : []));
  });
  readonly open = $derived.by(() => this.ways.length > 0);
  /** It can be left again: nothing was said yet. */
  readonly held = $derived.by(() => this.#stopping);
  /** One way for each set. */
  readonly sets = $derived.by(() => this.ways.filter((way) => this.#of(way.set)[0] === way));
  readonly choice = $derived.by(() => {
    const picked = this.#pick?.ply === this.#turn.shown.ply ? this.#pick : undefined;
    const set = picked?.set ?? best(this.ways)?.set;
    const corners = set === undefined ? [] : this.#of(set);
    return corners.find(({ stack }) => stack === picked?.stack) ?? best(corners);
  });
  /** The corners that the token may come from. */
  readonly corners = $derived.by(() => (this.choice ? this.#of(this.choice.set) : []));

  #of(set: SetName): Scoring[] {
    return this.ways.filter((way) => way.set === set);
  }

  pick({ set, stack }: Scoring): void {
    this.#pick = { ply: this.#turn.shown.ply, set, stack };
  }

  pickSet({ set }: Scoring): void {
    this.#pick = { ply: this.#turn.shown.ply, set };
  }

  ask(): void {
    this.#asked = this.#turn.shown.ply;
  }

  leave(): void {
    this.#asked = -1;
  }

  score(): void {
    const { choice } = this;
    if (choice) void this.#turn.do(...(this.#stopping && this.#stop ? [this.#stop.move] : []), choice.move);
  }
}
