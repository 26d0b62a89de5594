"""Bots that take their time: so that it is somebody's turn for as long as a test needs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from litestar import Litestar

from sammelsurium.server.app import House
from sammelsurium.server.settings import Settings
from sammelsurium.server.standing import Standing


def slowly(make: Callable[[Settings], Litestar], seconds: float) -> Callable[[Settings], Litestar]:
    """The same app, but before each move a bot does nothing for so long."""

    def made(settings: Settings) -> Litestar:
        app = make(settings)
        bots = app.plugins.get(House).bots
        move = bots._move

        async def after_a_while(standing: Standing, seat: int) -> Standing:
            await asyncio.sleep(seconds)
            return await move(standing, seat)

        bots._move = after_a_while  # type: ignore[method-assign]  # nothing but tests has slow bots
        return app

    return made
