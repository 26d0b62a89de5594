"""A real Chromium on a real server: each test gets a visitor of its own with an empty profile."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.server.seeds import chosen_by
from tests.server.serving import Server, serving

from .table import PATIENCE, TablePage

FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
# No test looks at pixels, and painting them takes a third of Chromium's time: with room for a few tiles only, the rest
# is left out. Everything is laid out, measured and told as ever.
UNPAINTED = "--force-gpu-mem-available-mb=1"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

# What somebody has set before, in a browser in which nothing is set yet.
HAS_SET = "if (location.protocol.startsWith('http')) localStorage.sammelsurium ??= JSON.stringify(%s);"

Visit = Callable[..., TablePage]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package", autouse=True)
def _the_house_alone() -> Iterator[None]:
    """Home is for the games of the house; what guests bring is tested apart."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SAMMELSURIUM_GUESTS", "")
        yield


# Not for the whole session: while Playwright runs, no other test of the process can run an event loop.
@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), limits=True) as running:
        assert running.url
        yield running


# Without a window around every page, which takes a quarter of the tests' time; else the whole browser.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    assert found, "no Chromium was found; `make test` installs one"
    return found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, UNPAINTED])
        yield started
        started.close()


@pytest.fixture
def complaints() -> list[str]:
    """What the browser's console has complained about; a test that expects something takes it out."""
    return []


@pytest.fixture
def newcomer(
    server: Server, browser: Browser, request: pytest.FixtureRequest, complaints: list[str]
) -> Iterator[Visit]:
    """Opens a browser as somebody new, who has not looked at anything yet. Errors in its console fail the test.

    Tables are dealt by the name of the test, so that a test that fails can be run again. What others do is shown at
    once, unless a test is about how it is shown: then `pace` is "calm", which is what everybody begins with.
    """
    opened: list[Page] = []

    def open_page(
        size: ViewportSize = DESKTOP,
        language: str = "en-GB",
        dark: bool = False,
        calm: bool = True,
        pace: str = "at once",
    ) -> TablePage:
        context = browser.new_context(
            viewport=size,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            service_workers="block",  # what it keeps is tested apart; here everything comes from the server
            extra_http_headers=chosen_by(request.node.name),
        )
        if pace != "calm":
            context.add_init_script(HAS_SET % json.dumps({"pace": pace}))
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        opened.append(page)
        return TablePage(page, server)

    yield open_page
    for page in opened:
        page.context.close()
    assert not complaints


@pytest.fixture
def visit(newcomer: Visit) -> Visit:
    """The same, and looks at home, until it is drawn: its parts come after the page itself."""

    def open_home(*how: Any, **more: Any) -> TablePage:
        table = newcomer(*how, **more)
        table.go_home()
        return table

    return open_home


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, installed with the page's tools."""
    return (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
