"""The schema, completed: with what the games fill in themselves, and with all that is written of the structures.

A text below a field of a structure describes that field.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from sammelsurium.kernel.game import Game
from sammelsurium.kernel.picture import Picture
from sammelsurium.kernel.registry import games

from .messages import company, gathering, house, me, refusal, table, tables, terms
from .messages.form import Incoming, Outgoing

Tree = dict[str, Any]

COMPONENTS = "#/components/schemas/"
BY_SOCKET: list[type[Struct]] = [
    table.LiveMove,
    table.LiveUndo,
    gathering.Gathering,
    company.Around,
    company.Said,
]
# As they are told in docs/pictures.md.
MESSAGES = (table, tables, terms, gathering, company, me, house, refusal)
# What a game fills in itself: which of its structures (contract.Structures, CampaignStructures) stand in which field.
OF_THE_GAME: dict[str, dict[str, tuple[str, ...]]] = {
    "Snapshot": {
        "view": ("View",),
        "caption": ("Caption",),
        "choices": ("Choice", "BetweenChoice"),
        "campaign": ("Sheet",),
    },
    "TableSummary": {"caption": ("Caption",)},
    "LogEntry": {"events": ("Event", "OpenedEvent")},
}


class CompleteSchema(JsonRenderPlugin):
    """Serves it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Tree) -> bytes:
        return super().render(request, complete(openapi_schema, games().values()))


def complete(schema: Tree, shown: Collection[Game]) -> Tree:
    """With what these games fill in."""
    known = {each.__name__: each for base in (Incoming, Outgoing) for each in _descendants(base)}
    told = dict(schema["components"]["schemas"])
    # OpenAPI has no words for sockets: what is sent by them is told among the structures only.
    told |= _components(BY_SOCKET, "")
    for name, part in told.items():
        if structure := known.get(name):
            told[name] = _described(structure, part)
    for message, fields in OF_THE_GAME.items():
        for name, parts in fields.items():
            kinds = [title_of(game, part) for game in shown for part in parts if hasattr(game.pictures, part)]
            told[message]["properties"][name] = _of_any_game(told[message]["properties"][name], kinds)
    for game in shown:
        told |= picture_schemas(game)
    return schema | {"components": schema["components"] | {"schemas": dict(sorted(told.items()))}}


def _descendants(structure: type[Struct]) -> Iterator[type[Struct]]:
    for child in structure.__subclasses__():
        yield child
        yield from _descendants(child)


# -- what the games fill in ----------------------------------------------------------------------------------------


def structures_of(game: Game) -> list[type[Picture]]:
    """All parts of a game's picture, in the order in which they are written."""
    room: Any = game.pictures
    inner = [module for name, module in sys.modules.items() if name.startswith(f"{room.__name__}.")]
    found: dict[str, type[Picture]] = {}
    for module in (room, *inner):
        for name, each in vars(module).items():
            if isinstance(each, type) and each.__module__ == module.__name__ and issubclass(each, Picture):
                found.setdefault(name, each)
    return list(found.values())


def title_of(game: Game, part: str) -> str:
    """`View` of Stamp Collection is `StampCollectionView`: four games have one."""
    return "".join(word.capitalize() for word in game.name.split("_")) + part


def picture_schemas(game: Game) -> Tree:
    structures = structures_of(game)
    found = _components(structures, title_of(game, ""))
    return {
        title_of(game, each.__name__): _described(each, found[title_of(game, each.__name__)]) for each in structures
    }


def message_schemas() -> Tree:
    """All messages, in the order in which they are written. What a game fills in is called as in every game: `View`."""
    structures = [each for module in MESSAGES for each in vars(module).values() if _is_message(each, module.__name__)]
    found = _components(structures, "")
    for message, fields in OF_THE_GAME.items():
        for name, parts in fields.items():
            found[message]["properties"][name] = _of_any_game(found[message]["properties"][name], parts)
    return {each.__name__: _described(each, found[each.__name__]) for each in structures}


def _is_message(each: Any, module: str) -> bool:
    return isinstance(each, type) and issubclass(each, Struct) and each.__module__ == module


def _components(structures: Sequence[type[Struct]], prefix: str) -> Tree:
    _, found = msgspec.json.schema_components(structures, ref_template=f"{COMPONENTS}{prefix}{{name}}")
    return {prefix + name: part | {"title": prefix + name} for name, part in found.items()}


def _of_any_game(field: Tree, parts: Sequence[str]) -> Tree:
    """The field may hold what any of the games puts there. Two of them may well send the same: hence "any of"."""
    kinds: list[Tree] = [{"$ref": COMPONENTS + part} for part in parts]
    about = {key: value for key, value in field.items() if key == "description"}
    if field.get("type") == "array":
        return about | {"type": "array", "items": {"anyOf": kinds}}
    return about | {"anyOf": [*kinds, {"type": "null"}]}


# -- what is written of the structures -----------------------------------------------------------------------------


def _described(structure: type[Struct], part: Tree) -> Tree:
    texts = field_texts(structure)
    ours = dict(zip(structure.__struct_encode_fields__, structure.__struct_fields__, strict=True))
    fields = {
        name: field | _about(texts.get(ours.get(name, name))) for name, field in part.get("properties", {}).items()
    }
    return part | _about(about(structure)) | {"properties": fields}


def _about(text: str | None) -> Tree:
    return {"description": text} if text else {}


def about(structure: type[Struct]) -> str | None:
    """What is written of it, not of what it is derived from."""
    text = vars(structure).get("__doc__")
    return inspect.cleandoc(text) if text else None


def field_texts(structure: type[Struct]) -> dict[str, str]:
    """What stands below the fields of a structure, its bases' too."""
    ours = [base for base in reversed(structure.__mro__) if issubclass(base, Struct) and base is not Struct]
    return {name: text for base in ours for name, text in _texts(_classes(base.__module__)[base.__name__])}


@cache
def _classes(module: str) -> Mapping[str, ast.ClassDef]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def _texts(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, below in zip(node.body, node.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                yield name, " ".join(text.split())
