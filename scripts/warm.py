"""Compiles every game before the tests, a game on each core, so that no two of their processes compile the same."""

import os
from concurrent.futures import ProcessPoolExecutor, as_completed

from machine_code import play_all

from sammelsurium.kernel.compiled import enabled
from sammelsurium.kernel.contract_test import check
from sammelsurium.kernel.registry import find_game, games


def warm(name: str) -> None:
    """What tables, benches and wheels call."""
    play_all(find_game(name))


def warm_contract(name: str) -> None:
    """What the contract test calls besides."""
    game = find_game(name)
    check(game, game.players[0], games=1)


def largest_first() -> list[str]:
    """Whatever takes longest should not begin last."""

    def size(name: str) -> int:
        return sum(file.stat().st_size for file in games()[name].folder.rglob("*.py"))

    return sorted(games(), key=size, reverse=True)


def main() -> None:
    if not enabled:
        return
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        games_ready = {pool.submit(warm, name): name for name in largest_first()}
        contracts = [pool.submit(warm_contract, games_ready[done]) for done in as_completed(games_ready)]
        for job in (*games_ready, *contracts):
            job.result()


if __name__ == "__main__":
    main()
