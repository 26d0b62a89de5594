"""Places in turn order, as the contract says who began: no field of a state is asked for."""

from types import SimpleNamespace

import pytest

from sammelsurium.kernel.contract import NOBODY
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import find_game, games
from sammelsurium.lab.simulation import simulate

from ..shell import Shell

GAME = find_game("stamp_collection")
SEATINGS = [(game, players) for game in games().values() for players in game.players]


def label(given: object) -> str:
    return given.name if isinstance(given, Game) else str(given)


@pytest.mark.parametrize(("game", "players"), SEATINGS, ids=label)
def test_the_start_player_is_a_seat_in_every_game_that_has_one(game: Game, players: int) -> None:
    for played in simulate(game, players, 3, ["random"], "order"):
        if game.rooms.order is None or players == 1:
            assert played.start in (NOBODY, 0)
        else:
            around = [(played.start + turn) % players for turn in range(players)]
            assert [played.place(seat) for seat in around] == [*range(1, players + 1)]


@pytest.mark.parametrize("game", games().values(), ids=label)
def test_nobody_is_the_start_player_before_it_is_drawn(game: Game) -> None:
    if order := game.rooms.order:
        state = game.new_state()
        game.start(game.box().data, state, max(game.players), game.option_codes(game.read_options()))
        assert order.start_player(state) == NOBODY


def test_whoever_is_said_to_begin_has_the_first_place() -> None:
    """Not a field of that name, which is there too."""
    second = SimpleNamespace(start_player=lambda state: 1)
    for played in simulate(GAME.with_rooms(order=second), 3, 4, ["random"], "order"):
        assert [played.place(seat) for seat in range(3)] == [3, 1, 2]
    assert {played.start for played in simulate(GAME.with_rooms(order=None), 3, 4, ["random"], "order")} == {NOBODY}


@pytest.mark.parametrize("game", games().values(), ids=label)
def test_wins_are_counted_from_the_start_player_where_there_is_one(shell: Shell, game: Game) -> None:
    said = shell.said("simulate", game.name, "--players", "2", "--games", "2", "--bots", "random")
    assert ("from start player" in said, "turn 2" in said) == (game.rooms.order is not None,) * 2
