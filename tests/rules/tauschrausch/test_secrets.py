"""What a seat knows (TR-31, TR-40, TR-55, TR-85), and the world it imagines."""

from collections.abc import Callable

import numpy as np
import pytest

from sammelsurium.games.tauschrausch.box.names import PIECE_NUMBERS, piece_name
from sammelsurium.games.tauschrausch.knowledge import resample, veil
from sammelsurium.games.tauschrausch.state import NONE, NOT_RARE, SURELY_RARE
from sammelsurium.kernel.contract import SPECTATOR, State, copy_state

from .table import ADA, BEN, BOX, CEM, NAMES, Table, known_fronts, opening


def world(table: Table, seat: int, key: int) -> np.record:
    imagined = copy_state(table.state)
    resample(BOX.data, imagined, seat, np.uint64(key))
    return imagined


def known(table: Table, seat: int) -> bytes:
    seen = copy_state(table.state)
    veil(BOX.data, seen, seat)
    return seen.tobytes()


@pytest.mark.rule("TR-31", "TR-85")
def test_a_world_that_is_imagined_looks_the_same_to_the_seat() -> None:
    table = Table(3, [*opening(players=3), "customs_officer", "appraiser"])
    table.collect(("customs_officer",), ("?short", "appraiser"), ("?long", "?short"))
    for seat in (ADA, BEN, 2, SPECTATOR):
        for key in range(5):
            imagined = world(table, seat, key)
            veil(BOX.data, imagined, seat)
            assert imagined.tobytes() == known(table, seat)


@pytest.mark.rule("TR-31", "TR-47")
def test_what_was_seen_in_a_pool_is_known_after_it_left_the_game_and_by_nobody_else() -> None:
    table = Table(2, [*opening(), "customs_officer", "?R60"])
    hidden = table.find("?short", "pool")
    table.take(ADA, "customs_officer")
    while table.phase == "collect":
        seat = table.match.waiting[0]
        moves = [move for move in table.match.legal(seat) if move != f"take {hidden}"]
        table.play(seat, moves[0] if moves else f"take {hidden}")
    if table.place(hidden) != "pool":
        pytest.fail("the plan was to leave the stamp in the pool")
    table.until("enter")
    table.play(ADA, table.match.legal(ADA)[0])
    table.play(BEN, table.match.legal(BEN)[0])
    assert table.match.position()["buried"][0]["piece"] == "R60"
    for seat, front in ((ADA, PIECE_NUMBERS["R60"]), (BEN, NONE), (SPECTATOR, NONE)):
        seen = copy_state(table.state)
        veil(BOX.data, seen, seat)
        assert seen.buried_piece[0] == front


@pytest.mark.rule("TR-40")
def test_splits_of_others_are_imagined_as_the_rules_allow() -> None:
    table = Table(2, opening())
    table.collect()
    table.split(BEN)
    imagined = world(table, ADA, 7)
    trays = [int(imagined.tray[BEN, tray]) for tray in range(6)]
    assert sum(tray.bit_count() for tray in trays) == 6
    assert trays[0].bit_count() == 1
    assert trays[4]
    assert trays[5]


@pytest.mark.rule("TR-55", "TR-84")
def test_secret_choices_of_others_are_imagined_among_the_possible() -> None:
    table = Table(2, opening("open_house", "open_hand"))
    table.collect()
    table.play(BEN, f"give {table.items('haul/1')[0]}")
    assert int(world(table, ADA, 1).choice[BEN]) + 1 in table.items("haul/1")
    table.until("enter")
    table.play(BEN, "enter 3")
    assert {int(world(table, ADA, key).choice[BEN]) for key in range(40)} == {0, 1, 2, 3}


# -- memory --------------------------------------------------------------------------------------------------------


def who_knows(table: Table, item: int) -> str:
    """The seats that see R60 in the item, by their initials."""
    return "".join(NAMES[seat][0] for seat in range(4) if table.knows(seat, item) == "R60")


def travel(table: Table, lapse: Callable[[State, int], None] | None = None) -> None:
    """R60 lies in the pool, Ada looks there; Ben takes it and offers it; Cem, who chooses it, looks; Dea never does."""
    hidden = table.find("?short", "pool")
    assert who_knows(table, hidden) == ""
    table.take(ADA, "customs_officer")
    assert who_knows(table, hidden) == "A"
    table.play(BEN, f"take {hidden}")
    assert who_knows(table, hidden) == "AB"
    table.collect((), (), ("marker",))
    for seat in table.match.waiting:
        table.split(seat, a=("R60",) if seat == BEN else ())
    assert who_knows(table, hidden) == "AB", "a split shows nothing"
    table.play(CEM, "choose 2 a")
    if lapse:
        lapse(table.state, hidden - 1)
    assert table.phase == "choose"
    assert who_knows(table, hidden) == "ABC", "the one who looked in the pool, the one who had it, the one who has it"
    assert [i.piece for i in table.view(None).items if i.item == hidden] == [None], "nor who only watches"
    table.until("show")
    assert who_knows(table, hidden) == "ABCD", "all is revealed when all is settled"


@pytest.mark.rule("TR-31", "TR-47", "TR-85")
def test_who_has_seen_a_face_down_stamp_still_knows_it_after_it_changed_hands() -> None:
    travel(Table(4, [*opening(players=4), "customs_officer", "?R60"]))


@pytest.mark.rule("TR-31")
@pytest.mark.parametrize("forgetful", [ADA, BEN])
def test_the_test_above_notices_who_forgets(forgetful: int) -> None:
    def lapse(state: State, item: int) -> None:
        state.item_known[item] &= ~(1 << forgetful)

    with pytest.raises(AssertionError, match="the one who looked in the pool"):
        travel(Table(4, [*opening(players=4), "customs_officer", "?R60"]), lapse)


@pytest.mark.rule("TR-31", "TR-85")
def test_a_world_with_another_front_for_a_stamp_that_was_seen_looks_different() -> None:
    table = Table(2, [*opening(), "customs_officer", "?R60"])
    hidden = table.find("?short", "pool") - 1
    table.take(ADA, "customs_officer")
    for seat, different in ((ADA, True), (BEN, False)):
        imagined = world(table, seat, 3)
        other = next(p for p in range(PIECE_NUMBERS["R01"], PIECE_NUMBERS["R60"]) if imagined.unseen[2] >> (p - 60) & 1)
        imagined.unseen[2] ^= 1 << (other - 60) | 1 << (int(imagined.item_piece[hidden]) - 60)
        imagined.item_piece[hidden] = other
        veil(BOX.data, imagined, seat)
        assert (imagined.tobytes() != known(table, seat)) == different


# -- worlds with little left open ----------------------------------------------------------------------------------


@pytest.mark.rule("TR-40", "TR-90")
def test_with_an_open_house_nobody_is_imagined_to_reserve() -> None:
    table = Table(2, opening("golden_tweezers", "open_house"))
    table.collect()
    table.split(BEN)
    for key in range(5):
        trays = [int(world(table, ADA, key).tray[BEN, tray]) for tray in range(6)]
        assert trays[:4] == [0, 0, 0, 0]
        assert (trays[4] | trays[5]).bit_count() == 6


@pytest.mark.rule("TR-41")
def test_what_is_surely_rare_or_not_is_imagined_so() -> None:
    """Of two face-down stamps of Ada's all know that one is rare and the other is not."""
    table = Table(2, [*opening(), "?R60", "?R02"])
    table.collect(("?short", "?short"))
    rare, plain = (table.find(piece, "haul/0") - 1 for piece in ("R60", "R02"))
    table.state.item_rarity[rare], table.state.item_rarity[plain] = SURELY_RARE, NOT_RARE
    worlds = [world(table, BEN, key) for key in range(60)]
    assert {piece_name(int(w.item_piece[rare])) for w in worlds} == {f"R{n}" for n in range(55, 61)}
    fronts = {piece_name(int(w.item_piece[plain])) for w in worlds}
    assert len(fronts) > 10
    assert not fronts & {f"R{n}" for n in range(55, 61)}


@pytest.mark.rule("TR-47")
def test_what_another_saw_in_an_earlier_pool_is_imagined_too() -> None:
    table = Table(2, opening())
    state = table.state
    state.buried, state.buried_back[0], state.buried_piece[0] = 1, 2, PIECE_NUMBERS["R60"]
    state.buried_known[0], state.unseen[2] = 1 << ADA, int(state.unseen[2]) & ~(1 << 59)
    state.stock[2] -= 1
    assert {piece_name(int(world(table, ADA, key).buried_piece[0])) for key in range(40)} == {"R60"}
    imagined = {piece_name(int(world(table, BEN, key).buried_piece[0])) for key in range(40)}
    assert len(imagined) > 10
    assert not imagined & set(known_fronts(state))
