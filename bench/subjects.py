"""What is measured: the name to ask for it by, and the function that measures it."""

from collections.abc import Callable
from importlib import import_module

from bench.measure import Measurement, Plan

Measure = Callable[[Plan], Measurement]


def _later(module: str, *arguments: object) -> Measure:
    """Import a peer only when it is measured: each of them may be missing."""

    def measure(plan: Plan) -> Measurement:
        found: Measurement = import_module(module).measure(plan, *arguments)
        return found

    return measure


SUBJECTS: dict[str, Measure] = {
    **{f"ours-{players}": _later("bench.ours", players) for players in (2, 3, 4)},
    **{f"collexxion-{players}": _later("bench.collexxion", players) for players in (2, 3, 4)},
    **{f"stickers-{players}": _later("bench.stickers", players) for players in (2, 3, 4)},
    **{f"tauschrausch-{players}": _later("bench.tauschrausch", players) for players in (2, 3, 5)},
    **{
        f"search-{game}-{players}": _later("bench.search", game, players)
        for game, players in (("stamp_collection", 4), ("collexxion", 2), ("stickers", 2), ("tauschrausch", 2))
    },
    **{
        f"open_spiel-{game}": _later("bench.peers.open_spiel", game)
        for game in ("backgammon", "gin_rummy", "hanabi", "go_fish")
    },
    "catanatron": _later("bench.peers.catanatron"),
    "rlcard": _later("bench.peers.rlcard"),
    "boardgame_io": _later("bench.peers.boardgame_io"),
}


def chosen(wishes: list[str]) -> list[str]:
    """The subjects whose names begin with one of the wishes; all of them without a wish."""
    unknown = [wish for wish in wishes if not any(name.startswith(wish) for name in SUBJECTS)]
    if unknown:
        raise ValueError(f"nothing to measure is called {', '.join(unknown)}; there are {', '.join(SUBJECTS)}")
    return [name for name in SUBJECTS if not wishes or any(name.startswith(wish) for wish in wishes)]
