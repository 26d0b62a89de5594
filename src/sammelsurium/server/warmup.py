"""Compiles the rules of all games in a thread while the server already answers, and says how far it is."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib.metadata import version

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import games
from sammelsurium.minds import prepare

from .messages import Health
from .refusals import RefusalError

log = logging.getLogger(__name__)

PLIES = 60  # enough to meet every phase of a game


def show_some(game: Game) -> None:
    """Pictures ask compiled functions of their own. Nobody should wait for the compiler at the first table."""
    deal, choose = Stream.of("warm", "deal"), Stream.of("warm", "choose")
    match = Match.begin(game, [f"seat {seat}" for seat in range(game.players[-1])])
    match.settle(deal)
    while not match.over and match.ply < PLIES:
        seat = match.waiting[0]
        match.view(seat)
        choices = match.choices(seat)
        match.play(seat, choices[choose.draw(match.ply, len(choices))].move)
        match.settle(deal)
        match.events(match.ply - 1, None)


class Warmup:
    """Written by its thread, read by everybody; every assignment is whole."""

    def __init__(self) -> None:
        self._health = Health(ready=False, step="loading the games", done=0, total=0, version=version("sammelsurium"))
        self.failed = False
        self._finished = asyncio.Event()

    @property
    def health(self) -> Health:
        return self._health

    def require_ready(self) -> None:
        if not self._health.ready:
            step = self._health.step
            raise RefusalError("starting", f"the rules are still being prepared ({step}); ask /api/health")

    def start(self, ready: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Begin in a thread; `ready` is awaited on the event loop once everything is compiled."""
        loop = asyncio.get_running_loop()

        def work() -> None:
            try:
                self._compile()
            except Exception as error:
                log.exception("the rules could not be prepared")
                self.failed = True
                self._say(f"failed: {error}", self._health.done, self._health.total)
            else:
                with suppress(RuntimeError):  # the server has been stopped meanwhile
                    loop.call_soon_threadsafe(self._finished.set)

        # A daemon, so that stopping the server need not wait for the compiler.
        threading.Thread(target=work, name="warmup", daemon=True).start()
        return loop.create_task(self._announce(ready))

    async def _announce(self, ready: Callable[[], Awaitable[None]]) -> None:
        await self._finished.wait()
        await ready()

    def _compile(self) -> None:
        found = list(games().values())
        total = sum(game.steps() + 1 for game in found)
        before = 0
        for game in found:
            game.warm(self._reporter(game.title, before, total))
            before += game.steps()
            self._say(f"{game.title}: bots", before, total)
            prepare(game)
            show_some(game)
            before += 1
        self._say("ready", total, total, ready=True)

    def _reporter(self, title: str, before: int, total: int) -> Callable[[str, int, int], None]:
        """What one game tells of itself, as a part of the whole."""
        return lambda step, done, _: self._say(f"{title}: {step}", before + done, total)

    def _say(self, step: str, done: int, total: int, ready: bool = False) -> None:
        self._health = Health(ready, step, done, total, self._health.version)
