"""Garbage is looked for often where little is kept, and rarely where everybody would have to wait for it."""

from __future__ import annotations

import subprocess
import sys

# Each object outlives the looks at the young, as a connection does, and is garbage then.
PROGRAM = """
import gc, sys
from collections import deque
from sammelsurium.server.collector import spare

spare()
kept = [[number] for number in range(int(sys.argv[1]))]
gc.collect()
looks = gc.get_stats()[2]["collections"]
open_now = deque(maxlen=20_000)
for _ in range(1_000_000):
    connection = []
    connection.append(connection)
    open_now.append(connection)
print(gc.get_stats()[2]["collections"] - looks, len(gc.get_objects()) - len(kept))
"""


def looks_and_garbage(kept: int) -> tuple[int, int]:
    """How often everything was looked at while a million objects became garbage, and what is there at the end."""
    done = subprocess.run([sys.executable, "-c", PROGRAM, str(kept)], capture_output=True, text=True, check=True)
    looks, garbage = done.stdout.split()
    return int(looks), int(garbage)


def test_where_little_is_kept_garbage_is_found_soon() -> None:
    looks, garbage = looks_and_garbage(kept=1000)
    assert looks > 3
    assert garbage < 300_000


def test_where_much_is_kept_everything_is_looked_at_rarely() -> None:
    looks, _ = looks_and_garbage(kept=1_000_000)
    assert looks == 0
