"""The requests about tables that gather, and about how people find them (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from . import arrangements, gate, gate_gathering
from .address import address_for_others
from .asking import JOINS, MOVES, OPENS, AnyRequest, TableId, TheGatherings, ThePerson, TheTables
from .invitation import drawn
from .messages.company import Leaving
from .messages.gathering import ChangedPlace, Gathering, LobbyLine, NewGathering, NewTerms, Sitting, TypedWord
from .messages.house import House
from .messages.table import Stored
from .messages.tables import Found
from .pace import Pace, caller_of
from .readers import Reader
from .responses import PLAY, as_json, encoded, refusals
from .tables import TABLE_ID, StillGathers, unknown_table
from .visitors import require_known

VersionQuery = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
ARRANGE = refusals(
    s404="there is no such table",
    s403="you are not its host",
    s409="the table has begun, or changed since",
    s410="the table belongs to other rules or another box",
    s422="the table cannot be as wished",
    s500="the stored table is damaged",
)


@post(
    "/gatherings",
    operation_id="newGathering",
    opt=OPENS,
    responses={
        201: encoded(Gathering, "the table as it begins to gather"),
        **refusals(s422="the table cannot be as wished"),
    },
)
async def new_gathering(data: JSONBody[NewGathering], gatherings: TheGatherings, person: ThePerson) -> Response[bytes]:
    gathering = await gatherings.create(data, person)
    return as_json(gate_gathering.gathering(gathering, Reader(person)), status=201)


@post("/gatherings/{table:str}/place", operation_id="place", opt=MOVES, status_code=200, responses=ARRANGE)
async def place(table: TableId, data: JSONBody[ChangedPlace], gatherings: TheGatherings, person: ThePerson) -> Stored:
    return gate_gathering.stored(await gatherings.arrange(table, data, person))


@post("/gatherings/{table:str}/terms", operation_id="gatheringTerms", opt=MOVES, status_code=200, responses=ARRANGE)
async def terms(table: TableId, data: JSONBody[NewTerms], gatherings: TheGatherings, person: ThePerson) -> Stored:
    return gate_gathering.stored(await gatherings.agree(table, data, person))


@post("/gatherings/{table:str}/start", operation_id="start", opt=MOVES, status_code=200, responses=ARRANGE)
async def start(table: TableId, gatherings: TheGatherings, person: ThePerson, version: VersionQuery = None) -> Stored:
    return gate.stored(await gatherings.start(table, person, version))


@delete("/gatherings/{table:str}", operation_id="giveUp", responses=ARRANGE)
async def give_up(table: TableId, gatherings: TheGatherings, person: ThePerson) -> None:
    await gatherings.give_up(table, person)


@post(
    "/tables/{table:str}/sit",
    operation_id="sit",
    opt=JOINS,
    guards=[require_known],
    status_code=200,
    responses=PLAY,
)
async def sit(
    table: TableId, data: JSONBody[Sitting], tables: TheTables, gatherings: TheGatherings, person: ThePerson
) -> Stored:
    """At a table that gathers, or on a seat that a bot has kept."""
    try:
        return gate.stored(await arrangements.sit(tables, table, data, person))
    except StillGathers:
        return gate_gathering.stored(await gatherings.sit(table, data, person))


@post("/tables/{table:str}/leave", operation_id="leave", opt=MOVES, status_code=200, responses=PLAY)
async def leave(
    table: TableId, data: JSONBody[Leaving], tables: TheTables, gatherings: TheGatherings, person: ThePerson
) -> Stored:
    """Of a table that gathers the place is free; otherwise a bot plays on."""
    try:
        return gate.stored(await arrangements.leave(tables, table, data, person))
    except StillGathers:
        return gate_gathering.stored(await gatherings.leave(table, data.seat, person))


@get("/lobby", operation_id="lobby", responses=refusals())
async def lobby(gatherings: TheGatherings) -> list[LobbyLine]:
    return gate_gathering.lobby(await gatherings.lobby())


@post(
    "/words",
    operation_id="findByWord",
    status_code=200,
    responses=refusals(s404="no table gathers under this word", s422="no word at all"),
)
async def find_by_word(data: JSONBody[TypedWord], gatherings: TheGatherings, request: AnyRequest) -> Found:
    """Whoever guesses wrong is counted as somebody who asks for tables that there are not."""
    pace: Pace = request.app.state.pace
    pace.require("guess", caller_of(request.scope))
    return gate_gathering.found(await gatherings.by_word(data.word))


@get(
    "/tables/{table:str}/invitation.svg",
    operation_id="invitation",
    responses={
        200: ResponseSpec(
            str, description="the table's address as a QR code", media_type="image/svg+xml", generate_examples=False
        ),
        **refusals(s404="that is no table's name", s422="the address is too long"),
    },
)
async def invitation(table: TableId, request: AnyRequest) -> Response[bytes]:
    """Whoever asks has the address already: whether there is such a table is not told."""
    if not TABLE_ID.fullmatch(table):
        raise unknown_table(table)
    return Response(drawn(f"{address_for_others(request.scope)}/table/{table}"), media_type="image/svg+xml")


@get("/house", operation_id="house", responses=refusals())
async def house(request: AnyRequest) -> House:
    return House(address=request.app.state.address, mail=request.app.state.mail)


GATHERING_ROUTES: list[Any] = [
    new_gathering,
    place,
    terms,
    start,
    give_up,
    sit,
    leave,
    lobby,
    find_by_word,
    invitation,
    house,
]
