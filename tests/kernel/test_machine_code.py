"""What is compiled once is found again, wherever the package lies, and never mistaken for anything else."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from sammelsurium.kernel import homes, sources, trusted
from sammelsurium.kernel.binding import KERNEL, bind
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.compiled import enabled
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.machine_code import own
from sammelsurium.kernel.processor import LEVEL, NATIVE, environment, possible_levels
from sammelsurium.kernel.registry import games
from sammelsurium.minds import search

# -- the name holds every source that can matter -----------------------------------------------------------------------


def entered(game: Game) -> Iterator[Any]:
    """Compiled functions that are called from outside: the rules, the driver, the search."""
    yield from game.functions.values()
    for template in (KERNEL / "driver.py", Path(search.__file__)):
        bound = bind(template, game.package, game.functions)
        yield from (one for one in vars(bound).values() if getattr(one, "__module__", "") == bound.__name__)


def cards_in_masks(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from cards_in_masks(inner)


def really_reached(function: Callable[..., object], found: set[Path]) -> set[Path]:
    """The files of the compiled functions that a function calls, found in the functions themselves."""
    if not hasattr(function, "py_func"):
        return found
    plain = function.py_func
    file = Path(plain.__code__.co_filename)
    if (key := (file, plain.__qualname__)) not in seen:
        seen.add(key)
        found.add(file)
        for name in cards_in_masks(plain.__code__):
            really_reached(plain.__globals__.get(name, None), found)
    return found


seen: set[tuple[Path, str]] = set()


def missed(function: Any) -> set[Path]:
    seen.clear()
    return really_reached(function, set()) - sources.reachable(frozenset(sources.roots(function.py_func)))


@pytest.mark.parametrize("name", games())
def test_the_name_of_compiled_code_holds_every_source_it_reaches(name: str) -> None:
    for function in entered(games()[name]):
        if hasattr(function, "py_func"):
            assert missed(function) == set()


def test_a_source_that_was_forgotten_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    function = games()["stamp_collection"].functions["apply"]
    monkeypatch.setattr(sources, "imported", lambda file: ())
    assert missed(function) if enabled else True


def test_two_games_share_no_compiled_template() -> None:
    bound = [bind(KERNEL / "driver.py", game.package, game.functions).random_game for game in games().values()]
    hashes = {sources.sources_hash(getattr(function, "py_func", function)) for function in bound}
    assert len(hashes) == len(games())


def test_what_cannot_be_compiled_in_changes_no_name() -> None:
    reached = sources.reachable(frozenset(sources.roots(games()["stickers"].functions["apply"])))
    names = {file.relative_to(homes.PACKAGE).as_posix() for file in reached}
    assert "kernel/bits.py" in names
    assert names.isdisjoint({"kernel/match.py", "kernel/record.py", "games/stickers/picture/showing.py"})


# -- another place, another source, another compiler, another processor ------------------------------------------------

LOAD = """
import sys
{planted}
from sammelsurium.kernel import machine_code
from sammelsurium.kernel.registry import find_game
game = find_game("stamp_collection")
with machine_code.only_kept():
    game.warm()
print(len(machine_code.loaded), game.folder)
"""


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package at another place, with other dates."""
    place = tmp_path_factory.mktemp("another place")
    shutil.copytree(
        homes.PACKAGE,
        place / "sammelsurium",
        copy_function=shutil.copy,
        ignore=shutil.ignore_patterns("page", "__pycache__", "machine_code"),
    )
    return place


def start(code: str, place: Path | None = None, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | ({"PYTHONPATH": str(place)} if place else {}) | settings
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=300)


def load(place: Path, planted: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    return start(LOAD.format(planted=planted), place, **settings)


@pytest.fixture(scope="module", autouse=True)
def _compiled_here() -> None:
    games()["stamp_collection"].warm()


def test_compiled_at_one_place_it_is_loaded_at_another(elsewhere: Path) -> None:
    done = load(elsewhere)
    assert done.returncode == 0, done.stderr
    count, folder = done.stdout.split(maxsplit=1)
    assert int(count) > 10
    assert folder.startswith(str(elsewhere))


@pytest.mark.parametrize("file", ["games/stamp_collection/bank.py", "kernel/chance.py"])
def test_a_changed_rule_never_meets_machine_code_of_yesterday(elsewhere: Path, file: str) -> None:
    source = elsewhere / "sammelsurium" / file
    before = source.read_text()
    source.write_text(before + "# changed\n")
    try:
        assert "NotKept" in load(elsewhere).stderr
    finally:
        source.write_text(before)


def test_another_file_of_the_kernel_changes_nothing(elsewhere: Path) -> None:
    with (elsewhere / "sammelsurium/kernel/match.py").open("a") as source:
        source.write("# changed\n")
    assert load(elsewhere).returncode == 0


OTHERS = {
    "another numba": "import numba; numba.__version__ = '0.68.99'",
    "another llvmlite": "import llvmlite; llvmlite.__version__ = '0.50.99'",
    "another NumPy": "import numba, numpy; numpy.__version__ = '2.99.0'",
    "another Python": "import numba; sys.implementation.cache_tag = 'cpython-399'",
}


@pytest.mark.parametrize("planted", OTHERS.values(), ids=list(OTHERS))
def test_code_of_another_compiler_is_not_taken(elsewhere: Path, planted: str) -> None:
    assert "NotKept" in load(elsewhere, planted).stderr


def test_code_for_another_processor_is_not_taken(elsewhere: Path, tmp_path: Path) -> None:
    """From a cache that holds only what was compiled for this one."""
    (tmp_path / own().name).symlink_to(own())
    assert load(elsewhere, SAMMELSURIUM_CACHE=str(tmp_path)).returncode == 0
    other = possible_levels()[-1] if possible_levels()[-1] != LEVEL else NATIVE
    assert "NotKept" in load(elsewhere, SAMMELSURIUM_CACHE=str(tmp_path), SAMMELSURIUM_CPU=other).stderr


def test_the_compiler_told_otherwise_later_keeps_nothing_under_a_wrong_name(tmp_path: Path) -> None:
    later = "processor.target(); processor.config.CPU_NAME = None"
    done = start(DRAW, NUMBA_CPU_NAME="", SAMMELSURIUM_CACHE=str(tmp_path), PLANT=later)
    assert done.stdout.strip() == DRAWN, done.stderr
    assert list(tmp_path.rglob("*.nbc")) == []


def test_a_level_that_cannot_run_here_is_refused() -> None:
    done = start("import sammelsurium.kernel.compiled", SAMMELSURIUM_CPU="x86-64-v9")
    assert done.returncode == 1
    assert "SAMMELSURIUM_CPU cannot be “x86-64-v9” here; it is one of:" in done.stderr


# -- disks and people --------------------------------------------------------------------------------------------------

DRAW = """
import os, resource
from sammelsurium.kernel import processor
exec(os.environ.get("PLANT", ""))
from sammelsurium.kernel.chance import Stream
print(Stream.of("a", "b").draw(1, 6))
"""
DRAWN = str(Stream.of("a", "b").draw(1, 6))


def kept_in(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.nbc"))


def test_a_damaged_file_is_compiled_anew_and_replaced(tmp_path: Path) -> None:
    assert start(DRAW, SAMMELSURIUM_CACHE=str(tmp_path)).stdout.strip() == DRAWN
    files = kept_in(tmp_path)
    whole = [file.stat().st_size for file in files]
    for file in files:
        file.write_bytes(file.read_bytes()[:100])
    again = start(DRAW, SAMMELSURIUM_CACHE=str(tmp_path))
    assert again.stdout.strip() == DRAWN
    assert "is compiled anew" in again.stderr
    assert [file.stat().st_size for file in files] == whole


def test_a_full_disk_is_told_once_and_leaves_nothing_behind(tmp_path: Path) -> None:
    full = "resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500))"
    done = start(DRAW, SAMMELSURIUM_CACHE=str(tmp_path), PLANT=full)
    assert done.stdout.strip() == DRAWN
    assert done.stderr.count("compiled rules cannot be kept") == 1
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == []
    assert start(DRAW, SAMMELSURIUM_CACHE=str(tmp_path)).stdout.strip() == DRAWN
    assert kept_in(tmp_path)


def test_a_folder_that_cannot_be_written_to_is_replaced_by_a_private_one(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = start(DRAW, SAMMELSURIUM_CACHE=str(tmp_path / "file" / "inside"), TMPDIR=str(tmp_path))
    assert done.stdout.strip() == DRAWN
    assert "cannot be written to" in done.stderr
    assert list(tmp_path.iterdir()) == [tmp_path / "file"]  # it went with the process


@pytest.mark.parametrize("mode", [0o777, 0o1777])
def test_nothing_is_read_from_a_folder_that_others_write_to(tmp_path: Path, mode: int) -> None:
    assert start(DRAW, SAMMELSURIUM_CACHE=str(tmp_path)).stdout.strip() == DRAWN
    for file in kept_in(tmp_path):
        file.write_bytes(b"cos\nsystem\n(S'echo taken over'\ntR.")
    tmp_path.chmod(mode)
    done = start(DRAW, SAMMELSURIUM_CACHE=str(tmp_path))
    assert done.stdout.strip() == DRAWN
    assert f"others can write into {tmp_path}" in done.stderr


def test_a_folder_that_others_can_exchange_is_not_trusted(tmp_path: Path) -> None:
    inside = tmp_path / "open" / "inside"
    assert trusted.why_not(inside) is None
    (tmp_path / "open").chmod(0o777)
    assert trusted.why_not(inside) == f"others can exchange what lies in {tmp_path / 'open'}"
    (tmp_path / "open").chmod(0o1777)
    assert trusted.why_not(inside) is None


def test_the_folder_says_what_its_code_is_for() -> None:
    assert environment().startswith(f"{LEVEL}-{sys.platform}-{sys.implementation.cache_tag}-numba")
