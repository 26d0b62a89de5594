"""Prints the `[[measured]]` tables of Stamp Collection's box (SC-121) from what `sammelsurium balance` measured."""

import sys
from collections.abc import Iterator
from pathlib import Path

from sammelsurium.kernel.registry import find_game
from sammelsurium.lab.balance import kept
from sammelsurium.lab.figures import Measured

HOME = Path(__file__).parents[1] / "docs" / "balance"
STARTS = {"printed start": "printed", "even start": "even"}


def table(one: Measured) -> str:
    """In per cent; bonus tiles and albums in the order of the box, seats in turn order."""
    facts = find_game("stamp_collection").box().facts
    taken, places, albums = (one.counts[group] for group in ("bonus tile", "place", "album"))
    return f"""[[measured]]
players = {one.players}
start = "{STARTS[one.setup]}"
bots = "{one.mind}"
games = {one.games}
taken = {[round(100 * taken[bonus.id].mean) for bonus in facts.bonus]}
seats = {[round(100 * places[str(place)].mean, 1) for place in range(1, one.players + 1)]}
albums = {[round(100 * albums[album.printed.colour].mean, 1) for album in facts.album]}
"""


def tables() -> Iterator[str]:
    game = find_game("stamp_collection")
    yield from (table(one) for one in kept(HOME / f"{game.name}.json", game.box().hash))


if __name__ == "__main__":
    sys.stdout.write("\n".join(tables()))
