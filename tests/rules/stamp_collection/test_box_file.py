"""A box file with a missing, absurd or unknown value: the error names the file and the value."""

import pytest

from sammelsurium.games.stamp_collection.box import read_box
from sammelsurium.kernel.errors import BoxError

from .table import GAME

TEXT = (GAME.folder / "box.toml").read_text(encoding="utf-8")
ALBUM = next(line for line in TEXT.splitlines() if line.startswith("printed = {"))
BONUS = TEXT[TEXT.rindex("[[bonus]]") :]


def changed(old: str, new: str) -> str:
    """The text with the first occurrence replaced."""
    assert old in TEXT, f"the box file has no “{old}” any more"
    return TEXT.replace(old, new, 1)


def refusal(text: str) -> str:
    with pytest.raises(BoxError) as caught:
        read_box(text, "my box.toml")
    return str(caught.value)


# What is replaced by what, and what the error then says.
FAULTS = [
    ("repay = 4", "", "missing required field `repay` - at `$.money`"),
    ("[points]", "[pints]", "unknown field `pints`"),
    ("start = 6", "start = -6", "Expected `int` >= 0 - at `$.money.start`"),
    ("rounds = 12", "rounds = 1200", "Expected `int` <= 100 - at `$.fair.rounds`"),
    ("coin = 5", 'coin = "five"', "Expected `int`, got `str` - at `$.money.coin`"),
    ("rows = 2", "rows = 2\nrow = 3", "unknown field `row` - at `$.fair`"),
    ("[0, 1, 2, 0]", "[0, 1, 9, 0]", "Expected `int` <= 2 - at `$.cost.A[0][2]`"),
    ("[0, 1, 2, 0]", "[0, 1, 2]", "length >= 4 - at `$.cost.A[0]`"),
    ('colour = "blue"', 'colour = "black"', "Invalid enum value 'black' - at `$.region[0].colour`"),
    ('colour = "blue"', 'colour = "green"', "region: one for each of ['blue', "),
    ("animal = 2, ", "", "region[0].stamps: says nothing of ['animal']"),
    ('["animal", "plant", ', '["plant", "animal", ', "motifs: must be ['animal', "),
    ("players = [2, 3, 4]", "players = [2, 3]", "players: the rules know 2, 3 and 4 players"),
    ("tiles = 4 ", "tiles = 5 ", "region: 89 tiles, but 12 rounds need 88 (SC-93)"),
    ('space = "c2"', 'space = "b2"', "album: two albums have the same printed space"),
    ('space = "b2"', 'space = "e9"', "matching regex '^[a-d][1-4]$' - at `$.album[0].printed.space`"),
    (f"[[album]]\n{ALBUM}", "", "length >= 4 - at `$.album`"),
    (BONUS, "", "length >= 11 - at `$.bonus`"),
    ('["blue plant", ', '["blue bird", ', "at `$.bonus[0].stamps[0]`"),
    ('["blue plant", ', '["blue panorama", ', "bonus[0].stamps: a bonus tile names distinct stamps (SC-70)"),
    ('id = "lost_city"', 'id = "big_sky"', "bonus: two bonus tiles have the same id"),
    ("plant = 1, ", "plant = 0, ", "bonus[0].stamps: the box holds no blue plant"),
    ('motifs = "rulebook"', "", "source: says nothing of ['motifs']"),
    ('motifs = "rulebook"', 'motifs = "ours"\ntea = "ours"', "source: names ['tea'], which the box does not have"),
    ('motifs = "rulebook"', 'motifs = "rumour"', "Invalid enum value 'rumour' - at `$.source[...]`"),
    ("players = 2\nsilver", "players = 3\nsilver", "even_start: one for each of 2, 3 and 4 players"),
    ("players = 2\nsilver = [", "players = 2\nsilver = [1, ", "even_start[0].silver: needs 2 values"),
    ("[money]", "[money", "is not a readable TOML file"),
    (TEXT, "", "missing required field"),
]


@pytest.mark.parametrize(("old", "new", "message"), FAULTS, ids=[message[:40] for _, _, message in FAULTS])
def test_a_faulty_box_is_refused_with_the_place_of_the_fault(old: str, new: str, message: str) -> None:
    said = refusal(changed(old, new))
    assert message in said
    assert said.startswith("my box.toml")


def test_two_files_that_say_the_same_have_the_same_hash() -> None:
    comments = "\n".join(line for line in TEXT.splitlines() if not line.startswith("#"))
    assert read_box(comments, "bare").hash == GAME.box().hash
    assert read_box(changed("start = 6", "start = 7"), "richer").hash != GAME.box().hash
