"""Sends a server whatever it should refuse, as fast as it answers, and looks whether it does so as it says.

python -m tests.server.mutations 1000000                 about a thousand a second on a quiet core
python -m tests.server.mutations 100000 --seconds 60     whichever comes first
python -m tests.server.mutations 100000 --limits         with the usual limits of pace

No answer may be an error of ours, every refusal has the documented form, the memory of the server does not grow, a
witness table stays as it is, and the log stays short. Everything goes over loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from rich.console import Console

from sammelsurium.server.messages.refusal import Refusal
from sammelsurium.server.refusals import STATUS

from .answers import ANSWER, Line, read_head
from .broken_lines import HANDSHAKE, broken_frames, broken_handshake, broken_request, frame
from .campaigning import begin
from .mutants import Dice, Mutants, Request, Target
from .rows import query
from .serving import Server, Visitor, serving, wait_for
from .test_watching import figure

BATCH = 16  # requests that are sent before the first is answered
MOMENT = 0.02  # seconds a broken line is left open for what the server may say
GROWTH = 1.05
WARM = 50_000  # messages until all caches are full
LOG = 2000  # bytes
TOLD = 10  # faults of a kind
SOLO = {"game": "tauschrausch", "seats": [{"kind": "me", "name": "Ada"}]}
OF_HTTP = {400, 405, 408, 413, 414, 415, 417, 431}  # refused as `invalid` by what HTTP itself says
FOR_A_WHILE = {"away", "starting", "full"}
FOR_EYES = b"accept: text/html"
"""Who asks so and is lost gets the page, which says where they are."""
_refusal = msgspec.json.Decoder(Refusal)


@dataclass(frozen=True)
class Weight:
    """What a server takes, by its own account."""

    memory: float
    kept: float
    """By the tables among it."""
    tables: float

    @classmethod
    def of(cls, server: Server) -> Self:
        told = wait_for(lambda: _metrics(server), "its figures")  # with limits it may be too early to ask
        names = ("process_resident_memory_bytes", "sammelsurium_kept_bytes", "sammelsurium_tables_kept")
        return cls(*(figure(told, name) for name in names))

    def __str__(self) -> str:
        return f"{self.memory / 1e6:.1f} MB with {self.tables:.0f} tables of {self.kept / 1e6:.1f} MB"


def _metrics(server: Server) -> str | None:
    answer = httpx.get(f"{server.url}/metrics", timeout=ANSWER)
    return answer.text if answer.is_success else None


@dataclass
class Findings:
    sent: int = 0
    seconds: float = 0.0
    statuses: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)
    """Of faults."""
    weights: list[Weight] = field(default_factory=list)
    """After warming up, and at the end."""

    @property
    def growth(self) -> float:
        warm, last = self.weights
        return last.memory / warm.memory

    @property
    def weighed(self) -> str:
        warm, last = self.weights
        return f"{warm} after warming up, {last} at the end ({self.growth - 1:+.1%})"

    def fault(self, what: str, said: Any = b"", sent: Any = b"") -> None:
        self.kinds[what] += 1
        if self.kinds[what] <= TOLD:
            self.faults.append(f"{what}: {said!r:.300} to {sent!r:.300}")

    def answer(self, status: int, headers: dict[bytes, bytes], body: bytes | None, sent: bytes) -> None:
        self.statuses[str(status)] += 1
        if status < 400:
            return
        if b"x-request-id" not in headers:
            self.fault("no number", headers, sent)
        if body is None:  # HEAD
            return
        if headers.get(b"content-encoding") == b"gzip":
            body = gzip.decompress(body)
        if status == 404 and FOR_EYES in sent and is_page(headers, body):
            return
        error = self.refusal(body, sent)
        if error is None:
            return
        fits = STATUS.get(error) == status or (error == "invalid" and status in OF_HTTP)  # type: ignore[call-overload]
        if not fits or headers.get(b"content-type") != b"application/json":
            self.fault("a refusal out of form", (status, headers, body), sent)
        if status >= 500 and error not in FOR_A_WHILE:
            self.fault("an error of ours", (status, body), sent)

    def refusal(self, body: bytes, sent: bytes) -> str | None:
        try:
            found = _refusal.decode(body)
        except msgspec.DecodeError:
            self.fault("a refusal out of form", body, sent)
            return None
        if not found.message or found.error == "broken":
            self.fault("an error of ours", body, sent)
        return found.error

    def closed(self, code: int, sent: bytes) -> None:
        self.statuses[f"closed {code}"] += 1
        if code >= 4500 and code != 4503:
            self.fault("an error of ours", code, sent)


@dataclass
class Share:
    """How much of a kind is still to be sent."""

    left: int
    until: float

    def take(self, wanted: int) -> int:
        taken = min(wanted, self.left) if time.monotonic() < self.until else 0
        self.left -= taken
        return taken

    def give_back(self, count: int) -> None:
        """What was not answered because of something before it."""
        self.left += count


Kind = Callable[[Share, Mutants, Dice], Awaitable[None]]


class Storm:
    """All lines together, until enough has been sent."""

    def __init__(self, server: Server, target: Target, seed: int, seconds: float) -> None:
        self._port = int(server.url.rpartition(":")[2])
        self._target = target
        self._seed = seed
        self._until = time.monotonic() + seconds
        self.findings = Findings()

    async def blow(self, count: int) -> None:
        kinds: list[tuple[Kind, float, int]] = [  # which part of all, and on how many lines
            (self._ask, 0.72, 5),
            (self._talk, 0.2, 1),
            (self._break, 0.04, 2),
            (self._break_sockets, 0.04, 2),
        ]
        tasks = []
        for kind, part, lines in kinds:
            share = Share(round(count * part), self._until)
            for _ in range(lines):
                self._seed += 1
                dice = Dice(self._seed)
                tasks.append(asyncio.create_task(self._again(kind, share, Mutants(self._target, dice), dice)))
        await asyncio.gather(*tasks)

    async def _again(self, kind: Kind, share: Share, mutants: Mutants, dice: Dice) -> None:
        while share.take(1):
            share.give_back(1)
            try:
                await kind(share, mutants, dice)
            except TimeoutError:
                self.findings.fault("no answer")
            except (OSError, asyncio.IncompleteReadError):
                self.findings.statuses["cut"] += 1

    async def _line(self) -> Line:
        return Line(*await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 20))

    async def _ask(self, share: Share, mutants: Mutants, dice: Dice) -> None:
        """Requests that can be read, many on one connection, until the server closes it."""
        line = await self._line()
        try:
            while taken := share.take(BATCH):
                requests = [mutants.request() for _ in range(taken)]
                line.writer.write(b"".join(request.encoded() for request in requests))
                await self._answers(line, share, requests)
        finally:
            await line.close()

    async def _answers(self, line: Line, share: Share, requests: list[Request]) -> None:
        for number, request in enumerate(requests):
            try:
                status, headers, body = await line.answer(request.method == "HEAD")
            except (OSError, asyncio.IncompleteReadError):
                share.give_back(len(requests) - number)
                raise
            self.findings.sent += 1
            self.findings.answer(status, headers, body, request.encoded())

    async def _greeted(self, table: str) -> Line:
        line = await self._line()
        cookie = b"Cookie: visitor=%s\r\n" % self._target.cookie.encode()
        line.writer.write(HANDSHAKE % (f"/api/tables/{table}/live".encode(), cookie))
        await line.answer()
        return line

    async def _talk(self, share: Share, mutants: Mutants, dice: Dice) -> None:
        """Messages on a socket; each is answered by one that names its wish."""
        line = await self._greeted(dice.pick([self._target.own, self._target.witness, self._target.campaign]))
        try:
            for _ in range(50):
                messages = [mutants.message() for _ in range(share.take(4))]
                self.findings.sent += len(messages)
                line.writer.write(b"".join(frame(each, opcode=1 if is_text(each) else 2) for each in messages))
                for message in messages:
                    if not await self._heard(line, message):
                        return
        finally:
            await line.close()

    async def _heard(self, line: Line, sent: bytes) -> bool:
        while True:
            opcode, said = await line.frame()
            if opcode == 8:
                self.findings.closed(int.from_bytes(said[:2], "big"), sent)
                return False
            if b'"wish":' in said[-40:]:
                break
        if said.startswith(b'{"error"'):
            self.findings.statuses[f"refused {self.findings.refusal(said, sent)}"] += 1
        else:
            self.findings.statuses["picture"] += 1
        return True

    async def _break(self, share: Share, mutants: Mutants, dice: Dice) -> None:
        if share.take(1):
            await self._send_once(broken_request(mutants, dice))

    async def _break_sockets(self, share: Share, mutants: Mutants, dice: Dice) -> None:
        if not share.take(1):
            return
        path = f"/api/tables/{self._target.own}/live".encode()
        if dice(2):
            await self._send_once(broken_handshake(path, dice))
        else:
            await self._send_once(HANDSHAKE % (path, b"") + broken_frames(mutants, dice))

    async def _send_once(self, text: bytes) -> None:
        """Whatever the server says to it before it hangs up, or has had a moment to."""
        line = await self._line()
        self.findings.sent += 1
        said: list[bytes] = []
        try:
            line.writer.write(text)
            with suppress(TimeoutError):
                async with asyncio.timeout(MOMENT):
                    await line.all(said)
            if not line.reader.at_eof():
                line.writer.write_eof()
                async with asyncio.timeout(ANSWER):
                    await line.all(said)
        finally:
            self._look_through(b"".join(said), text)
            await line.close()

    def _look_through(self, said: bytes, text: bytes) -> None:
        """All answers of a connection; the last may be cut off."""
        while b"\r\n\r\n" in said:
            head, _, said = said.partition(b"\r\n\r\n")
            status, headers = read_head(head)
            if status == 101:
                self._look_at_frames(said, text)
                return
            size = int(headers.get(b"content-length", b"0"))
            if status < 200 or said.startswith(b"HTTP/1.1 ") or len(said) < size:  # to HEAD, or cut off
                size = 0
            body, said = said[:size], said[size:]
            self.findings.answer(status, headers, body or None, text)

    def _look_at_frames(self, said: bytes, text: bytes) -> None:
        """Only how the socket was closed."""
        self.findings.statuses["101"] += 1
        while len(said) >= 2:
            first, size = said[:2]
            start = {126: 4, 127: 10}.get(size, 2)
            size = int.from_bytes(said[2:start], "big") if start > 2 else size
            if first & 15 == 8:
                self.findings.closed(int.from_bytes(said[start : start + 2], "big"), text)
                return
            said = said[start + size :]


def is_page(headers: dict[bytes, bytes], body: bytes) -> bool:
    return headers.get(b"content-type", b"").startswith(b"text/html") and body.startswith(b"<!doctype html>")


def is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


def targets(server: Server) -> Target:
    """Ada has a table that is to stay as it is; everything is sent by Mallory."""
    ada, mallory = Visitor(server.url), Visitor(server.url)
    witness = ada.post("/api/tables", SOLO)
    ada.send(witness)
    own, campaign = mallory.post("/api/tables", SOLO), begin(mallory, "Otter", name="Mallory")
    target = Target(witness["table"], own["table"], campaign["table"], mallory.http.cookies["visitor"])
    ada.http.close()
    mallory.http.close()
    return target


def stored(data: Path, table: str) -> list[Any]:
    places = {"tables": "id", "seats": '"table"', "actions": '"table"'}
    return [query(data, f"SELECT * FROM {name} WHERE {key} = '{table}'") for name, key in places.items()]


def sent_to(server: Server, count: int, seconds: float = 1e9, warm_up: int | None = None, seed: int = 1) -> Findings:
    """Warming up comes on top: caches fill, and the memory is what it will be."""
    target = targets(server)
    before, log = stored(server.data, target.witness), len(server.output.read_text())
    storm = Storm(server, target, seed, seconds)
    asyncio.run(storm.blow(min(count // 5, WARM) if warm_up is None else warm_up))
    warm, began = Weight.of(server), time.monotonic()
    asyncio.run(storm.blow(count))
    findings = storm.findings
    findings.seconds = time.monotonic() - began
    findings.weights = [warm, Weight.of(server)]
    if findings.growth > GROWTH:
        findings.faults.append(f"memory: {findings.weighed}")
    if stored(server.data, target.witness) != before:
        findings.faults.append("the witness table was changed")
    said = server.output.read_text()[log:]
    if len(said) > LOG:
        findings.faults.append(f"the log grew by {len(said)} bytes: {said[:4000]}")
    return findings


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--limits", action="store_true", help="with the usual limits of pace")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(serving(folder, seeds=False, limits=wanted.limits))
        findings = sent_to(server, wanted.count, wanted.seconds, seed=wanted.seed)
    told = Console(highlight=False, soft_wrap=True)
    told.print(f"{findings.sent} sent, the last {wanted.count} in {findings.seconds:.0f} s")
    told.print(findings.weighed)
    for name, times in sorted(findings.statuses.items()):
        told.print(f"{times:>9} {name}")
    for fault in findings.faults:
        told.print(fault, markup=False)
    sys.exit(1 if findings.faults else 0)


if __name__ == "__main__":
    main()
