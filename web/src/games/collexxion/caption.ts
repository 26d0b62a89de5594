/** How a summary names the state of a game. */
import type { Caption } from "./types";

export const caption = ({ round, left }: Caption) => ({ key: "round-and-pile", args: { round, left } });
