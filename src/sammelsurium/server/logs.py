"""What the log says: a line for each thing, with the request that it belongs to; as text, or as JSON for programs."""

from __future__ import annotations

import json
import logging
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

HEADER = "x-request-id"
STATE_KEY = "request_id"
TEXT = "%(asctime)s %(levelname)s %(name)s [%(request)s]: %(message)s"

current: ContextVar[str] = ContextVar("request", default="-")


def begin_request(scope: Scope) -> None:
    """Whatever is logged while a request, or a socket, is served carries its number."""
    current.set(_number(scope))


async def tell_number(message: Message, scope: Scope) -> None:
    """Before an answer is sent: whoever has it can find the lines that belong to it."""
    if message["type"] in ("http.response.start", "websocket.accept"):
        MutableScopeHeaders.from_message(message)[HEADER] = _number(scope)


def _number(scope: Scope) -> str:
    number: str = scope["state"].setdefault(STATE_KEY, secrets.token_hex(6))
    return number


class WithRequest(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        record.request = current.get()
        return True


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "part": record.name,
            "request": getattr(record, "request", "-"),
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def begin(as_json: bool) -> None:
    handler = logging.StreamHandler()
    handler.addFilter(WithRequest())
    handler.setFormatter(AsJson() if as_json else logging.Formatter(TEXT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # its warnings tell what strangers send
