/** How a summary names the state of a game. */
import type { Caption } from "./types";

export const caption = ({ round }: Caption) => ({ key: "round-number", args: { round } });
