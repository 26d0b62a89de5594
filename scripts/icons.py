"""Makes the icons of the installed page from its drawing (web/public/icon.svg); run it when the drawing changes."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parents[1] / "web" / "public"
DESK = "#1b4a4a"
# How much of its side the drawing takes: systems cut a maskable icon down to its inner four fifths, in any shape.
ICONS = {
    "icon-180": (180, 0.74, 0),
    "icon-192": (192, 0.8, 20),
    "icon-512": (512, 0.8, 20),
    "icon-maskable-512": (512, 0.58, 0),
}
SHEET = """<style>body {{ margin: 0; background: transparent }}
div {{ width: {side}px; height: {side}px; border-radius: {corner}%; background: {desk} }}
div {{ display: grid; place-items: center }}
svg {{ width: {drawn}px; height: {drawn}px }}</style><div>{drawing}</div>"""


def main() -> None:
    drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (side, share, corner) in ICONS.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(
                SHEET.format(side=side, desk=DESK, corner=corner, drawn=round(side * share), drawing=drawing)
            )
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
