/** Puts every drawing into the page once, as symbols, so that pieces only refer to them. */
import faces from "../art/faces.svg?raw";
import icons from "../art/icons.svg?raw";
import { games } from "../games";

export function placeSprites(): void {
  const sheet = document.createElement("div");
  sheet.setAttribute("aria-hidden", "true");
  sheet.className = "sr";
  const sprites = [icons, faces, ...[...games.values()].flatMap((game) => game.sprites)];
  sheet.innerHTML = sprites.join("\n");
  document.body.prepend(sheet);
}
