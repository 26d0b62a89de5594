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


def test_without_turns_the_process_would_end() -> None:
    """When this fails, msgspec has learnt to be safe, and `kernel/reading.py` may go."""
    assert crowd("all at once").returncode < 0  # ended by a signal
