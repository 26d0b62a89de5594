"""Measures ours and the peers in turn: a table for people, bench/results/latest.json for programs.

python -m bench                    everything
python -m bench ours open_spiel    only what begins so
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console

from bench.install import reason_missing
from bench.machine import describe
from bench.measure import Measurement, Plan, read
from bench.report import Failure, Result, as_json, notes, table
from bench.subjects import SUBJECTS, chosen

HERE = Path(__file__).parent
WIDTH = 120  # of the table where no terminal says how wide it is
ENOUGH = 600  # seconds after which a subject is given up, however slow the machine


def measure(name: str, plan: Plan) -> Result:
    """One subject in a process of its own, so that neither its state nor its crash reaches the next."""
    command = [sys.executable, "-m", "bench.child", name, *map(str, (plan.seconds, plan.repeats, plan.seed))]
    try:
        done = subprocess.run(
            command,
            cwd=HERE.parent,
            env={"SAMMELSURIUM_CPU": "native", **os.environ},
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            timeout=ENOUGH,
        )
    except subprocess.TimeoutExpired:
        return Failure(name, f"no result within {ENOUGH} s")
    if done.returncode:
        return Failure(name, reason_missing(name) or last_line(done.stderr) or f"exit code {done.returncode}")
    return read(json.loads(last_line(done.stdout)))


def last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bench", description="Random games on one core, ours and the peers'.")
    add = parser.add_argument
    add("names", nargs="*", help=f"what to measure, by the beginning of its name: {', '.join(SUBJECTS)}")
    add("--seconds", type=float, default=Plan.seconds, help="length of one run")
    add("--repeats", type=int, default=Plan.repeats, help="runs of which the median counts")
    add("--seed", type=int, default=Plan.seed, help="where the random games begin")
    add("--json", type=Path, default=HERE / "results" / "latest.json", help="where the result is written")
    return parser.parse_args()


def main() -> int:
    wanted = arguments()
    try:
        names = chosen(wanted.names)
    except ValueError as error:
        sys.exit(str(error))
    plan, console = (
        Plan(wanted.seconds, wanted.repeats, wanted.seed),
        Console(width=None if sys.stdout.isatty() else WIDTH, soft_wrap=True),
    )
    machine = describe()  # before measuring: somebody may commit meanwhile
    results: list[Result] = []
    for name in names:
        with console.status(f"measuring {name} …"):
            results.append(measure(name, plan))
    console.print(table(results))
    for note in notes(results):
        console.print(note, style="dim", highlight=False)
    told = {"machine": machine, "plan": vars(plan), "results": [as_json(result) for result in results]}
    wanted.json.parent.mkdir(parents=True, exist_ok=True)
    wanted.json.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    return int(not any(isinstance(result, Measurement) for result in results))


if __name__ == "__main__":
    sys.exit(main())
