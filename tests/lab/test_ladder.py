"""The ladder says what was measured, measures nothing twice, and claims nothing that the interval does not bear."""

import json
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path

import pytest

from sammelsurium import minds
from sammelsurium.kernel.registry import find_game
from sammelsurium.lab import ladder, rungs
from sammelsurium.lab.rungs import Rung

from ..shell import Shell

GAME = find_game("stamp_collection")
RUNG = Rung(
    game=GAME.name,
    stronger="master",
    weaker="instinct",
    games=100,
    wins=92.0,
    seed="ladder",
    commit="abc",
    box=GAME.box().hash,
    sources=rungs.sources_of(GAME),
    budget="1 : 0",
)


def rows(*known: Rung) -> list[str]:
    page = ladder.page({rung.name: rung for rung in known})
    return [line for line in page.splitlines() if line.startswith("| master | instinct")]


@pytest.mark.parametrize(
    ("wins", "told"),
    [
        (92.0, "| 92.0% | 85.0% – 95.9% | yes |"),
        (91.0, "| 91.0% | 83.8% – 95.2% | likely |"),
        (84.0, "| 84.0% | 75.6% – 89.9% | unlikely |"),
        (70.0, "| 70.0% | 60.4% – 78.1% | no |"),
    ],
)
def test_a_wish_is_surely_met_only_by_the_lower_end_of_the_interval(wins: float, told: str) -> None:
    assert told in rows(replace(RUNG, wins=wins))[0]


def test_a_rung_stands_until_something_changes_or_more_games_are_wished() -> None:
    assert ladder.stands(RUNG, GAME, 100, "ladder")
    assert not ladder.stands(None, GAME, 100, "ladder")
    assert not ladder.stands(RUNG, GAME, 101, "ladder")
    assert not ladder.stands(RUNG, GAME, 100, "other")
    changed = replace(RUNG, sources="before")
    assert not ladder.stands(changed, GAME, 100, "ladder")
    assert rows(changed)[0].endswith("| abc, changed since |")


def test_every_level_meets_the_one_below_and_the_best_meets_all_rivals() -> None:
    met = [(pair.stronger, pair.weaker) for pair in ladder.pairs()]
    assert met[:4] == [("amateur", "novice"), ("collector", "amateur"), ("expert", "collector"), ("master", "expert")]
    assert met[4:] == [("master", "instinct"), ("master", "mcts"), ("master", "ismcts")]


def test_a_measurement_is_kept_and_not_repeated(shell: Shell, tmp_path: Path) -> None:
    page = str(tmp_path / "ladder.md")
    wish = ["ladder", "--only", "stickers", "--games", "2", "--against", "novice", "--output", page]
    code, _, told = shell.run(*wish)
    assert (code, "stickers: amateur against novice" in told) == (0, True)
    (row,) = json.loads((tmp_path / "ladder.json").read_text())
    assert (row["games"], row["budget"], row["seed"]) == (2, "0 : 0", "ladder")
    assert "| amateur | novice | 2 |" in (tmp_path / "ladder.md").read_text()
    code, _, told = shell.run(*wish)
    assert (code, told) == (0, "")


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ("--only stickers --only chess", "there is no game “chess”"),
        ("--against nobody", "there is no rung against “nobody”; there is: novice, "),
        ("--games 0", "0 games cannot be played"),
    ],
)
def test_what_cannot_be_measured_is_refused_and_nothing_is_written(
    shell: Shell, tmp_path: Path, wish: str, why: str
) -> None:
    page = tmp_path / "made" / "ladder.md"
    assert why in shell.refusal("ladder", *wish.split(), "--output", str(page))
    assert not list(tmp_path.iterdir())


def test_a_damaged_file_is_refused(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "ladder.json").write_text('[{"game": 1}]', "utf-8")
    assert "ladder.json is no list of rungs" in shell.refusal("ladder", "--output", str(tmp_path / "ladder.md"))


def test_where_there_is_only_the_package_its_version_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not rungs.commit().startswith("version")
    monkeypatch.setattr(minds, "__file__", str(tmp_path / "site-packages" / "sammelsurium" / "minds" / "x.py"))
    assert rungs.commit() == f"version {version('sammelsurium')}"
