"""What every request and every socket passes first: it gets a number, and whoever is too fast comes no further."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .limits import Kind
from .logs import begin_request
from .metrics import Metrics
from .pace import Pace, caller_of
from .refusals import CLOSED_BY_REFUSAL, RefusalError, short

GUESSED = ("table", "code", "token", "word")
NO_SOCKET = CLOSED_BY_REFUSAL + 404


def entrance(app: ASGIApp, pace: Pace, metrics: Metrics) -> ASGIApp:
    """Around everything, also around what no route is made for."""

    async def enter(scope: Scope, receive: Receive, send: Send) -> None:
        begin_request(scope)
        try:
            pace.spend("any", caller_of(scope))
        except RefusalError as error:
            metrics.refusals.labels(error.refusal.error).inc()
            await (_refuse if scope["type"] == ScopeType.HTTP else _close)(error, send)
            return
        await app(scope, receive, send if scope["type"] == ScopeType.HTTP else _accepting(send))

    return enter


async def _refuse(error: RefusalError, send: Send) -> None:
    body = msgspec.json.encode(error.refusal)
    told = {"content-type": "application/json", "content-length": str(len(body)), **error.headers}
    headers = [(name.encode(), value.encode()) for name, value in told.items()]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _close(error: RefusalError, send: Send) -> None:
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": CLOSED_BY_REFUSAL + error.status, "reason": short(str(error))})


def _accepting(send: Send) -> Send:
    """Of a socket that is never opened a browser learns nothing, not even that there is none at its address."""
    opened = False

    async def accepting(message: Message) -> None:
        nonlocal opened
        if message["type"] == "websocket.close" and not opened:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            message = {"type": "websocket.close", "code": NO_SOCKET, "reason": "there is no socket here"}
        opened = True
        await send(message)

    return accepting


async def keep_pace(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard. What costs more than a look is counted by its kind too, and whoever tries tables out is told to stop."""
    pace: Pace = connection.app.state.pace
    kind: Kind | None = handler.opt.get("pace")
    if kind is not None:
        pace.spend(kind, caller_of(connection.scope))
    if "table" in connection.path_params:
        pace.require("guess", caller_of(connection.scope))


async def count_guess(error: Exception, scope: Scope) -> None:
    """Somebody has asked for a table that there is not, or for something else that can only be known or guessed."""
    if isinstance(error, RefusalError) and error.refusal.error == "not_found" and error.refusal.where in GUESSED:
        pace: Pace = scope["app"].state.pace
        pace.count("guess", caller_of(scope))
