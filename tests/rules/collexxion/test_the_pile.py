"""The pile (CX-10, CX-21, CX-23, CX-28): real outlines, compared with what shapely finds."""

import math
import statistics
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from shapely import STRtree
from shapely.geometry import Polygon, box

from sammelsurium.games.collexxion.box import Facts
from sammelsurium.games.collexxion.pile import Layout, layout_of
from sammelsurium.games.collexxion.state import CORNERS, SHAPES
from sammelsurium.kernel.compiled import enabled
from sammelsurium.kernel.match import Match

from .table import ADA, GAME, play, real_pile, starting

FACTS: Facts = GAME.box().facts
PILES = 250 if enabled else 3  # without the compiler a pile takes a second
# Shapely measures ideal outlines, we count hundredths of a millimetre: nearer to a limit than this, both may be right.
ROUNDING = 0.05


def layout(number: int) -> Layout:
    return layout_of(GAME.box().data, number)


def outline(pile: Layout, polygon: int) -> Polygon:
    shape = polygon // 5 % 4
    corners, size = CORNERS[shape], FACTS.sizes[SHAPES[shape]]
    angles = [math.radians(pile.angle[polygon] / 2 + corner * 360 / corners) for corner in range(corners)]
    x, y = pile.x[polygon] / 100, pile.y[polygon] / 100
    return Polygon([(x + size * math.cos(angle), y + size * math.sin(angle)) for angle in angles])


def outlines(pile: Layout) -> list[Polygon]:
    return [outline(pile, polygon) for polygon in range(80)]


def related(relation: NDArray[np.int64], polygon: int, other: int) -> bool:
    return bool(relation[polygon, other // 20] >> (other % 20) & 1)


def depth(one: Polygon, other: Polygon) -> float:
    """How far two outlines would have to be parted: the least width of their overlap along an edge of either."""
    if not one.intersects(other):
        return 0.0
    first, second = (np.array(polygon.exterior.coords) for polygon in (one, other))
    edges = np.concatenate([np.diff(first, axis=0), np.diff(second, axis=0)])
    normals = edges[:, ::-1] * (1, -1) / np.hypot(edges[:, 0], edges[:, 1])[:, None]
    along_first, along_second = first @ normals.T, second @ normals.T
    one_way, back = along_first.max(0) - along_second.min(0), along_second.max(0) - along_first.min(0)
    return float(np.minimum(one_way, back).min())


@pytest.mark.rule("CX-10", "CX-28")
def test_covering_and_touching_agree_with_shapely() -> None:
    """Every pair of polygons in many piles, but for pairs within the rounding of a limit, which are counted."""
    tolerance = FACTS.pile.tolerance
    compared = close = 0
    for number in range(PILES):
        pile = layout(number * 104_729)
        shapes = outlines(pile)
        for one, other in zip(*STRtree(shapes).query(shapes, predicate="dwithin", distance=2.0), strict=True):
            if one >= other:
                continue
            covers = related(pile.covers, one, other) or related(pile.covers, other, one)
            beside = related(pile.touches, one, other) and not covers
            apart, deep = shapes[one].distance(shapes[other]), depth(shapes[one], shapes[other])
            compared += 1
            if min(abs(deep - tolerance), abs(apart - tolerance)) < ROUNDING:
                close += 1
                continue
            same_layer = pile.height[one] == pile.height[other]
            assert covers == (deep > tolerance), (number, one, other, deep)
            assert beside == (not covers and apart < tolerance and same_layer), (number, one, other, apart)
    assert compared > 100 * PILES
    assert close < compared / 1000


@pytest.mark.rule("CX-10")
def test_whoever_covers_lies_higher_and_rests_on_what_is_one_layer_below() -> None:
    for number in range(min(PILES, 30)):
        pile = layout(number)
        for one, other in combinations(range(80), 2):
            for upper, lower in ((one, other), (other, one)):
                if related(pile.covers, upper, lower):
                    assert pile.height[upper] > pile.height[lower]
                    one_layer = pile.height[upper] == pile.height[lower] + 1
                    assert related(pile.rests_on, upper, lower) == one_layer
                    assert related(pile.touches, upper, lower) == one_layer
                else:
                    assert not related(pile.rests_on, upper, lower)
            assert related(pile.touches, one, other) == related(pile.touches, other, one)
        for polygon in range(80):
            assert pile.rests_on[polygon].any() == (pile.height[polygon] > 0), "nothing floats"


@pytest.mark.rule("CX-10")
def test_everything_lies_inside_the_tray_with_its_round_corners() -> None:
    tray = FACTS.tray
    flat_x, flat_y = tray.width / 2 - tray.corner, tray.height / 2 - tray.corner
    inside = box(-flat_x, -flat_y, flat_x, flat_y).buffer(tray.corner + 0.05, quad_segs=64)
    for number in range(PILES):
        pile = layout(number)
        assert all(inside.covers(shape) for shape in outlines(pile)), number


@pytest.mark.rule("CX-10")
def test_a_third_to_a_half_of_a_fresh_pile_is_free() -> None:
    free = []
    for number in range(PILES):
        covered = np.bitwise_or.reduce(layout(number).covers, 0)
        free.append(80 - sum(int(word).bit_count() for word in covered))
    assert 80 / 3 < statistics.mean(free) < 80 / 2
    assert min(free) > 80 / 5
    assert max(free) < 80 * 3 / 5


@pytest.mark.rule("CX-10")
def test_overlaps_can_be_seen() -> None:
    """What lies apart lies clearly apart, what covers covers clearly: nearly everywhere."""
    unclear = pairs = 0
    for number in range(min(PILES, 100)):
        shapes = outlines(layout(number))
        for one, other in zip(*STRtree(shapes).query(shapes, predicate="dwithin", distance=2.0), strict=True):
            if one < other:
                pairs += 1
                deep, apart = depth(shapes[one], shapes[other]), shapes[one].distance(shapes[other])
                hair = FACTS.pile.tolerance + ROUNDING
                unclear += hair < deep < FACTS.pile.visible - ROUNDING or hair < apart < FACTS.pile.gap - ROUNDING
    assert unclear < pairs / 50


def covered_by(match: Match) -> dict[int, list[int]]:
    return {piece.id: piece.covered_by for piece in match.view(ADA).pile}


def accessible(match: Match) -> set[int]:
    return {piece.id for piece in match.view(ADA).pile if piece.accessible}


@pytest.mark.rule("CX-21")
def test_uncovered_is_what_nothing_covers_from_above() -> None:
    match = real_pile(1)
    assert accessible(match) == {polygon for polygon, over in covered_by(match).items() if not over}


@pytest.mark.rule("CX-21")
def test_resting_is_what_nothing_really_lies_on() -> None:
    numbers = (1, 2, 3)
    gained = 0
    for number in numbers:
        pile = layout(number)
        expected = {p for p in range(80) if not any(related(pile.rests_on, other, p) for other in range(80))}
        found = accessible(real_pile(number, accessible="resting"))
        assert found == expected
        assert found >= accessible(real_pile(number))
        gained += len(found - accessible(real_pile(number)))
    assert gained, "an overhang without contact makes a difference"


@pytest.mark.rule("CX-21")
def test_untouched_is_what_is_neither_covered_nor_touched() -> None:
    number = next(n for n in range(100) if len(untouched(layout(n))) > 0)
    assert accessible(real_pile(number, accessible="untouched")) == untouched(layout(number))


def untouched(pile: Layout) -> set[int]:
    covered = {p for p in range(80) if any(related(pile.covers, other, p) for other in range(80))}
    return {p for p in range(80) if p not in covered and not pile.touches[p].any()}


@pytest.mark.rule("CX-21", "CX-23")
@pytest.mark.parametrize("access", ["uncovered", "resting", "untouched"])
def test_what_was_taken_frees_what_lay_under_it_and_nothing_else_moves(access: str) -> None:
    """Along a whole game: the masks that are kept say what the geometry says."""
    match = real_pile(4, accessible=access)
    places = {piece.id: (piece.x, piece.y, piece.rotation) for piece in match.view(None).pile}
    while match.waiting and match.view(None).left:
        shown = match.view(None).pile
        assert all(places[piece.id] == (piece.x, piece.y, piece.rotation) for piece in shown)
        assert accessible(match) == by_geometry(layout(4), [piece.id for piece in shown], access)
        player = match.waiting[0]
        play(match, player, starting(match, player, "take")[-1])
        stop_turn(match, player)


def stop_turn(match: Match, player: int) -> None:
    play(match, player, "stop")
    while match.waiting == (player,) and starting(match, player, "score"):
        play(match, player, starting(match, player, "score")[0])


def by_geometry(pile: Layout, lying: list[int], access: str) -> set[int]:
    over = pile.rests_on if access == "resting" else pile.covers
    clear = {p for p in lying if not any(related(over, other, p) for other in lying)}
    if access != "untouched":
        return clear
    return {p for p in clear if not any(related(pile.touches, other, p) for other in lying)} or clear
