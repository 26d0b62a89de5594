"""The ten events, each with its effect and beside another card (TR-20, TR-82 to TR-86, TR-90)."""

import pytest

from .table import ADA, BEN, Table, opening, refused


def in_force(event: str, *wishes: str, players: int = 2, before: str = "open_house") -> Table:
    return Table(players, [*opening(before, event, players=players), *wishes])


def scores(table: Table, seat: int, term: str) -> int:
    return table.terms(seat)[term]


# -- late opening --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-90", "TR-30")
def test_late_opening_adds_a_short_rectangle_each_and_everyone_collects_seven() -> None:
    table = in_force("late_opening")
    pool = [i for i in table.view().items if i.place == "pool"]
    assert len(pool) == 6 + 6 + 2 + 1
    assert table.view().haul == 7
    table.collect()
    assert (len(table.items("haul/0")), len(table.items("haul/1"))) == (7, 7)


@pytest.mark.rule("TR-90", "TR-40")
def test_late_opening_and_the_split_one_reserve_and_six_to_offer() -> None:
    table = in_force("late_opening")
    table.collect()
    table.split_all()
    assert len(table.items("offer/0/a") + table.items("offer/0/b")) == 6


@pytest.mark.rule("TR-90", "TR-81")
def test_late_opening_and_the_night_porter_two_reserves_and_five_to_offer() -> None:
    table = in_force("late_opening", "night_porter", "?R20")
    table.collect(("night_porter", "?short"))
    table.split(ADA, more={"porter": "R20"})
    table.split(BEN)
    assert (len(table.items("reserve/0")), table.pieces("porter/0")) == (1, ["R20"])
    assert len(table.items("offer/0/a") + table.items("offer/0/b")) == 5


@pytest.mark.rule("TR-90", "TR-82")
def test_late_opening_and_the_stockkeeper_who_still_has_seven() -> None:
    table = in_force("late_opening", "stockkeeper", "S01")
    table.collect(("stockkeeper", "S01"))
    table.play(ADA, f"redraw {table.find('S01', 'haul/0')} large")
    assert [len(table.items(f"haul/{seat}")) for seat in (ADA, BEN)] == [7, 7]


# -- golden tweezers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-54", "TR-90")
def test_golden_tweezers_make_the_marker_score_6() -> None:
    table = in_force("golden_tweezers")
    table.until("enter")
    assert sorted((scores(table, ADA, "marker"), scores(table, BEN, "marker"))) == [0, 6]


@pytest.mark.rule("TR-33", "TR-90")
def test_golden_tweezers_pay_for_a_leftover_marker_too() -> None:
    table = in_force("golden_tweezers")
    table.collect()
    assert table.pieces("marker/1") == ["marker"]
    table.until("enter")
    assert scores(table, BEN, "marker") == 6


@pytest.mark.rule("TR-43", "TR-54", "TR-90")
def test_golden_tweezers_pay_the_holder_of_the_marker_not_the_early_riser_who_chooses_first() -> None:
    table = in_force("golden_tweezers", "early_riser")
    table.collect(("marker",), ("early_riser",))
    table.split(ADA, reserve="marker")
    table.split(BEN, reserve="early_riser")
    assert table.match.waiting == (BEN,)
    table.until("enter")
    assert [scores(table, seat, "marker") for seat in (ADA, BEN)] == [6, 0]


# -- open drawers --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-83", "TR-85")
def test_open_drawers_everyone_reveals_a_stamp_in_turn_order() -> None:
    table = in_force("open_drawers", "?R60")
    assert (table.phase, table.match.waiting) == ("open drawers", (ADA,))
    assert refused(table, BEN, "reveal 1") == "TR-83"
    assert refused(table, ADA, f"reveal {table.find('size:forever', 'pool')}") == "TR-83"
    item = table.find("?short", "pool")
    table.play(ADA, f"reveal {item}")
    assert table.knows(BEN, item) == "R60"
    assert table.match.waiting == (BEN,)
    table.play(BEN, f"reveal {table.find('?long', 'pool')}")
    assert table.phase == "collect"


@pytest.mark.rule("TR-83")
def test_open_drawers_who_finds_no_face_down_stamp_does_nothing() -> None:
    table = in_force("open_drawers")
    state = table.state
    for item in range(int(state.items)):
        if not state.item_up[item] and item + 1 != table.find("?short", "pool"):
            state.item_up[item] = 1
    table.play(ADA, table.match.legal(ADA)[0])
    assert table.phase == "collect"


@pytest.mark.rule("TR-83", "TR-90")
def test_the_customs_officer_looks_after_the_drawers_were_opened() -> None:
    table = Table(2, [*opening(), "customs_officer"])
    table.collect(("customs_officer", "marker"))
    table.split(ADA, reserve="customs_officer")
    table.split(BEN)
    table.until("enter")
    table.wishes += ["open_house", "open_drawers"]
    table.play(ADA, table.match.legal(ADA)[0])
    table.play(BEN, table.match.legal(BEN)[0])
    while table.phase == "open drawers":
        table.anything()
    hidden = [i for i in table.view(ADA).items if i.place == "pool" and not i.up]
    assert hidden
    assert all(i.piece and i.known == [ADA] for i in hidden)


# -- upside down ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-21", "TR-90")
def test_upside_down_swaps_the_faces_but_not_of_forever_stamps_and_cards() -> None:
    table = in_force("upside_down", before="golden_tweezers")
    pool = [i for i in table.view().items if i.place == "pool"]
    up = sum(i.up for i in pool if i.back in ("small", "long", "short", "large"))
    down = sum(not i.up for i in pool)
    assert (up, down) == (1 + 1, 4 + 4)
    assert all(i.up for i in pool if i.back in ("forever", "card", "marker"))


@pytest.mark.rule("TR-90")
def test_upside_down_feeds_the_fortune_teller() -> None:
    table = in_force("upside_down", "fortune_teller", before="golden_tweezers")
    table.collect(("fortune_teller", "?small", "?short", "?large"))
    assert scores(table, ADA, "cards") == 3


# -- second safe ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-81", "TR-90")
def test_second_safe_lets_everyone_reserve_another_item() -> None:
    table = in_force("second_safe", "S01")
    table.collect(("S01",))
    table.play(ADA, f"put {table.find('S01', 'haul/0')} safe")
    other = next(item for item in table.items("haul/0"))
    assert refused(table, ADA, f"put {other} safe") == "TR-81"
    table.split(ADA)
    table.split(BEN)
    assert len(table.items("reserve/0") + table.items("safe/0")) == 2


@pytest.mark.rule("TR-41", "TR-81")
def test_second_safe_takes_no_rare_stamp_either_open_or_face_down() -> None:
    table = in_force("second_safe", "S28", "?R60")
    table.collect(("S28", "?short"))
    for rare in ("S28", "R60"):
        item = table.find(rare, "haul/0")
        assert refused(table, ADA, f"put {item} safe") == "TR-41"
        assert refused(table, ADA, f"put {item} reserve") == "TR-41"


@pytest.mark.rule("TR-41", "TR-85")
def test_a_face_down_stamp_in_the_second_safe_is_known_not_to_be_rare() -> None:
    table = in_force("second_safe", "?R20")
    table.collect(("?short",))
    hidden = table.find("R20", "haul/0")
    table.split(ADA, more={"safe": "R20"})
    table.split(BEN)
    shown = next(i for i in table.view(BEN).items if i.item == hidden)
    assert (shown.place, shown.piece, shown.not_rare) == ("safe/0", None, True)


@pytest.mark.rule("TR-81", "TR-90")
def test_second_safe_beside_the_postmark_scholar() -> None:
    table = in_force("second_safe", "S05", "postmark_scholar")
    table.collect(("postmark_scholar", "S05"))
    table.split(ADA, more={"postmark": "S05", "safe": "postmark_scholar"})
    table.split(BEN)
    assert len(table.items("offer/0/a") + table.items("offer/0/b")) == 3


@pytest.mark.rule("TR-81")
def test_without_second_safe_there_is_no_second_reserve() -> None:
    table = in_force("golden_tweezers")
    table.collect()
    assert refused(table, ADA, f"put {table.items('haul/0')[0]} safe") == "TR-81"


# -- exchange table ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-82", "TR-90")
def test_exchange_table_everyone_may_exchange_but_not_the_marker() -> None:
    table = in_force("exchange_table", before="golden_tweezers")
    table.collect(("marker",))
    assert (table.phase, table.match.waiting) == ("exchange", (ADA,))
    marker, pool = table.find("marker", "haul/0"), table.items("pool")[0]
    assert refused(table, ADA, f"exchange {marker} {pool}") == "TR-90"
    assert refused(table, ADA, "redraw 1 small") == "TR-82"
    own = next(i for i in table.items("haul/0") if i != marker)
    table.play(ADA, f"exchange {own} {pool}")
    assert (table.place(own), table.place(pool)) == ("pool", "haul/0")
    table.play(BEN, "pass")
    assert table.phase == "split"


@pytest.mark.rule("TR-31", "TR-90")
def test_exchange_table_whoever_takes_a_face_down_stamp_looks_and_a_specialist_changes_hands() -> None:
    table = in_force("exchange_table", "curator", before="golden_tweezers")
    table.collect(("curator",))
    hidden = [i.item for i in table.view().items if i.place == "pool" and not i.up]
    other = hidden[0] if hidden else table.items("pool")[0]
    seat = table.match.waiting[0]
    while seat != ADA:
        table.play(seat, "pass")
        seat = table.match.waiting[0]
    table.play(ADA, f"exchange {table.find('curator', 'haul/0')} {other}")
    assert table.player(ADA).specialists == []
    assert table.knows(ADA, other) is not None


# -- open house ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-90", "TR-40")
def test_open_house_nobody_makes_the_normal_reserve() -> None:
    table = in_force("open_house", before="golden_tweezers")
    table.collect()
    item = table.items("haul/0")[0]
    assert refused(table, ADA, f"put {item} reserve") == "TR-90"
    table.split_all()
    assert table.items("reserve/0") == []
    assert len(table.items("offer/0/a") + table.items("offer/0/b")) == 6


@pytest.mark.rule("TR-90", "TR-81")
def test_open_house_leaves_reserves_of_specialists() -> None:
    table = in_force("open_house", "night_porter", "?R20", before="golden_tweezers")
    table.collect(("night_porter", "?short"))
    table.split(ADA, more={"porter": "R20"})
    table.split(BEN)
    assert table.pieces("porter/0") == ["R20"]


# -- alone on stage ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-90", "TR-55")
@pytest.mark.parametrize(("second", "more"), [("enter 2", 4), ("enter 1", 0)])
def test_alone_on_stage_pays_4_for_a_contest_nobody_else_enters(second: str, more: int) -> None:
    table = in_force("alone_on_stage")
    table.until("enter")
    worth = [table.player(seat).worth for seat in (ADA, BEN)]
    table.play(ADA, "enter 1")
    table.play(BEN, second)
    assert scores(table, ADA, "contests") == worth[ADA][0].points + more


@pytest.mark.rule("TR-90", "TR-55")
def test_alone_on_stage_when_contests_are_announced_in_turn() -> None:
    table = Table(2, opening("open_house", "alone_on_stage"), {"contests": "in turn"})
    table.until("enter")
    seat = table.match.waiting[0]
    worth = table.player(seat).worth[0].points
    table.play(seat, "enter 1")
    table.play(1 - seat, "enter 2")
    assert scores(table, seat, "contests") == worth + 4


@pytest.mark.rule("TR-90", "TR-55")
def test_alone_on_stage_pays_a_regular_guest_where_the_own_ticket_lies() -> None:
    table = in_force("alone_on_stage", "regular_guest")
    table.collect(("regular_guest",))
    table.split(ADA, reserve="regular_guest")
    table.split(BEN)
    table.until("enter")
    table.state.tickets[:2] = 1
    worth = table.player(ADA).worth[0].points
    assert refused(table, BEN, "enter 1") == "TR-55"
    table.play(ADA, "enter 1")
    table.play(BEN, "enter 2")
    assert scores(table, ADA, "contests") == worth + 4


# -- gala evening --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-54", "TR-90")
def test_gala_evening_exhibitors_score_twice() -> None:
    table = in_force("gala_evening", "album 1")
    table.until("enter")
    assert scores(table, ADA, "exhibitors") == 2 * table.player(ADA).tally.themes.space


@pytest.mark.rule("TR-90")
def test_gala_evening_does_not_double_the_curator() -> None:
    table = in_force("gala_evening", "album 1", "curator")
    table.collect(("curator",))
    table.split(ADA, reserve="curator")
    table.split(BEN)
    table.until("enter")
    assert scores(table, ADA, "exhibitors") == sum(2 * e.stamps + 1 for e in table.player(ADA).exhibitors)


# -- open hand -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-84", "TR-85")
def test_open_hand_all_pick_in_secret_score_and_give_to_the_right() -> None:
    table = in_force("open_hand", "S28", "?R60", "beekeeper", players=3)
    table.collect(("S28",), ("?short",), ("marker",))
    assert table.match.waiting == (0, 1, 2)
    first = table.find("S28", "haul/0")
    table.play(0, f"give {first}")
    assert table.view(1).players[0].choice == "hidden"
    assert table.match.shown_action(table.match.ply - 1, 1) is None
    assert refused(table, 0, f"give {first}") == "TR-84"
    assert refused(table, 1, f"give {first}") == "TR-84"
    hidden = table.find("R60", "haul/1")
    table.play(1, f"give {hidden}")
    marker = table.find("marker", "haul/2")
    value = next(i.piece.value for i in table._all() if i.piece and i.item == hidden)
    table.play(2, f"give {marker}")
    assert [scores(table, seat, "cards") for seat in range(3)] == [5, value, 2]
    assert (table.place(first), table.place(hidden), table.place(marker)) == ("haul/2", "haul/0", "haul/1")
    assert table.view().marker == 1
    assert next(i for i in table.view(None).items if i.item == hidden).up, "it stays face up"


@pytest.mark.rule("TR-84", "TR-4", "TR-90")
def test_open_hand_and_the_restorer_a_faded_stamp_is_worth_1() -> None:
    table = in_force("open_hand", "S06", "restorer")
    table.collect(("restorer", "S06"))
    table.play(ADA, f"give {table.find('S06', 'haul/0')}")
    table.play(BEN, f"give {table.items('haul/1')[0]}")
    assert scores(table, ADA, "cards") == 1


@pytest.mark.rule("TR-84", "TR-32")
def test_open_hand_a_card_counts_2_and_works_for_the_receiver() -> None:
    table = in_force("open_hand", "curator")
    table.collect(("curator",))
    table.play(ADA, f"give {table.find('curator', 'haul/0')}")
    table.play(BEN, f"give {table.items('haul/1')[0]}")
    assert scores(table, ADA, "cards") == 2
    assert table.player(BEN).specialists == ["curator"]
