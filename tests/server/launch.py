"""Run as a program: a server with the settings given as JSON. `serve` of the package offers fewer of them."""

import json
import resource
import signal
import sys
from pathlib import Path
from typing import Any

from sammelsurium.server.limits import USUAL_RATES, Patience
from sammelsurium.server.run import run
from sammelsurium.server.settings import Settings


def launch(given: dict[str, Any]) -> None:
    # A shell that runs the tests in the background has told all its children to ignore Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    paths: dict[str, Any] = {name: Path(given.pop(name)) for name in ("data", "page") if name in given}
    if "descriptors" in given:
        resource.setrlimit(resource.RLIMIT_NOFILE, (given["descriptors"], given.pop("descriptors")))
    patience = Patience(**given.pop("patience", {}))
    rates = USUAL_RATES if given.pop("limits", False) else None
    run(Settings(**paths, patience=patience, rates=rates, **given))


if __name__ == "__main__":
    launch(json.loads(sys.argv[1]))
