"""Puts the server together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Router
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.plugins import InitPlugin

from .announcements import Announcer
from .archive import Archive
from .around import Attendance
from .arrival import Arrivals
from .bots import Bots
from .catch_up import catch_up
from .codes import Codes
from .databases import database_of, queue_of
from .disk import Disk
from .documented import CompleteSchema
from .entrance import count_guess, entrance
from .export import Export
from .gathering_store import GatheringStore
from .gatherings import Gatherings
from .handover import Handover
from .letterbox import Letterbox
from .logs import tell_number
from .metrics import Metrics
from .notices import Notices
from .pace import Pace
from .page import AS_BUILT, page_route, way_in
from .people import People
from .post import Post
from .presence import Presence
from .refusals import HANDLERS
from .register import Register
from .rematches import Rematches
from .routes import api_routes
from .security import FlatRequest, add_headers
from .settings import Settings
from .standing import Standing
from .store import Store
from .tables import Tables
from .talk import Talk
from .visitors import give_cookie
from .warmup import Warmup
from .workers import Workers

MAX_BODY = 64 * 1024
PARTS = ("announcer", "archive", "tables", "bots", "warmup", "metrics", "pace", "disk")
OF_PEOPLE = (
    "people",
    "register",
    "codes",
    "handover",
    "letterbox",
    "export",
    "arrivals",
    "gatherings",
    "talk",
    "rematches",
)


class House(InitPlugin):
    """The parts that live as long as the server."""

    def __init__(self, settings: Settings) -> None:
        self.database = database_of(settings)
        self.announcer = Announcer()
        self.metrics = Metrics()
        self.store = Store(self.database)
        self.archive = Archive(self.store)
        self.people = People(self.database)
        self.attendance = Attendance(self.database, self.announcer)
        self.talk = Talk(self.database, self.announcer)
        self.register = Register(self.database)
        self.codes = Codes(self.database)
        self.handover = Handover(self.database, self.people, self._heard)
        self.post = Post(settings.mail_server)
        self.letterbox = Letterbox(self.database, self.post, settings.public)
        self._beside: list[asyncio.Task[None]] = []
        self.pace = Pace(settings.rates)
        self.tables = Tables(self.store, self.announcer, self.database, self.metrics)
        self.gatherings = Gatherings(GatheringStore(self.database), self.tables, self.announcer)
        self.rematches = Rematches(self.tables, self.gatherings, self.people)
        self.database.heard = self._heard
        self._settings = settings
        self.export = Export(self.database, self.store, self.tables, self.register)
        self.arrivals = Arrivals(self.database, self.store, self.people, self.register, self.handover)
        self.presence = Presence(self.attendance)
        self.notices = Notices(self.database, self.tables, self.post, settings.public, self.presence)
        queue = queue_of(settings)
        self.bots = Bots(self.tables, settings, queue, Workers(queue, settings.processes, self.metrics))
        self.warmup = Warmup()
        self.disk = Disk(None if settings.database else settings.data, settings.least_room, self.metrics)
        self.bots.until_compiled = self.warmup.until_compiled
        self.tables.on_change = self._changed

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.lifespan.append(self._open)
        for name in (*PARTS, *OF_PEOPLE):
            app_config.dependencies[name] = _always(getattr(self, name))
        app_config.dependencies["person"] = Provide(self.people.person_of)
        return app_config

    async def _ready(self) -> None:
        await self.bots.resume()
        loop = asyncio.get_running_loop()
        self._beside += [loop.create_task(catch_up(self.store)), loop.create_task(self.gatherings.keep_tidy())]
        if self.post.goes:
            looking = self.notices.watch(self._settings.mail_every, self._settings.mail_patience)
            self._beside.append(loop.create_task(looking))

    def _heard(self, name: str | None) -> None:
        self.people.heard(name)
        self.attendance.heard(name)
        self.talk.heard(name)
        if self.post.goes:
            self.presence.heard(name)
        if name is None or " " not in name:  # a table
            self.tables.heard(name)

    def _changed(self, standing: Standing) -> None:
        self.warmup.wish(standing.opening.game)
        self.bots.wake(standing)

    @asynccontextmanager
    async def _open(self, _: Litestar) -> AsyncIterator[None]:
        await self.database.open()
        self._beside.append(asyncio.get_running_loop().create_task(self.attendance.repeat()))
        warming = self.warmup.start(self._ready)
        try:
            yield
        finally:
            for task in (warming, *self._beside):
                task.cancel()
            # They may be talking to the database.
            await asyncio.gather(warming, *self._beside, return_exceptions=True)
            await self.bots.close()
            await self.post.close()
            await self.database.close()


def _always(part: Any) -> Provide:
    def give() -> Any:
        return part

    return Provide(give, sync_to_thread=False)


def create_app(settings: Settings) -> Litestar:
    house = House(settings)
    app = Litestar(
        route_handlers=[
            Router(settings.root or "/", route_handlers=[*api_routes(), page_route(settings.page, settings.root)]),
            *([way_in(settings.root)] if settings.root else []),
        ],
        plugins=[house],
        state=State(
            {
                "warmup": house.warmup,
                "metrics": house.metrics,
                "pace": house.pace,
                "people": house.people,
                "attendance": house.attendance,
                "talk": house.talk,
                "names": {name.lower() for name in settings.names},
                "root": settings.root,
                "address": settings.address,
                "mail": settings.mail is not None,
            }
        ),
        after_exception=[count_guess],
        exception_handlers=HANDLERS,
        before_send=[add_headers, give_cookie, tell_number],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key=AS_BUILT),
        request_max_body_size=MAX_BODY,
        request_class=FlatRequest,
        logging_config=None,  # whoever starts the server decides
        openapi_config=OpenAPIConfig(
            title="Sammelsurium",
            version=version("sammelsurium"),
            path=f"{settings.root}/api/schema",
            render_plugins=[CompleteSchema()],
        ),
    )
    app.asgi_handler = entrance(app.asgi_handler, house.pace, house.metrics)
    return app
