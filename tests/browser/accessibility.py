"""axe-core on whatever the page shows now, by day and by night."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from playwright.sync_api import Page

RULES = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
# The two themes differ in nothing but colours, so the other one is asked only about these.
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
# A page that is not drawn yet has none.
THEME = "() => document.documentElement.dataset.theme"
# Colours that fade from one theme to the other are taken to their end: nobody has to wait for them.
AT_REST = """theme => {
  for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
  return document.documentElement.dataset.theme === theme
    && document.getAnimations().every(one => one.playState !== "running");
}"""
# Only violations are told in full; axe would else describe every element that is as it should be.
RUN = """async (rules) => {
  const options = { runOnly: rules, resultTypes: ["violations"] };
  return (await axe.run(document, options)).violations;
}"""

Theme = Literal["light", "dark"]


def violations(page: Page, axe: str) -> list[str]:
    """Every violation with the first element that shows it."""
    now: Theme = page.wait_for_function(THEME).json_value()
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    other: Theme = "light" if now == "dark" else "dark"
    found = _ask(page, now, RULES)
    page.emulate_media(color_scheme=other)
    found += _ask(page, other, COLOURS)
    page.emulate_media(color_scheme=now)
    page.wait_for_function(AT_REST, arg=now)
    return found


def _ask(page: Page, theme: Theme, rules: Mapping[str, str | Sequence[str]]) -> list[str]:
    page.wait_for_function(AT_REST, arg=theme)
    found: list[Any] = page.evaluate(RUN, rules)
    return [f"{theme}: {one['id']}: {one['help']}: {one['nodes'][0]['html']}" for one in found]
