"""What `make new_game` makes is a game: it keeps the contract, bots play it, mypy holds it; and bad names make nothing.
That people can play it is tested in the browser (tests/browser/test_new_game.py)."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from sammelsurium.kernel.errors import GameError
from tests.newly_made import NAME, PREFIX, ROOT, SCRIPT, TITLE, make_game, path_with, python

PLAY = """
import sys
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.registry import find_game, load
from sammelsurium.minds.base import ask
from sammelsurium.minds.levels import LEVELS

game = find_game(sys.argv[1])
assert game.package == load(sys.argv[1], sys.argv[1]).package
for level in LEVELS:
    match = Match.begin(game, [level.name] * min(game.players))
    stream = Stream.of(level.name, "game")
    match.settle(stream)
    while not match.over:
        match.play(match.waiting[0], ask(level, match.seated(match.waiting[0]), stream, match.ply))
        match.settle(stream)
    assert replay(match.record()).points() == match.points()
    print(level.name, *match.points())
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game."""
    into = tmp_path_factory.mktemp("games")
    made = make_game(into)
    assert [found.name for found in into.iterdir()] == [NAME]
    return made


@pytest.fixture(scope="module")
def path(home: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    return path_with(home, tmp_path_factory.mktemp("path"))


def test_its_own_tests_pass_the_contract_among_them(home: Path, path: str) -> None:
    tested = python(home, "-m", "pytest", "-q", "-p", "no:cacheprovider", PYTHONPATH=path, SAMMELSURIUM_GUESTS=NAME)
    assert tested.returncode == 0, tested.stdout + tested.stderr


def test_mypy_finds_nothing_until_something_is_wrong(home: Path) -> None:
    settings = {"MYPYPATH": str(ROOT / "src"), "MYPY_CACHE_DIR": str(home.parent / "types")}
    checked = python(home, "-m", "mypy", **settings)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    scoring = home / NAME / "scoring.py"
    before = scoring.read_text()
    scoring.write_text(before.replace("def score(box: BoxData, state: State", "def score(box: BoxData, state: int"))
    try:
        refused = python(home, "-m", "mypy", **settings)
    finally:
        scoring.write_text(before)
    assert 'Argument "scoring" to "Rooms" has incompatible type Module' in refused.stdout


def test_bots_of_all_levels_play_it(home: Path, path: str) -> None:
    played = python(home, "-c", PLAY, NAME, PYTHONPATH=path, SAMMELSURIUM_GUESTS=NAME)
    assert played.returncode == 0, played.stderr
    levels = [line.split()[0] for line in played.stdout.splitlines()]
    assert levels == ["novice", "amateur", "collector", "expert", "master"]


def test_it_is_written_as_the_house_writes(home: Path) -> None:
    for task in (["check"], ["format", "--check"]):
        checked = python(home, "-m", "ruff", *task, "--no-cache", "--config", str(ROOT / "pyproject.toml"), str(home))
        assert checked.returncode == 0, checked.stdout


def test_it_bears_its_own_name_title_and_prefix(home: Path) -> None:
    written = {file: file.read_text() for file in home.rglob("*") if file.is_file() and file.suffix != ".pyc"}
    for file, text in written.items():
        assert "template" not in f"{file.relative_to(home)} {text}".lower(), file
        assert "TG-" not in text, file
    assert f"game-title = {TITLE}\n" in written[home / NAME / "text" / "en.ftl"]
    assert f"- {PREFIX}-10 " in written[home / "ledger.md"]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = spec_from_file_location("new_game", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "is no name for a game"),
        ("My Game", "is no name for a game"),
        ("2048", "is no name for a game"),
        ("../outside", "is no name for a game"),
        ("class", "is no name for a game"),
        ("stamp_collection", "there is a game “stamp_collection” already"),
        ("json", "take a name such as json_game"),
        ("numpy", "take a name such as numpy_game"),
        ("tests", "take a name such as tests_game"),
        ("template_game", "take a name such as"),
    ],
)
def test_a_bad_name_is_refused_and_nothing_is_written(script: ModuleType, tmp_path: Path, name: str, why: str) -> None:
    with pytest.raises(GameError, match=why):
        script.make(name, tmp_path / "games")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("wished", "why"),
    [
        ({"title": 'A "game"'}, "is no title"),
        ({"title": "{ $who }"}, "is no title"),
        ({"prefix": "mg"}, "is no prefix"),
        ({"prefix": "SC"}, "another game begin with SC"),
    ],
)
def test_so_are_a_bad_title_and_prefix(script: ModuleType, tmp_path: Path, wished: dict[str, str], why: str) -> None:
    with pytest.raises(GameError, match=why):
        script.make("my_game", tmp_path / "games", **wished)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(script: ModuleType, tmp_path: Path) -> None:
    mine = tmp_path / "my_game" / "notes.txt"
    mine.parent.mkdir()
    mine.write_text("mine")
    with pytest.raises(GameError, match="there is a folder"):
        script.make("my_game", tmp_path)
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == [mine]


def test_a_refusal_is_told_in_one_line(tmp_path: Path) -> None:
    refused = python(tmp_path, str(SCRIPT), "--into", str(tmp_path), "--", "stickers")
    assert refused.returncode == 1
    assert refused.stderr.startswith("No game was made: there is a game “stickers” already, in ")
    assert refused.stderr.count("\n") == 1


def test_a_prefix_is_found_that_no_other_game_has(script: ModuleType) -> None:
    assert script.prefix_of("my_game") == "MG"
    assert script.prefix_of("sea_chest") not in script.taken_prefixes()
    assert script.prefix_of("shells") == "SH"
