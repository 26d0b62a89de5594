"""What is said at a table, by request. What others say comes by the table's socket."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from . import gate, gate_people
from .asking import TableId, ThePerson, TheTables
from .limits import Kind
from .messages.company import Said, Saying
from .responses import TABLE_REFUSALS, refusals
from .rounds import Round, round_of
from .tables import StillGathers, Tables
from .talk import END, Talk
from .visitors import require_known

TALKS: dict[str, Kind] = {"pace": "talk"}
BeforeQuery = Annotated[int | None, QueryParameter(ge=0, le=END)]
TheTalk = NamedDependency[Talk]
NOT_THERE = "the seat is not yours, or nobody may look on"


async def _round(tables: Tables, table: str, person: str) -> Round:
    """Those of a table, or while it gathers of that; then everybody may look on."""
    try:
        standing = await tables.current(table)
    except StillGathers as it:
        return round_of(it.gathering)
    gate.admit(standing, person)
    return round_of(standing)


@post(
    "/tables/{table:str}/talk",
    operation_id="say",
    opt=TALKS,
    guards=[require_known],
    status_code=200,
    responses=refusals(**TABLE_REFUSALS, s403=NOT_THERE, s422="it cannot be said here"),
)
async def say(table: TableId, data: JSONBody[Saying], tables: TheTables, talk: TheTalk, person: ThePerson) -> Said:
    round = await _round(tables, table, person)
    return gate_people.told_to(await talk.say(table, round, person, data), person)


@get(
    "/tables/{table:str}/talk",
    operation_id="talk",
    responses=refusals(**TABLE_REFUSALS, s403=NOT_THERE, s422="there is no such number"),
)
async def earlier(
    table: TableId, tables: TheTables, talk: TheTalk, person: ThePerson, before: BeforeQuery = None
) -> list[Said]:
    round = await _round(tables, table, person)
    found = await talk.before(table, not round.seats(person), before)
    return [gate_people.told_to(one, person) for one in found]


TALK_ROUTES = [say, earlier]
