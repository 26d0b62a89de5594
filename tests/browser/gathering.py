"""What people do before a table begins, in words."""

from playwright.sync_api import expect

from .table import TablePage


def invite(host: TablePage, name: str = "Ada", game: str = "stamp_collection", players: int = 3) -> str:
    """Through the shelf, as a host; gives the link to the table."""
    host.take_box(game)
    host.choose("players", str(players))
    host.find("invite-friends").click()
    host.find("name").fill(name)
    host.find("open-table").click()
    expect(host.find("gathering")).to_be_visible()
    return host.find("link").input_value()


def sit(guest: TablePage, link: str, name: str) -> None:
    """Opens the link and sits down under that name."""
    guest.page.goto(link)
    guest.find("name").fill(name)
    guest.find("sit-down").click()
    expect(guest.find("gathering")).to_be_visible()


def names(page: TablePage) -> list[str]:
    """Who sits at the table that gathers, by place."""
    told = page.snapshot()["places"]
    return [place["name"] or "" for place in told]
