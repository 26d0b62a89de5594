"""Duels against OpenSpiel's bots are fair and can be repeated."""

import json
import sys
from pathlib import Path

import pytest

from sammelsurium.kernel.contract import State
from sammelsurium.kernel.registry import find_game
from sammelsurium.lab.against_open_spiel import FIRST_TRY, Clock, Duel, Fought, Result, calibrated, play
from sammelsurium.lab.arena import Arena, Bout
from sammelsurium.lab.guests import Guest
from sammelsurium.lab.peers import GUESTS, ISMCTS, MCTS, OURS

from ..shell import Shell


def duel(guest: str, simulations: int = 3) -> Duel:
    game = find_game("stamp_collection")
    return Duel(Arena(game.name, ("instinct", guest), 2, 2, "duel", game.read_options()), simulations, 2.0, OURS)


@pytest.mark.parametrize("guest", GUESTS)
def test_a_game_of_a_duel_can_be_repeated(guest: str) -> None:
    assert play(duel(guest), 0).bout == play(duel(guest), 0).bout


def test_both_seatings_get_the_same_deal() -> None:
    arena = duel(MCTS).arena
    assert arena.seating(0) == tuple(reversed(arena.seating(1)))
    assert arena.deal(0) == arena.deal(1) != arena.deal(2)


def test_the_guest_is_given_at_least_the_time_that_is_wanted() -> None:
    assert calibrated(duel(ISMCTS), 1e-6).simulations == FIRST_TRY
    assert calibrated(duel(MCTS), 0.05).simulations > FIRST_TRY


def test_only_mcts_is_shown_the_whole_state(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    watch = Guest.watch

    def noted(guest: Guest, state: State) -> None:
        shown.append(guest.name)
        watch(guest, state)

    monkeypatch.setattr(Guest, "watch", noted)
    for guest in GUESTS:
        play(duel(guest), 0)
    assert set(shown) == {MCTS}


def test_a_result_counts_our_wins_and_adds_the_clocks_up() -> None:
    games = [
        Fought(Bout(0, ("instinct", MCTS), (9, 5), (1, 2)), Clock(1.0, 2), Clock(4.0, 2)),
        Fought(Bout(1, (MCTS, "instinct"), (7, 7), (1, 1)), Clock(2.0, 1), Clock(2.0, 1)),
    ]
    result = Result(duel(MCTS), tuple(games))
    assert result.standing.wins == pytest.approx(0.75)
    assert [clock.mean for clock in result.clocks] == [1.0, 2.0]


def test_the_command_writes_every_game(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    wish = "stamp-collection --mind instinct --games 2 --simulations 3 --workers 1 --json"
    told = shell.said("duel", *wish.split(), str(file))
    assert "95 % interval" in told
    written = json.loads(file.read_text("utf-8"))
    assert [one["duel"]["arena"]["minds"] for one in written["duels"]] == [["instinct", guest] for guest in GUESTS]
    assert [len(one["games"]) for one in written["duels"]] == [2, 2]


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ("--games 0", "at least 1"),
        ("--mind nobody", "there is no mind"),
        ("--against mcts --against nobody", "there is no guest “nobody”; there is: mcts, ismcts"),
        ("--playouts both", "there is no kind of playouts “both”; there is: ours, theirs"),
    ],
)
def test_what_cannot_be_played_is_refused(shell: Shell, wish: str, why: str) -> None:
    assert why in shell.refusal("duel", "stamp_collection", *wish.split())


def test_without_open_spiel_it_is_said_what_is_missing(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)  # that is how Python hides a module
    assert "pip install open_spiel" in shell.refusal("duel", "stamp_collection")
    ladder = ("ladder", "--only", "stickers", "--against", "mcts", "--output", str(tmp_path / "ladder.md"))
    assert "pip install open_spiel" in shell.refusal(*ladder)
