"""boardgame.io: a stamp fair of ours in JavaScript, put through its reducer in Node."""

import json
import os
import subprocess
from pathlib import Path

from bench.measure import Count, Measurement, Plan, Run

FOLDER = Path(__file__).parent


def measure(plan: Plan) -> Measurement:
    # "production" is how boardgame.io is deployed; without it every state is frozen and every move logged.
    done = subprocess.run(
        ["node", FOLDER / "play.js", str(plan.seconds), str(plan.repeats), str(plan.seed)],
        env={**os.environ, "NODE_ENV": "production"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(f"node play.js: {done.stderr.strip()}")
    said = json.loads(done.stdout)
    return Measurement(
        subject="boardgame.io stamp fair",
        players=said["players"],
        version=f"{said['version']}, Node {said['node']}",
        counts="decisions: moves; chances: tiles dealt, inside those moves, from a pile shuffled beforehand",
        runs=tuple(Run(run["seconds"], Count(**run["count"])) for run in said["runs"]),
    )
