"""Whether a stored table can be played on here: by the rules and with the box it was begun with."""

from __future__ import annotations

from sammelsurium.kernel.errors import UnknownGame
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import find_game

from .messages.table import Outdated
from .refusals import RefusalError
from .store import Opening


def why_outdated(game: str, rules_version: int, box_hash: str) -> Outdated | None:
    """What of a table this server does not have; None if it can be played on."""
    try:
        found = find_game(game)
    except UnknownGame:
        return "game"
    if not found.plays_by(rules_version):
        return "rules"
    return None if found.find_box(box_hash) else "box"


def game_of(opening: Opening) -> Game:
    """The game of a table. Raises the refusal that says why it cannot be played on."""
    lacking = why_outdated(opening.game, opening.rules_version, opening.box_hash)
    if lacking is not None:
        raise RefusalError("outdated", f"table {opening.id} {_told(opening, lacking)}", where=lacking)
    return find_game(opening.game)


def _told(opening: Opening, lacking: Outdated) -> str:
    if lacking == "game":
        return f"is of the game “{opening.game}”, which this server does not have"
    game = find_game(opening.game)
    if lacking == "rules":
        return (
            f"is played by version {opening.rules_version} of the rules of {game.title}; "
            f"this server has version {game.rules_version}"
        )
    box = game.box()
    return (
        f"is played with box “{opening.box}” {opening.box_version} ({opening.box_hash}); "
        f"this server has “{box.name}” {box.version} ({box.hash})"
    )
