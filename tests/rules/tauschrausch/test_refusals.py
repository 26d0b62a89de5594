"""Who acts out of turn, or wishes what no text can say: the rule that forbids it is named all the same."""

import pytest

from sammelsurium.games.tauschrausch.codes import DRAW, ENTER, EXCHANGE_ITEM, PLACE, REDRAW_ITEM, TAKE, code, two
from sammelsurium.games.tauschrausch.state import ITEMS, LARGE
from sammelsurium.kernel.match import Match

from .table import ADA, BEN, BOX, GAME, NAMES, Table, opening, refused


def refusal(table: Table, seat: int, move: int) -> int:
    return int(GAME.refusal(BOX.data, table.state, seat, move))


@pytest.mark.rule("TR-20")
def test_nobody_acts_while_cards_are_dealt() -> None:
    assert Match.begin(GAME, NAMES[:2]).why(ADA, "take 1") == "TR-20"


@pytest.mark.rule("TR-50")
def test_who_has_confirmed_places_nothing_more() -> None:
    table = Table(2, opening())
    table.until("show")
    while ADA in table.match.waiting:
        table.play(ADA, "confirm" if "confirm" in table.match.legal(ADA) else table.match.legal(ADA)[0])
    assert table.phase == "show"
    assert refused(table, ADA, "drop") == "TR-50"


@pytest.mark.rule("TR-82")
def test_specialists_and_events_at_the_end_of_collect_ask_one_after_the_other() -> None:
    table = Table(2, [*opening("second_safe", "exchange_table"), "stockkeeper"])
    table.collect(("stockkeeper",))
    assert table.phase == "redraw"
    assert refused(table, BEN, "pass") == "TR-82"
    table.play(ADA, "pass")
    assert table.phase == "exchange"
    assert refused(table, 1 - table.match.waiting[0], "pass") == "TR-82"


@pytest.mark.rule("TR-86")
def test_an_empty_stack_is_offered_to_nobody() -> None:
    table = Table(2, [*opening(), "stockkeeper"])
    table.collect(("stockkeeper",))
    table.state.stock[LARGE] = 0
    item = table.items("haul/0")[0]
    assert {f"redraw {item} {size}" for size in ("small", "long", "short")} < set(table.match.legal(ADA))
    assert not any(move.endswith("large") for move in table.match.legal(ADA))
    assert {choice.stack for choice in table.match.choices(ADA) if choice.verb == "redraw"} == {
        "small",
        "long",
        "short",
    }
    assert refused(table, ADA, f"redraw {item} large") == "TR-86"
    table = Table(2, [*opening(), "secretive_dealer"])
    table.collect(("secretive_dealer", "marker"))
    table.split(ADA, reserve="marker", a=("secretive_dealer",))
    table.split(BEN)
    table.state.stock[LARGE] = 0
    assert table.match.legal(ADA) == ["pass", "draw small", "draw long", "draw short"]
    assert [choice.stack for choice in table.match.choices(ADA)] == [None, "small", "long", "short"]


@pytest.mark.rule("TR-30", "TR-50", "TR-55", "TR-80", "TR-86", "TR-90")
def test_codes_beyond_every_item_cell_stack_and_contest_are_refused() -> None:
    table = Table(2, [*opening("second_safe", "exchange_table"), "stockkeeper", "secretive_dealer"])
    assert refusal(table, ADA, code(TAKE, ITEMS)) == 30
    table.collect(("stockkeeper", "secretive_dealer"))
    own = table.items("haul/0")[0] - 1
    assert refusal(table, ADA, two(REDRAW_ITEM, ITEMS, 0)) == 90
    assert refusal(table, ADA, two(REDRAW_ITEM, own, 4)) == 86
    assert refusal(table, ADA, code(TAKE, 0)) == 82
    table.play(ADA, "pass")
    seat = table.match.waiting[0]
    assert refusal(table, seat, two(EXCHANGE_ITEM, ITEMS, 0)) == 90
    assert refusal(table, seat, two(EXCHANGE_ITEM, table.items(f"haul/{seat}")[0] - 1, ITEMS)) == 90
    table.until("split")
    table.split(ADA, reserve="stockkeeper", a=("secretive_dealer",))
    table.split(BEN)
    assert refusal(table, ADA, code(DRAW, 4)) == 86
    assert refusal(table, ADA, code(TAKE, 0)) == 80
    table.until("show")
    table.play(ADA, table.match.legal(ADA)[0])
    assert refusal(table, ADA, code(PLACE, 144)) == 50
    table.until("enter")
    assert refusal(table, ADA, code(ENTER, 4)) == 55
