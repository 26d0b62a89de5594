/** What stands between marks in a text: a player's name, the rulebook's **bold** and *italic*, and small drawings. */
import { BOLD, SIGN } from "./texts";

const MARKS = new RegExp(`${BOLD.on}([^${BOLD.off}]*)${BOLD.off}|\\*\\*(.+?)\\*\\*|\\*(.+?)\\*`, "gu");

export interface Part {
  kind: "plain" | "bold" | "italic";
  text: string;
}

export function partsOf(whole: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of whole.matchAll(MARKS)) {
    parts.push({ kind: "plain", text: whole.slice(end, match.index) });
    const bold = match[1] ?? match[2];
    parts.push(bold === undefined ? { kind: "italic", text: match[3] ?? "" } : { kind: "bold", text: bold });
    end = match.index + match[0].length;
  }
  return [...parts, { kind: "plain", text: whole.slice(end) }];
}

const SIGNS = new RegExp(`${SIGN.on}([^${SIGN.off}]*)${SIGN.off}`, "u");

/** Words and the names of drawings by turns, beginning with words. */
export const withSigns = (text: string): string[] => text.split(SIGNS);

/** The same for ears: without marks and drawings. */
export const plain = (whole: string): string =>
  partsOf(whole)
    .flatMap(({ text }) => withSigns(text).filter((_, index) => index % 2 === 0))
    .join("");
