"""Makes the folder of a new game, outside the package: `make new_game NAME=my_game`.

What is written is `scripts/template`, a whole tiny game in the shape that every game here has, under the new name. It
is loaded once before it is put in its place, so that a folder is there only if it is a game.
"""
# ruff: noqa: T201 it says what comes next

import keyword
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.guests import NAME, PREFIX, check_guest
from sammelsurium.kernel.registry import games, load

ROOT = Path(__file__).parents[1]
TEMPLATE = Path(__file__).parent / "template"
MADE_BY_TOOLS = shutil.ignore_patterns("__pycache__", ".*")
TITLE = re.compile(r"[\w ’!?.,:&-]{1,40}")  # it is written into code, Fluent, TOML and Markdown
ITS_NAME, ITS_PREFIX = "template_game", "TG"


class BadName(GameError):
    """There can be no new game of that name."""


def check_name(name: str, into: Path) -> None:
    """Says what is wrong with a name, and what would be right."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadName(f"“{name}” is no name for a game; lower case and underscores, such as my_game, are")
    if name in games():
        raise BadName(f"there is a game “{name}” already, in {games()[name].folder}")
    if (into / name).exists():
        raise BadName(f"there is a folder {into / name} already")
    if name == ITS_NAME or (ROOT / name).exists() or name in sys.stdlib_module_names or find_spec(name):
        raise BadName(f"“{name}” is something else already, in Python or here; take a name such as {name}_game")


def check_title(title: str) -> None:
    if not TITLE.fullmatch(title):
        raise BadName(f"“{title}” is no title; up to 40 letters, figures, spaces and ’ ! ? . , : & - are")


def check_prefix(prefix: str) -> None:
    if not PREFIX.fullmatch(prefix):
        raise BadName(f"“{prefix}” is no prefix for the rules of a game; two to four capitals, such as MG, are")
    if prefix in taken_prefixes():
        raise BadName(f"the rules of another game begin with {prefix}; take another PREFIX")


def taken_prefixes() -> set[str]:
    return {game.prefix for game in games().values()}


def prefix_of(name: str) -> str:
    """Initials if they are free, or else two letters of the name."""
    letters = [letter for letter in name.upper() if letter.isalpha()]
    initials = "".join(word[0] for word in name.upper().split("_") if word[0].isalpha())[:4]
    pairs = (letters[0] + other for other in [*letters[1:], *map(chr, range(ord("A"), ord("Z") + 1))])
    taken = taken_prefixes()
    return next(one for one in (initials, *pairs) if PREFIX.fullmatch(one) and one not in taken)


def make(name: str, into: Path, title: str = "", prefix: str = "") -> Path:
    """The folder of the new game. Raises BadName, and then nothing is written."""
    check_name(name, into)
    title, prefix = title.strip() or name.replace("_", " ").capitalize(), prefix or prefix_of(name)
    check_title(title)
    check_prefix(prefix)
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".new-game-", dir=into) as workshop:
        draft = Path(workshop) / name
        shutil.copytree(TEMPLATE, draft, ignore=MADE_BY_TOOLS)
        _rename(draft, name, title, prefix)
        game = _tried(draft, name)
        (game.folder / "boxes" / "published.txt").write_text(f"{game.box().hash}\n", encoding="utf-8")
        return draft.rename(into / name)


def _rename(draft: Path, name: str, title: str, prefix: str) -> None:
    """In what is written, and in the names of files and folders."""
    words = {
        ITS_NAME: name,
        ITS_NAME.replace("_", "-"): name.replace("_", "-"),
        ITS_NAME.replace("_", " ").capitalize(): title,
    }
    for file in _files(draft):
        text = re.sub(rf"\b{ITS_PREFIX}\b", prefix, file.read_text(encoding="utf-8"))
        for its, own in words.items():
            text = text.replace(its, own)
        file.write_text(text, encoding="utf-8")
    for found in sorted(draft.rglob(f"*{ITS_NAME}*"), reverse=True):  # what lies inside before the folder
        found.rename(found.with_name(found.name.replace(ITS_NAME, name)))


def _files(draft: Path) -> Iterator[Path]:
    return (file for file in draft.rglob("*") if file.is_file())


def _tried(draft: Path, name: str) -> Game:
    """The game as it lies there, loaded and looked at as the house will do."""
    keeps_bytecode, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    sys.path.insert(0, str(draft))
    try:
        game = load(name, name)
        check_guest(game)
    finally:
        sys.path.remove(str(draft))
        sys.dont_write_bytecode = keeps_bytecode
        for module in [module for module in sys.modules if module.partition(".")[0] == name]:
            del sys.modules[module]
    return game


def main(
    name: Annotated[str, typer.Argument(help="of its package: lower case and underscores, such as my_game")],
    into: Annotated[Path, typer.Option(help="the folder in which the game gets its own")] = ROOT / "examples",
    title: Annotated[str, typer.Option(help="what people read; the name in words unless it is given")] = "",
    prefix: Annotated[str, typer.Option(help="of its rules: two to four capitals, as in MG-1")] = "",
) -> None:
    """Make the folder of a new game: whole, playable, tested, and yours to change."""
    try:
        home = make(name, into.resolve(), title, prefix)
    except BadName as error:
        sys.exit(f"No game was made: {error}.")
    shown = home.relative_to(Path.cwd()) if home.is_relative_to(Path.cwd()) else home
    print(f"""A game that can be played lies in {shown}. Next:

  {sys.executable} -m pip install --no-deps --editable {shown}
  {sys.executable} -m pytest {shown}
  make play

It is on the shelf then. {shown}/README.md says where to go on.""")


if __name__ == "__main__":
    typer.run(main)
