/**
 * What presses, drops and keys mean at a table. A wish the server did not offer is answered with the rule that forbids it. Moves wished
 * together follow one another, and what is pressed while one is on its way follows when the table shows it.
 */
import { Hand, type Grip } from "./hand.svelte";
import { complain, sayWhyNot } from "./refusals";
import type { Session } from "./session.svelte";
import type { Snapshot } from "../base/protocol";

export interface Manners<View, Choice> {
  /** All act at the same time: what the others do is no reason to wait. */
  readonly together?: (shown: Snapshot<View, Choice>) => boolean;
  /** Can be taken back at no cost, so nobody has to confirm it. */
  readonly small?: (choice: Choice) => boolean;
  /** Whoever points at it sees what it brings, so that one press is enough; a finger, which cannot point, taps twice. */
  readonly direct?: (choice: Choice) => boolean;
}

export class Turn<View, Choice extends { move: string }, Part extends object> {
  readonly session: Session<View, Choice>;
  readonly hand: Hand<Choice, Part>;
  readonly #manners: Manners<View, Choice>;
  /** Moves wished together, such as three cards of one play. */
  #coming = $state.raw<string[]>([]);
  /** The first of them was asked for by somebody; the others are sent only if they are offered then. */
  #first = false;
  /** The version of the table a move was carried out in, or came too late for: nothing more is sent until a newer one is shown. */
  #sent = $state(-1);
  #flying = $state(false);
  #next = $state.raw<(() => void) | undefined>();

  constructor(session: Session<View, Choice>, grip: Grip<Choice, Part>, manners: Manners<View, Choice> = {}) {
    this.session = session;
    this.#manners = manners;
    this.hand = new Hand(() => this.choices, grip);
  }

  get shown(): Snapshot<View, Choice> {
    return this.session.now;
  }

  get still(): boolean {
    return this.#open && this.#coming.length === 0;
  }

  /** One of the moves wished together can be sent, or what was pressed meanwhile can be done. */
  get due(): boolean {
    return this.#open && (this.#coming.length > 0 || this.#next !== undefined);
  }

  get #open(): boolean {
    const { session, shown } = this;
    if (session.sending || this.#flying || shown.version === this.#sent || session.link === "lost") return false;
    const acts = shown.seat !== null && shown.waiting.includes(shown.seat);
    return !session.busy || (acts && this.#manners.together?.(shown) === true);
  }

  get #onItsWay(): boolean {
    return this.session.sending || this.#flying || this.#coming.length > 0 || this.shown.version === this.#sent;
  }

  /** Nothing is offered while something moves, a move is on its way, or the line is dead. */
  get choices(): readonly Choice[] {
    return this.still && this.session.unsent === undefined ? this.shown.choices : [];
  }

  find(test: (choice: Choice) => boolean): Choice | undefined {
    return this.hand.find(test);
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
    this.#first = true;
    await this.proceed();
  }

  /** The next of the moves; called again whenever the table is still. Where others acted in between, it is sent once more. */
  async proceed(): Promise<void> {
    if (!this.due) return;
    const [move, ...rest] = this.#coming;
    if (move === undefined) this.#follow();
    else if (this.#first || this.shown.choices.some((choice) => choice.move === move)) await this.#play(move, rest);
    else this.#giveUp();
  }

  async #play(move: string, rest: string[]): Promise<void> {
    this.#sent = this.shown.version;
    this.#flying = true;
    const refusal = await this.session.play(move);
    this.#flying = false;
    if (refusal?.error === "stale") return;
    this.#first = false;
    this.#coming = rest;
    if (refusal || this.session.unsent !== undefined) this.#giveUp();
    complain(this.session.game.name, refusal);
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
  later(press: () => void): boolean {
    if (!this.#onItsWay) return false;
    this.#next = press;
    return true;
  }

  async undo(): Promise<void> {
    this.hand.putBack();
    complain(this.session.game.name, await this.session.undo());
  }

  /**
   * A press: take it up, carry it out if it is small or its consequences are seen, confirm the whole when what came last is pressed
   * again, or say why not: `wanted` is the move that was meant, or says it where the picture knows why.
   */
  press(part: Part, wanted?: string | (() => void)): void {
    const { hand } = this;
    if (this.later(() => this.press(part, wanted))) return;
    const pointed = hand.hint !== undefined && sameParts(hand.hint, part) ? hand.previewed : undefined;
    if (hand.choice && hand.held && hand.endsWith(part)) void this.confirm();
    else if (pointed && this.#manners.direct?.(pointed)) void this.do(pointed.move);
    else if (!hand.point(part)) this.#refuse(wanted);
    else if (hand.choice && this.#manners.small?.(hand.choice)) void this.confirm();
  }

  #refuse(wanted: string | (() => void) | undefined): void {
    if (typeof wanted === "string") void this.ask(wanted);
    else wanted?.();
  }

  /** Says why a move is not possible now. */
  async ask(move: string): Promise<void> {
    const { shown } = this;
    if (this.still && shown.seat !== null && !shown.over && shown.waiting.includes(shown.seat))
      await sayWhyNot(this.session, move);
  }
}

const sameParts = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
