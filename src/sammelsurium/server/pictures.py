"""Prints docs/pictures.md, what page and server send each other, or says whether it is still what the structures say:

python -m sammelsurium.server.pictures > docs/pictures.md
python -m sammelsurium.server.pictures --check docs/pictures.md
"""

from __future__ import annotations

import argparse
import inspect
import json
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import house_games

from .documented import COMPONENTS, message_schemas, picture_schemas, structures_of, title_of

Tree = dict[str, Any]

HEAD = """# Messages and pictures

What page and server send each other, and what it holds of each game. When what is sent, [protocol.md](protocol.md)
tells. `View`, `Choice`, `Event`, `Caption` and `Sheet` in a message are those of the game that is played, and so are
`BetweenChoice` and `OpenedEvent` of a campaign; in the schema they are called by it too: `StampCollectionView`.

This file is made from `src/sammelsurium/server/messages/` and the structures in
`src/sammelsurium/games/<game>/picture/`, by `python -m sammelsurium.server.pictures`.

## Messages
"""
WIDTH = 120


def document() -> str:
    sent = (line for name, schema in message_schemas().items() for line in _of_structure(name, schema))
    shown = (line for game in house_games().values() for line in _of_game(game))
    return "\n".join([HEAD, *sent, *shown])


def _of_game(game: Game) -> Iterator[str]:
    yield f"## {game.title}\n"
    yield inspect.cleandoc(str(game.pictures.__doc__)) + "\n"
    schemas = picture_schemas(game)
    for structure in structures_of(game):
        yield from _of_structure(structure.__name__, schemas[title_of(game, structure.__name__)], title_of(game, ""))


def _of_structure(name: str, schema: Tree, prefix: str = "") -> Iterator[str]:
    yield f"### {name}\n"
    yield schema["description"] + "\n"
    yield "```ts"
    for field, part in schema["properties"].items():
        for line in textwrap.wrap(part.get("description", ""), WIDTH - 3):
            yield f"// {line}"
        optional = "" if field in schema.get("required", ()) else "?"
        told = f"{field}{optional}: {_kind(part, prefix)}"
        yield from textwrap.wrap(told, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    yield "```\n"


def _kind(part: Tree, prefix: str) -> str:
    """A type as the page would write it; the name of its game is left out."""
    if "$ref" in part:
        return str(part["$ref"]).removeprefix(COMPONENTS + prefix)
    if "enum" in part:
        return " | ".join(map(json.dumps, part["enum"]))
    if "anyOf" in part:
        return " | ".join(_kind(each, prefix) for each in part["anyOf"])
    if "prefixItems" in part:
        return f"[{', '.join(_kind(each, prefix) for each in part['prefixItems'])}]"
    if part["type"] == "array":
        items = _kind(part["items"], prefix)
        return f"({items})[]" if " | " in items else f"{items}[]"
    if part["type"] == "object":
        return f"Record<string, {_kind(part['additionalProperties'], prefix)}>"
    return {"integer": "number"}.get(part["type"], str(part["type"]))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sammelsurium.server.pictures")
    parser.add_argument("--check", type=Path, metavar="FILE", help="print nothing; fail if FILE is not the document")
    file: Path | None = parser.parse_args().check
    if file is None:
        sys.stdout.write(document())
    elif file.read_text(encoding="utf-8") != document():
        sys.exit(f"{file} is behind the games' structures: run `python -m sammelsurium.server.pictures > {file}`")


if __name__ == "__main__":
    main()
