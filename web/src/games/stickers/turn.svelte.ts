/** What presses and drops mean at this table, besides what they mean at every table. */
import { Turn as BoardTurn } from "../../board/turn.svelte";
import { GRIP, type Part } from "./grip";
import { Row } from "./row.svelte";
import type { Choice, Sitting, Space, View } from "./types";

export class Turn extends BoardTurn<View, Choice, Part> {
  readonly row = new Row(() => this.choices);

  constructor(session: Sitting) {
    super(session, GRIP);
  }

  /** The choice that ends what is being done, if there is one. */
  get ending(): Choice | undefined {
    return this.find(({ verb }) => verb === "done" || verb === "stop");
  }

  /** The marker of a space: the first of two to exchange, or the one it changes places with. */
  marker(space: Space["space"]): Part {
    const first = this.hand.wish?.space;
    const second = first !== undefined && first !== space && this.hand.goes({ other: space });
    return second ? { other: space } : { space };
  }

  /** Lit: what a choice can begin with; once it is begun, only what completes it. */
  lit(part: Part): boolean {
    const { hand } = this;
    const begun = Object.keys(hand.wish ?? {}).some((key) => key !== "effect");
    if (hand.has(part) || !begun || hand.choice) return hand.may(part);
    return Object.keys(part).every((key) => !(key in (hand.wish ?? {}))) && hand.goes(part);
  }

  /** It completes what is begun. */
  completes(part: Part): boolean {
    return this.lit(part) && this.hand.choice === undefined && !this.hand.has(part) && this.hand.goes(part);
  }

  /** Markers are to be exchanged. */
  get exchanging(): boolean {
    return this.hand.by("space").size > 0;
  }

  playRow(): void {
    const { moves } = this.row;
    this.row.putBack();
    if (moves.length > 0) void this.do(...moves);
  }

  /** A press on a card of my own. */
  pressOwn(card: string, wanted: string): void {
    if (this.later(() => this.pressOwn(card, wanted))) return;
    if (this.row.may(card)) this.row.pick(card);
    else this.press({ card }, wanted);
  }

  /** A card let go above the album is played; others of the row stay chosen. */
  dropOwn(card: string, place: string | undefined): void {
    this.row.hint = undefined;
    if (place !== "album" || !this.row.may(card)) return;
    if (!this.row.cards.includes(card)) this.row.pick(card);
    this.playRow();
  }

  dropTaken(card: string, place: string | undefined): void {
    this.hand.hint = undefined;
    if (place !== "hand" || !this.hand.may({ card })) return;
    if (!this.hand.has({ card })) this.hand.point({ card });
    void this.confirm();
  }
}
