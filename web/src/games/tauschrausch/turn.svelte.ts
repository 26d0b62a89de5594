/** What presses, drops and keys mean at this table. A wish the server did not offer is answered with the rule that forbids it. */
import { complain, sayRule, sayWhyNot } from "../../board/refusals";
import { Hand, type Part } from "./hand.svelte";
import type { Choice, Player, Shown, Sitting, Verb } from "./types";

export class Turn {
  readonly session: Sitting;
  readonly hand: Hand;
  /** Small moves wished together, such as putting one stamp aside to take up another: each follows when the table is still. */
  #coming = $state.raw<string[]>([]);
  /** The version of the table a move was carried out in, or came too late for: nothing more is sent until a newer one is shown. */
  #sent = $state(-1);
  #flying = $state(false);
  /** What was pressed while a move of mine was on its way: it follows when the table shows that move. */
  #next = $state.raw<(() => void) | undefined>();

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

  get still(): boolean {
    return this.#open && this.#coming.length === 0;
  }

  /** One of the small moves wished together can be sent, or what was pressed meanwhile can be done. */
  get due(): boolean {
    return this.#open && (this.#coming.length > 0 || this.#next !== undefined);
  }

  /** Where all act at the same time, what the others do is no reason to wait. */
  get #open(): boolean {
    const { session, shown } = this;
    const together = shown.view.turn === null && shown.seat !== null && shown.waiting.includes(shown.seat);
    return !session.sending && !this.#flying && shown.version !== this.#sent && (together || !session.busy);
  }

  get #onItsWay(): boolean {
    return this.session.sending || this.#flying || this.#coming.length > 0 || this.shown.version === this.#sent;
  }

  /** Nothing is offered while something moves or a move is on its way. */
  get choices(): Choice[] {
    return this.still ? this.shown.choices : [];
  }

  get own(): Player | undefined {
    const { seat, view } = this.shown;
    return seat === null ? undefined : view.players[seat];
  }

  find(verb: Verb): Choice | undefined {
    return this.hand.find(verb);
  }

  async confirm(): Promise<void> {
    const { choice } = this.hand;
    if (choice) await this.do(choice.move);
  }

  /** Carries out a move, and those that follow it. */
  async do(...moves: string[]): Promise<void> {
    if (!this.still) return;
    this.hand.putBack();
    this.#coming = moves;
    await this.proceed();
  }

  /** The next of the small moves; called again whenever the table is still. Where others acted in between, it is sent once more. */
  async proceed(): Promise<void> {
    if (!this.due) return;
    const [move, ...rest] = this.#coming;
    if (move === undefined) {
      this.#follow();
      return;
    }
    this.#sent = this.shown.version;
    this.#flying = true;
    const refusal = await this.session.play(move);
    this.#flying = false;
    if (refusal?.error === "stale") return;
    this.#coming = rest;
    if (refusal || this.session.unsent) this.#giveUp();
    complain(this.#game, refusal);
  }

  #giveUp(): void {
    this.#coming = [];
    this.#next = undefined;
    this.#sent = -1;
  }

  #follow(): void {
    const next = this.#next;
    this.#next = undefined;
    next?.();
  }

  /** Nothing is lit while a move is on its way, but quick fingers are already at the next piece: whether that was kept for later. */
  #later(press: () => void): boolean {
    if (!this.#onItsWay) return false;
    this.#next = press;
    return true;
  }

  async undo(): Promise<void> {
    this.hand.putBack();
    complain(this.#game, await this.session.undo());
  }

  /** A press: take it up, carry it out when it completes a small move, confirm it when pressed again, or say why it is not possible. */
  press(part: Part, wanted?: string): void {
    const { hand } = this;
    if (this.#later(() => this.press(part, wanted))) return;
    if (hand.choice && hand.held && hand.has(part)) void this.confirm();
    else if (!hand.point(part)) void (wanted !== undefined && this.ask(wanted));
    else if (hand.choice && this.#small(hand.choice)) void this.confirm();
  }

  /** Small moves can be taken back, so nobody has to confirm them. */
  #small({ verb }: Choice): boolean {
    return verb === "put" || verb === "back" || verb === "place";
  }

  /** Takes a stamp into the hand, or puts it beside the album again; another one in hand is put aside first. */
  async take(item: number): Promise<void> {
    if (this.#later(() => void this.take(item))) return;
    const held = this.own?.hand ?? null;
    if (held === item) await this.do("drop");
    else if (held !== null) await this.do("drop", `stamp ${item}`);
    else if (this.choices.some(({ move }) => move === `stamp ${item}`)) await this.do(`stamp ${item}`);
    else await this.ask(`stamp ${item}`);
  }

  /** Says why a move is not possible now. */
  async ask(move: string): Promise<void> {
    const { shown } = this;
    if (!this.still || shown.seat === null || shown.over) return;
    const rule = shown.view.refused[move];
    if (rule !== undefined) {
      sayRule(this.#game, rule);
      return;
    }
    await sayWhyNot(this.session, move);
  }
}
