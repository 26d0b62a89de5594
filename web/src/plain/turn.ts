/** What is pointed at before something is done at such a table: the choice itself. */
import type { Grip } from "../board/hand.svelte";
import type { Turn } from "../board/turn.svelte";

export interface Choice {
  readonly move: string;
}
export interface Part {
  move?: string;
}
export type MyTurn = Turn<unknown, Choice, Part>;

export const GRIP: Grip<Choice, Part> = { parts: { move: ({ move }) => move }, needs: () => ["move"] };
