"""The album packer: legal, repeatable, fair, never worse than stamp by stamp, and right where the best is known."""

import threading
from collections.abc import Mapping

import numpy as np
import pytest

from sammelsurium.games.tauschrausch.bot import packer
from sammelsurium.games.tauschrausch.bot.desk import Desk, exhibited, income_of, lay_all, layout_worth, open_desk
from sammelsurium.games.tauschrausch.bot.plans import layouts, plan_move
from sammelsurium.games.tauschrausch.box.names import CELL_NUMBERS, PIECE_NUMBERS
from sammelsurium.games.tauschrausch.codes import CONFIRM, DROP, PLACE, STAMP, code
from sammelsurium.games.tauschrausch.scoring.contests.layout import album_layout
from sammelsurium.games.tauschrausch.state import (
    COLLECT,
    NONE,
    ROUND_CONTESTS,
    ROUNDS,
    SHOW,
    SHOW_CHANGES,
    T_CONTESTS,
    T_FINAL,
)
from sammelsurium.games.tauschrausch.table import clear_items
from sammelsurium.kernel.bits import bit
from sammelsurium.kernel.compiled import enabled
from sammelsurium.kernel.contract import UNPLANNED, State, copy_state
from tests.minds.show_phases import NEVER, Phase, best_looking, phases, worth_of

from .table import ADA, BOX, GAME, contest_number, lay, new_state

EFFORT = 0.0187 if enabled else 0.00093
PHASES = list(phases(30 if enabled else 2))
PURPLE = {"a1": "S01", "c1": "S02", "a3": "S03"}
EDGE = {"a1": "R02", "d1": "R03", "g1": "R05"}


def hand(
    pieces: tuple[str, ...], laid: Mapping[str, str], final: str, colour: str = "monochrome", rounds: int = ROUNDS
) -> State:
    """Ada is about to show these pieces; of the round contests only that of colours is still open to her."""
    state = new_state()
    clear_items(state)
    lay(state, ADA, laid)
    state.phase, state.round_number, state.hand[ADA], state.items = SHOW, rounds, NONE, len(pieces)
    state.contests[:] = [contest_number(n) for n in (colour, "grand_tour", "brickwork", "ink_trail", final)]
    state.tickets[ADA] = bit(ROUND_CONTESTS) - 2
    for item, piece in enumerate(pieces):
        state.item_back[item], state.item_piece[item], state.item_up[item] = 0, PIECE_NUMBERS[piece], 1
        state.gained[ADA] |= bit(item)
    return state


def planned(state: State, effort: float = EFFORT) -> int:
    return int(plan_move(BOX.data, state, ADA, effort, NEVER))


def packed(state: State, seat: int, evaluations: int) -> Desk:
    desk = open_desk(BOX.data, state, seat)
    packer.pack(BOX.data, seat, desk, evaluations, NEVER)
    return desk


def laid_worth(state: State, seat: int) -> float:
    """What the stamps of this Show promise where they lie now."""
    desk = open_desk(BOX.data, state, seat)
    for stamp, item in enumerate(desk.items):
        packer.put(BOX.data, seat, desk, stamp, int(state.item_cell[item]))
    return float(layout_worth(BOX.data, seat, desk))


def shown_by(phase: Phase, plans: bool) -> State:
    """The album just before it is confirmed, placed by the packer or by the game's own judgement."""
    state, seat = copy_state(phase.state), phase.seat
    while True:
        moves = GAME.new_moves()
        legal = moves[: GAME.legal(BOX.data, state, seat, moves)]
        move = int(plan_move(BOX.data, state, seat, EFFORT, NEVER)) if plans else best_looking(state, seat)
        assert move in legal
        if move == code(CONFIRM, 0):
            return state
        GAME.apply(BOX.data, state, seat, move)


@pytest.mark.rule("TR-50", "TR-51")
@pytest.mark.parametrize("phase", PHASES[::5], ids=lambda phase: f"round {phase.state.round_number}")
def test_move_by_move_the_layout_comes_about_without_taking_anything_back(phase: Phase) -> None:
    desk = packed(phase.state, phase.seat, layouts(EFFORT))
    shown = shown_by(phase, plans=True)
    assert [int(shown.item_cell[item]) for item in desk.items] == desk.best.tolist()
    assert shown.changes[phase.seat] == 0


def test_never_worse_than_stamp_by_stamp_and_mostly_better() -> None:
    better = 0
    for phase in PHASES[:: 1 if enabled else 2]:
        greedy = laid_worth(shown_by(phase, plans=False), phase.seat)
        assert worth_of(phase, 0) == pytest.approx(greedy), "it begins with what the game's own judgement places"
        packed = worth_of(phase, layouts(EFFORT))
        assert packed >= greedy
        better += packed > greedy
    assert better > len(PHASES) // 2 or not enabled


def test_a_plan_that_is_told_to_stop_goes_on_no_longer() -> None:
    """This one would take days."""
    phase, stop = PHASES[0], np.zeros(1, np.bool_)
    found: list[int] = []
    planning = threading.Thread(target=lambda: found.append(plan_move(BOX.data, phase.state, phase.seat, 1e6, stop)))
    planning.start()
    stop[0] = True
    planning.join(60)
    assert not planning.is_alive()
    assert GAME.refusal(BOX.data, phase.state, phase.seat, found[0]) == 0


def test_a_search_ten_times_longer_finds_little_more() -> None:
    some, evaluations = (PHASES[::3], 4 * layouts(EFFORT)) if enabled else (PHASES[:1], 40)
    longer = np.array([worth_of(phase, 10 * evaluations) for phase in some])
    missed = 1 - np.array([worth_of(phase, evaluations) for phase in some]) / longer
    missed_by_greed = 1 - np.array([worth_of(phase, 0) for phase in some]) / longer
    assert missed.mean() < 0.03 or not enabled
    assert missed_by_greed.mean() > 0.1 or not enabled, "a packer that improves nothing would be noticed"


def test_the_same_position_has_the_same_plan_and_stays_as_it_is() -> None:
    for state, seat in PHASES[:: 1 if enabled else 2]:
        before = state.tobytes()
        one, other = (packed(state, seat, layouts(EFFORT)) for _ in range(2))
        assert one.best.tolist() == other.best.tolist()
        plan_move(BOX.data, state, seat, EFFORT, NEVER)
        assert state.tobytes() == before


def test_the_plan_is_the_same_in_worlds_that_the_seat_cannot_tell_apart() -> None:
    for state, seat in PHASES[:: 1 if enabled else 2]:
        plans = set()
        for key in range(4 if enabled else 2):
            world = copy_state(state)
            GAME.resample(BOX.data, world, seat, np.uint64(key))
            plans.add(int(plan_move(BOX.data, world, seat, EFFORT, NEVER)))
        assert len(plans) == 1


def test_a_layout_made_stamp_by_stamp_is_the_album_that_contests_see() -> None:
    for phase in PHASES[:: 1 if enabled else 2]:
        shown, seat = shown_by(phase, plans=False), phase.seat
        desk = open_desk(BOX.data, shown, seat)
        for stamp, item in enumerate(desk.items):
            packer.put(BOX.data, seat, desk, stamp, int(shown.item_cell[item]))
        lay_all(BOX.data, desk)
        made, seen = desk.layouts[1], album_layout(BOX.data, shown, seat)[0]
        touching = {frozenset(pair) for pair in _pairs(made)}
        assert touching == {frozenset(pair) for pair in _pairs(seen)}


def _pairs(layout: np.void) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """The stamps that touch, named by their corners: their numbers depend on the order in which they were laid."""
    corners = [(int(layout["x"][n]), int(layout["y"][n])) for n in range(int(layout["stamps"]))]
    return [
        (corners[one], corners[other])
        for one in range(len(corners))
        for other in range(len(corners))
        if int(layout["touch"][one]) >> other & 1
    ]


@pytest.mark.parametrize(
    ("pieces", "laid", "final", "best"),
    [
        (("S05",), PURPLE, "crossroads", {"S05": "c3"}),
        (("R10",), EDGE, "picture_frame", {"R10": "j1"}),
        (("forever",), {"a2": "forever"}, "pinholes", {"forever": "b1"}),
        (("S05", "R10"), PURPLE | {"e1": "R02", "h1": "R03"}, "crossroads", {"S05": "c3"}),
    ],
    ids=["a perfect corner", "a full edge", "a pinhole", "the right one of two"],
)
def test_where_the_best_is_known_it_is_found(
    pieces: tuple[str, ...], laid: Mapping[str, str], final: str, best: Mapping[str, str]
) -> None:
    state = hand(pieces, laid, final)
    desk = packed(state, ADA, 3000 if enabled else 100)
    found = {piece: int(cell) for piece, cell in zip(pieces, desk.best, strict=True)}
    assert {piece: found[piece] for piece in best} == {piece: CELL_NUMBERS[cell] for piece, cell in best.items()}


def test_in_the_last_round_a_layout_is_worth_what_it_scores() -> None:
    state = hand(("S05",), PURPLE, "crossroads")
    state.confirmed, state.choice[:], state.marker = bit(1), NONE, ADA
    for move in (code(STAMP, 0), code(PLACE, CELL_NUMBERS["c3"])):
        GAME.apply(BOX.data, state, ADA, move)
    without_exhibitors = laid_worth(state, ADA) - income_of(BOX.data, state, ADA, PIECE_NUMBERS["S05"])
    GAME.apply(BOX.data, state, ADA, code(CONFIRM, 0))
    for seat in (0, 1):
        moves = GAME.new_moves()
        GAME.legal(BOX.data, state, seat, moves)
        GAME.apply(BOX.data, state, seat, int(moves[0]))
    scored = int(state.terms[ADA, T_CONTESTS] + state.terms[ADA, T_FINAL])
    assert scored >= without_exhibitors == 14 + 4


def test_a_layout_that_leaves_out_what_fits_is_not_allowed() -> None:
    state = hand(("S05",), {}, "crossroads")
    desk = open_desk(BOX.data, state, ADA)
    assert not packer.is_allowed(BOX.data, ADA, desk)
    packer.put(BOX.data, ADA, desk, 0, CELL_NUMBERS["a1"])
    assert packer.is_allowed(BOX.data, ADA, desk)


def test_an_exhibitor_of_the_colour_makes_a_stamp_worth_more() -> None:
    state, piece = hand(("S01",), {}, "crossroads"), PIECE_NUMBERS["S01"]
    without = exhibited(BOX.data, state, ADA, piece, 0)
    colours = [int(colour) for colour in BOX.data.exhibitor_colour]
    exhibitor = colours.index(int(BOX.data.part_colour[piece, 0]))
    state.cards[ADA] |= bit(exhibitor)
    assert exhibited(BOX.data, state, ADA, piece, 0) == without + BOX.data.exhibitor_points[exhibitor]


def test_before_the_last_round_room_counts() -> None:
    tight, loose = (hand(("L03",), {}, "crossroads", rounds=1) for _ in range(2))
    for state, cell in ((tight, "a1"), (loose, "e5")):
        GAME.apply(BOX.data, state, ADA, code(STAMP, 0))
        GAME.apply(BOX.data, state, ADA, code(PLACE, CELL_NUMBERS[cell]))
    assert laid_worth(tight, ADA) > laid_worth(loose, ADA)


def test_a_stamp_that_lies_elsewhere_is_lifted_and_one_whose_place_is_taken_is_put_down() -> None:
    state = hand(("S05", "forever"), PURPLE, "crossroads")
    for move in (code(STAMP, 1), code(PLACE, CELL_NUMBERS["c3"]), code(STAMP, 0)):
        GAME.apply(BOX.data, state, ADA, move)
    effort = EFFORT if enabled else 0.004
    expected = [code(DROP, 0), code(STAMP, 1)]
    for move in expected:
        assert planned(state, effort) == move
        GAME.apply(BOX.data, state, ADA, move)
    for _ in range(8):
        if (move := planned(state, effort)) == code(CONFIRM, 0):
            break
        GAME.apply(BOX.data, state, ADA, move)
    assert state.item_cell[0] == CELL_NUMBERS["c3"]


def test_where_nothing_can_be_taken_back_the_plan_is_given_up() -> None:
    state = hand(("S05", "forever"), PURPLE, "crossroads")
    for move in (code(STAMP, 1), code(PLACE, CELL_NUMBERS["c3"])):
        GAME.apply(BOX.data, state, ADA, move)
    state.changes[ADA] = SHOW_CHANGES
    effort = EFFORT if enabled else 0.004
    assert planned(state, effort) == UNPLANNED
    GAME.apply(BOX.data, state, ADA, code(STAMP, 0))
    assert planned(state, effort) == UNPLANNED


@pytest.mark.rule("TR-51")
def test_what_fits_nowhere_is_left_out() -> None:
    state = hand(("S05", "forever"), {}, "crossroads")
    state.rows[ADA, :] = (1 << 12) - 1
    assert planned(state) == code(CONFIRM, 0)
    state.rows[ADA, 0] ^= 1
    assert planned(state) == code(STAMP, 1)


def test_without_a_stamp_there_is_only_to_confirm_and_outside_of_the_show_no_plan() -> None:
    state = hand((), PURPLE, "crossroads")
    assert planned(state) == code(CONFIRM, 0)
    state.phase = COLLECT
    assert planned(state) == UNPLANNED
