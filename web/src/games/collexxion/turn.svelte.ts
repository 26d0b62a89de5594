/** What presses, drops and keys mean at this table. A wish the server did not offer is answered with the rule that forbids it. */
import { complain, sayWhyNot } from "../../board/refusals";
import { Hand } from "./hand.svelte";
import type { Choice, Shown, Sitting, Verb } from "./types";

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
    if (this.hand.choice) await this.#play(this.hand.choice);
  }

  /** Moves without anything to choose: stop, add. */
  async simply(verb: Verb): Promise<void> {
    const choice = this.hand.find(verb);
    if (choice) await this.#play(choice);
  }

  async undo(): Promise<void> {
    this.hand.putBack();
    complain(this.#game, await this.session.undo());
  }

  /**
   * A press on a polygon of the pile. Whoever sees its consequences already, by pointing at it or by having picked it, takes it;
   * a finger cannot point, so its first tap picks. Removing costs a token: it is always picked first.
   */
  press(id: number): void {
    const { hand } = this;
    const choice = hand.lit.get(id);
    const picked = hand.wish?.piece === id;
    if (!choice) this.#whyNot(id);
    else if (picked || (choice.verb === "take" && hand.hint === id)) void this.#play(choice);
    else hand.take({ verb: choice.verb, piece: id });
  }

  /** A polygon dragged out of the pile. */
  drop(id: number, place: string | undefined): void {
    const choice = this.hand.lit.get(id);
    if (choice && place === (choice.verb === "take" ? "chain" : "out")) void this.#play(choice);
  }

  async #play(choice: Choice): Promise<void> {
    this.hand.putBack();
    this.hand.hint = undefined;
    complain(this.#game, await this.session.play(choice.move));
  }

  #whyNot(id: number): void {
    const { pileVerb } = this.hand;
    if (this.session.myTurn && pileVerb) void sayWhyNot(this.session, `${pileVerb} ${id}`);
  }
}
