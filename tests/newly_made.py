"""A new game, made by `scripts/new_game.py` and put on Python's path.

It is not installed. What an installation would leave is written beside it: the entry point, by which the house finds
the game and may keep its compiled code.
"""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "scripts" / "new_game.py"
NAME, TITLE, PREFIX = "moon_shells", "Moon shells, by night", "MN"


def python(folder: Path, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=os.environ | settings, capture_output=True, text=True, check=False
    )


def make_game(into: Path) -> Path:
    """Its folder."""
    made = python(ROOT, str(SCRIPT), "--into", str(into), "--title", TITLE, "--prefix", PREFIX, "--", NAME)
    assert made.returncode == 0, made.stderr
    return into / NAME


def path_with(home: Path, told: Path) -> str:
    """Where Python finds it; `told` is an empty folder."""
    project = tomllib.loads((home / "pyproject.toml").read_text())["project"]
    info = told / f"{NAME}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    offers = [f"{name} = {package}" for name, package in project["entry-points"]["sammelsurium.games"].items()]
    (info / "entry_points.txt").write_text("\n".join(["[sammelsurium.games]", *offers]))
    return os.pathsep.join([str(home), str(told)])
