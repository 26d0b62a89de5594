"""What the requests have in common: who asks, of which table, and what it is counted as."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from .gatherings import Gatherings
from .limits import Kind
from .tables import Tables

TableId = FromPath[str]
TheTables = NamedDependency[Tables]
TheGatherings = NamedDependency[Gatherings]
ThePerson = NamedDependency[str]
AnyRequest = Request[Any, Any, Any]  # for what is asked often: each dependency beyond the first costs a task

MOVES: dict[str, Kind] = {"pace": "move"}
JOINS: dict[str, Kind] = {"pace": "join"}
OPENS: dict[str, Kind] = {"pace": "open"}
