"""OpenSpiel's bots by name, and what can be chosen for them: also where OpenSpiel is not installed."""

from importlib.util import find_spec

from sammelsurium.kernel.errors import GameError

MCTS, ISMCTS = "mcts", "ismcts"
GUESTS = (MCTS, ISMCTS)
OURS, THEIRS = "ours", "theirs"
PLAYOUTS = (OURS, THEIRS)  # who carries the random playouts out: our compiled rules, or OpenSpiel's loop
EXPLORATION = 2.0  # the constant of OpenSpiel's own example


def demand_open_spiel() -> None:
    if find_spec("pyspiel") is None:
        raise GameError("OpenSpiel's bots are not here; `pip install open_spiel` brings them")
