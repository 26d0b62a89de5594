/**
 * A copy of a piece that leaves its place, looking like the piece itself. Pieces are sized by lengths of what they lie on; each of these is
 * registered (`@property`), so that its computed value is a length and not a sum that would come out differently elsewhere. The copy takes
 * all of them along, and what it inherits.
 */
let units: string[] = [];
let sheets = 0;

/** The lengths that the stylesheets register and hand down; games bring theirs when they are loaded. */
function unitsInForce(): string[] {
  if (document.styleSheets.length === sheets) return units;
  sheets = document.styleSheets.length;
  units = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSPropertyRule && rule.inherits ? rule.name : []));
  return units;
}

/** What is handed down to words and signs. */
const INHERITED = ["color", "font", "letter-spacing", "text-align", "white-space"];

export function copyOf(piece: HTMLElement): HTMLElement {
  const copy = document.importNode(piece, true);
  const style = getComputedStyle(piece);
  for (const name of [...unitsInForce(), ...INHERITED]) copy.style.setProperty(name, style.getPropertyValue(name));
  copy.removeAttribute("data-piece");
  copy.removeAttribute("data-testid");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  return copy;
}
