"""Splitting and choosing (TR-34, TR-40 to TR-47)."""

import pytest

from sammelsurium.games.tauschrausch.codes import PUT, two
from sammelsurium.games.tauschrausch.state import OFFER_A

from .table import ADA, BEN, BOX, CEM, GAME, Table, opening, refused


def split_table(*wishes: str, players: int = 2, ada: tuple[str, ...] = (), **options: str) -> Table:
    table = Table(players, [*opening(players=players), *wishes], options)
    table.collect(ada)
    return table


@pytest.mark.rule("TR-40")
def test_all_split_at_the_same_time_and_nobody_sees_a_split_before_all_are_done() -> None:
    table = split_table()
    assert table.match.waiting == (ADA, BEN)
    item = table.items("haul/0")[0]
    table.play(ADA, f"put {item} a")
    assert table.place(item) == "offer/0/a"
    shown = next(i for i in table.view(BEN).items if i.item == item)
    assert shown.place == "haul/0"
    assert table.match.shown_action(table.match.ply - 1, BEN) is None
    table.play(ADA, f"back {item}")
    table.split(ADA)
    assert tuple(table.match.waiting) == (BEN,)
    assert next(i for i in table.view(BEN).items if i.item == item).place == "haul/0"
    table.split(BEN)
    assert next(i for i in table.view(BEN).items if i.item == item).place != "haul/0"


@pytest.mark.rule("TR-40")
def test_one_reserve_and_two_offers_that_are_not_empty() -> None:
    table = split_table()
    items = table.items("haul/0")
    assert refused(table, ADA, "confirm") == "TR-40"
    table.play(ADA, f"put {items[0]} reserve")
    assert refused(table, ADA, f"put {items[1]} reserve") == "TR-40"
    for item in items[1:5]:
        table.play(ADA, f"put {item} a")
    assert refused(table, ADA, f"put {items[5]} a") == "TR-40", "offer B would stay empty"
    assert refused(table, ADA, f"back {items[5]}") == "TR-40"
    assert refused(table, ADA, f"put {table.items('haul/1')[0]} a") == "TR-40"
    table.play(ADA, f"put {items[5]} b", "confirm")
    assert refused(table, ADA, "confirm") == "TR-40"


@pytest.mark.rule("TR-92")
def test_bots_move_items_twelve_times_and_people_as_often_as_they_like() -> None:
    table = split_table()
    item = table.items("haul/0")[0]
    table.play(ADA, f"put {item} a")
    for n in range(12):
        assert f"back {item}" in table.match.legal(ADA)
        table.play(ADA, f"put {item} {'ba'[n % 2]}")
    assert not {f"back {item}", f"put {item} b"} & set(table.match.legal(ADA)), "what a bot may do"
    assert GAME.refusal(BOX.data, table.state, ADA, two(PUT, item - 1, OFFER_A + 1)) == 92
    assert {f"back {item}", f"put {item} b"} <= {choice.move for choice in table.match.choices(ADA)}
    assert "TR-92" not in table.view(ADA).refused.values()
    table.play(ADA, f"put {item} b", f"back {item}")
    table.split(ADA)


@pytest.mark.rule("TR-41")
def test_a_rare_stamp_cannot_be_reserved_not_even_face_down() -> None:
    table = split_table("S28", "?R60", ada=("S28", "?short"))
    for piece in ("S28", "R60"):
        item = table.find(piece, "haul/0")
        assert refused(table, ADA, f"put {item} reserve") == "TR-41"
        assert table.view(ADA).refused[f"put {item} reserve"] == "TR-41"


@pytest.mark.rule("TR-41")
def test_who_has_only_rare_stamps_reserves_nothing_and_all_know_it() -> None:
    from sammelsurium.games.tauschrausch.box.names import PIECE_NUMBERS

    table = split_table()
    rare = ("S28", "S29", "S30", "L28", "L29", "L30")
    for item, piece in zip(table.items("haul/0"), rare, strict=True):
        state = table.state
        state.item_piece[item - 1] = PIECE_NUMBERS[piece]
        state.item_back[item - 1] = 3 if piece[0] == "L" else 0
        state.item_up[item - 1] = 0
        state.item_known[item - 1] = 1
    items = table.items("haul/0")
    table.play(ADA, *[f"put {item} {'ab'[n % 2]}" for n, item in enumerate(items)], "confirm")
    table.split(BEN)
    assert all(i.surely_rare for i in table.view(BEN).items if i.item in items)


@pytest.mark.rule("TR-42")
def test_a_marker_taken_as_one_of_six_can_be_reserved_and_offered() -> None:
    table = split_table(ada=("marker",))
    marker = table.find("marker", "haul/0")
    assert {f"put {marker} reserve", f"put {marker} a"} <= set(table.match.legal(ADA))
    table.split(ADA, a=("marker",))
    table.split(BEN)
    table.play(ADA, "choose 2 a")
    table.play(BEN, "choose 1 a")
    assert table.view().marker == BEN


@pytest.mark.rule("TR-43", "TR-46")
def test_the_holder_of_the_marker_chooses_first_then_who_lost_an_offer() -> None:
    table = split_table(players=3, ada=("marker",))
    table.split_all()
    assert table.match.waiting == (ADA,)
    assert refused(table, ADA, "choose 1 a") == "TR-43"
    assert refused(table, BEN, "choose 1 a") == "TR-43"
    table.play(ADA, "choose 3 b")
    assert table.match.waiting == (CEM,)
    assert refused(table, CEM, "choose 3 a") == "TR-43"
    table.play(CEM, "choose 2 a")
    assert table.match.waiting == (BEN,)
    assert refused(table, BEN, "choose 3 a") == "TR-46"


@pytest.mark.rule("TR-44", "TR-45")
def test_who_has_chosen_passes_the_turn_on_counter_clockwise_and_the_last_keeps_both() -> None:
    table = split_table(players=3, ada=("marker",))
    table.split_all()
    table.play(ADA, "choose 2 a")
    own = set(table.items("offer/2/a") + table.items("offer/2/b"))
    table.play(BEN, "choose 1 a")
    # Ada has chosen, so the turn goes counter-clockwise to Cem, who finds no offer but the own ones.
    assert table.phase == "show"
    shown = set(table.items("gained/2"))
    cards = {i for i in own if i not in shown}
    assert own - cards <= shown
    assert table.player(CEM).settled
    assert any(e.key == "kept-both" for i in range(table.match.ply) for e in table.match.events(i, None))


@pytest.mark.rule("TR-44")
def test_counter_clockwise_from_the_one_whose_offer_was_taken() -> None:
    table = split_table(players=4, ada=("marker",))
    table.split_all()
    table.play(ADA, "choose 3 a")
    table.play(CEM, "choose 1 a")
    assert table.match.waiting == (3,), "from Ada, who has chosen, to Dea on her right"


@pytest.mark.rule("TR-34")
def test_a_specialist_in_an_offer_changes_sides_when_it_is_taken() -> None:
    table = split_table("curator", ada=("curator", "marker"))
    table.split(ADA, reserve="marker", a=("curator",))
    table.split(BEN)
    assert table.player(ADA).specialists == ["curator"]
    table.play(ADA, "choose 2 a")
    assert table.player(ADA).specialists == ["curator"]
    table.play(BEN, "choose 1 a")
    assert table.player(ADA).specialists == []
    assert "curator" in table.player(BEN).specialists


@pytest.mark.rule("TR-47", "TR-31")
def test_face_down_stamps_are_revealed_together_but_the_taker_looks_at_once() -> None:
    table = split_table("?R60", ada=("?short", "marker"))
    item = table.find("R60", "haul/0")
    table.split(ADA, reserve="marker", a=("R60",))
    table.split(BEN)
    assert table.knows(BEN, item) is None
    table.play(ADA, "choose 2 a")
    assert table.knows(BEN, item) is None
    table.play(BEN, "choose 1 a")
    assert table.phase == "show"
    assert table.knows(ADA, item) == "R60"
    assert next(i for i in table.view(None).items if i.item == item).up


@pytest.mark.rule("TR-47")
def test_with_the_option_what_is_settled_is_turned_up_at_once() -> None:
    table = split_table("?R60", ada=("?short", "marker"), players=3, reveal="when settled")
    item = table.find("R60", "haul/0")
    table.split(ADA, reserve="marker", a=("R60",))
    table.split_all()
    table.play(ADA, "choose 2 a")
    table.play(BEN, "choose 1 b")
    assert table.knows(CEM, item) == "R60", "Ada keeps the offer with the stamp: it is settled"


@pytest.mark.rule("TR-41", "TR-47")
def test_a_face_down_reserve_is_known_not_to_be_rare() -> None:
    table = split_table("?R20", ada=("?short",))
    item = table.find("R20", "haul/0")
    table.split(ADA, reserve="R20")
    table.split(BEN)
    shown = next(i for i in table.view(BEN).items if i.item == item)
    assert (shown.not_rare, shown.piece) == (True, None)
