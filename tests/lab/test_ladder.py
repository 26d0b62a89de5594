"""The ladder says what was measured, measures nothing twice, and claims nothing that the interval does not bear."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from sammelsurium.kernel.errors import UnknownGame
from sammelsurium.kernel.registry import find_game
from sammelsurium.lab import ladder, rungs
from sammelsurium.lab.rungs import Rung

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


def test_a_measurement_is_kept_and_not_repeated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wish = ["--only", "stickers", "--games", "2", "--against", "novice", "--output", str(tmp_path / "ladder.md")]
    ladder.main(wish)
    assert "stickers: amateur against novice" in capsys.readouterr().err
    (row,) = json.loads((tmp_path / "ladder.json").read_text())
    assert (row["games"], row["budget"], row["seed"]) == (2, "0 : 0", "ladder")
    assert "| amateur | novice | 2 |" in (tmp_path / "ladder.md").read_text()
    ladder.main(wish)
    assert "against" not in capsys.readouterr().err


def test_an_unknown_game_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(UnknownGame, match="there is no game “chess”"):
        ladder.main(["--only", "chess", "--output", str(tmp_path / "ladder.md")])
    assert not list(tmp_path.iterdir())
