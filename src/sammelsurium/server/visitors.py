"""Who a visitor is: the holder of a cookie. What is stored and compared is its fingerprint only."""

from __future__ import annotations

import hashlib
import re
import secrets
from http.cookies import SimpleCookie
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

COOKIE = "visitor"
YEAR = 365 * 24 * 3600
TOKEN = re.compile(r"[0-9a-f]{48}")
STATE_KEY = "new_visitor_token"


def visitor_of(scope: Scope) -> str:
    """The visitor's fingerprint; a newcomer gets a token, which the answer will carry."""
    token = _sent_token(scope) or _newcomer(scope)
    return hashlib.sha256(token.encode()).hexdigest()


def _sent_token(scope: Scope) -> str | None:
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    text = connection.cookies.get(COOKIE, "")
    return text if TOKEN.fullmatch(text) else None


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
    if _sent_token(scope) is None:
        secure = scope["scheme"] == "https"
        headers.add("set-cookie", _cookie(_newcomer(scope), secure))


def _cookie(token: str, secure: bool) -> str:
    cookie: SimpleCookie = SimpleCookie()
    cookie[COOKIE] = token
    cookie[COOKIE].update({"path": "/", "max-age": str(5 * YEAR), "httponly": "yes", "samesite": "Lax"})
    if secure:
        cookie[COOKIE]["secure"] = "yes"
    return cookie[COOKIE].OutputString()
