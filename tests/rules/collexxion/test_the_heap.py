"""The pile as it is drawn: where each polygon lies, and what still lies over it, however many piles there are."""

from collections.abc import Mapping

import pytest

from sammelsurium.games.collexxion.picture.heap import kept_heap
from sammelsurium.games.collexxion.picture.structures import Piece
from sammelsurium.games.collexxion.pile import Layout, layout_of
from sammelsurium.games.collexxion.state import POLYGONS, TRAY, WORD
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.compiled import enabled
from sammelsurium.kernel.match import Match

from .table import GAME, NAMES, real_pile

OPTIONS: list[Mapping[str, str]] = [{}, {"accessible": "untouched"}, {"accessible": "resting"}]
AT_ONCE = 300 if enabled else 3  # tables; without the compiler a pile falls slowly


def covers(layout: Layout, upper: int, lower: int) -> bool:
    return bool(layout.covers[upper, lower // WORD] >> lower % WORD & 1)


def faults(match: Match) -> list[Piece]:
    """The pieces that are not drawn as they fell, or as if something else lay over them."""
    layout = layout_of(match.box.data, match.state.pile_number)
    there = {polygon for polygon in range(POLYGONS) if match.state.where[polygon] == TRAY}
    pile = match.view(None).pile
    assert {piece.id for piece in pile} == there
    drawn = [piece.id for piece in pile]
    return [
        piece
        for piece in pile
        if piece.covered_by != [other for other in drawn if covers(layout, other, piece.id)]
        or (piece.x, piece.y) != (layout.x[piece.id] / 100, layout.y[piece.id] / 100)
        or (piece.rotation, piece.height) != (layout.angle[piece.id] / 2, layout.height[piece.id])
    ]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_polygon_is_drawn_as_it_fell_and_with_what_still_covers_it(options: Mapping[str, str]) -> None:
    deal, choose = Stream.of("drawn", "deal"), Stream.of("drawn", "choose")
    match = Match.begin(GAME, NAMES[:2], options)
    match.settle(deal)
    while not match.over:
        assert faults(match) == []
        moves = match.legal(match.waiting[0])
        match.play(match.waiting[0], moves[choose.draw(match.ply, len(moves))])
    assert faults(match) == []


def test_tables_that_are_looked_at_in_turn_do_not_take_each_others_piles_away() -> None:
    """A pile that must fall again costs more than all the rest of a picture."""
    matches = [real_pile(number) for number in range(1, AT_ONCE + 1)]
    for match in matches:
        match.view(None)
    fallen = kept_heap.cache_info().misses
    for match in matches:
        match.view(None)
    assert kept_heap.cache_info().misses == fallen
