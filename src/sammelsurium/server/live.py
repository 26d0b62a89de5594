"""The socket of a table: a snapshot on connecting, then one after every player's action; wishes come in by it too.

As long as the table gathers it tells that instead, whole at every change; once it begins, the same socket goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.record import Action

from . import gate, gate_gathering, wishes
from .announcements import Announcer, Changed
from .database import Away
from .entrance import count_guess
from .gathering_store import StoredGathering
from .messages.refusal import ErrorName, Refusal
from .metrics import Metrics
from .mingling import Mingling
from .pace import Pace, caller_of
from .people import People
from .readers import Reader
from .refusals import AWAY, CLOSED_BY_REFUSAL, STATUS, refusal, short, told
from .rounds import round_of
from .security import refuse_strangers
from .standing import Standing
from .tables import StillGathers, Tables
from .warmup import Warmup

Socket = WebSocket[Any, Any, Any]

SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=99)]
WatchQuery = Annotated[bool, QueryParameter()]

BREATH = 0.25  # seconds that somebody is not heard who was too fast


class Feed:
    """What one socket has been sent and is still to be sent, and what it wishes.

    Its turn is taken by one of the two: while a wish is carried out nothing else is told, so that what is told next is
    its answer.
    """

    def __init__(self, socket: Socket, tables: Tables, table: str, reader: Reader, mingling: Mingling) -> None:
        self._socket = socket
        self._pace: Pace = socket.app.state.pace
        self._caller = caller_of(socket.scope)
        self._tables = tables
        self._table = table
        self._reader = reader
        self._mingling = mingling
        self._turn = asyncio.Lock()
        self._sent: Sequence[Action] = []
        self._version = 0
        self._gathered = 0
        """The version of the gathering that was sent; a table's own begin anew."""

    async def begin(self) -> None:
        try:
            standing = await self._tables.current(self._table)
        except StillGathers as it:
            await self._tell_gathering(it.gathering)
        else:
            # A whole log may have to be told anew, and others should not wait for that.
            await self._send(standing, await asyncio.to_thread(gate.snapshot, standing, self._reader))
            self._gather(standing.chairs, standing)
        await self._mingle()

    async def follow(self, changed: Changed) -> None:
        while await changed.wait():
            async with self._turn:
                changed.clear()
                if changed.game:
                    changed.game = False
                    await self._tell_newest()
                await self._mingle()

    async def _tell_newest(self) -> None:
        """The table as it is now, or as it gathers. What is gone raises, and that closes the socket."""
        try:
            standing = await self._tables.current(self._table)
        except StillGathers as it:
            await self._tell_gathering(it.gathering)
        else:
            await self._tell(standing)
            self._gather(standing.chairs, standing)

    async def _tell_gathering(self, gathering: StoredGathering) -> None:
        if gathering.version > self._gathered:
            await self._say(gate_gathering.gathering(gathering, self._reader))
            self._gathered = gathering.version
            self._gather(gathering.places, gathering)

    async def hear(self) -> None:
        """Wishes until the socket is closed. The next one is not read before this one is answered, and meanwhile the
        connection is not read either: who sends many waits, and nothing piles up here."""
        while (message := await self._socket.receive())["type"] == "websocket.receive":
            async with self._turn:
                refused = await self._answer(message.get("text") or message.get("bytes") or b"")
            if refused == "too_fast":
                await asyncio.sleep(BREATH)

    async def _answer(self, said: str | bytes) -> ErrorName | None:
        """Stored, it is answered by the picture; refused, by the reason, and the table as it is comes first."""
        try:
            self._pace.spend("move", self._caller)
            wish = wishes.read(said)
            standing = await wishes.carry_out(self._tables, self._table, self._reader.person, wish)
        except Exception as error:
            why = told(error)
            await self._refuse(said, why)
            return why.error
        await self._tell(standing, wish.wish)
        return None

    async def _refuse(self, said: str | bytes, why: Refusal) -> None:
        metrics: Metrics = self._socket.app.state.metrics
        metrics.refusals.labels(why.error).inc()
        try:
            await self._tell_newest()
        finally:
            await self._say(gate.refused(why, wishes.number_of(said)))

    async def _tell(self, standing: Standing, wish: int | None = None) -> None:
        """All that was done since the last time, one step after the other."""
        if changes := standing.version - self._version:
            done = due(self._sent, standing.match.actions, changes, standing.begins)
            for left, (begin, end) in zip(range(len(done) - 1, -1, -1), done, strict=True):
                then = standing if left == 0 else standing.earlier(end, left)
                await self._send(then, gate.snapshot(then, self._reader, begin), wish if left == 0 else None)
        if standing.version != self._version:  # nothing was done, but the people of a campaign have changed
            await self._send(standing, gate.snapshot(standing, self._reader, standing.match.ply), wish)

    def _gather(self, sitters: object, now: Standing | StoredGathering) -> None:
        """Who sits there. Nearly always that is the very same as before."""
        if not self._mingling.knows(sitters):
            self._mingling.gather(sitters, round_of(now))

    async def _mingle(self) -> None:
        """Who is here, and what is said."""
        for message in self._mingling.due():
            await self._say(message)

    async def _send(self, standing: Standing, snapshot: bytes, wish: int | None = None) -> None:
        if wish is not None:
            snapshot = gate.answering(snapshot, wish)
        await self._say(snapshot)
        self._sent = standing.match.actions
        self._version = standing.version

    async def _say(self, message: bytes) -> None:
        try:
            await self._socket.send_text(message.decode())
        except OSError as error:  # so the server says that nobody is there any more
            raise WebSocketDisconnect(detail="gone") from error


def due(sent: Sequence[Action], now: Sequence[Action], changes: int, begins: int = 0) -> list[tuple[int, int]]:
    """The steps to send to whoever was sent the one list and is so many changes behind. A change is one step; where
    they are not as many, something was taken back, maybe done again. Where the two lists part would tell whether a
    hidden move was the same again: so everything is told."""
    done = list(steps(sent, now, begins))
    return done if changes in (1, len(done)) else [(begins, len(now))]


def steps(sent: Sequence[Action], now: Sequence[Action], begins: int = 0) -> Iterator[tuple[int, int]]:
    """The plies to send from and to: one step for each player's action with the chance actions behind it.

    If actions were taken back, the first step begins where the two lists part, and may be empty. What lies before
    `begins`, in an earlier game of a campaign, is not told any more.
    """
    begin = max(begins, _common(sent, now))
    if begin == len(now) and begin < len(sent):
        yield begin, begin
    for end in range(begin + 1, len(now) + 1):
        if end == len(now) or now[end].actor != CHANCE:
            yield begin, end
            begin = end


def _common(sent: Sequence[Action], now: Sequence[Action]) -> int:
    """How many actions both begin with; nearly always that is all of the older ones."""
    if now[: len(sent)] == sent[:]:
        return len(sent)
    parted = (i for i, (old, new) in enumerate(zip(sent, now, strict=False)) if old != new)
    return next(parted, min(len(sent), len(now)))


async def _serve(socket: Socket, feed: Feed, announcer: Announcer, table: str) -> None:
    metrics: Metrics = socket.app.state.metrics
    # Listens before looking, so that no change is missed.
    with metrics.sockets.track_inprogress(), announcer.listen(table) as changed:
        await feed.begin()
        following = asyncio.create_task(_follow(socket, feed, changed))
        try:
            await feed.hear()
        finally:
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)


@contextmanager
def _mingling(socket: Socket, table: str, reader: Reader) -> Iterator[Mingling]:
    begun = Mingling(socket.app.state.attendance, socket.app.state.talk, table, reader)
    try:
        yield begun
    finally:
        begun.end()


async def _follow(socket: Socket, feed: Feed, changed: Changed) -> None:
    async with _closing(socket):
        await feed.follow(changed)


@asynccontextmanager
async def _closing(socket: Socket) -> AsyncIterator[None]:
    """What cannot go on closes the socket and says why; then nothing more is heard of it either."""
    try:
        yield
    except WebSocketDisconnect:
        pass
    except Exception as error:
        # When the database is away many sockets are closed; those who sent something are enough for the log.
        why = refusal("away", AWAY) if isinstance(error, Away) else told(error)
        metrics: Metrics = socket.app.state.metrics
        metrics.refusals.labels(why.error).inc()
        await count_guess(error, socket.scope)
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(CLOSED_BY_REFUSAL + STATUS[why.error], short(why.message))


@websocket("/tables/{table:str}/live")
async def live(
    socket: Socket,
    table: FromPath[str],
    tables: NamedDependency[Tables],
    announcer: NamedDependency[Announcer],
    warmup: NamedDependency[Warmup],
    pace: NamedDependency[Pace],
    people: NamedDependency[People],
    seat: SeatQuery = None,
    watch: WatchQuery = False,
) -> None:
    await socket.accept()
    async with _closing(socket):
        refuse_strangers(socket)
        warmup.require_ready()
        pace.require("guess", caller_of(socket.scope))
        reader = Reader(await people.person_of(socket.scope), seat, watch)
        with suppress(StillGathers):
            await tables.current(table)  # an unknown table is refused before anything listens for it
        with pace.socket(caller_of(socket.scope)), _mingling(socket, table, reader) as mingling:
            await _serve(socket, Feed(socket, tables, table, reader, mingling), announcer, table)
