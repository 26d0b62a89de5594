"""Who plays: somebody at a table of their own who has one socket, and sends one move after the other."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from sammelsurium.kernel.registry import find_game

from .lines import Http, Socket


@dataclass
class Waits:
    """In milliseconds, from the moment a move is sent."""

    answer: list[float] = field(default_factory=list)
    """By HTTP, that it is stored."""
    picture: list[float] = field(default_factory=list)
    """By the socket."""
    moves: int = 0
    """Stored by whomever."""

    def clear(self) -> None:
        self.answer, self.picture, self.moves = [], [], 0


class Player(Protocol):
    async def sit_down(self) -> None:
        """At a new table."""
        ...

    async def move(self) -> bool:
        """One move, until it is this player's turn again; False if the game is over."""
        ...

    def leave(self) -> None: ...


class Choice(msgspec.Struct):
    move: str


class Shown(msgspec.Struct):
    """What a player needs of a snapshot; the rest is passed over unread."""

    ply: int
    over: bool
    waiting: list[int]
    seat: int | None
    choices: list[Choice]
    wish: int | None = None

    @property
    def mine(self) -> bool:
        return self.over or self.waiting == [self.seat]


SHOWN = msgspec.json.Decoder(Shown)
BESIDE = b'{"kind":'  # what is told of people, beside the game


class AtOurs:
    """Alone, or where the game is not for one with bots that choose at random."""

    def __init__(self, port: int, game: str, by: str, waits: Waits, bots: int | None = None) -> None:
        self._port, self._game, self._by, self._waits = port, game, by, waits
        self._bots = find_game(game).players[0] - 1 if bots is None else bots
        self._http: Http | None = None
        self._socket: Socket | None = None

    async def sit_down(self) -> None:
        self.leave()
        http = self._http or await Http.to(self._port)
        http.send("POST", "/api/tables", msgspec.json.encode(self._wish()))
        _, told = await http.answer()
        self._table = msgspec.json.decode(told)["table"]  # noqa: TID251 one thread
        self._socket = await Socket.at(self._port, f"/api/tables/{self._table}/live", http.cookie)
        self._http = http
        if self._by == "socket":  # the cookie is all that it is good for then
            http.close()
            self._http = None
        self._now = await self._next()
        while not self._now.mine:
            self._now = await self._next()

    def _wish(self) -> Any:
        bots = [{"kind": "bot", "name": f"Bot {n}", "mind": "random"} for n in range(self._bots)]
        return {"game": self._game, "seats": [{"kind": "me", "name": "Ada"}, *bots]}

    async def _next(self) -> Shown:
        assert self._socket
        self._came, told = await self._socket.receive()
        while told.startswith(BESIDE):
            self._came, told = await self._socket.receive()
        return SHOWN.decode(told)

    async def move(self) -> bool:
        now = self._now
        choice = now.choices[now.ply * 7 % len(now.choices)]
        began = time.monotonic()
        shown = await (self._send_by_socket if self._by == "socket" else self._send_by_http)(now, choice, began)
        self._waits.picture.append(1000 * (self._came - began))
        self._waits.moves += 1
        while not shown.mine:
            shown = await self._next()
            self._waits.moves += 1
        self._now = shown
        return not shown.over

    async def _send_by_socket(self, now: Shown, choice: Choice, _began: float) -> Shown:
        assert self._socket
        wish = {"kind": "move", "wish": now.ply, "seat": now.seat, "ply": now.ply, "move": choice.move}
        self._socket.send(msgspec.json.encode(wish))
        while (shown := await self._next()).wish != now.ply:
            self._waits.moves += 1
        return shown

    async def _send_by_http(self, now: Shown, choice: Choice, began: float) -> Shown:
        assert self._http
        wish = {"seat": now.seat, "ply": now.ply, "move": choice.move}
        self._http.send("POST", f"/api/tables/{self._table}/moves", msgspec.json.encode(wish))
        at, _ = await self._http.answer()
        self._waits.answer.append(1000 * (at - began))
        return await self._next()

    def leave(self) -> None:
        if self._socket:
            self._socket.close()


class AtBoardgameIo:
    """By socket.io, whose texts begin with numbers: 0 open, 40 a room entered, 42 an event, 2 ping, 3 pong.

    Everything is dealt from one seed, so the moves of a whole game are known beforehand and nothing need be read.
    """

    def __init__(self, port: int, told: dict[str, Any], waits: Waits, number: int) -> None:
        self._port, self._waits, self._name, self._games = port, waits, f"table-{number}", 0
        self._moves: Sequence[tuple[str, str, Any]] = told["moves"]
        self._room = f"/{told['game']},".encode()
        self._players = told["players"]
        self._socket: Socket | None = None

    async def sit_down(self) -> None:
        if self._socket is None:
            self._socket = await Socket.at(self._port, "/socket.io/?EIO=4&transport=websocket")
            self._socket.send(b"40" + self._room)
            await self._until(b"40" + self._room)
        self._games, self._done = self._games + 1, 0
        self._match = f"{self._name}-{self._games}"
        self._emit("sync", self._match, "0", None, self._players)
        await self._until(b"42" + self._room + b'["sync"')

    def _emit(self, *event: Any) -> None:
        assert self._socket
        self._socket.send(b"42" + self._room + msgspec.json.encode(event))

    async def _until(self, beginning: bytes) -> float:
        assert self._socket
        while True:
            at, said = await self._socket.receive()
            if said.startswith(beginning):
                return at
            if said == b"2":
                self._socket.send(b"3")

    async def move(self) -> bool:
        player, kind, arguments = self._moves[self._done]
        payload = {"type": kind, "args": arguments, "playerID": player, "credentials": None}
        began = time.monotonic()
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, self._done, self._match, player)
        at = await self._until(b"42" + self._room + b'["update"')
        self._waits.picture.append(1000 * (at - began))
        self._waits.moves += 1
        self._done += 1
        return self._done < len(self._moves)

    def leave(self) -> None:
        if self._socket:
            self._socket.close()


async def play(player: Player, until: asyncio.Event, pace: float = 0.0, first: float = 0.0) -> None:
    """Game after game. With a pace, a move every so many seconds, the first after `first` of them."""
    loop = asyncio.get_running_loop()
    due = loop.time() + first
    while not until.is_set():
        await player.sit_down()
        going = True
        while going and not until.is_set():
            if pace:
                await asyncio.sleep(max(0.0, due - loop.time()))
                due = max(due + pace, loop.time())
            going = await player.move()
    player.leave()
