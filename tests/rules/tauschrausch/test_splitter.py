"""Planned splits: legal to the end, hard to choose from, and of use to who makes them."""

import numpy as np
import pytest

from sammelsurium.games.tauschrausch.bot import splitter
from sammelsurium.games.tauschrausch.bot.plans import plan_move
from sammelsurium.games.tauschrausch.bot.worth import HIDDEN_STAMP
from sammelsurium.games.tauschrausch.box.names import PIECE_NUMBERS
from sammelsurium.games.tauschrausch.state import OFFER_A, OFFER_B, RESERVE, SPLIT
from sammelsurium.games.tauschrausch.table import clear_items
from sammelsurium.kernel.bits import bit
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.compiled import enabled
from sammelsurium.kernel.contract import UNPLANNED, State
from sammelsurium.kernel.match import Match
from sammelsurium.minds import find_mind
from sammelsurium.minds.base import ask
from tests.minds.show_phases import NEVER

from .table import ADA, BEN, BOX, GAME, Table, lay, new_state, opening


def planned(state: State, seat: int = ADA) -> int:
    return int(plan_move(BOX.data, state, seat, 0.0, NEVER))


def follow(table: Table, seat: int = ADA) -> list[str]:
    """Carries the plan out until it is confirmed."""
    made: list[str] = []
    while "confirm" not in made:
        seated = table.match.seated(seat)
        made.append(seated.write(planned(seated.state, seat)))
        table.play(seat, made[-1])
    return made


def haul(pieces: tuple[str, ...], players: int = 2) -> State:
    """Ada is about to split these face-up stamps."""
    state = new_state(players)
    clear_items(state)
    state.phase, state.items = SPLIT, len(pieces)
    for item, piece in enumerate(pieces):
        state.item_back[item], state.item_piece[item], state.item_up[item] = 0, PIECE_NUMBERS[piece], 1
        state.haul[ADA] |= bit(item)
    return state


def trays(state: State, pieces: tuple[str, ...]) -> dict[int, set[str]]:
    plan = np.zeros(splitter.MOST_ITEMS, np.int64)
    splitter.plan_split(BOX.data, state, ADA, int(state.haul[ADA]), plan)
    return {tray: {piece for piece, to in zip(pieces, plan, strict=False) if to == tray} for tray in range(6)}


@pytest.mark.rule("TR-40", "TR-41")
def test_every_plan_is_legal_to_its_end_and_takes_nothing_back() -> None:
    instinct, deal = find_mind("instinct"), Stream.of("splits", "deal")
    for players in (2, 3, 5)[: 3 if enabled else 1]:
        match = Match.begin(GAME, [f"seat {n}" for n in range(players)])
        match.settle(deal)
        while not match.over and match.ply < (10**9 if enabled else 80):
            seat = match.waiting[0]
            seated = match.seated(seat)
            move = planned(seated.state, seat) if int(match.state.phase) == SPLIT else UNPLANNED
            if move != UNPLANNED:
                assert move in seated.legal()
                assert not seated.write(move).startswith("back")
            match.play(seat, seated.write(move) if move != UNPLANNED else ask(instinct, seated, deal, match.ply))
            match.settle(deal)


def test_stamps_that_are_alike_to_everybody_come_apart() -> None:
    """Two dear and two cheap ones: with both dear ones in one offer, that offer would be gone."""
    dear, cheap = ("S28", "S29"), ("S01", "S02")
    state = haul((*dear, *cheap, "S03"))
    found = trays(state, (*dear, *cheap, "S03"))
    assert len(found[OFFER_A] & set(dear)) == len(found[OFFER_B] & set(dear)) == 1
    assert len(found[RESERVE]) == 1
    assert not found[RESERVE] & set(dear), "rare stamps cannot be reserved"


def test_what_only_the_other_likes_is_laid_together_and_given_away() -> None:
    """The others are sure to take what their own albums ask for: so that should be what is of least use to oneself."""
    worth = np.array([[5.0, 5.0, 1.0, 1.0], [1.0, 1.0, 5.0, 5.0]])
    _, first = splitter.best_offers(2, ADA, 0b1111, worth, worth)
    assert first == 0b0011
    assert splitter.prospect(2, ADA, 0b0011, 0b1100, worth, worth) > splitter.prospect(
        2, ADA, 0b0101, 0b1010, worth, worth
    )


def test_a_treasure_that_nobody_else_has_seen_is_hidden_in_the_offer_that_looks_poorer() -> None:
    worth = np.array([[9.0, 3.0, 3.0, 1.0], [9.0, 3.0, 3.0, 1.0]])
    look = worth.copy()
    look[BEN, 0] = 1.0
    _, first = splitter.best_offers(2, ADA, 0b1111, worth, look)
    other = 0b1111 & ~first
    assert splitter.sum_of(look, BEN, first) < splitter.sum_of(look, BEN, other)


def test_the_album_of_who_chooses_counts() -> None:
    state = haul(("S01", "S02", "S03"))
    worth, look = np.zeros((5, 12)), np.zeros((5, 12))
    splitter.appraise(BOX.data, state, ADA, int(state.haul[ADA]), worth, look)
    lay(state, BEN, {"a1": "S04"})
    again = worth.copy()
    splitter.appraise(BOX.data, state, ADA, int(state.haul[ADA]), again, look)
    assert (again[ADA] == worth[ADA]).all()
    assert (again[BEN] != worth[BEN]).any()


def test_a_face_down_stamp_looks_to_the_others_like_any_of_its_stack() -> None:
    state = haul(("S28", "S01", "S02"))
    state.item_up[0] = 0
    state.item_known[0] = bit(ADA)
    worth, look = np.zeros((5, 12)), np.zeros((5, 12))
    splitter.appraise(BOX.data, state, ADA, int(state.haul[ADA]), worth, look)
    assert look[ADA, 0] == worth[ADA, 0]
    assert look[BEN, 0] == HIDDEN_STAMP[0] != worth[BEN, 0]


@pytest.mark.rule("TR-41")
def test_where_nothing_can_be_reserved_all_goes_to_the_offers() -> None:
    pieces = ("S28", "S29", "S30")
    found = trays(haul(pieces), pieces)
    assert not found[RESERVE]
    assert found[OFFER_A] | found[OFFER_B] == set(pieces)


@pytest.mark.rule("TR-81")
def test_what_may_be_kept_besides_is_kept_first() -> None:
    table = Table(2, [*opening("second_safe"), "S28", "postmark_scholar", "S05"])
    table.collect(("S28", "postmark_scholar", "S05"))
    made = follow(table)
    assert [move.split()[-1] for move in made[:2]] == ["safe", "postmark"]
    assert len([move for move in made if move.endswith("reserve")]) == 1


def test_who_has_begun_otherwise_has_no_plan() -> None:
    table = Table(2, opening())
    table.collect()
    seated = table.match.seated(ADA)
    _, item, tray = seated.write(planned(seated.state)).split()
    table.play(ADA, f"put {item} {'b' if tray != 'b' else 'a'}")
    assert planned(table.match.seated(ADA).state) == UNPLANNED


def test_there_is_no_plan_for_splitting_against_pinzetta() -> None:
    state = haul(("S01", "S02", "S03"))
    state.players = 1
    assert planned(state) == UNPLANNED
