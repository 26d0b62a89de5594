"""Structures are read safely by several threads, as a server does."""

import subprocess
import sys
from pathlib import Path

CROWD = Path(__file__).parent / "crowd.py"


def crowd(way: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(CROWD), way], capture_output=True, text=True, check=False)


def test_many_threads_read_a_structure_for_the_first_time() -> None:
    done = crowd("in turn")
    assert (done.returncode, done.stdout) == (0, "all read\n"), done.stderr


def test_whoever_forgets_to_take_turns_is_found() -> None:
    """Whether that ends the process is msgspec's affair, and another one's from version to version."""
    assert crowd("out of turn").returncode == 1
