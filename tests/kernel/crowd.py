"""Run as a program: many threads read the same structure for the first time. Two inside msgspec at once may end the
process: whoever comes while somebody is inside is noticed, and kept waiting."""

import sys
import time
from threading import Barrier, Lock, Thread
from types import ModuleType
from typing import Any

import msgspec

from sammelsurium.kernel.reading import read_tree

READERS, STRUCTURES = 4, 200
SOURCE = """
import msgspec
class Stamp(msgspec.Struct):
    value: int
class Page(msgspec.Struct):
    stamps: "list[Stamp]"
class Album(msgspec.Struct):
    owner: str
    pages: "dict[str, Page]"
    next: "Album | None" = None
"""
TREE = {"owner": "Ada", "pages": {"first": {"stamps": [{"value": 3}]}}, "next": {"owner": "Ben", "pages": {}}}
inside = Lock()
met: list[type] = []
learn = msgspec.convert  # noqa: TID251 what is watched here


def watched(tree: Any, kind: type) -> Any:
    """msgspec, noticing whoever comes while somebody is inside; that one waits, because the process could end."""
    if not inside.acquire(blocking=False):
        met.append(kind)
        inside.acquire()
    try:
        time.sleep(0.0002)  # so that others come meanwhile, if they can
        return learn(tree, kind)
    finally:
        inside.release()


WAYS = {"in turn": read_tree, "out of turn": watched}


def new_structure(number: int) -> Any:
    """One that nobody has read yet; its names are looked up only when it is first read."""
    module = sys.modules[f"album_{number}"] = ModuleType(f"album_{number}")
    exec(SOURCE, vars(module))
    return module.Album


def read_together(read: Any, number: int) -> None:
    album, start, wrong = new_structure(number), Barrier(READERS), []

    def reader() -> None:
        start.wait()
        if read(TREE, album).next.owner != "Ben":
            wrong.append(number)

    threads = [Thread(target=reader) for _ in range(READERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


if __name__ == "__main__":
    sys.setswitchinterval(1e-6)  # so that threads get into each other's way as often as possible
    setattr(msgspec, "convert", watched)  # noqa: B010 # mypy minds when a function is exchanged
    for structure in range(STRUCTURES):
        read_together(WAYS[sys.argv[1]], structure)
    if met:
        sys.exit(f"{len(met)} came while somebody was inside")
    sys.stdout.write("all read\n")
