/** What presses, drops and keys mean at this table. A wish the server did not offer is answered with the rule that forbids it. */
import { complain, sayWhyNot } from "../../board/refusals";
import type { Refusal } from "../../protocol";
import { Hand, type Part } from "./hand.svelte";
import type { Choice, Shown, Sitting } from "./types";

export class Turn {
  readonly session: Sitting;
  readonly hand: Hand;
  /** Cards confirmed together go to the server one by one, each after the one before lies in the album. */
  #laying = $state.raw<string[] | undefined>();

  constructor(session: Sitting) {
    this.session = session;
    this.hand = new Hand(() => this.choices);
  }

  get shown(): Shown {
    return this.session.now;
  }

  get #still(): boolean {
    return !this.session.busy && !this.session.sending;
  }

  /** Nothing is offered while something moves or a move is on its way. */
  get choices(): Choice[] {
    return this.#still && this.#laying === undefined ? this.shown.choices : [];
  }

  /** The choice that ends what is being done, if there is one. */
  get ending(): Choice | undefined {
    return this.choices.find(({ verb }) => verb === "done" || verb === "stop");
  }

  get ready(): boolean {
    return this.hand.choice !== undefined || this.hand.row.length > 0;
  }

  async confirm(): Promise<void> {
    const { choice, row } = this.hand;
    this.hand.putBack();
    if (row.length > 0) {
      this.#laying = row;
      await this.proceed();
    } else if (choice) await this.#play(choice.move);
  }

  /** The next of the cards to be laid; after the last one the collection is complete. */
  async proceed(): Promise<void> {
    const laying = this.#laying;
    if (!laying || !this.#still) return;
    const [card, ...rest] = laying;
    const move = card === undefined ? "done" : `play ${card}`;
    const possible = this.shown.choices.some((choice) => choice.move === move);
    const unfinished = card !== undefined || this.shown.view.phase === "laying";
    if (!possible || !unfinished) {
      this.#laying = undefined;
      return;
    }
    this.#laying = card === undefined ? undefined : rest;
    await this.#play(move);
  }

  async end(): Promise<void> {
    const { ending } = this;
    this.hand.putBack();
    if (ending) await this.#play(ending.move);
  }

  async undo(): Promise<void> {
    this.hand.putBack();
    this.#complain(await this.session.undo());
  }

  /** A press: take it up, confirm it when it is what the choice is about, or ask why it is not lit. */
  press(part: Part, wanted?: string): void {
    const { hand } = this;
    if (hand.choice && hand.wish && hand.has(part)) void this.confirm();
    else if (!hand.point(part) && wanted !== undefined) void this.#ask(wanted);
  }

  /** A press on a card of my own. */
  pressOwn(card: string): void {
    if (this.hand.mayPlay(card)) this.hand.pick(card);
    else this.press({ card }, `play ${card}`);
  }

  /** A card let go above the album is played; others of the row stay chosen. */
  dropOwn(card: string, place: string | undefined): void {
    this.hand.hint = undefined;
    if (place !== "album" || !this.hand.mayPlay(card)) return;
    if (!this.hand.row.includes(card)) this.hand.pick(card);
    void this.confirm();
  }

  dropTaken(card: string, place: string | undefined): void {
    this.hand.hint = undefined;
    if (place !== "hand" || !this.hand.may({ card })) return;
    if (!this.hand.has({ card })) this.hand.point({ card });
    void this.confirm();
  }

  #complain(refusal: Refusal | null | undefined): void {
    if (refusal) this.#laying = undefined;
    complain(this.session.game.name, refusal);
  }

  async #play(move: string): Promise<void> {
    this.#complain(await this.session.play(move));
  }

  async #ask(move: string): Promise<void> {
    if (!this.#still || this.shown.seat === null) return;
    await sayWhyNot(this.session, move);
  }
}
