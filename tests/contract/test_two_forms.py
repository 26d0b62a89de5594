"""With the compiler and without it, the same source is the same game."""

import pytest

from sammelsurium.kernel.registry import games, house_names

from .two_forms import difference


@pytest.mark.parametrize("name", games())
def test_compiled_and_plain_rules_play_the_same_game(name: str) -> None:
    plies, differs = difference(name, 0, 3)
    assert differs is None
    assert plies > (100 if name in house_names() else 10)


def test_numbers_as_narrow_as_their_fields_are_found() -> None:
    plies, differs = difference("stamp_collection", 0, 1, narrow=True)
    assert differs
    assert plies > 0
