"""Run as a program: a server with the settings given as JSON. `serve` of the package offers fewer of them."""

import json
import signal
import sys
from pathlib import Path
from typing import Any

from sammelsurium.server.run import run
from sammelsurium.server.settings import Settings

# A shell that runs the tests in the background has told all its children to ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)

given = json.loads(sys.argv[1])
paths: dict[str, Any] = {name: Path(given.pop(name)) for name in ("data", "page") if name in given}
run(Settings(**paths, **given))
