"""The fourteen specialists, each with its effect and beside another card (TR-32, TR-34, TR-80 to TR-82, TR-90)."""

import pytest

from sammelsurium.games.tauschrausch.box.names import PIECE_NUMBERS as NUMBERS
from sammelsurium.games.tauschrausch.cards import FORTUNE_TELLER, RESTORER, STATIONER
from sammelsurium.games.tauschrausch.scoring.points import forever_points, score_final
from sammelsurium.games.tauschrausch.scoring.values import tile_value
from sammelsurium.games.tauschrausch.state import EXHIBITORS, T_FOREVER, T_SPECIALISTS, T_VALUES
from sammelsurium.kernel.errors import PositionError
from sammelsurium.kernel.match import Match

from .table import ADA, BEN, BOX, GAME, NAMES, Table, lay, new_state, opening, refused


def holding(*wishes: str, plan: tuple[str, ...], events: tuple[str, ...] = ()) -> Table:
    """Ada collects what is planned for her."""
    table = Table(2, [*opening(*events), *wishes, *plan])
    table.collect(plan)
    return table


SIZES = ("small", "long", "short", "large", "forever")


def give_card(state: object, seat: int, specialist: int) -> None:
    state.cards[seat] |= 1 << (EXHIBITORS + specialist)  # type: ignore[attr-defined] # a state


# -- secretive dealer ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-80", "TR-81", "TR-86")
def test_secretive_dealer_draws_when_an_offer_holds_no_face_up_stamp() -> None:
    table = holding("S28", plan=("secretive_dealer", "marker"))
    table.split(ADA, reserve="marker", a=("secretive_dealer",))
    table.split(BEN)
    assert (table.phase, table.match.waiting) == ("secret deal", (ADA,))
    assert refused(table, BEN, "draw small") == "TR-80"
    assert refused(table, ADA, "confirm") == "TR-80"
    table.wishes += ["S29"]
    table.play(ADA, "draw small")
    assert "S29" in table.pieces("reserve/0"), "a drawn stamp may be rare"
    assert table.phase == "choose"


@pytest.mark.rule("TR-80")
def test_secretive_dealer_stays_silent_when_both_offers_show_a_stamp() -> None:
    table = holding("S01", "S03", plan=("secretive_dealer", "S01", "S03"))
    table.split(ADA, reserve="secretive_dealer", a=("S01",))
    table.split(BEN)
    assert table.phase == "choose"


@pytest.mark.rule("TR-80", "TR-86")
def test_secretive_dealer_may_pass_and_an_empty_stack_yields_nothing() -> None:
    table = holding(plan=("secretive_dealer", "marker"))
    table.split(ADA, reserve="marker", a=("secretive_dealer",))
    table.split(BEN)
    table.state.stock[3] = 0
    assert refused(table, ADA, "draw large") == "TR-86"
    table.play(ADA, "pass")
    assert table.phase == "choose"


@pytest.mark.rule("TR-80", "TR-81")
def test_secretive_dealer_and_open_house_the_drawn_stamp_is_reserved_all_the_same() -> None:
    table = holding(plan=("secretive_dealer", "marker"), events=("golden_tweezers", "open_house"))
    table.split(ADA, a=("secretive_dealer",))
    table.split(BEN)
    table.play(ADA, "draw short")
    assert len(table.items("reserve/0")) == 1


# -- postmark scholar and night porter -----------------------------------------------------------------------------


@pytest.mark.rule("TR-81", "TR-90")
def test_postmark_scholar_reserves_one_face_up_cancelled_stamp_more() -> None:
    table = holding("S05", "S01", plan=("postmark_scholar", "S05", "S01"))
    assert refused(table, ADA, f"put {table.find('S01', 'haul/0')} postmark") == "TR-81"
    assert refused(table, ADA, f"put {table.find('postmark_scholar', 'haul/0')} postmark") == "TR-81"
    table.split(ADA, more={"postmark": "S05"})
    table.split(BEN)
    assert (len(table.items("reserve/0")), table.pieces("postmark/0")) == (1, ["S05"])


@pytest.mark.rule("TR-6", "TR-90")
def test_postmark_scholar_takes_a_double_with_a_cancelled_half() -> None:
    table = holding("B16", plan=("postmark_scholar", "B16"))
    table.split(ADA, more={"postmark": "B16"})
    assert table.pieces("postmark/0") == ["B16"]


@pytest.mark.rule("TR-81", "TR-90", "TR-41")
def test_night_porter_reserves_one_face_down_stamp_more_that_is_not_rare() -> None:
    table = holding("?R20", plan=("night_porter", "?short"))
    hidden = table.find("R20", "haul/0")
    table.split(ADA, more={"porter": "R20"})
    table.split(BEN)
    shown = next(i for i in table.view(BEN).items if i.item == hidden)
    assert (shown.place, shown.piece, shown.not_rare) == ("porter/0", None, True)


@pytest.mark.rule("TR-81", "TR-41")
def test_night_porter_takes_no_rare_and_no_open_stamp() -> None:
    table = holding("?R60", "S01", plan=("night_porter", "?short", "S01"))
    assert refused(table, ADA, f"put {table.find('R60', 'haul/0')} porter") == "TR-81"
    assert refused(table, ADA, f"put {table.find('S01', 'haul/0')} porter") == "TR-81"


@pytest.mark.rule("TR-81")
def test_both_reserves_together_leave_two_items_to_offer() -> None:
    table = holding("?R20", "S05", plan=("night_porter", "postmark_scholar", "?short", "S05"))
    table.split(ADA, more={"porter": "R20", "postmark": "S05"})
    table.split(BEN)
    assert len(table.items("offer/0/a") + table.items("offer/0/b")) == 3


# -- bargain hunter, auctioneer ------------------------------------------------------------------------------------


def small_offer(table: Table) -> None:
    """Ben's offer A holds one item, B the rest."""
    table.split(BEN)


@pytest.mark.rule("TR-81", "TR-90")
def test_bargain_hunter_draws_after_choosing_a_small_offer() -> None:
    table = holding(plan=("bargain_hunter", "marker"))
    table.split(ADA, reserve="bargain_hunter")
    small_offer(table)
    table.play(ADA, "choose 2 a")
    assert (table.phase, table.match.waiting) == ("bargain", (ADA,))
    table.wishes += ["L28"]
    table.play(ADA, "draw large")
    assert "L28" in table.pieces("reserve/0")
    assert table.match.waiting == (BEN,)


@pytest.mark.rule("TR-90")
def test_bargain_hunter_draws_nothing_for_a_large_offer() -> None:
    table = holding(plan=("bargain_hunter", "marker"))
    table.split(ADA, reserve="bargain_hunter")
    small_offer(table)
    table.play(ADA, "choose 2 b")
    assert table.phase == "choose"


@pytest.mark.rule("TR-34")
def test_bargain_hunter_does_not_work_for_the_choice_that_brought_her() -> None:
    table = holding(plan=("bargain_hunter", "marker"))
    table.split(ADA, reserve="marker", a=("bargain_hunter",))
    small_offer(table)
    table.play(ADA, "choose 2 b")
    table.play(BEN, "choose 1 a")
    assert table.phase == "show", "one item, but it is the hunter herself"


@pytest.mark.rule("TR-90")
def test_bargain_hunter_and_the_auctioneer_opposite() -> None:
    table = Table(2, [*opening(), "bargain_hunter", "auctioneer"])
    table.collect(("bargain_hunter", "marker"), ("auctioneer",))
    table.split(ADA, reserve="bargain_hunter")
    table.split(BEN, reserve="auctioneer")
    table.play(ADA, "choose 2 a")
    assert table.terms(BEN)["cards"] == 0, "the smaller offer was taken"
    table.play(ADA, "pass")
    assert table.match.waiting == (BEN,)


@pytest.mark.rule("TR-90", "TR-45")
def test_auctioneer_scores_when_the_larger_offer_is_taken() -> None:
    table = Table(2, [*opening(), "auctioneer"])
    table.collect(("marker",), ("auctioneer",))
    table.split(ADA)
    table.split(BEN, reserve="auctioneer")
    table.play(ADA, "choose 2 b")
    assert table.terms(BEN)["cards"] == 3


@pytest.mark.rule("TR-34", "TR-90")
def test_auctioneer_in_the_offer_taken_scores_nothing() -> None:
    table = Table(2, [*opening(), "auctioneer"])
    table.collect(("marker",), ("auctioneer",))
    table.split(ADA)
    table.split(BEN, a=(next(p for p in table.pieces("haul/1") if p not in ("auctioneer", "forever")),))
    assert "auctioneer" in table.pieces("offer/1/b")
    table.play(ADA, "choose 2 b")
    assert table.terms(BEN)["cards"] == 0


@pytest.mark.rule("TR-45")
def test_auctioneer_stays_silent_for_who_keeps_both() -> None:
    table = Table(3, [*opening(players=3), "auctioneer"])
    table.collect(("marker",), (), ("auctioneer",))
    table.split_all()
    table.play(ADA, "choose 2 a")
    table.play(BEN, "choose 1 a")
    assert table.terms(2)["cards"] == 0


# -- looking -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-85", "TR-90")
def test_appraiser_looks_at_the_offers_before_choosing_and_the_others_do_not() -> None:
    table = Table(3, [*opening(players=3), "appraiser", "?R60"])
    table.collect(("appraiser", "marker"), ("?short",))
    hidden = table.find("R60", "haul/1")
    table.split(ADA, reserve="appraiser")
    table.split(BEN, a=("R60",))
    table.split(2)
    assert table.knows(ADA, hidden) == "R60"
    assert table.knows(2, hidden) is None
    assert any(i.item == hidden and i.known == [ADA, BEN] for i in table.view(2).items)


@pytest.mark.rule("TR-85", "TR-90")
def test_appraiser_does_not_look_at_reserves_of_the_night_porter() -> None:
    table = Table(2, [*opening(), "appraiser", "night_porter", "?R20"])
    table.collect(("appraiser", "marker"), ("night_porter", "?short"))
    hidden = table.find("R20", "haul/1")
    table.split(ADA, reserve="appraiser")
    table.split(BEN, more={"porter": "R20"})
    assert table.knows(ADA, hidden) is None


@pytest.mark.rule("TR-85", "TR-90", "TR-31")
def test_customs_officer_looks_at_the_pool_and_still_knows_what_others_take() -> None:
    table = Table(2, [*opening(), "customs_officer", "?R60"])
    hidden = table.find("?short", "pool")
    table.take(ADA, "customs_officer")
    assert table.knows(ADA, hidden) == "R60"
    assert table.knows(BEN, hidden) is None
    table.play(BEN, f"take {hidden}")
    assert (table.knows(ADA, hidden), table.knows(BEN, hidden)) == ("R60", "R60")
    table.collect()
    table.split(ADA)
    table.split(BEN, a=("R60",))
    assert table.knows(ADA, hidden) == "R60", "also after it was offered"


# -- the end of Collect --------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-82", "TR-86", "TR-90")
def test_stockkeeper_exchanges_an_item_for_a_stamp_only_she_knows() -> None:
    table = holding("S01", plan=("stockkeeper", "S01"))
    assert (table.phase, table.match.waiting) == ("redraw", (ADA,))
    given = table.find("S01", "haul/0")
    assert refused(table, ADA, f"redraw {table.items('haul/1')[0]} small") == "TR-90"
    table.wishes += ["L29"]
    table.play(ADA, f"redraw {given} large")
    drawn = table.find("L29", "haul/0")
    assert (table.place(given), table.knows(ADA, drawn), table.knows(BEN, drawn)) == ("pool", "L29", None)
    assert table.phase == "split"


@pytest.mark.rule("TR-82", "TR-90")
def test_stockkeeper_brings_the_fortune_teller_a_third_stamp_and_both_come_before_the_event() -> None:
    table = holding(
        "S01", plan=("stockkeeper", "fortune_teller", "?short", "?large"), events=("second_safe", "exchange_table")
    )
    backs = sum(not i.up for i in table._all() if i.place == "haul/0")
    assert backs == 2
    given = next(i.item for i in table._all() if i.place == "haul/0" and i.up and i.back in SIZES)
    table.play(ADA, f"redraw {given} long")
    assert table.terms(ADA)["cards"] == 3
    assert table.phase == "exchange"


MANY_BACKS, FEW_BACKS = ("open_drawers", "upside_down"), ("second_safe", "exchange_table")
FOUR_BACKS = ("?small", "?short", "?short", "?large")


def telling(*hidden: str, events: tuple[str, ...] = MANY_BACKS) -> Table:
    """Ada has the stockkeeper, the fortune teller and these face-down stamps in her haul."""
    return holding(plan=("stockkeeper", "fortune_teller", *hidden), events=events)


def points(table: Table) -> int:
    return table.terms(ADA)["cards"]


@pytest.mark.rule("TR-82")
def test_fortune_teller_may_be_used_before_the_stockkeeper_exchanges_her() -> None:
    table = telling(*FOUR_BACKS)
    teller = table.find("fortune_teller", "haul/0")
    assert (table.phase, table.match.waiting) == ("redraw", (ADA,))
    table.play(ADA, "use fortune_teller")
    assert (points(table), table.phase, table.match.waiting) == (3, "redraw", (ADA,))
    table.play(ADA, f"redraw {teller} small")
    assert (points(table), table.place(teller), table.phase) == (3, "pool", "split")


@pytest.mark.rule("TR-82")
def test_fortune_teller_exchanged_first_scores_nothing_any_more() -> None:
    table = telling(*FOUR_BACKS)
    table.play(ADA, f"redraw {table.find('fortune_teller', 'haul/0')} small")
    assert (points(table), table.phase) == (0, "split")


@pytest.mark.rule("TR-82")
@pytest.mark.parametrize("moves", [("pass",), ("use fortune_teller", "pass")])
def test_fortune_teller_scores_once_whether_she_comes_first_or_last(moves: tuple[str, ...]) -> None:
    table = telling(*FOUR_BACKS)
    table.play(ADA, *moves)
    assert (points(table), table.phase) == (3, "split")


@pytest.mark.rule("TR-82")
def test_nobody_else_and_nothing_else_is_used_and_nobody_twice() -> None:
    table = telling(*FOUR_BACKS)
    assert refused(table, BEN, "use fortune_teller") == "TR-82"
    assert refused(table, ADA, "use stockkeeper") == "TR-82"
    table.play(ADA, "use fortune_teller")
    assert refused(table, ADA, "use fortune_teller") == "TR-82"
    assert "use fortune_teller" not in table.match.legal(ADA)


@pytest.mark.rule("TR-82")
def test_the_order_is_asked_only_where_it_matters() -> None:
    table = telling("?short", "?large", events=FEW_BACKS)
    assert refused(table, ADA, "use fortune_teller") == "TR-82", "she would score nothing yet"
    table = holding(plan=("stockkeeper", *FOUR_BACKS), events=MANY_BACKS)
    give_card(table.state, ADA, FORTUNE_TELLER)
    assert refused(table, ADA, "use fortune_teller") == "TR-82", "she lies beside the album and cannot be exchanged"
    table.play(ADA, "pass")
    assert points(table) == 3


@pytest.mark.rule("TR-82")
@pytest.mark.parametrize(
    ("hidden", "events"),
    [
        ((), FEW_BACKS),
        (("?large",), FEW_BACKS),
        (("?short", "?large"), FEW_BACKS),
        (FOUR_BACKS[:3], MANY_BACKS),
        (FOUR_BACKS, MANY_BACKS),
    ],
)
def test_no_order_that_is_not_asked_would_score_more(hidden: tuple[str, ...], events: tuple[str, ...]) -> None:
    """Whatever the stockkeeper exchanges, before the fortune teller or after her."""
    table = telling(*hidden, events=events)
    backs = {i.item: not i.up for i in table._all() if i.place == "haul/0"}
    teller, ply = table.find("fortune_teller", "haul/0"), table.match.ply
    assert sum(backs.values()) == len(hidden)
    for item, lies_down in backs.items():
        found = []
        for first in ([], ["use fortune_teller"]):
            if set(first) <= set(table.match.legal(ADA)):
                table.play(ADA, *first, f"redraw {item} small")
                found.append(points(table))
                table.match = table.match.back_to(ply)
        teller_first = 3 * (sum(backs.values()) >= 3)
        teller_last = 3 * (item != teller and sum(backs.values()) - lies_down + 1 >= 3)
        assert max(found) == max(teller_first, teller_last)


@pytest.mark.rule("TR-82")
def test_who_uses_a_specialist_first_sees_what_it_brings_and_all_are_told() -> None:
    table = telling(*FOUR_BACKS)
    choice = next(c for c in table.match.choices(ADA) if c.verb == "use")
    assert (choice.specialist, choice.gain) == ("fortune_teller", 3)
    table.play(ADA, "use fortune_teller")
    told = table.match.events(table.match.ply - 1, BEN)
    assert [(e.key, e.args) for e in told] == [
        ("used-first", {"seat": ADA, "piece": "fortune_teller"}),
        ("score-card", {"seat": ADA, "points": 3}),
    ]


@pytest.mark.rule("TR-82")
def test_a_position_remembers_who_has_worked() -> None:
    table = telling(*FOUR_BACKS)
    table.play(ADA, "use fortune_teller")
    position = table.match.position()
    match = Match.from_position(GAME, NAMES[:2], position)
    assert match.position() == position
    assert "use fortune_teller" not in match.legal(ADA)
    position["numbers"]["asked"] = 1
    with pytest.raises(PositionError, match="TR-82"):
        Match.from_position(GAME, NAMES[:2], position)


@pytest.mark.rule("TR-90")
def test_fortune_teller_needs_three_face_down_stamps() -> None:
    table = holding(plan=("fortune_teller", "?short"))
    assert table.terms(ADA)["cards"] == 0


@pytest.mark.rule("TR-43", "TR-90")
def test_early_riser_chooses_instead_of_the_holder_of_the_marker() -> None:
    table = Table(3, [*opening(players=3), "early_riser"])
    table.collect(("marker",), ("early_riser",))
    table.split_all()
    assert table.match.waiting == (BEN,)
    table.play(BEN, "choose 1 a")
    assert table.match.waiting == (ADA,), "then as always"


@pytest.mark.rule("TR-90", "TR-80")
def test_early_riser_chooses_after_the_secretive_dealer_has_drawn() -> None:
    table = Table(2, [*opening(), "early_riser", "secretive_dealer"])
    table.collect(("secretive_dealer", "marker"), ("early_riser",))
    table.split(ADA, reserve="marker", a=("secretive_dealer",))
    table.split(BEN)
    assert table.match.waiting == (ADA,)
    table.play(ADA, "pass")
    assert table.match.waiting == (BEN,)


# -- scoring -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-60", "TR-90")
def test_stationer_counts_two_forever_stamps_more_if_there_is_one() -> None:
    state = new_state(3)
    state.forevers[:3] = (1, 2, 0)
    give_card(state, ADA, STATIONER)
    assert [int(forever_points(BOX.data, state, seat)) for seat in range(3)] == [10, 6, 0]
    state.forevers[ADA] = 0
    assert int(forever_points(BOX.data, state, ADA)) == 0


@pytest.mark.rule("TR-62", "TR-4", "TR-90")
def test_restorer_and_stationer_work_side_by_side() -> None:
    state = new_state()
    give_card(state, ADA, RESTORER)
    give_card(state, ADA, STATIONER)
    faded, double, plain = NUMBERS["S06"], NUMBERS["B18"], NUMBERS["S01"]
    assert [int(tile_value(BOX.data, state, ADA, piece)) for piece in (faded, double, plain)] == [1, 3, 3]
    assert [int(tile_value(BOX.data, state, BEN, piece)) for piece in (faded, double)] == [-1, 1]
    lay(state, ADA, {"a1": "S06", "a3": "B18"})
    state.forevers[ADA] = 2
    score_final(BOX.data, state)
    scored = [int(state.terms[ADA, term]) for term in (T_FOREVER, T_VALUES, T_SPECIALISTS)]
    assert scored == [10, 4, 4], "four forever stamps against the imaginary three"


@pytest.mark.rule("TR-55", "TR-90")
def test_regular_guest_enters_a_contest_again() -> None:
    table = holding(plan=("regular_guest",))
    table.split(ADA, reserve="regular_guest")
    table.split(BEN)
    table.until("enter")
    table.play(ADA, "enter 1")
    table.wishes += ["open_house", "golden_tweezers"]
    table.play(BEN, "enter 1")
    table.until("enter")
    assert "enter 1" in table.match.legal(ADA)
    assert "enter 1" not in table.match.legal(BEN)
    worth, before = table.player(ADA).worth[0].points, table.terms(ADA)["contests"]
    table.play(ADA, "enter 1")
    table.play(BEN, "enter 2")
    assert table.terms(ADA)["contests"] - before == worth


@pytest.mark.rule("TR-54", "TR-63", "TR-90")
def test_curator_adds_a_point_for_every_exhibitor_also_one_that_scores_nothing() -> None:
    table = holding("beekeeper", plan=("curator", "beekeeper"), events=("open_house", "golden_tweezers"))
    shown = table.player(ADA).exhibitors
    assert [e.points for e in shown] == [1, 1]
