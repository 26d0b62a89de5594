"""Games from other packages: found by an entry point, compiled and plain, and told and left out where something is
wrong with them, while the house goes on."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sammelsurium.kernel import homes
from sammelsurium.kernel.registry import find_game, house_games

KUHN = find_game("kuhn_poker").folder
"""The game that is copied and spoilt here."""

ASK = """
import logging, sys
logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
from sammelsurium.kernel.registry import games
print(*games())
"""
PLAY = """
from sammelsurium.kernel import compiled, machine_code
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game, plain_game
for game in (find_game("guest"), plain_game("guest")):
    match = Match.begin(game, ["Ada", "Ben"])
    match.settle(Stream.of("guests", "deal"))
    while not match.over:
        match.play(match.waiting[0], "bet")
    print(match.points(), hasattr(game.functions["apply"], "py_func"))
print(sum(file.name.startswith("guest.") for file in machine_code.made | machine_code.loaded))
print(sum(file.name.startswith("guest.") for file in machine_code.made))
"""


class Shop:
    """A folder with packages that offer games, as pip would have installed them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def offer(self, game: str = "guest", package: str = "guest", *, entry: str | None = None) -> Path:
        """A copy of Kuhn poker; answers with its folder."""
        place = self.folder / package
        if not place.exists():
            shutil.copytree(KUHN, place, ignore=shutil.ignore_patterns("__pycache__"))
        metadata = self.folder / f"{game}_box-1.0.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}-box\nVersion: 1.0\n")
        (metadata / "entry_points.txt").write_text(f"[{homes.GROUP}]\n{game} = {entry or package}\n")
        return place

    def run(self, code: str, **settings: str) -> subprocess.CompletedProcess[str]:
        environment = os.environ | {"PYTHONPATH": str(self.folder)} | settings
        return subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=300
        )

    def games(self) -> tuple[list[str], str]:
        """Those of the registry, and what it complains about."""
        done = self.run(ASK, NUMBA_DISABLE_JIT="1")
        assert done.returncode == 0, done.stderr
        return done.stdout.split(), done.stderr


@pytest.fixture
def shop(tmp_path: Path) -> Shop:
    return Shop(tmp_path)


def spoil(file: Path, before: str, after: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")


def test_a_guest_is_found_behind_the_games_of_the_house(shop: Shop) -> None:
    shop.offer()
    found, complaints = shop.games()
    assert found[: len(house_games())] == list(house_games())
    assert "guest" in found
    assert complaints == ""


def test_a_guest_is_played_compiled_and_plain_and_what_was_compiled_is_kept(shop: Shop, tmp_path: Path) -> None:
    shop.offer()
    cache = {"SAMMELSURIUM_CACHE": str(tmp_path / "cache")}
    first, again = shop.run(PLAY, **cache), shop.run(PLAY, **cache)
    assert first.returncode == again.returncode == 0, first.stderr + again.stderr
    points, plainly, kept, made = first.stdout.splitlines()
    compiled = os.environ.get("NUMBA_DISABLE_JIT") != "1"
    assert (points, plainly) == (points.split("]")[0] + f"] {compiled}", points.split("]")[0] + "] False")
    assert (int(kept) > 5, int(made) > 5) == (compiled, compiled)
    assert again.stdout.splitlines()[:2] == [points, plainly]
    loaded, made = again.stdout.splitlines()[2:]
    assert (int(loaded) > 5, made) == (compiled, "0"), "what others call need not be loaded again"


def test_a_changed_rule_of_a_guest_never_meets_machine_code_of_yesterday(shop: Shop, tmp_path: Path) -> None:
    place = shop.offer()
    cache = {"SAMMELSURIUM_CACHE": str(tmp_path / "cache")}
    before = shop.run(PLAY, **cache)
    spoil(place / "rules" / "betting.py", "state.pot += box.bet", "state.pot += box.bet + 1")
    after = shop.run(PLAY, **cache)
    assert before.returncode == after.returncode == 0, before.stderr + after.stderr
    assert before.stdout.splitlines()[0] != after.stdout.splitlines()[0]


FAULTS = {
    "an error while it is imported": ("rules/turn.py", "NOT_YOUR_TURN = 10", "NOT_YOUR_TURN = 10 / 0", "division by"),
    "a room that lacks a function": ("rules/__init__.py", "import apply, ", "import ", "apply"),
    "a box that cannot be read": ("box.toml", "chips = 2", "chips = 1", "must pay for the ante and a bet"),
    "a number instead of a tuple": ("__init__.py", "MINUTES = (1,)", "MINUTES = 1", "MINUTES is a tuple"),
    "an end of the process": ("__init__.py", "MINUTES = (1,)", "raise SystemExit(3)", "left out"),
    "a title that nobody can read": ("text/en.ftl", "game-title", "game-name", "no text “game-title”"),
    "a prefix that is none": (
        "rules/__init__.py",
        'PREFIX = "KP"',
        'PREFIX = "kuhn"',
        "PREFIX is two to four capitals",
    ),
    "an event without its message": (
        "picture/structures.py",
        "    key: EventKey\n",
        "",
        "Event of its picture has no key",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_guest_is_told_and_the_house_goes_on(shop: Shop, fault: str) -> None:
    file, before, after, told = FAULTS[fault]
    spoil(shop.offer() / file, before, after)
    found, complaints = shop.games()
    assert set(house_games()) <= set(found)
    assert "guest" not in found
    assert "ERROR the game “guest” of guest-box cannot be loaded and is left out" in complaints
    assert told in complaints


def test_of_two_games_of_one_name_that_of_the_house_stays(shop: Shop) -> None:
    shop.offer("stickers")
    found, complaints = shop.games()
    assert found.count("stickers") == 1
    told = "WARNING the game “stickers” of stickers-box is left out: there is a game of that name already, in "
    assert told + str(find_game("stickers").folder) in complaints


@pytest.mark.parametrize(
    ("game", "entry", "told"),
    [
        ("Guest", "guest", "“Guest” is no name for a game"),
        ("guest", "guest:ROOMS", "names a package"),
        ("guest", "nowhere", "there is no package “nowhere”"),
    ],
)
def test_an_entry_point_that_leads_nowhere_is_told(shop: Shop, game: str, entry: str, told: str) -> None:
    shop.offer(game, entry=entry)
    found, complaints = shop.games()
    assert game not in found
    assert told in complaints


def test_what_a_language_lacks_is_said_in_english(shop: Shop) -> None:
    place = shop.offer()
    (place / "text" / "de.ftl").write_text("game-title = Kuhn-Poker\n", encoding="utf-8")
    said = shop.run(
        "from sammelsurium.kernel.registry import find_game\n"
        "from sammelsurium.kernel.text import lacking, texts\n"
        "folder = find_game('guest').folder\n"
        "print([texts(folder, language).say('game-title') for language in ('de', 'fr')])\n"
        "print(texts(folder, 'de').say('choice-bet', {'pays': 1}))\n"
        "print('choice-bet' in lacking(folder, 'de'), 'game-title' in lacking(folder, 'de'), lacking(folder, 'en'))\n",
        NUMBA_DISABLE_JIT="1",
    )
    assert said.stdout.splitlines() == ["['Kuhn-Poker', 'Kuhn poker']", "Bet a chip", "True False []"], said.stderr
