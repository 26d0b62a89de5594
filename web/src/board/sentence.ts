/** Events in words: about another player, about the reader, or about the reader as the one who lost something. */
import { BOLD, has, inWords, textsOf, type Args, type Codes } from "../base/texts";
import type { GameModule } from "./game";
import type { GameEvent, Seat } from "../base/protocol";

/** An event without a text only moves pieces. */
export const told = (event: GameEvent) => event.key !== "";

type Words = (event: GameEvent) => string;

function form(game: string, event: GameEvent, reader: number | null): string {
  const { key } = event;
  if (reader === null) return key;
  if (event.args.seat === reader && has(game, `${key}.you`)) return `${key}.you`;
  if (event.args.from_seat === reader && has(game, `${key}.from_you`)) return `${key}.from_you`;
  return key;
}

export function sentences(game: GameModule, seats: Seat[], reader: number | null): Words {
  const name = (seat: Codes[string] | undefined) => {
    const found = seats.find((one) => one.seat === Number(seat));
    return found ? BOLD.on + found.name + BOLD.off : "";
  };
  return (event) => {
    const args: Args = {
      ...inWords(game.name, event.args),
      who: name(event.args.seat),
      from_who: name(event.args.from_seat),
    };
    return textsOf(game.name)(form(game.name, event, reader), args);
  };
}

/** The same sentence for ears. */
export { plain } from "../base/marks";
