"""Many games are counted, judged by their intervals, and kept."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from statistics import mean
from types import SimpleNamespace

import pytest

from sammelsurium.kernel.registry import find_game
from sammelsurium.lab import balance
from sammelsurium.lab.balance import Setting, change, kept, measure
from sammelsurium.lab.figures import CHANGE, Count, Counts, Measured, add_up, figures, interval, judge, wish_for
from sammelsurium.lab.wishes import Observed, Wish, balance_of

from ..shell import Shell

GAME = find_game("stamp_collection")
EVEN = Setting("stamp_collection", "instinct", 4, "even start", 24, 0, "balance")


def measured(counts: Counts, players: int = 4) -> Measured:
    return Measured("instinct", players, "even start", 100, 0, "seed", "commit", "box", counts)


# -- counting ------------------------------------------------------------------------------------------------------


def test_trials_are_added_up_by_group_and_name() -> None:
    counts: Counts = {}
    add_up(counts, [Observed("place", "1", 0.5), Observed("place", "1", 1.0), Observed("set", "1", 0.0)])
    assert counts == {"place": {"1": Count(2, 1.5, 1.25)}, "set": {"1": Count(1, 0.0, 0.0)}}


def test_the_interval_of_a_change_may_reach_below_nothing() -> None:
    change, share = Count(100, 5.0, 20.0), Count(100, 5.0, 5.0)
    low, high = interval(CHANGE, change)
    assert low < 0.0 < 0.05 < high
    assert low + high == pytest.approx(0.1)
    assert interval("place", share)[0] > 0.0


def test_a_wish_can_be_about_some_setups_and_numbers_of_players() -> None:
    wish = Wish("SC-121", "place", "fair", players=(4,), setups=("even start",))
    assert wish_for([wish], "place", 4, "even start") is wish
    assert wish_for([wish], "place", 3, "even start") is None
    assert wish_for([wish], "place", 4, "printed start") is None
    assert wish_for([wish], "bonus tile", 4, "even start") is None


@pytest.mark.parametrize(
    ("value", "low", "high", "verdict"),
    [
        (0.02, 0.01, 0.029, "yes"),
        (0.02, 0.01, 0.04, "likely"),
        (0.04, 0.02, 0.06, "unlikely"),
        (0.05, 0.03, 0.07, "no"),
        (-0.2, -0.3, -0.1, "no"),
        (0.0, 0.0, 0.0, "no"),
    ],
)
def test_only_a_whole_interval_says_yes_or_no(value: float, low: float, high: float, verdict: str) -> None:
    assert judge(0.0, 0.03, value, low, high) == verdict


def test_figures_stand_on_the_scale_of_their_wish() -> None:
    wishes = [
        Wish("XX-1", "place", "fair", most=0.03, scale="above fair"),
        Wish("XX-2", "set", "even", most=1.5, scale="times mean"),
    ]
    counts = {
        "place": {"2": Count(400, 80.0, 80.0), "1": Count(400, 120.0, 120.0)},
        "set": {"a": Count(400, 300.0, 300.0), "b": Count(400, 100.0, 100.0)},
        "album": {"x": Count(400, 100.0, 100.0)},
    }
    first, second = figures(wishes, measured(counts), "place")
    assert (first.name, second.name) == ("1", "2")
    assert [first.value, second.value] == pytest.approx([0.05, -0.05])
    assert (first.verdict, second.verdict) == ("unlikely", "yes")
    assert [one.value for one in figures(wishes, measured(counts), "set")] == pytest.approx([1.5, 0.5])
    assert [one.verdict for one in figures(wishes, measured(counts), "album")] == [None]


# -- comparing choices ---------------------------------------------------------------------------------------------


def mean_change(usual: Sequence[int], other: Sequence[int]) -> float:
    """Over all that can be drawn from these moves."""
    pairs = [[(one, two) for one in moves for two in moves] for moves in (usual, other)]
    return mean(change(one, two) for one, two in product(*pairs))


def test_a_change_is_full_where_always_another_move_is_chosen() -> None:
    assert change((1, 1), (2, 2)) == 1.0
    assert change((1, 1), (1, 1)) == 0.0


@pytest.mark.parametrize(
    ("usual", "other"), [((1, 2), (1, 2)), ((1, 2, 3, 3), (3, 2, 3, 1)), ((1, 1, 1, 2), (2, 1, 1, 1))]
)
def test_a_mind_that_only_disagrees_with_itself_shows_no_change(usual: tuple[int, ...], other: tuple[int, ...]) -> None:
    assert mean_change(usual, other) == pytest.approx(0.0)


def test_a_change_is_half_the_squared_difference_of_the_moves_shares() -> None:
    assert mean_change((1, 1, 1, 2), (1, 2, 2, 2)) == pytest.approx(0.5 * (0.5**2 + 0.5**2))


# -- measuring -----------------------------------------------------------------------------------------------------


def test_the_same_seed_measures_the_same_in_any_number_of_processes() -> None:
    few = replace(EVEN, games=3)
    assert measure(few).counts == measure(few, workers=2).counts
    assert measure(replace(few, seed="another")).counts != measure(few).counts


def test_every_game_has_one_victory_and_four_places() -> None:
    places = measure(replace(EVEN, games=6)).counts["place"]
    assert sorted(places) == ["1", "2", "3", "4"]
    assert [count.trials for count in places.values()] == [6] * 4
    assert sum(count.total for count in places.values()) == pytest.approx(6.0)


def with_box(monkeypatch: pytest.MonkeyPatch, old: str, new: str) -> None:
    """Something else stands in the box file."""
    text = (GAME.folder / "box.toml").read_text("utf-8")
    assert old in text
    box = GAME.rooms.box.read_box(text.replace(old, new), "another box")
    read = SimpleNamespace(read_box=lambda text, where: box)
    monkeypatch.setattr(balance, "find_game", lambda name: GAME.with_rooms(box=read))


def test_an_unfair_start_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """All the money for the first player."""
    silver = next(start.silver for start in GAME.box().facts.even_start if start.players == 4)
    with_box(monkeypatch, f"silver = {silver}", "silver = [90, 0, 0, 0]")
    first, *others = figures(balance_of(GAME).WISHES, measure(EVEN), "place")
    assert (first.name, first.verdict) == ("1", "no")
    assert {one.verdict for one in others} == {"yes"}


def test_a_bonus_tile_that_hardly_anybody_can_get_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    hard = ", ".join(f'"{colour} plant"' for colour in ("blue", "green", "purple", "brown", "red", "pink"))
    with_box(monkeypatch, '"blue plant", "blue panorama"', hard)
    many = replace(EVEN, games=72)  # with fewer the interval says only that it is unlikely
    found = {one.name: one.verdict for one in figures(balance_of(GAME).WISHES, measure(many), "bonus tile")}
    assert found["big_sky"] == "no"


def test_choices_with_every_booster_are_compared() -> None:
    setting = Setting("stickers", "instinct", 2, "printed start", 2, 2, "balance")
    counts = measure(setting).counts[CHANGE]
    assert len(counts) == 15
    assert {count.trials for count in counts.values()} == {4}


# -- keeping -------------------------------------------------------------------------------------------------------


QUICK = ("stamp-collection", "--games", "2", "--players", "2", "--workers", "1")


def run(shell: Shell, folder: Path, *more: str) -> str:
    shell.said("balance", *QUICK, "--output", str(folder), *more)
    return (folder / "stamp_collection.md").read_text("utf-8")


def test_the_page_names_the_box_the_mind_the_games_and_every_figure(shell: Shell, tmp_path: Path) -> None:
    page = run(shell, tmp_path, "--mind", "instinct")
    assert GAME.box().hash in page
    assert "## 2 players, even start, instinct" in page
    assert "## 2 players, printed start, instinct" in page
    assert "--mind instinct --games 2 --players 2 --setup 'even start' --seed balance" in page
    for bonus in GAME.box().facts.bonus:
        assert page.count(f"\n| {bonus.id} | 2 | ") == 2
    assert "each bonus tile is taken in 15–85 % of games" in page


def test_what_was_measured_before_stays_until_it_is_measured_again(shell: Shell, tmp_path: Path) -> None:
    run(shell, tmp_path, "--mind", "instinct", "--setup", "even start")
    page = run(shell, tmp_path, "--mind", "random", "--setup", "even start")
    assert "even start, instinct" in page
    assert "even start, random" in page
    run(shell, tmp_path, "--mind", "random", "--setup", "even start", "--seed", "another")
    seeds = {one.mind: one.seed for one in kept(tmp_path / "stamp_collection.json", GAME.box().hash)}
    assert seeds == {"instinct": "balance", "random": "another"}


def test_what_was_measured_with_another_box_is_left_out(shell: Shell, tmp_path: Path) -> None:
    run(shell, tmp_path, "--mind", "instinct", "--setup", "even start")
    assert kept(tmp_path / "stamp_collection.json", "another box") == []


def test_a_damaged_file_is_refused(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "stamp_collection.json").write_text("{}", "utf-8")
    wish = ("balance", *QUICK, "--mind", "instinct", "--setup", "even start", "--output", str(tmp_path))
    code, _, err = shell.run(*wish)
    assert code == 2
    assert "stamp_collection.json is no list of measurements" in err


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ("collexxion", "no balance.py"),
        ("stamp_collection --games 0", "at least 1"),
        ("stamp_collection --players 5", "2 to 4 players"),
        ("stamp_collection --mind nobody", "there is no mind"),
        ("stamp_collection --setup odd", "it has: printed start, even start"),
    ],
)
def test_what_cannot_be_measured_is_refused(shell: Shell, tmp_path: Path, wish: str, why: str) -> None:
    assert why in shell.refusal("balance", *wish.split(), "--output", str(tmp_path / "balance"))
    assert not list(tmp_path.iterdir())


def test_a_page_that_could_not_be_kept_is_refused_before_a_game_is_played(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be made" in shell.refusal("balance", *QUICK, "--output", str(tmp_path / "file" / "balance"))
