"""A process that compiles one game and ends. What it has made is kept, so whoever loads the game then need not compile.

python -m sammelsurium.server.compiling GAME

It writes a line now and then: how many functions it has, and of how many. When whoever started it is gone, its input
ends, and so does it; the next one goes on from what is kept.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sammelsurium.kernel import machine_code
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import compiled_games
from sammelsurium.minds import prepare

PLIES = 60  # enough to meet every phase of a game
NICENESS = 5
PAUSE = 0.25  # seconds between two lines


def show_some(game: Game) -> None:
    """Pictures ask compiled functions of their own. Nobody should wait for the compiler at the first table."""
    deal, choose = Stream.of("warm", "deal"), Stream.of("warm", "choose")
    match = Match.begin(game, [f"seat {seat}" for seat in range(game.players[-1])])
    match.settle(deal)
    told = 0
    while not match.over and match.ply < PLIES:
        seat = match.waiting[0]
        match.view(seat)
        choices = match.choices(seat)
        match.play(seat, choices[choose.draw(match.ply, len(choices))].move)
        match.settle(deal)
        for index in range(told, match.ply):
            match.events(index, None)
        told = match.ply


def compile_all(game: Game) -> None:
    """All that a table of the game calls, or its bots; what is kept is loaded."""
    game.warm()
    prepare(game)
    show_some(game)


def functions_of(game: str) -> int:
    """About how many there are to compile."""
    mine = f"{compiled_games()[game].package}."
    return sum(
        hasattr(function, "py_func") and function.__module__ == name
        for name, module in list(sys.modules.items())
        if name.startswith(mine)
        for function in list(vars(module).values())
    )


@contextmanager
def alone(game: str) -> Iterator[None]:
    """Two servers that start together do not compile the same: the second waits, and then finds it."""
    try:
        import fcntl  # not everywhere

        machine_code.own().mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = (machine_code.own() / f"{game}.lock").open("w")
    except (ImportError, OSError):
        yield
        return
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _tell(game: str, ended: threading.Event) -> None:
    while not ended.wait(PAUSE):
        print(len(machine_code.made | machine_code.loaded), functions_of(game), flush=True)  # noqa: T201 # to whoever started it


def _end_with_whoever_started_it() -> None:
    while os.read(0, 1024):
        pass
    os._exit(1)


def main(name: str) -> None:
    logging.basicConfig(format="%(message)s")
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    ended = threading.Event()
    threading.Thread(target=_end_with_whoever_started_it, daemon=True).start()
    threading.Thread(target=_tell, args=(name, ended), daemon=True).start()
    with alone(name):
        compile_all(compiled_games()[name])
    ended.set()
    os._exit(0)  # one thread still listens


if __name__ == "__main__":
    main(*sys.argv[1:])
