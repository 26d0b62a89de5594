"""The requests of docs/protocol.md: who asks, what the authority says, what the gate lets out.

Whole tables are shown in threads: a long log takes some ten milliseconds, in which others should not wait.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, Router, delete, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import structs

from sammelsurium.kernel.chronicle import Chronicle
from sammelsurium.kernel.errors import Unreadable
from sammelsurium.kernel.record import Record
from sammelsurium.kernel.registry import find_game, games

from . import gate, gate_gathering, gate_shelf
from .archive import Archive
from .asking import JOINS, MOVES, OPENS, AnyRequest, TableId, TheGatherings, ThePerson, TheTables
from .bots import Bots
from .company_routes import COMPANY_ROUTES
from .disk import Disk
from .entrance import keep_pace
from .gathering_routes import GATHERING_ROUTES
from .live import live
from .luggage_routes import LUGGAGE_ROUTES
from .mail_routes import MAIL_ROUTES
from .me_routes import ME_ROUTES
from .messages.gathering import Gathering
from .messages.house import GameInfo, GameTexts, Health, Rulebook
from .messages.refusal import Refusal
from .messages.table import MoveWish, NewPerson, NewTable, Snapshot, Stored, UndoWish
from .messages.tables import TableList
from .metrics import FORM, Metrics
from .people import People
from .readers import Reader
from .record_routes import RECORD_ROUTES
from .refusals import RefusalError, refusal, refusal_of
from .responses import PLAY, TABLE_REFUSALS, as_json, encoded, refusals
from .rulebook import game_texts, rulebook
from .security import keep_strangers_out
from .tables import StillGathers
from .talk_routes import TALK_ROUTES
from .visitors import require_known
from .warmup import Warmup
from .wishes import carry_out

MoveText = Annotated[str, QueryParameter(max_length=300)]
SeatQuery = Annotated[int, QueryParameter(ge=0, le=99)]
OwnSeatQuery = Annotated[int | None, QueryParameter(ge=0, le=99)]
WatchQuery = Annotated[bool, QueryParameter()]
OverQuery = Annotated[bool, QueryParameter()]
AfterQuery = Annotated[str | None, QueryParameter(max_length=40)]
RecordFile: Any = Record | Chronicle
SeenTable: Any = Snapshot | Gathering
TheArchive = NamedDependency[Archive]
TheBots = NamedDependency[Bots]


async def require_ready(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard: nothing that needs rules before they are compiled."""
    warmup: Warmup = connection.app.state.warmup
    warmup.require_ready()


@get(
    "/health",
    operation_id="health",
    responses={503: encoded(Health, "not ready yet")},
)
async def health(warmup: NamedDependency[Warmup], tables: TheTables) -> Response[Health]:
    found = warmup.health
    if found.ready and not await tables.are_stored():
        found = structs.replace(found, ready=False, step="the database does not answer")
    return Response(found, status_code=200 if found.ready else 503)


@get("/health/live", include_in_schema=False)
async def alive() -> dict[str, bool]:
    """The process runs. Whoever restarts it if it does not, asks this."""
    return {"live": True}


@get("/health/ready", include_in_schema=False)
async def ready(
    warmup: NamedDependency[Warmup], tables: TheTables, bots: TheBots, disk: NamedDependency[Disk]
) -> Response[dict[str, bool]]:
    """Whether people should be sent here, and what is missing otherwise."""
    found = {
        "rules": warmup.health.ready,
        "database": await tables.are_stored(),
        "disk": await disk.has_room(),
        "announcements": tables.hear,
        "workers": bots.have_workers,
    }
    return Response(found, status_code=200 if all(found.values()) else 503)


@get("/metrics", include_in_schema=False)
async def metrics(metrics: NamedDependency[Metrics]) -> Response[bytes]:
    return Response(metrics.text(), media_type=FORM)


@get("/games", operation_id="games", responses=refusals())
async def list_games() -> list[GameInfo]:
    return [gate_shelf.game_info(game) for game in games().values()]


@get(
    "/games/{game:str}/rulebook/{language:str}",
    operation_id="rulebook",
    sync_to_thread=True,
    responses=refusals(s404="there is no such game, or no rulebook in this language"),
)
def show_rulebook(game: FromPath[str], language: FromPath[str]) -> Rulebook:
    return rulebook(find_game(game), language)


@get(
    "/games/{game:str}/texts/{language:str}",
    operation_id="gameTexts",
    sync_to_thread=True,
    responses=refusals(s404="there is no such game, or no such language"),
)
def show_texts(game: FromPath[str], language: FromPath[str]) -> GameTexts:
    return game_texts(find_game(game), language)


@get(
    "/tables",
    operation_id="tables",
    responses={200: encoded(TableList, "a page of the person's tables"), **refusals(s422="there is no such page")},
)
async def list_tables(
    tables: TheTables,
    gatherings: TheGatherings,
    person: ThePerson,
    over: OverQuery = False,
    after: AfterQuery = None,
) -> Response[bytes]:
    lines, following = await tables.page(person, over, after)
    first = after is None and not over
    return as_json(gate.page(lines, following, person, await gatherings.of(person) if first else ()))


@post(
    "/tables",
    operation_id="newTable",
    opt=OPENS,
    responses={
        201: encoded(Snapshot, "the table as it begins"),
        **refusals(s422="the table cannot be as wished"),
    },
)
async def new_table(data: JSONBody[NewTable], tables: TheTables, person: ThePerson) -> Response[bytes]:
    standing = await tables.create(data, person)
    return as_json(await asyncio.to_thread(gate.snapshot, standing, Reader(person)), status=201)


@get(
    "/tables/{table:str}",
    operation_id="table",
    responses={
        200: encoded(SeenTable, "the table as it is, or as it gathers"),
        **refusals(**TABLE_REFUSALS, s403="the seat is not yours, or nobody may look on", s422="there is no such seat"),
    },
)
async def show_table(
    table: TableId,
    tables: TheTables,
    archive: TheArchive,
    person: ThePerson,
    seat: OwnSeatQuery = None,
    watch: WatchQuery = False,
) -> Response[bytes]:
    reader = Reader(person, seat, watch)
    try:
        standing = await tables.current(table)
    except StillGathers as it:
        return as_json(gate_gathering.gathering(it.gathering, reader))
    except RefusalError as refused:
        return as_json(await archive.picture(table, person, refused))
    return as_json(await asyncio.to_thread(gate.snapshot, standing, reader))


@post("/tables/{table:str}/moves", operation_id="move", opt=MOVES, status_code=200, responses=PLAY)
async def move(table: TableId, data: JSONBody[MoveWish], tables: TheTables, request: AnyRequest) -> Stored:
    people: People = request.app.state.people
    return gate.stored(await carry_out(tables, table, await people.person_of(request.scope), data))


@post("/tables/{table:str}/undo", operation_id="undo", opt=MOVES, status_code=200, responses=PLAY)
async def undo(table: TableId, data: JSONBody[UndoWish], tables: TheTables, request: AnyRequest) -> Stored:
    people: People = request.app.state.people
    return gate.stored(await carry_out(tables, table, await people.person_of(request.scope), data))


@post(
    "/tables/{table:str}/people",
    operation_id="join",
    opt=JOINS,
    guards=[require_known],
    status_code=200,
    responses=PLAY,
)
async def join(table: TableId, data: JSONBody[NewPerson], tables: TheTables, person: ThePerson) -> Stored:
    return gate.stored(await tables.join(table, data, person))


@get("/tables/{table:str}/why", operation_id="why", responses=PLAY)
async def why(table: TableId, seat: SeatQuery, move: MoveText, tables: TheTables, person: ThePerson) -> Refusal | None:
    standing = await tables.current(table)
    standing.own_seat(person, seat)
    try:
        rule = standing.match.why(seat, move)
    except Unreadable as error:
        return refusal_of(error)
    return refusal("illegal", f"{rule} forbids “{move}” now", rule=rule, where="move") if rule else None


@get(
    "/tables/{table:str}/record",
    operation_id="record",
    responses={
        200: encoded(RecordFile, "the record, as a file"),
        **refusals(
            **TABLE_REFUSALS,
            s403="nobody may look on; or it was not played out, and you had no seat there",
            s422="the game is not over",
        ),
    },
)
async def record(table: TableId, tables: TheTables, archive: TheArchive, person: ThePerson) -> Response[bytes]:
    try:
        standing = await tables.current(table)
    except RefusalError as refused:
        return _file(table, *await archive.record(table, person, refused))
    gate.admit(standing, person)
    if standing.company.ended and not any(chair.person == person for chair in standing.chairs):
        raise RefusalError("not_yours", "the record of a game that was not played out is for its people", where="table")
    return _file(table, standing.opening.game, gate.record(standing))


def _file(table: str, game: str, record: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{game}-{table}.json"'}
    return Response(record.encode(), media_type="application/json", headers=headers)


@delete(
    "/tables/{table:str}",
    operation_id="clearTable",
    responses=refusals(s404="there is no such table", s403="you have no seat there"),
)
async def clear_table(table: TableId, tables: TheTables, person: ThePerson) -> None:
    await tables.clear(table, person)


def api_routes() -> list[Router]:
    needs_rules = Router(
        "/api",
        route_handlers=[
            list_games,
            show_rulebook,
            show_texts,
            list_tables,
            new_table,
            show_table,
            move,
            undo,
            join,
            why,
            record,
            clear_table,
            *COMPANY_ROUTES,
            *GATHERING_ROUTES,
            *TALK_ROUTES,
            *ME_ROUTES,
            *MAIL_ROUTES,
            *LUGGAGE_ROUTES,
            *RECORD_ROUTES,
        ],
        guards=[keep_strangers_out, require_ready, keep_pace],
    )
    return [
        Router("/api", route_handlers=[health, alive, ready], guards=[keep_strangers_out]),
        Router("/", route_handlers=[metrics], guards=[keep_strangers_out]),
        Router("/api", route_handlers=[live]),
        needs_rules,
    ]
