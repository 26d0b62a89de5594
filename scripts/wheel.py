"""Builds the wheel: the package, the page, and the compiled code that a server and its bots load, for this platform.

python scripts/wheel.py [LEVEL ...]     for these levels of processors; without any, for all that this machine has
python scripts/wheel.py none            without compiled code, for any platform
"""

import argparse
import os
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

from packaging.version import Version

from sammelsurium.kernel.processor import possible_levels
from sammelsurium.kernel.registry import house_names

ROOT = Path(__file__).parent.parent
NONE = "none"
COLLECT = Path(__file__).parent / "machine_code.py"


def collect(level: str, folder: Path) -> None:
    """Each level needs processes of its own: the compiler works for one processor. What is not compiled yet is compiled
    first, game by game; what a fresh process then loads is what people need."""
    settings = os.environ | {"SAMMELSURIUM_CPU": level}
    copy = [sys.executable, str(COLLECT), "--into", str(folder), *house_names()]
    if subprocess.run(copy, env=settings, capture_output=True).returncode:
        for name in house_names():
            subprocess.run([sys.executable, COLLECT, name], env=settings, check=True)
        subprocess.run(copy, env=settings, check=True)


def requires() -> list[str]:
    """Compiled code is good only with those who made it."""
    numpy = Version(version("numpy"))
    exactly = [f"{name}=={version(name)}" for name in ("numba", "llvmlite")]
    return [*exactly, f"numpy=={numpy.major}.{numpy.minor}.*"]


def build(dist: Path, machine_code: Path | None = None) -> None:
    settings = dict(os.environ)
    if machine_code:
        settings |= {"SAMMELSURIUM_MACHINE_CODE": str(machine_code), "SAMMELSURIUM_REQUIRES": " ".join(requires())}
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", dist, ROOT], env=settings, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("levels", nargs="*")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    wanted = parser.parse_args()
    possible, levels = possible_levels(), wanted.levels
    if strange := set(levels) - {NONE, *possible}:
        sys.exit(f"no wheel for {', '.join(sorted(strange))} here; there is: {', '.join([*possible, NONE])}")
    if NONE in levels or not possible:
        build(wanted.dist)
        return
    with tempfile.TemporaryDirectory() as folder:
        for level in levels or possible:
            collect(level, Path(folder))
        build(wanted.dist, Path(folder))


if __name__ == "__main__":
    main()
