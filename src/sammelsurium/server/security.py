"""What every answer carries so that the browser keeps to us, and what no request from another site may do."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from .refusals import RefusalError

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
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
OUR_PAGE = {"same-origin", "none"}  # "none": typed in by the person


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")


def refuse_other_sites(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler | None = None) -> None:
    """A guard. Browsers say where a request comes from; other programs say nothing and may pass."""
    method = connection.scope.get("method")
    if method in SAFE_METHODS:
        return
    site = connection.headers.get("sec-fetch-site")
    if site is not None and site not in OUR_PAGE:
        raise RefusalError("not_yours", "this request was made by another site")
