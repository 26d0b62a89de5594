/** Events in words: about another player, about the reader, or about the reader as the one who lost something. */
import { BOLD, has, textsOf, type Args } from "../app/texts";
import type { GameModule } from "../games";
import type { GameEvent, Seat } from "../protocol";

type Words = (event: GameEvent) => string;

function form(game: string, key: string, event: GameEvent, reader: number | null): string {
  if (reader === null) return key;
  if (event.args.seat === reader && has(game, `${key}.you`)) return `${key}.you`;
  if (event.args.from_seat === reader && has(game, `${key}.from_you`)) return `${key}.from_you`;
  return key;
}

export function sentences(game: GameModule, seats: Seat[], reader: number | null): Words {
  const name = (seat: string | number | undefined) => {
    const found = seats.find((one) => one.seat === Number(seat));
    return found ? BOLD.on + found.name + BOLD.off : "";
  };
  return (event) => {
    const words = game.words(event.key, event.args);
    const args: Args = { ...words.args, who: name(event.args.seat), from_who: name(event.args.from_seat) };
    return textsOf(game.name)(form(game.name, words.key, event, reader), args);
  };
}

/** The same sentence for ears: without marks. */
export function plain(sentence: string): string {
  return sentence.replaceAll(BOLD.on, "").replaceAll(BOLD.off, "");
}
