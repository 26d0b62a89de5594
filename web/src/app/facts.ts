/** What stands on the side of a box: for how many, and how long. */
import type { Translate } from "../base/texts";

interface Box {
  players: number[];
  minutes: number[];
}

const TO = "\u2060–\u2060"; // no line ends at this dash

const span = (numbers: number[]) => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}${TO}${most}`;
};

/** In words; the largest number decides between singular and plural. */
export const boxFacts = (t: Translate, { players, minutes }: Box): string =>
  t("box-facts", {
    players: span(players),
    most: Math.max(...players),
    minutes: span(minutes),
    longest: Math.max(...minutes),
  });

/** What one value of an option is called, in the words of its game. */
export const optionKey = (option: string, value: string) => `option-${option}-${value.replaceAll(/[ _]/g, "-")}`;
