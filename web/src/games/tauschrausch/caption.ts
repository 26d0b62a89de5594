/** How a summary names the state of a game. */
import type { Caption } from "./types";

export const caption = ({ round, rounds }: Caption) => ({ key: "day-of", args: { round, rounds } });
