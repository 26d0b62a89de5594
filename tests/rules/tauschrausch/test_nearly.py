"""What guides the packer towards a final contest: more the nearer, and whole units where the contest counts them."""

from itertools import pairwise

import pytest

from sammelsurium.games.tauschrausch.scoring.contests.final import (
    empty_beside,
    is_surrounded,
    nearly_framed,
    nearness,
    picture_frame,
)
from sammelsurium.games.tauschrausch.scoring.contests.layout import album_layout
from sammelsurium.kernel.compiled import enabled
from tests.minds.show_phases import phases

from .table import BOX, album, contest_number

EDGE = {"a1": "R02", "d1": "R03", "g1": "R05", "j1": "R10"}  # four wide ones, three cells each


def near(final: str, tiles: dict[str, str]) -> float:
    return float(nearness(contest_number(final), album(tiles)[0]))


def test_no_empty_cell_lies_beside_a_stamp_just_if_it_is_surrounded() -> None:
    seen = set()
    for phase in phases(40 if enabled else 4):
        layout = album_layout(BOX.data, phase.state, phase.seat)[0]
        for stamp in range(int(layout["stamps"])):
            surrounded = bool(is_surrounded(layout, stamp))
            assert (empty_beside(layout, stamp) == 0) == surrounded
            seen.add(surrounded)
    assert seen == {True, False} or not enabled


def test_empty_cells_are_counted_along_every_side() -> None:
    assert empty_beside(album({"e5": "S01"})[0], 0) == 8
    assert empty_beside(album({"a1": "S01"})[0], 0) == 4, "the border closes"
    assert empty_beside(album({"e5": "S01", "g5": "S02"})[0], 0) == 6


def test_an_edge_promises_more_the_more_of_it_is_covered_and_one_unit_when_it_is_full() -> None:
    cells = list(EDGE)
    promised = [near("picture_frame", {cell: EDGE[cell] for cell in cells[:n]}) for n in range(5)]
    steps = [after - before for before, after in pairwise(promised)]
    assert promised[0] == 0
    assert steps == sorted(steps)
    full = album(EDGE)[0]
    assert picture_frame(full) == 1
    sides = 2 * (2 / 12) ** 2  # two rows of the left and the right edge
    assert nearly_framed(full) == pytest.approx(1 + sides)


def test_a_stamp_promises_more_with_every_neighbour() -> None:
    alone, beside, corner = ({"e5": "S01"}, {"e5": "S01", "g5": "S02"}, {"a1": "S01", "c1": "S02", "a3": "S03"})
    assert near("snug", alone) < near("snug", beside) < near("snug", corner)
    assert near("snug", corner) > 1, "one is surrounded"


@pytest.mark.parametrize("final", ["crossroads", "letter_slots", "pinholes", "ponds"])
def test_the_others_need_no_guide(final: str) -> None:
    assert near(final, EDGE) == 0
