"""axe-core on whatever the page shows now."""

from typing import Any

from playwright.sync_api import Page

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page, axe: str) -> list[str]:
    """Every violation with the first element that shows it."""
    page.wait_for_function("() => document.getAnimations().every(one => one.playState !== 'running')")
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found: list[Any] = page.evaluate(
        "rules => axe.run(document, {runOnly: {type: 'tag', values: rules}}).then(result => result.violations)", RULES
    )
    return [f"{one['id']}: {one['help']}: {one['nodes'][0]['html']}" for one in found]
