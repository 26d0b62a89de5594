/**
 * How far the reader has come between two games. Server and bots do not wait for somebody who still looks at the closed booster, so
 * this is the reader's own; it is kept in the browser, and a booster torn open stays open.
 */
import { sheetOf, type Break, type Standing } from "./types";

const STEPS = ["closed", "open", "stick", "gather"] as const;
export type Step = (typeof STEPS)[number];

const KEY = "sammelsurium-boosters";

interface Told {
  game: number;
  step: Step;
}

function isTold(kept: unknown): kept is Told {
  if (typeof kept !== "object" || kept === null || !("game" in kept && "step" in kept)) return false;
  return typeof kept.game === "number" && STEPS.some((step) => step === kept.step);
}

function kept(): Record<string, Told> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const entries = Object.entries(found ?? {});
    return Object.fromEntries(entries.filter((entry): entry is [string, Told] => isTold(entry[1])));
  } catch {
    return {}; // storage closed or damaged: the booster is opened once more
  }
}

function keep(table: string, told: Told): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [table]: told }));
  } catch {
    // storage closed: it holds until the page is left
  }
}

export class Story {
  readonly session: Break;
  #told = $state.raw<Told | undefined>();

  constructor(session: Break) {
    this.session = session;
    this.#told = kept()[session.table];
  }

  readonly shown = $derived.by((): Standing => ({ ...this.session.now, campaign: sheetOf(this.session.now) }));

  get step(): Step {
    const { game, opened, stage } = this.shown.campaign;
    if (opened === null) return "gather";
    const step = this.#told?.game === game ? this.#told.step : "closed";
    return step === "gather" && stage === "stick" ? "stick" : step;
  }

  next(): void {
    const step = STEPS[STEPS.indexOf(this.step) + 1] ?? "gather";
    this.#told = { game: this.shown.campaign.game, step };
    keep(this.session.table, this.#told);
    scrollTo(0, 0);
  }
}
