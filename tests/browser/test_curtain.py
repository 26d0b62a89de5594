"""One device goes round: where the game has secrets, nothing of one hand remains for the next."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Route, expect

from . import leftovers
from .conftest import PHONE, Visit
from .people import Desk, beside, bot, me, open_table, rounds, take_over
from .table import TablePage

PICTURE_OF = '"seat":{},"seats"'  # how a picture made for a seat begins, as it came by the wire


def written(value: Any) -> str:
    """As the page would write it."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def secrets_of(desk: Desk, seat: int) -> set[str]:
    """What only this seat may know, as it would stand in a page."""
    own, public = desk.look(seat), desk.look()
    shown = written(public)
    cards = [card for card in own["view"]["hand"] if written(card) not in shown]
    assert cards, "the hand holds nothing secret"
    return {PICTURE_OF.format(seat)} | {f"hand/{seat}/{card['card']}" for card in cards}


def everything(table: TablePage) -> list[str]:
    return leftovers.stores(table.page) + leftovers.memory(table.page)


def plant(route: Route) -> None:
    """The session of whoever held the device is kept where anybody could find it."""
    answer = route.fetch()
    changed, count = re.subn(r"(\b\w+)\.close\(\)", r"(globalThis.before=\1,\1.close())", answer.text())
    assert count
    route.fulfill(response=answer, body=changed)


def give_away(newcomer: Visit, leak: bool) -> tuple[set[str], set[str]]:
    """What could be found of a hand while its owner held the device, and after the curtain had fallen."""
    table = newcomer()
    if leak:
        table.page.context.route("**/PassRound*.js", plant)
    desk = open_table(table, "stickers", [me("Ada"), beside("Ben")])
    first = next(rounds(table))
    secrets = secrets_of(desk, first)
    take_over(table, first)
    before = leftovers.found_in(everything(table), secrets)
    secrets |= secrets_of(desk, first)
    desk.act(first)
    expect(table.find("curtain")).to_have_attribute("data-next", str(1 - first))
    kept = secrets_of(desk, first) & secrets  # what was played meanwhile everybody knows
    return before, leftovers.found_in(everything(table), kept)


def test_behind_the_curtain_nothing_remains_of_the_hand_before(newcomer: Visit) -> None:
    before, after = give_away(newcomer, leak=False)
    assert before, "the search finds nothing even while the hand lies open"
    assert not after


def test_a_hand_that_is_kept_behind_the_curtain_is_found(newcomer: Visit) -> None:
    _, after = give_away(newcomer, leak=True)
    assert after


def test_a_whole_game_of_stickers_goes_round_on_one_device(newcomer: Visit) -> None:
    table = newcomer(PHONE)
    desk = open_table(table, "stickers", [me("Ada"), beside("Ben"), bot("Wren")])
    held = []
    for number, seat in enumerate(rounds(table)):
        assert f"hand/{1 - seat}/" not in table.page.content()
        take_over(table, seat)
        assert table.snapshot()["seat"] is None  # without saying who holds the device nobody is shown a hand
        desk.act(seat, number)
        held.append(seat)
    assert {0, 1} <= set(held)
    assert desk.look()["over"]


def test_a_day_of_tauschrausch_goes_round_on_one_device(newcomer: Visit) -> None:
    table = newcomer()
    desk = open_table(table, "tauschrausch", [me("Ada"), beside("Ben")])
    day = desk.look()["view"]["round"]
    for number, seat in enumerate(rounds(table)):
        now = desk.look()
        if now["view"]["round"] > max(day, 1):
            break
        take_over(table, seat)
        desk.act(seat, number)
    assert desk.look()["view"]["round"] > day


def test_what_was_done_can_be_taken_back_while_that_is_safe(newcomer: Visit) -> None:
    table = newcomer(PHONE)
    desk = open_table(table, "tauschrausch", [me("Ada"), beside("Ben")])
    for number, seat in enumerate(rounds(table)):
        take_over(table, seat)
        desk.act(seat, number)
        if desk.look(seat)["undo"] is not None:
            break
    ply = desk.look()["ply"]
    table.find("back-to").click()
    expect(table.find("curtain")).to_have_attribute("data-next", str(seat))
    assert desk.look()["ply"] < ply


def test_a_game_without_secrets_only_turns_to_the_next(newcomer: Visit) -> None:
    table = newcomer()
    desk = open_table(table, "stamp_collection", [me("Ada"), beside("Ben")])
    table.find("turned-to").wait_for()
    for number in range(6):
        now = desk.look()
        (seat,) = now["waiting"]
        assert now["seat"] == seat
        expect(table.find("turned-to")).to_contain_text(("Ada", "Ben")[seat])
        desk.act(seat, number)
    assert table.find("curtain").count() == 0


def test_whoever_is_not_asked_may_look_at_their_own_hand(newcomer: Visit) -> None:
    table = newcomer()
    desk = open_table(table, "stickers", [me("Ada"), beside("Ben"), bot("Wren", "master")])
    first = next(rounds(table))
    take_over(table, first)
    table.find("cover").click()
    expect(table.find("curtain")).to_have_attribute("data-next", str(first))
    assert f"hand/{first}/" not in table.page.content()
    assert desk.look()["waiting"] == [first]
