"""The box (CX-1 to CX-3), and what a box file may not say."""

from collections import Counter

import pytest

from sammelsurium.games.collexxion.box import read_box
from sammelsurium.kernel.errors import BoxError

from .table import BOX_TEXT, GAME, begin, changed_box

BAD = {
    "players": ("[2, 3]", "players"),
    "colours": ('["yellow", "green", "pink", "blue"]', "colours"),
    "shapes": ('["square", "triangle", "pentagon", "octagon"]', "shapes"),
    "copies": ("6", "copies"),
    "actions": ('["steal", "swap", "remove"]', "actions"),
    "corner": ("150", "tray.corner"),
    "triangle": ("90", "sizes"),
    "tolerance": ("0.9", "pile.tolerance"),
    "width": ("-3", "tray.width"),
}


@pytest.mark.rule("CX-1")
def test_there_are_80_polygons_five_of_each_shape_in_each_colour() -> None:
    pieces = begin().view(None).pile
    assert sorted(piece.id for piece in pieces) == list(range(80))
    kinds = Counter((piece.colour, piece.shape) for piece in pieces)
    assert len(kinds) == 16
    assert set(kinds.values()) == {5}


@pytest.mark.rule("CX-2")
def test_each_colour_has_a_stack_of_2_over_3_over_4() -> None:
    stacks = begin().view(None).stacks
    assert [stack.colour for stack in stacks] == ["green", "yellow", "pink", "blue"]
    assert [stack.values for stack in stacks] == [[2, 3, 4]] * 4


@pytest.mark.rule("CX-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_one_token_of_each_action(players: int) -> None:
    seats = begin(players).position()["seats"]
    assert [seat["actions"] for seat in seats] == [["swap", "steal", "remove"]] * players


@pytest.mark.parametrize("key", BAD)
def test_a_bad_value_is_named(key: str) -> None:
    value, path = BAD[key]
    with pytest.raises(BoxError, match=path):
        changed_box(**{key: value})


def test_every_size_and_every_source_is_told() -> None:
    with pytest.raises(BoxError, match=r"says nothing of .'octagon'"):
        read_box(BOX_TEXT.replace("octagon = 12.8\n", ""), "box.toml")
    with pytest.raises(BoxError, match=r"says nothing of .'copies'"):
        read_box(BOX_TEXT.replace('copies = "rulebook"\n', ""), "box.toml")
    with pytest.raises(BoxError, match="which the box does not have"):
        read_box(BOX_TEXT.replace('copies = "rulebook"\n', 'copies = "rulebook"\ncards = "ours"\n'), "box.toml")


def test_another_box_has_another_hash() -> None:
    assert changed_box(width="300").hash != GAME.box().hash
