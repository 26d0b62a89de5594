"""The fast scoring agrees with the slow, obvious one on random albums (TR-69 to TR-76).

SAMMELSURIUM_ALBUMS=10000 compares so many.
"""

import os

import numpy as np
import pytest

from sammelsurium.games.tauschrausch.album import fits_at, place_tile
from sammelsurium.games.tauschrausch.box.names import CELL_NAMES, piece_name
from sammelsurium.games.tauschrausch.scoring.contests import units
from sammelsurium.games.tauschrausch.scoring.contests.layout import album_layout
from sammelsurium.games.tauschrausch.state import CELLS, FOREVER, NONE
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.compiled import compiled, enabled
from sammelsurium.kernel.contract import BoxData, State

from .slow import UNITS, picture
from .table import ADA, BOX, FACTS, new_state

ALBUMS = int(os.environ.get("SAMMELSURIUM_ALBUMS", "1000" if enabled else "10"))


@compiled
def first_place(box: BoxData, state: State, piece: int, first: int) -> int:
    """The first cell from there on where Ada can place a piece, or NONE."""
    for cell in range(first, CELLS):
        if fits_at(box, state, ADA, piece, cell):
            return cell
    return NONE


def random_album(number: int) -> tuple[np.record, dict[str, str]]:
    """Between a few and very many stamps, tightly or loosely laid."""
    stream = Stream.of("albums", str(number))
    state = new_state()
    tiles: dict[str, str] = {}
    used: set[int] = set()
    for step in range(6 + stream.draw(0, 60)):
        piece = stream.draw(3 * step + 1, FOREVER + 6)
        piece = min(piece, FOREVER)
        first = stream.draw(3 * step + 2, CELLS) if stream.draw(3 * step + 3, 3) == 0 else 0
        free = int(first_place(BOX.data, state, piece, first))
        if free == NONE or (piece in used and piece != FOREVER):
            continue
        used.add(piece)
        place_tile(BOX.data, state, ADA, piece, free)
        tiles[CELL_NAMES[free]] = piece_name(piece)
    return state, tiles


@pytest.mark.rule("TR-69", "TR-70", "TR-71", "TR-72", "TR-73", "TR-74", "TR-75", "TR-76")
def test_every_contest_counts_the_same_fast_and_slowly() -> None:
    names = [contest.id for contest in FACTS.contest]
    for number in range(ALBUMS):
        state, tiles = random_album(number)
        layout, shown = album_layout(BOX.data, state, ADA)[0], picture(tiles)
        fast = [int(units(contest, layout)) for contest in range(len(names))]
        slow = [UNITS[name](shown) for name in names]
        assert dict(zip(names, fast, strict=True)) == dict(zip(names, slow, strict=True)), tiles
