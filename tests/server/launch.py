"""Run as a program: a server with the settings given as JSON. `serve` of the package offers fewer of them. Whoever asks
may choose a deal (`seeds.py`), unless `seeds` is false; bots may have to take their time (`slow_bots.py`)."""

import json
import resource
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from litestar import Litestar

from sammelsurium.server.app import create_app
from sammelsurium.server.limits import USUAL_RATES, Patience
from sammelsurium.server.run import run
from sammelsurium.server.settings import Settings

from .seeds import with_seeds
from .slow_bots import slowly


def launch(given: dict[str, Any]) -> None:
    # A shell that runs the tests in the background has told all its children to ignore Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    paths: dict[str, Any] = {name: Path(given.pop(name)) for name in ("data", "page") if name in given}
    if "descriptors" in given:
        resource.setrlimit(resource.RLIMIT_NOFILE, (given["descriptors"], given.pop("descriptors")))
    patience = Patience(**given.pop("patience", {}))
    rates = USUAL_RATES if given.pop("limits", False) else None
    make: Callable[[Settings], Litestar] = with_seeds if given.pop("seeds", True) else create_app
    if seconds := given.pop("bots_take", 0.0):
        make = slowly(make, seconds)
    run(Settings(**paths, patience=patience, rates=rates, **given), make=make)


if __name__ == "__main__":
    launch(json.loads(sys.argv[1]))
