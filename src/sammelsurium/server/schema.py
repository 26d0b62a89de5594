"""Prints the OpenAPI schema, from which the page's types are made:

python -m sammelsurium.server.schema > web/openapi.json
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import msgspec

from .app import create_app
from .documented import complete
from .settings import Settings


def schema_text() -> str:
    with tempfile.TemporaryDirectory() as folder:
        schema = complete(create_app(Settings(data=Path(folder))).openapi_schema.to_schema())
    return msgspec.json.format(msgspec.json.encode(schema, order="sorted"), indent=2).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
