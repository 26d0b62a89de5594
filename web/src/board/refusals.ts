/** What is said to a wish that cannot be fulfilled: the rule that forbids it, with the way to the rulebook, or what went wrong. */
import { Refused } from "../app/api";
import { rulesPath } from "../app/router.svelte";
import { has, textsOf } from "../app/texts";
import type { Refusal } from "../protocol";
import type { Session } from "./session.svelte";
import { toasts } from "./toasts.svelte";

export function sayRule(game: string, rule: string): void {
  const t = textsOf(game);
  toasts.say(t(`rule-${rule}`), { href: rulesPath(game, rule), text: t("see-rule") });
}

export function complain(game: string, refusal: Refusal | null | undefined): void {
  if (!refusal) return;
  const { rule, error } = refusal;
  if (rule !== null && has(game, `rule-${rule}`)) sayRule(game, rule);
  else toasts.say(textsOf(game)(`error-${error.replace("_", "-")}`));
}

/** Asks the server why a move is not offered. */
export async function sayWhyNot(session: Session, move: string): Promise<void> {
  const { name } = session.game;
  try {
    complain(name, await session.why(move));
  } catch (error) {
    if (error instanceof Refused) complain(name, error.refusal);
    else toasts.say(textsOf(name)("error-unreachable"));
  }
}
