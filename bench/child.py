"""Measures one subject in a process of its own, pinned to one core, and prints the measurement as JSON.

python -m bench.child NAME SECONDS REPEATS SEED
"""

import json
import os
import sys
from dataclasses import asdict

from bench.measure import Plan
from bench.subjects import SUBJECTS


def pin() -> None:
    """Stay on one core, the last one we may use; macOS has no such call, there the scheduler decides."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main(name: str, seconds: str, repeats: str, seed: str) -> None:
    pin()
    measurement = SUBJECTS[name](Plan(float(seconds), int(repeats), int(seed)))
    print(json.dumps(asdict(measurement)))


if __name__ == "__main__":
    main(*sys.argv[1:])
