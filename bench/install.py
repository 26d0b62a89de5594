"""Installs the peers one by one: one that cannot be had here is noted with its reason and stops no other.

bench/.venv/bin/python -m bench.install
"""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
NOTES = HERE / ".venv" / "not-installed.json"
NODE_PEER = HERE / "peers" / "boardgame_io"
NPM_OPTIONS = ("--ignore-scripts", "--no-audit", "--no-fund")


def wanted() -> list[str]:
    """The extra `bench` of our own package."""
    project = tomllib.loads((HERE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    requirements: list[str] = project["optional-dependencies"]["bench"]
    return requirements


def attempt(*command: str | Path) -> str:
    """Run a command; the reason when it fails, nothing when it works."""
    if shutil.which(command[0]) is None:
        return f"{command[0]} is not installed"
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode == 0:
        return ""
    complaints = [line for line in done.stderr.splitlines() if "error" in line.lower()]
    return (complaints or [f"exit code {done.returncode}"])[-1].strip()


def install() -> dict[str, str]:
    """The reasons, by the name of the peer, why something could not be installed."""
    reasons = {}
    for requirement in wanted():
        name = re.split(r"[^\w.-]", requirement)[0]
        print(f"installing {requirement}", flush=True)
        reasons[name] = attempt(sys.executable, "-m", "pip", "install", "--quiet", requirement)
    print("installing boardgame.io", flush=True)
    reasons["boardgame_io"] = attempt("npm", "ci", "--prefix", NODE_PEER, *NPM_OPTIONS)
    return {name: reason for name, reason in reasons.items() if reason}


def reason_missing(subject: str) -> str:
    """Why the peer behind a subject was not installed; nothing when it was."""
    if not NOTES.exists():
        return ""
    reasons: dict[str, str] = json.loads(NOTES.read_text(encoding="utf-8"))
    return next((f"not installed: {why}" for name, why in reasons.items() if subject.startswith(name)), "")


if __name__ == "__main__":
    failed = install()
    NOTES.write_text(json.dumps(failed, indent=2) + "\n", encoding="utf-8")
    for name, why in failed.items():
        print(f"{name} could not be installed: {why}")
