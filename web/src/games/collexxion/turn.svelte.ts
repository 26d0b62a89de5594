/** What presses mean at this table. Polygons that look alike in a collection mean the same. */
import type { Grip } from "../../board/hand.svelte";
import { Turn } from "../../board/turn.svelte";
import { Stage } from "./stage.svelte";
import type { Choice, Sitting, Verb, View } from "./types";

export interface Part {
  verb?: Verb;
  piece?: number;
  seat?: number;
  other?: number;
}

/** What has to be pointed at. Stopping and adding have buttons of their own, sets their stage. */
const NEEDS: Record<Verb, readonly (keyof Part)[]> = {
  take: ["verb", "piece"],
  remove: ["verb", "piece"],
  swap: ["verb", "piece", "seat", "other"],
  steal: ["verb", "seat", "piece"],
  give: ["verb", "piece", "seat"],
  gift: ["verb"],
  stop: [],
  add: [],
  score: [],
};
/** Verbs that reach into another player's collection. */
const REACHING: readonly Verb[] = ["swap", "steal", "give"];

const grip: Grip<Choice, Part> = {
  parts: {
    verb: ({ verb }) => verb,
    piece: ({ piece, alike }) => (alike.length > 0 ? alike : piece?.id),
    seat: ({ seat }) => seat,
    other: ({ other_alike }) => other_alike,
  },
  needs: ({ verb }) => NEEDS[verb],
};

export class Taking extends Turn<View, Choice, Part> {
  readonly stage = new Stage(this);

  constructor(session: Sitting) {
    super(session, grip, { direct: ({ verb }) => verb === "take" });
  }

  /** What pressing a polygon of the pile would do now. */
  readonly pileVerb = $derived.by<"take" | "remove" | undefined>(() => {
    const verb = this.hand.wish?.verb;
    if (this.stage.open) return undefined;
    return verb === undefined || verb === "take" ? "take" : verb === "remove" ? "remove" : undefined;
  });
  readonly reaching = $derived.by(() => REACHING.some((verb) => verb === this.hand.wish?.verb));
  /** The polygons of the pile that are lit. */
  readonly lit = $derived.by(() => {
    const choices = this.choices.filter(({ verb }) => verb === this.pileVerb);
    return new Set(choices.map(({ piece }) => piece?.id));
  });
  readonly stop = $derived.by(() => this.find(({ verb }) => verb === "stop"));

  may(verb: Verb): boolean {
    return this.choices.some((choice) => choice.verb === verb);
  }
}
