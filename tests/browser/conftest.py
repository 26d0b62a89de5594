"""A real Chromium on a real server: each test gets a visitor of its own with an empty profile."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize, expect, sync_playwright

from tests.server.seeds import chosen_by
from tests.server.serving import Server, serving

from .table import PATIENCE, TablePage

FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

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
        started = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def complaints() -> list[str]:
    """What the browser's console has complained about; a test that expects something takes it out."""
    return []


def deal_by(context: BrowserContext, seed: str) -> None:
    """Every table that is opened here is dealt the same."""

    def deal(route: Route) -> None:
        if route.request.method == "POST":
            route.continue_(headers={**route.request.headers, **chosen_by(seed)})
        else:
            route.continue_()

    context.route("**/api/tables", deal)


@pytest.fixture
def visit(server: Server, browser: Browser, request: pytest.FixtureRequest, complaints: list[str]) -> Iterator[Visit]:
    """Opens the home page as somebody new, who waits until it is drawn: its parts come after the page itself. Errors in
    the browser's console fail the test.

    Tables are dealt by the name of the test, so that a test that fails can be run again.
    """
    opened: list[Page] = []

    def open_page(
        size: ViewportSize = DESKTOP,
        language: str = "en-GB",
        dark: bool = False,
        calm: bool = True,
        quick: bool = False,
    ) -> TablePage:
        context = browser.new_context(
            viewport=size,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            service_workers="block",  # what it keeps is tested apart; here everything comes from the server
        )
        deal_by(context, request.node.name)
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        opened.append(page)
        page.goto(server.url)
        table = TablePage(page, server)
        page.locator("main").wait_for()
        if quick:
            table.be_quick()
        return table

    yield open_page
    for page in opened:
        page.context.close()
    assert not complaints


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, installed with the page's tools."""
    return (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
