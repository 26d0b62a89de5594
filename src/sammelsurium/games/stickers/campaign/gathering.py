"""Who plays the next game: `players Ada, Ben, Cleo`, or with a scenario `players Ada, Ben scenario <id>`."""

import re
from typing import NamedTuple

from sammelsurium.kernel.errors import Unreadable

NAME = re.compile(r"[^\s,][^,\n]{0,39}")
GATHERING = re.compile(r"players (?P<names>.+?)(?: scenario (?P<scenario>[a-z0-9_-]+))?")


class Gathering(NamedTuple):
    names: tuple[str, ...]
    scenario: str | None

    def __str__(self) -> str:
        return f"players {', '.join(self.names)}" + (f" scenario {self.scenario}" if self.scenario else "")


def check_name(name: str) -> str:
    """The name as it stands in a campaign, or Unreadable: commas separate names."""
    name = " ".join(name.split())
    if not NAME.fullmatch(name):
        raise Unreadable(f"“{name}”: a name is not empty, has no comma in it and at most 40 characters")
    return name


def read_gathering(move: str) -> Gathering:
    found = GATHERING.fullmatch(move)
    if not found:
        raise Unreadable(f"“{move}” does not say who plays next; expected such as: players Ada, Ben, Cleo")
    names = tuple(check_name(name) for name in found["names"].split(","))
    if len(set(names)) != len(names):
        raise Unreadable(f"“{found['names']}”: names must be different")
    return Gathering(names, found["scenario"])
