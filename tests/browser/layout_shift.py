"""Whether anything jumps: what the browser itself counts as a layout shift, whoever caused it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

# Only what has been drawn can jump, a shift is counted when the frame is drawn in which it happens, and told some time
# later. How many frames that takes is the browser's affair and the machine's, so nobody counts them: something of our
# own is moved until the browser has told that. By then all has been drawn that stood there, and all been told that
# happened before. Shifts right after an input are left out of a page's usual score; here they are what is looked for:
# somebody has chosen a piece.
WATCH = """() => {
  const name = (node) => {
    const one = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    return one ? `${one.tagName.toLowerCase()}.${[...one.classList].slice(0, 2).join(".")}` : "something that is gone";
  };
  const edges = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const witness = document.createElement("i");
  Object.assign(witness.style, { display: "none", position: "fixed", inset: "0 auto auto 0", pointerEvents: "none" });
  Object.assign(witness.style, { width: "9px", height: "9px", background: "#0001" }); // nothing drawn is not told
  document.body.append(witness);
  const told = [];
  let witnessed = false;
  const hear = (entries) => {
    for (const { value, sources } of entries) {
      if (sources.some(({ node }) => node === witness)) witnessed = true;
      for (const { node, previousRect, currentRect } of sources)
        if (node !== witness)
          told.push(`${value.toFixed(4)}: ${name(node)} from ${edges(previousRect)} to ${edges(currentRect)}`);
    }
  };
  const observer = new PerformanceObserver((list) => hear(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  const drawn = () => new Promise((then) => requestAnimationFrame(then));
  globalThis.allTold = async () => {
    witnessed = false;
    witness.style.display = "block";
    for (let frame = 0; !witnessed; frame++) {
      await drawn();
      if (frame % 6 === 2) witness.style.top = witness.style.top === "60px" ? "0px" : "60px";
      hear(observer.takeRecords());
    }
    witness.style.display = "none";
  };
  globalThis.shifted = async () => {
    await globalThis.allTold();
    observer.disconnect();
    witness.remove();
    return told;
  };
}"""


@contextmanager
def shifts(page: Page) -> Iterator[list[str]]:
    """Filled at the end with what changed its place on the screen without having been moved, and how far."""
    found: list[str] = []
    page.evaluate(WATCH)
    page.evaluate("allTold()")
    yield found
    found += page.evaluate("shifted()")
