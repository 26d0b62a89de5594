/** What presses, drops and keys mean at this table. A wish the server did not offer is answered with the rule that forbids it. */
import { Refused } from "../../app/api";
import { rulesPath } from "../../app/router.svelte";
import { has } from "../../app/texts";
import type { Session } from "../../board/session.svelte";
import { toasts } from "../../board/toasts.svelte";
import type { Refusal } from "../../protocol";
import { Hand } from "./hand.svelte";
import type { Choice, Shown } from "./types";
import { t } from "./words";

export class Turn {
  readonly session: Session;
  readonly hand: Hand;

  constructor(session: Session) {
    this.session = session;
    this.hand = new Hand(() => this.choices);
  }

  get shown(): Shown {
    return this.session.shown as Shown;
  }

  /** Nothing is offered while something moves or a move is on its way. */
  get choices(): Choice[] {
    return this.session.busy || this.session.sending ? [] : this.shown.choices;
  }

  async confirm(): Promise<void> {
    const { choice } = this.hand;
    if (!choice) return;
    this.hand.putBack();
    this.complain(await this.session.play(choice.move));
  }

  async undo(): Promise<void> {
    this.hand.putBack();
    this.complain(await this.session.undo());
  }

  /** A press on a place: choose it, confirm it when it is chosen already, or ask why it is not lit. */
  press(place: string): void {
    const { hand } = this;
    if (hand.wish?.tile === undefined) return;
    if (!hand.places.has(place)) void this.#ask(`buy ${hand.wish.tile} ${place}`);
    else if (hand.place === place && hand.choice && hand.wish.place === place) void this.confirm();
    else hand.putAt(place);
  }

  drop(place: string | undefined): void {
    const { hand } = this;
    hand.hint = undefined;
    if (place === undefined || hand.wish?.tile === undefined) return;
    if (hand.places.has(place)) hand.putAt(place);
    else void this.#ask(`buy ${hand.wish.tile} ${place}`);
  }

  locked(tile: number): void {
    const rule = this.shown.view.refused.find((one) => one.tile === tile)?.rule;
    if (rule !== undefined) this.#sayRule(rule);
  }

  complain(refusal: Refusal | null | undefined): void {
    if (!refusal) return;
    if (refusal.rule !== null && has(this.session.game.name, `rule-${refusal.rule}`)) this.#sayRule(refusal.rule);
    else toasts.say(t(`error-${refusal.error.replace("_", "-")}`));
  }

  async #ask(move: string): Promise<void> {
    try {
      this.complain(await this.session.why(move));
    } catch (error) {
      if (error instanceof Refused) this.complain(error.refusal);
      else toasts.say(t("error-unreachable"));
    }
  }

  #sayRule(rule: string): void {
    toasts.say(t(`rule-${rule}`), { href: rulesPath(this.session.game.name, rule), text: t("see-rule") });
  }
}
