"""From the start of the server to compiled rules, while people play already.

What is compiled is loaded, which takes a second. A game that is not, is played without the compiler until another
process has compiled it; then the registry hands out the compiled form, and tables take it over when they are next
looked at. This process never compiles a game, so it stays small.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib.metadata import version
from typing import TypeVar

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.machine_code import NotKept, only_kept
from sammelsurium.kernel.registry import compiled_games, find_game, house_names, leave_out, use_compiled, use_plain
from sammelsurium.minds import find_mind, levels

from .compilers import Compilers
from .compiling import compile_all
from .final import form_of
from .job import is_quick
from .messages.house import Health, Warmth
from .refusals import RefusalError

log = logging.getLogger(__name__)

_loading = threading.Lock()

Made = TypeVar("Made")


class Warmup:
    """Its loading threads write, everybody reads; every assignment is whole."""

    def __init__(self) -> None:
        self._version = version("sammelsurium")
        self._step, self._loaded, self._ready = "loading the games", 0, False
        self.failed = False
        self._plain: dict[str, asyncio.Event] = {}
        """The games that are not compiled yet, and who waits for them."""
        self._hopeless: set[str] = set()
        """Those that cannot be compiled here."""
        self._compilers: Compilers | None = None

    @property
    def health(self) -> Health:
        total = len(compiled_games()) if self._loaded else 0
        return Health(self._ready, self._step, self._loaded, total, self._version, self._warmth())

    def _warmth(self) -> list[Warmth]:
        """Of the games that are not compiled."""
        return [
            Warmth(
                game=name,
                minds=[level for level in levels() if not is_quick(find_mind(level))],
                seconds=self._compilers.seconds_left(name) if self._compilers else None,
                failed=name in self._hopeless,
            )
            for name in self._plain
        ]

    def require_ready(self) -> None:
        if not self._ready:
            raise RefusalError("starting", f"the games are still being loaded ({self._step}); ask /api/health")

    def wish(self, game: str) -> None:
        """Somebody plays it: it is compiled before the others."""
        if self._compilers:
            self._compilers.wish(game)

    async def until_compiled(self, game: str) -> bool:
        """For those who need to think; False if it never will be."""
        self.wish(game)
        if event := self._plain.get(game):
            await event.wait()
        return game not in self._hopeless

    def start(self, ready: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """`ready` is awaited once every game can be played."""
        return asyncio.get_running_loop().create_task(self._run(ready))

    async def _run(self, ready: Callable[[], Awaitable[None]]) -> None:
        try:
            missing = await _beside(self._load_all)
        except Exception as error:
            log.exception("the games could not be loaded")
            self.failed, self._step = True, f"failed: {error}"
            return
        self._plain = {name: asyncio.Event() for name in missing}
        self._compilers = Compilers(missing, self._exchange)
        self._ready, self._step = True, "ready"
        await ready()
        await self._compilers.run()

    def _load_all(self) -> list[str]:
        """The games that had to be loaded plainly, the smallest first. Where several apps live in one process they take
        turns: what goes wrong with a guest because two load it at once would leave it out for good.
        """
        with _loading:
            return self._load_each()

    def _load_each(self) -> list[str]:
        Stream.of("warm", "up").draw(0, 1)  # the one compiled function that everybody needs
        missing = []
        for name, game in compiled_games().items():
            self._step = game.title
            try:
                if not _load(name):
                    use_plain(name)
                    missing.append(name)
                form_of(find_game(name))  # the first game that ends should not wait for it
            except Exception:
                if name in house_names():
                    raise
                log.exception("%s, a game from another package, cannot be played and is left out", name)
                leave_out(name)
            self._loaded += 1
        if missing:
            log.warning("not compiled yet, and played without the compiler meanwhile: %s", ", ".join(missing))
        return sorted(missing, key=_size)

    async def _exchange(self, game: str) -> None:
        """It has been compiled: from now on it is played so."""
        if await _beside(lambda: _load(game)):
            use_compiled(game)
            log.info("%s is compiled", game)
        else:
            self._hopeless.add(game)
            log.error("%s cannot be compiled here: it is played without the compiler, and nobody looks ahead", game)
        event = self._plain[game]
        if game not in self._hopeless:
            del self._plain[game]
        event.set()


def _load(name: str) -> bool:
    """Whether the compiled game could be loaded without compiling anything."""
    try:
        with only_kept():
            compile_all(compiled_games()[name])
    except NotKept as missing:
        log.info("%s is not compiled: %s", name, missing)
        return False
    return True


def _size(game: str) -> int:
    return sum(file.stat().st_size for file in compiled_games()[game].folder.rglob("*.py"))


async def _beside(call: Callable[[], Made]) -> Made:
    """In a thread that nobody waits for when the server is stopped."""
    loop = asyncio.get_running_loop()
    made: asyncio.Future[Made] = loop.create_future()

    def settle(set_to: Callable[..., None], value: object) -> None:
        if not made.done():
            set_to(value)

    def work() -> None:
        try:
            outcome: tuple[Callable[..., None], object] = (made.set_result, call())
        except BaseException as error:
            outcome = (made.set_exception, error)
        with suppress(RuntimeError):  # the server has been stopped meanwhile
            loop.call_soon_threadsafe(settle, *outcome)

    threading.Thread(target=work, name="warmup", daemon=True).start()
    return await made
