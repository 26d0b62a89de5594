/** What is said to a wish that cannot be fulfilled: the rule that forbids it, with the way to the rulebook, or what went wrong. */
import { Refused } from "../base/api";
import { rulesPath } from "../base/router.svelte";
import { has, textsOf, type Args } from "../base/texts";
import type { Refusal } from "../base/protocol";
import type { Session } from "./session.svelte";
import { toasts } from "../base/toasts.svelte";

/** A rule in a sentence; with the numbers of the position, if the picture has them and there are words for them. */
export function ruleText(game: string, rule: string, args?: Args): string {
  const t = textsOf(game);
  return args && has(game, `rule-${rule}.now`) ? t(`rule-${rule}.now`, args) : t(`rule-${rule}`);
}

export function sayRule(game: string, rule: string, args?: Args): void {
  toasts.say(ruleText(game, rule, args), { href: rulesPath(game, rule), text: textsOf(game)("see-rule") });
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
