"""Many games in several processes: each is played by its number, so it does not matter which process plays it."""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def in_processes(play: Callable[[int], T], count: int, workers: int) -> Iterator[T]:
    """What comes of the games from 0 to before `count`, in their order."""
    if workers == 1:
        yield from map(play, range(count))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, count), mp_context=context) as pool:
        yield from pool.map(play, range(count))
