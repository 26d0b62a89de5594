"""Prints docs/pictures.md, what people are sent of each game, or says whether it is still what the structures say:

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
from sammelsurium.kernel.registry import games

from .documented import COMPONENTS, picture_schemas, structures_of, title_of

Tree = dict[str, Any]

HEAD = """# Pictures of a table

What a snapshot holds of its game: `view` is a `View`, `choices` are `Choice`s, the `events` of a log entry are
`Event`s, and the `caption` in the list of tables is a `Caption`. Of a campaign, `campaign` is its `Sheet`; `choices`
between its games are `BetweenChoice`s, and events in words that came with the sheet are `OpenedEvent`s. In the schema
they are called by their game too: `StampCollectionView`. [protocol.md](protocol.md) tells of everything around them.

This file is made from the structures in `src/sammelsurium/games/<game>/picture.py`, by
`python -m sammelsurium.server.pictures`.
"""
WIDTH = 120


def document() -> str:
    typed = [game for game in games().values() if game.structures]
    return "\n".join([HEAD, *(line for game in typed for line in _of_game(game))])


def _of_game(game: Game) -> Iterator[str]:
    yield f"## {game.title}\n"
    yield inspect.cleandoc(game.structures.__doc__) + "\n"
    schemas = picture_schemas(game)
    for structure in structures_of(game):
        yield from _of_structure(structure.__name__, schemas[title_of(game, structure.__name__)], game)


def _of_structure(name: str, schema: Tree, game: Game) -> Iterator[str]:
    yield f"### {name}\n"
    yield schema["description"] + "\n"
    yield "```ts"
    for field, part in schema["properties"].items():
        for line in textwrap.wrap(part.get("description", ""), WIDTH - 3):
            yield f"// {line}"
        named = field if field in schema["required"] else f"{field}?"
        yield from textwrap.wrap(f"{named}: {_kind(part, game)}", WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    yield "```\n"


def _kind(part: Tree, game: Game) -> str:
    """A type as the page would write it."""
    if "$ref" in part:
        return str(part["$ref"]).removeprefix(COMPONENTS + title_of(game, ""))
    if "enum" in part:
        return " | ".join(map(json.dumps, part["enum"]))
    if "anyOf" in part:
        return " | ".join(_kind(each, game) for each in part["anyOf"])
    if "prefixItems" in part:
        return f"[{', '.join(_kind(each, game) for each in part['prefixItems'])}]"
    if part["type"] == "array":
        items = _kind(part["items"], game)
        return f"({items})[]" if " | " in items else f"{items}[]"
    if part["type"] == "object":
        return f"Record<string, {_kind(part['additionalProperties'], game)}>"
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
