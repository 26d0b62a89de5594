"""Puts the server together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.plugins import InitPlugin

from .announcements import Announcer
from .bots import Bots
from .databases import database_of
from .documented import CompleteSchema
from .logs import number_requests, tell_number
from .metrics import Metrics
from .page import page_route
from .refusals import HANDLERS
from .routes import api_routes
from .security import add_headers
from .settings import Settings
from .store import Store
from .tables import Tables
from .visitors import give_cookie, visitor_of
from .warmup import Warmup

MAX_BODY = 64 * 1024
ALREADY_SMALL = r"\.(woff2|png|webp|avif|ico)$"


class House(InitPlugin):
    """The parts that live as long as the server."""

    def __init__(self, settings: Settings) -> None:
        self.database = database_of(settings)
        self.announcer = Announcer()
        self.metrics = Metrics()
        self.tables = Tables(
            Store(self.database),
            self.announcer,
            self.database,
            self.metrics,
            seeds_are_wishes=settings.seeds_are_wishes,
        )
        self.bots = Bots(self.tables, settings)
        self.tables.on_change = self.bots.wake
        self.warmup = Warmup()

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.lifespan.append(self._open)
        for name in ("announcer", "tables", "bots", "warmup", "metrics"):
            app_config.dependencies[name] = _always(getattr(self, name))
        app_config.dependencies["visitor"] = Provide(visitor_of, sync_to_thread=False)
        return app_config

    @asynccontextmanager
    async def _open(self, _: Litestar) -> AsyncIterator[None]:
        await self.database.open()
        warming = self.warmup.start(self.bots.resume)
        try:
            yield
        finally:
            warming.cancel()
            await asyncio.gather(warming, return_exceptions=True)  # it may be talking to the database
            await self.bots.close()
            await self.database.close()


def _always(part: Any) -> Provide:
    def give() -> Any:
        return part

    return Provide(give, sync_to_thread=False)


def create_app(settings: Settings) -> Litestar:
    house = House(settings)
    return Litestar(
        route_handlers=[*api_routes(), page_route(settings.page)],
        plugins=[house],
        state=State(
            {"warmup": house.warmup, "metrics": house.metrics, "names": {name.lower() for name in settings.names}}
        ),
        exception_handlers=HANDLERS,
        middleware=[number_requests],
        before_send=[add_headers, give_cookie, tell_number],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=[ALREADY_SMALL]),
        request_max_body_size=MAX_BODY,
        logging_config=None,  # whoever starts the server decides
        openapi_config=OpenAPIConfig(
            title="Sammelsurium",
            version=version("sammelsurium"),
            path="/api/schema",
            render_plugins=[CompleteSchema()],
        ),
    )
