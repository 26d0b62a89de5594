"""Where and of what a result was measured: processor, versions, commit; no names of hosts or people."""

import os
import platform
import subprocess
from importlib.metadata import version
from pathlib import Path


def processor() -> str:
    """The processor's name as the system gives it."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    if platform.system() == "Darwin":
        return _output("sysctl", "-n", "machdep.cpu.brand_string")
    return platform.processor() or platform.machine()


def describe() -> dict[str, object]:
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
        "commit": _output("git", "rev-parse", "--short", "HEAD"),
        "uncommitted": bool(_output("git", "status", "--porcelain", "--", "src", "bench")),
    }


def _output(*command: str) -> str:
    """What a command prints; nothing where it fails or does not exist, as in a copy without git."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parent.parent)
    except FileNotFoundError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
