/** What presses, drops and keys mean at this table. A wish the server did not offer is answered with the rule that forbids it. */
import { complain, sayRule, sayWhyNot } from "../../board/refusals";
import { Hand } from "./hand.svelte";
import type { Choice, Shown, Sitting } from "./types";

export class Turn {
  readonly session: Sitting;
  readonly hand: Hand;

  constructor(session: Sitting) {
    this.session = session;
    this.hand = new Hand(() => this.choices);
  }

  get #game(): string {
    return this.session.game.name;
  }

  get shown(): Shown {
    return this.session.now;
  }

  /** Nothing is offered while something moves or a move is on its way. */
  get choices(): Choice[] {
    return this.session.busy || this.session.sending ? [] : this.shown.choices;
  }

  async confirm(): Promise<void> {
    const { choice } = this.hand;
    if (!choice) return;
    this.hand.putBack();
    complain(this.#game, await this.session.play(choice.move));
  }

  async undo(): Promise<void> {
    this.hand.putBack();
    complain(this.#game, await this.session.undo());
  }

  /** A press on a place: choose it, confirm it when it is chosen already, or ask why it is not lit. */
  press(place: string): void {
    const { hand } = this;
    if (hand.wish?.tile === undefined) return;
    if (!hand.places.has(place)) void sayWhyNot(this.session, `buy ${hand.wish.tile} ${place}`);
    else if (hand.place === place && hand.choice && hand.wish.place === place) void this.confirm();
    else hand.putAt(place);
  }

  drop(place: string | undefined): void {
    const { hand } = this;
    hand.hint = undefined;
    if (place === undefined || hand.wish?.tile === undefined) return;
    if (hand.places.has(place)) hand.putAt(place);
    else void sayWhyNot(this.session, `buy ${hand.wish.tile} ${place}`);
  }

  locked(tile: number): void {
    const rule = this.shown.view.refused.find((one) => one.tile === tile)?.rule;
    if (rule !== undefined) sayRule(this.#game, rule);
  }
}
