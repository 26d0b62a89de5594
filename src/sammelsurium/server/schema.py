"""Prints the OpenAPI schema, from which the page's types are made, or says whether a file still holds it:

python -m sammelsurium.server.schema > web/openapi.json
python -m sammelsurium.server.schema --check web/openapi.json

Only with the games of the house, whatever else is installed here: the page has no types for others.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import msgspec

from sammelsurium.kernel.registry import house_games

from .app import create_app
from .documented import complete
from .settings import Settings


def schema_text() -> str:
    with tempfile.TemporaryDirectory() as folder:
        schema = complete(create_app(Settings(data=Path(folder))).openapi_schema.to_schema(), house_games().values())
    return msgspec.json.format(msgspec.json.encode(schema, order="sorted"), indent=2).decode() + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sammelsurium.server.schema")
    parser.add_argument("--check", type=Path, metavar="FILE", help="print nothing; fail if FILE is not the schema")
    file: Path | None = parser.parse_args().check
    if file is None:
        sys.stdout.write(schema_text())
    elif file.read_text(encoding="utf-8") != schema_text():
        sys.exit(f"{file} is behind the server's schema: run `make types`")


if __name__ == "__main__":
    main()
