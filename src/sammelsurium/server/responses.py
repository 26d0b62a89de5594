"""What the requests answer, as the schema tells it, and as it is sent when the gate has encoded it."""

from __future__ import annotations

from typing import Any

from litestar import Response
from litestar.openapi.datastructures import ResponseSpec

from .messages.refusal import Refusal


def refusals(**told: str) -> dict[int, ResponseSpec]:
    """What an operation may refuse, for the schema: status (as s404) and when."""
    told.setdefault("s429", "too fast; retry-after says when to try again")
    told.setdefault("s503", "the games are still being loaded, the database is away, or there is no room")
    return {
        int(status[1:]): ResponseSpec(data_container=Refusal, description=when, generate_examples=False)
        for status, when in told.items()
    }


def encoded(kind: Any, told: str) -> ResponseSpec:
    """For the schema: what an answer holds that the gate has encoded itself."""
    return ResponseSpec(kind, description=told, generate_examples=False)


def as_json(encoded: bytes, status: int = 200) -> Response[bytes]:
    return Response(encoded, status_code=status, media_type="application/json")


TABLE_REFUSALS = {
    "s404": "there is no such table",
    "s410": "the table belongs to other rules or another box",
    "s500": "the stored table is damaged",
}
PLAY = refusals(
    **TABLE_REFUSALS,
    s403="the seat is not yours",
    s409="the table has moved on",
    s422="unreadable, illegal or invalid",
)
