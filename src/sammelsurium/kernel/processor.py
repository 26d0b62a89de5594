"""For which processor rules are compiled: a level that many have, so that compiled code can be carried about.

Code for exactly this processor is a little faster and good nowhere else. SAMMELSURIUM_CPU=native asks for it.
"""

import hashlib
import os
import platform
import sys
from functools import cache
from typing import Any

import llvmlite
import llvmlite.binding
import numba
import numpy as np

NATIVE = "native"
V2 = frozenset({"cx16", "popcnt", "sahf", "sse3", "sse4.1", "sse4.2", "ssse3"})
V3 = V2 | {"avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave"}
LEVELS = {"x86-64-v3": V3, "x86-64-v2": V2}  # the best first
ARM = {"linux": "generic", "darwin": "apple-m1"}

config: Any = numba.config  # made at import, unseen by types


def possible_levels() -> list[str]:
    """The levels whose code runs here, the best first."""
    if platform.machine().lower() in ("arm64", "aarch64"):
        return [ARM[sys.platform]] if sys.platform in ARM else []
    try:
        has = {name for name, there in llvmlite.binding.get_host_cpu_features().items() if there}
    except RuntimeError:  # the compiler does not know this processor
        return []
    return [level for level, needs in LEVELS.items() if needs <= has]


def choose_level() -> str:
    """Tells the compiler, before it compiles anything; whoever has told it themselves is left alone."""
    wished = os.environ.get("SAMMELSURIUM_CPU", "")
    possible = [] if config.CPU_NAME or wished == NATIVE else possible_levels()
    if wished not in ("", NATIVE, *possible):
        raise SystemExit(f"SAMMELSURIUM_CPU cannot be “{wished}” here; it is one of: {', '.join([*possible, NATIVE])}")
    if not possible:
        return str(config.CPU_NAME or NATIVE)
    level = wished or possible[0]
    config.CPU_NAME, config.CPU_FEATURES = level, ""
    return level


LEVEL = choose_level()


@cache
def target() -> tuple[str, str]:
    """Name and features of the processor, as the compiler says them."""
    features = config.CPU_FEATURES
    if features is None:
        features = llvmlite.binding.get_host_cpu_features().flatten()
    return config.CPU_NAME or llvmlite.binding.get_host_cpu_name(), features


@cache
def environment() -> str:
    """All besides sources and types that decides what compiled code is, as the name of a folder."""
    numpy = ".".join(np.__version__.split(".")[:2])
    tag = sys.implementation.cache_tag
    exactly = [*target(), sys.platform, platform.machine(), tag, sys.abiflags, numba.__version__]
    exactly += [llvmlite.__version__, numpy, *map(str, _settings())]
    digest = hashlib.blake2b("\x00".join(exactly).encode(), digest_size=4).hexdigest()
    return f"{LEVEL}-{sys.platform}-{tag}-numba{numba.__version__}-numpy{numpy}-{digest}"


def _settings() -> list[object]:
    """Of the compiler: those that change what it makes."""
    names = ("OPT", "BOUNDSCHECK", "DEBUGINFO_DEFAULT", "ENABLE_AVX", "LOOP_VECTORIZE", "SLP_VECTORIZE", "USING_SVML")
    return [getattr(config, name, None) for name in names]
