"""Many games in several processes: each is played by its number, so it does not matter which process plays it."""

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def in_processes(play: Callable[[int], T], count: int, workers: int | None = None) -> Iterator[T]:
    """What comes of the games from 0 to before `count`, in their order. As many processes as there are cores, unless it
    is said how many."""
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        yield from map(play, range(count))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, count), mp_context=context) as pool:
        yield from pool.map(play, range(count))
