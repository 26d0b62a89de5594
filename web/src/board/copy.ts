/** A copy of a piece that leaves its place. Pieces may be sized by the unit of what they lie on, so the copy takes that unit along. */
const UNITS = ["--u", "--v"];

export function copyOf(piece: HTMLElement): HTMLElement {
  const copy = document.importNode(piece, true);
  const style = getComputedStyle(piece);
  for (const unit of UNITS) {
    const value = style.getPropertyValue(unit);
    if (value !== "") copy.style.setProperty(unit, value);
  }
  copy.removeAttribute("data-piece");
  copy.removeAttribute("data-testid");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  return copy;
}
