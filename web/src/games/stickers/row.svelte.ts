/** Cards picked to be played together, in the order they will lie; the last one stays open. What they bring, the server has said. */
import type { Choice, Effect, Laying } from "./types";

/** What a row of cards would bring. */
export interface Outlook {
  gain: number;
  effects: Effect[];
  /** Of the bonus list: the line it earns. */
  line: number | null;
}

type Play = Choice & { card: string; laying: Laying };

const isPlay = (choice: Choice): choice is Play => choice.laying !== undefined && choice.card !== null;

export class Row {
  #cards = $state.raw<string[]>([]);
  /** The card that the pointer or the focus is on. */
  hint = $state.raw<string | undefined>();

  readonly #offered: () => readonly Choice[];

  constructor(offered: () => readonly Choice[]) {
    this.#offered = offered;
  }

  readonly #plays = $derived.by(
    () => new Map(this.#offered().flatMap((one) => (isPlay(one) ? [[one.card, one]] : []))),
  );
  readonly cards = $derived.by(() => this.#cards.filter((card) => this.#plays.has(card)));
  readonly outlook = $derived.by(() => this.#outlook(this.cards));
  /** What is shown before anything is done: the row with the card pointed at. */
  readonly previewed = $derived.by(() => {
    const { hint } = this;
    return hint === undefined || this.cards.includes(hint) ? this.outlook : this.#outlook(this.#with(hint));
  });
  /** What to send, one after the other. */
  readonly moves = $derived.by(() => {
    const plays = this.#playsOf(this.cards);
    const done = plays.at(-1)?.laying.rows[plays.length - 1]?.done ?? undefined;
    return [...plays.map(({ move }) => move), ...(done === undefined ? [] : [done])];
  });

  may(card: string): boolean {
    return this.#plays.has(card);
  }

  /** The row with one card more; what it cannot be laid with goes back into the hand. */
  #with(card: string): string[] {
    const along = this.#plays.get(card)?.laying.along ?? [];
    return [...this.cards.filter((one) => along.includes(one)), card];
  }

  /** Adds a card, or takes it out. */
  pick(card: string): void {
    this.#cards = this.cards.includes(card) ? this.cards.filter((one) => one !== card) : this.#with(card);
  }

  putBack(): void {
    this.#cards = [];
    this.hint = undefined;
  }

  #playsOf(cards: string[]): Play[] {
    return cards.flatMap((card) => this.#plays.get(card) ?? []);
  }

  #outlook(cards: string[]): Outlook | undefined {
    const plays = this.#playsOf(cards);
    const row = plays.at(-1)?.laying.rows[plays.length - 1];
    if (!row) return undefined;
    const stars = plays.reduce((sum, { laying }) => sum + laying.stars, 0);
    const under = plays.slice(0, -1).flatMap(({ laying }) => laying.under);
    const counted: Effect[] = stars > 0 ? [{ key: "effect-stars", args: { count: stars }, points: stars }] : [];
    const [stands, ...offers] = row.effects;
    return {
      gain: row.gain + stars,
      effects: [...(stands ? [stands] : []), ...counted, ...offers, ...under],
      line: row.line,
    };
  }
}
