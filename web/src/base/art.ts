/** Puts drawings into the page once, as symbols, so that pieces only refer to them. */
import * as api from "./api";

const placed = new Map<string, Promise<void>>();

/** What cannot be had now is asked for again the next time. */
function placeOnce(address: string): Promise<void> {
  let placing = placed.get(address);
  if (!placing) {
    placing = api.drawing(address).then(put);
    placing.catch(() => placed.delete(address));
    placed.set(address, placing);
  }
  return placing;
}

/** The drawings in these files. */
export async function placeSprites(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(placeOnce));
}

export function put(symbols: string): void {
  const sheet = document.createElement("div");
  sheet.setAttribute("aria-hidden", "true");
  sheet.className = "sr";
  sheet.innerHTML = symbols;
  document.body.prepend(sheet);
}
