"""Who chooses a deal: a header of the request that opens a table, understood only by servers that tests start."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import replace
from urllib.parse import quote, unquote

from litestar import Litestar
from litestar.types import ASGIApp, Receive, Scope, Send

from sammelsurium.server.app import House, create_app
from sammelsurium.server.settings import Settings
from sammelsurium.server.store import Opening

HEADER = "x-seed"
chosen: ContextVar[str | None] = ContextVar("chosen", default=None)


def chosen_by(seed: str | None) -> dict[str, str]:
    """The headers of a request for a table that is dealt from this seed; None: as everywhere."""
    return {} if seed is None else {HEADER: quote(seed)}


def lay(opening: Opening) -> Opening:
    """Dealt from the chosen seed. That of a campaign stays for all its games."""
    seed = chosen.get()
    if seed is None:
        return opening
    return replace(opening, seed=seed, shuffle=None if opening.campaign else opening.shuffle)


def with_seeds(settings: Settings) -> Litestar:
    """The app, but deals are for whoever asks to choose."""
    app = create_app(settings)
    app.plugins.get(House).tables.laid = lay
    app.asgi_handler = _choosing(app.asgi_handler)
    return app


def _choosing(inner: ASGIApp) -> ASGIApp:
    async def choose(scope: Scope, receive: Receive, send: Send) -> None:
        opens = scope.get("path", "").endswith("/api/tables")
        given = dict(scope.get("headers", ())).get(HEADER.encode()) if opens else None
        token = chosen.set(unquote(given.decode()) if given else None)
        try:
            await inner(scope, receive, send)
        finally:
            chosen.reset(token)

    return choose
