"""What the page keeps for the next visit: enough for a server that is away, nothing of a table, never an old page."""

import json
import re
import shutil
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from sammelsurium.server.settings import PAGE_FOLDER
from tests.server.serving import Server, serving, wait_for

from .table import TablePage

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const one = await cache.match(request);
      if (one) found.push([request.url, await one.text()]); // else it is being given up right now
    }
  }
  return found;
}"""
INSTALLED = "navigator.serviceWorker.ready.then(({ scope }) => scope)"
# The newest worker is in charge of this page. One that is just taking over may never answer a page that is loaded.
IN_CHARGE = """async () => {
  const { installing, waiting, active } = await navigator.serviceWorker.getRegistration();
  const { controller } = navigator.serviceWorker;
  return !installing && !waiting && active.state === "activated" && controller === active;
}"""


@contextmanager
def visiting(browser: Browser, url: str, language: str = "en-GB") -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale=language)
    page = context.new_page()
    page.goto(url)
    yield page
    context.close()


def kept(page: Page) -> dict[str, str]:
    """Everything in the browser's caches, by address."""
    found: list[tuple[str, str]] = page.evaluate(KEPT)
    return dict(found)


def wait_until_in_charge(page: Page) -> None:
    page.evaluate(INSTALLED)
    wait_for(lambda: page.evaluate(IN_CHARGE), "the worker to be in charge", 30)


def wait_until_kept(page: Page, pattern: str, count: int) -> None:
    wait_for(lambda: len([one for one in kept(page) if re.search(pattern, one)]) >= count, f"{count} of {pattern}", 30)


@pytest.mark.parametrize("root", ["", "/our/games"], ids=["whole address", "below a path"])
def test_a_server_that_is_away_gets_a_page_of_ours_with_rulebooks(browser: Browser, tmp_path: Path, root: str) -> None:
    with serving(tmp_path, root=root) as server:
        url = server.url
        with visiting(browser, f"{url}/", "fr-FR") as page:
            assert page.evaluate(INSTALLED) == f"{url}/"
            wait_until_kept(page, r"/rulebook/fr$", 4)
            wait_until_kept(page, r"\.svg$", 6)
            wait_until_in_charge(page)
            server.stop()
            page.reload()
            expect(page.get_by_test_id("unreachable")).to_be_visible()
            expect(page.get_by_test_id("box-stickers")).to_be_visible()
            page.get_by_test_id("box-stickers").click()
            expect(page.get_by_test_id("play-now")).to_be_disabled()
            page.get_by_test_id("start").get_by_role("link").click()
            expect(page.get_by_test_id("box-facts")).to_contain_text("joueurs")
            page.goto(f"{url}/rules/tauschrausch")
            expect(page.get_by_test_id("box-facts")).to_contain_text("joueurs")
            page.goto(f"{url}/table/abcdefgh")
            expect(page.get_by_test_id("lost")).to_be_visible()


def test_nothing_of_a_table_is_kept(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as page:
        wait_until_in_charge(page)
        page.reload()  # from here on the worker hears of every request
        table = TablePage(page, server)
        table.sit_down_at_home()
        for number in range(3):
            table.settle()
            table.take_turn(number)
        table.settle()
        page.reload()
        table.settle()
        page.goto(server.url)
        expect(page.get_by_test_id(f"table-{table_of(page)}")).to_be_visible()
        wait_until_kept(page, r"/rulebook/en$", 4)
        found = kept(page)
        assert [address for address in found if "/assets/" in address]
        assert [address for address in found if "/api/tables" in address or "/table/" in address] == []
        secret = table_of(page)
        assert [address for address, text in found.items() if secret in text] == []


def table_of(page: Page) -> str:
    card = page.locator('[data-testid^="table-"]').first
    return (card.get_attribute("data-testid") or "").removeprefix("table-")


@pytest.fixture
def newer(tmp_path: Path) -> Path:
    """The page built anew: other names of its files, another text."""
    folder = Path(shutil.copytree(PAGE_FOLDER, tmp_path / "newer"))
    (folder / ".vite").rename(tmp_path / "manifest")
    entry = json.loads((tmp_path / "manifest" / "manifest.json").read_text(encoding="utf-8"))["index.html"]["file"]
    for small in [*folder.rglob("*.br"), *folder.rglob("*.gz")]:
        small.unlink()
    for file in [folder / "index.html", *folder.rglob("*.js")]:
        text = file.read_text(encoding="utf-8").replace(Path(entry).name, "index-newer.js")
        file.write_text(text, encoding="utf-8")
    (folder / entry).rename(folder / "assets" / "index-newer.js")
    index = folder / "index.html"
    index.write_text(index.read_text(encoding="utf-8").replace("<html", '<html data-build="newer"'), encoding="utf-8")
    return folder


def test_the_first_load_after_an_upgrade_shows_the_new_page(browser: Browser, tmp_path: Path, newer: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with serving(tmp_path / "data", port=port) as server, visiting(browser, server.url) as page:
        wait_until_kept(page, r"/rulebook/en$", 4)
        wait_until_in_charge(page)
        page.reload()
        wait_until_in_charge(page)
        server.stop()
        with serving(tmp_path / "data", port=port, page=str(newer)) as upgraded:
            assert upgraded.url == address
            page.reload()
            assert page.evaluate("document.documentElement.dataset.build") == "newer"
            expect(page.get_by_test_id("play-now")).to_be_enabled()
            # What the old page was made of is given up, and the new one is kept.
            wait_until_kept(page, r"index-newer\.js$", 1)
            wait_for(
                lambda: sum("/index-" in one and one.endswith(".js") for one in kept(page)) == 1,
                "the old one to go",
                30,
            )
            wait_until_in_charge(page)
            upgraded.stop()
            page.reload()
            assert page.evaluate("document.documentElement.dataset.build") == "newer"
            expect(page.get_by_test_id("unreachable")).to_be_visible()


def test_the_page_can_be_installed(browser: Browser, server: Server) -> None:
    with visiting(browser, server.url) as page:
        session = page.context.new_cdp_session(page)
        told = session.send("Page.getAppManifest")
        assert told["errors"] == []
        manifest = json.loads(told["data"])
        for icon in manifest["icons"]:
            assert page.request.get(f"{server.url}/{icon['src']}").headers["content-type"].startswith(icon["type"])
        missing = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # As every visit of these tests is; the engine without windows does not mind.
        assert {one["errorId"] for one in missing} <= {"in-incognito"}
