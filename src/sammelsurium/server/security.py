"""What every answer carries so that the browser keeps to us, and what no request from another site may do."""

from __future__ import annotations

import re
import socket
from collections.abc import Collection
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import MutableScopeHeaders
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from .refusals import RefusalError

Connection = ASGIConnection[Any, Any, Any, Any]
OWN_NAMES = {"localhost", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
# Everything from here and nowhere else. Style attributes are allowed: the page moves pieces with them.
POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
HOST = re.compile(r"(?:\[(?P<number>[^\[\]]*)\]|(?P<name>[^\[\]:]*))(?::(?P<port>\d{0,5}))?")
MOST_OPENED = 700  # brackets; a name or a move may be made of some
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
OUR_PAGE = {"same-origin", "none"}  # "none": typed in by the person


async def add_headers(message: Message, _: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    headers.setdefault("cache-control", "no-store")


async def keep_strangers_out(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard. Not waiting for anything, it is one that waits all the same: others are run in threads of their own."""
    refuse_strangers(connection)


def refuse_strangers(connection: Connection) -> None:
    """A name that we do not know leads here only if somebody has made it do so, and then whatever their page
    sends looks like ours."""
    host = connection.headers.get("host", "")
    if not is_ours(host, connection.app.state.names):
        told = f"this server does not know that it is called {_shown(host)}; start it with --name to tell it"
        raise RefusalError("not_yours", told, where="host")
    refuse_other_sites(connection)


def is_ours(host: str, names: Collection[str]) -> bool:
    """Numbers belong to whoever has them; only names can be made to lead elsewhere."""
    name = _without_port(host).rstrip(".").lower()
    return name in OWN_NAMES or name.endswith(".localhost") or name in names or _is_number(name)


def _without_port(host: str) -> str:
    """Empty if it is no host."""
    found = HOST.fullmatch(host)
    return found["number"] or found["name"] or "" if found and int(found["port"] or 0) < 1 << 16 else ""


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def refuse_other_sites(connection: Connection) -> None:
    """Browsers say where a request comes from; other programs say nothing and may pass."""
    if connection.scope.get("method") in SAFE_METHODS:
        return
    site, origin = connection.headers.get("sec-fetch-site"), connection.headers.get("origin")
    elsewhere = origin is not None and _place(origin) != connection.headers.get("host", "").lower()
    if elsewhere or (site is not None and site not in OUR_PAGE):
        raise RefusalError("not_yours", "this request was made by another site")


def refuse_nested(said: bytes | str) -> None:
    """No message of ours opens so much. Reading it would go as deep as Python can, and there anything may fail."""
    left, right = ("[", "{") if isinstance(said, str) else (b"[", b"{")
    if said.count(left) + said.count(right) > MOST_OPENED:  # type: ignore[arg-type]  # both or neither are bytes
        raise RecursionError("nested too deeply")


class FlatRequest(Request[Any, Any, Any]):
    """One whose body can be read."""

    async def body(self) -> bytes:
        found = await super().body()
        refuse_nested(found)
        return found


def _place(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:  # no address at all
        return None


def _shown(text: str) -> str:
    return repr(text[:80])
