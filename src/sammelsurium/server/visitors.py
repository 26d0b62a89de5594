"""Who a visitor is: the holder of a cookie. What is stored and compared is its fingerprint only."""

from __future__ import annotations

import hashlib
import re
import secrets
from http.cookies import SimpleCookie
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from .refusals import RefusalError

COOKIE = "visitor"
YEAR = 365 * 24 * 3600
TOKEN = re.compile(rb"(?:^|;)\s*visitor=([0-9a-f]{48})\s*(?:;|$)")
STATE_KEY = "new_visitor_token"


def visitor_of(scope: Scope) -> str:
    """The visitor's fingerprint; a newcomer gets a token, which the answer will carry."""
    return fingerprint(sent_token(scope) or _newcomer(scope))


def fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def sent_token(scope: Scope) -> str | None:
    """Of two cookies with our name the first counts: a browser sends first the one that was set further down."""
    for name, value in scope["headers"]:
        if name == b"cookie" and (found := TOKEN.search(value)):
            return found[1].decode()
    return None


def require_known(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard. Without a cookie every request comes from somebody else, and one of them could be a whole round."""
    if sent_token(connection.scope) is None:
        told = "whoever does this is known by a cookie, and this request has none; look at the table first and keep it"
        raise RefusalError("not_yours", told, where="cookie")


def _newcomer(scope: Scope) -> str:
    token: str = scope["state"].setdefault(STATE_KEY, secrets.token_hex(24))
    return token


async def give_cookie(message: Message, scope: Scope) -> None:
    """Before an answer is sent: a newcomer's token goes with it, but never with a file that may be cached."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    if "immutable" in headers.get("cache-control", ""):
        return
    if sent_token(scope) is None:
        secure = scope["scheme"] == "https"
        root = scope["litestar_app"].state["root"]
        headers.add("set-cookie", _cookie(_newcomer(scope), root or "/", secure))


def _cookie(token: str, path: str, secure: bool) -> str:
    cookie: SimpleCookie = SimpleCookie()
    cookie[COOKIE] = token
    cookie[COOKIE].update({"path": path, "max-age": str(5 * YEAR), "httponly": "yes", "samesite": "Lax"})
    if secure:
        cookie[COOKIE]["secure"] = "yes"
    return cookie[COOKIE].OutputString()
