"""The requests about those who sit at a table: coming back, standing in, consent, and which table waits for whom
(docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from . import arrangements, gate, gate_gathering
from .asking import MOVES, OPENS, TableId, ThePerson, TheTables
from .messages.company import ComingBack, Leaving, MotionWish, Vote
from .messages.gathering import NewTerms
from .messages.table import Stored
from .messages.tables import Found, Waiting
from .rematches import Rematches
from .responses import PLAY, refusals

AfterQuery = Annotated[str | None, QueryParameter(max_length=40)]


@post("/tables/{table:str}/return", operation_id="comeBack", opt=MOVES, status_code=200, responses=PLAY)
async def come_back(table: TableId, data: JSONBody[ComingBack], tables: TheTables, person: ThePerson) -> Stored:
    return gate.stored(await arrangements.come_back(tables, table, data, person))


@post("/tables/{table:str}/stand_in", operation_id="standIn", opt=MOVES, status_code=200, responses=PLAY)
async def stand_in(table: TableId, data: JSONBody[Leaving], tables: TheTables, person: ThePerson) -> Stored:
    return gate.stored(await arrangements.stand_in(tables, table, data, person))


@post("/tables/{table:str}/terms", operation_id="terms", opt=MOVES, status_code=200, responses=PLAY)
async def terms(table: TableId, data: JSONBody[NewTerms], tables: TheTables, person: ThePerson) -> Stored:
    return gate.stored(await arrangements.agree(tables, table, data, person))


@post("/tables/{table:str}/motion", operation_id="propose", opt=MOVES, status_code=200, responses=PLAY)
async def propose(table: TableId, data: JSONBody[MotionWish], tables: TheTables, person: ThePerson) -> Stored:
    return gate.stored(await arrangements.propose(tables, table, data, person))


@post("/tables/{table:str}/vote", operation_id="vote", opt=MOVES, status_code=200, responses=PLAY)
async def vote(table: TableId, data: JSONBody[Vote], tables: TheTables, person: ThePerson) -> Stored:
    return gate.stored(await arrangements.vote(tables, table, data, person))


@post("/tables/{table:str}/rematch", operation_id="rematch", opt=OPENS, status_code=200, responses=PLAY)
async def rematch(table: TableId, rematches: NamedDependency[Rematches], person: ThePerson) -> Found:
    return gate_gathering.found(await rematches.again(table, person))


@get("/waiting", operation_id="waiting", responses=refusals(s422="no table can be called so"))
async def waiting(tables: TheTables, person: ThePerson, after: AfterQuery = None) -> Waiting:
    return gate.waiting(*await tables.next_waiting(person, after))


COMPANY_ROUTES: list[Any] = [come_back, stand_in, terms, propose, vote, rematch, waiting]
