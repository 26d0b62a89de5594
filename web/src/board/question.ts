/** The one sentence a table asks or tells just now. What is asked of the reader, the game says; the rest is the same at every table. */
import type { Outcome, Seat, Snapshot } from "../base/protocol";
import { BOLD, type Translate } from "../base/texts";
import { tongue } from "../base/tongue.svelte";

export interface Question {
  who: string;
  sentence: string;
  /** Whose turn it is about. */
  seat: number;
  asking: boolean;
  /** It only bridges the moment until the table shows the reader's own move. */
  passing?: boolean;
}

/** What is asked of the reader; `who` where it is not simply their turn. */
export interface Asked {
  sentence: string;
  who?: string;
}

interface Moment {
  shown: Snapshot;
  /** Whose deed is being shown. */
  acting: number | null;
  /** The reader may choose. */
  open: boolean;
  /** The reader has taken something up, maybe while others are asked: then it is about that. */
  held?: boolean;
}

export const bold = (name: string) => BOLD.on + name + BOLD.off;

export const nameIn = (seats: readonly Seat[], seat: number | null): string =>
  bold(seats.find((one) => one.seat === seat)?.name ?? "");

export function questionOf(moment: Moment, t: Translate, asked: () => Asked): Question {
  const { shown, open, held = false } = moment;
  if (shown.over) return told(t("game-over"), ended(shown, t), winners(shown.outcome)[0] ?? shown.seat ?? 0);
  const mine = shown.seat !== null && shown.waiting.includes(shown.seat);
  if (!(mine || held) || !open) return waiting(moment, t);
  const { sentence, who = t(mine ? "your-turn" : "others-turn") } = asked();
  return { who, sentence, seat: shown.seat ?? 0, asking: true };
}

const told = (who: string, sentence: string, seat: number): Question => ({ who, sentence, seat, asking: false });

/** The seats that won. */
export const winners = (outcome: Outcome | null | undefined): number[] =>
  outcome?.ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat) ?? [];

const ended = ({ outcome, seats, seat }: Snapshot, t: Translate): string =>
  outcome ? wonBy(winners(outcome), seats, seat, t) : t("prompt-over");

/** Who won, alone or together; the reader is spoken to. */
export function wonBy(won: readonly number[], seats: readonly Seat[], reader: number | null, t: Translate): string {
  const others = won.filter((seat) => seat !== reader);
  const who = new Intl.ListFormat(tongue.spoken).format(others.map((seat) => nameIn(seats, seat)));
  if (others.length === won.length) return t("have-won", { who, count: won.length });
  return others.length === 0 ? t("you-won") : t("you-won-too", { who });
}

function waiting({ shown, acting }: Moment, t: Translate): Question {
  const others = shown.waiting.filter((seat) => seat !== shown.seat);
  const who = shown.seat === null ? t("you-watch") : t("others-turn");
  if (acting !== null && acting !== shown.seat)
    return told(who, t("prompt-acts", { who: nameIn(shown.seats, acting) }), acting);
  const first = shown.thinking ?? others[0];
  if (acting !== null || first === undefined || shown.waiting.includes(shown.seat ?? -1)) {
    return { ...told(t("your-turn"), t("one-moment"), shown.seat ?? 0), passing: true };
  }
  if (shown.thinking !== null) return told(who, t("prompt-thinking", { who: nameIn(shown.seats, first) }), first);
  return told(who, t("prompt-waiting", { who: others.map((seat) => nameIn(shown.seats, seat)).join(", ") }), first);
}
