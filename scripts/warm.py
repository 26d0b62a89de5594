"""Compiles every game before the tests, one game per core, so that no two of their processes compile the same."""

import os
from concurrent.futures import ProcessPoolExecutor

from sammelsurium.kernel.compiled import enabled
from sammelsurium.kernel.contract_test import check
from sammelsurium.kernel.registry import find_game, games
from sammelsurium.minds import prepare


def warm(name: str) -> None:
    """What tables, benches and the contract test call."""
    game = find_game(name)
    game.warm()
    prepare(game)
    check(game, game.players[0], games=1)


def main() -> None:
    if not enabled:
        return
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(warm, games()))


if __name__ == "__main__":
    main()
