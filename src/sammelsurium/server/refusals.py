"""How every error, ours or the framework's, becomes the same small answer."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.types import ExceptionHandlersMap

from sammelsurium.kernel.errors import GameError, Illegal, Stale, UnknownGame, Unreadable

from .database import Away
from .messages.refusal import ErrorName, Refusal

log = logging.getLogger(__name__)

GONE = "client disconnected prematurely"  # what Litestar says when a body breaks off
CLOSED_BY_REFUSAL = 4000  # a socket; plus the status
STATUS: dict[ErrorName, int] = {
    "unreadable": 422,
    "illegal": 422,
    "invalid": 422,
    "stale": 409,
    "not_yours": 403,
    "not_found": 404,
    "outdated": 410,
    "too_fast": 429,
    "starting": 503,
    "away": 503,
    "full": 503,
    "broken": 500,
}

AWAY = "the database does not answer; what was wished may be done or not: look at the table when it is back"
BROKEN = "an unexpected error; the server's log says more"


def refusal(error: ErrorName, message: str, *, rule: str | None = None, where: str | None = None) -> Refusal:
    return Refusal(error, message, rule, where)


class RefusalError(Exception):
    """A request that is not carried out. `where` names the part of the request that is at fault."""

    def __init__(
        self,
        error: ErrorName,
        message: str,
        *,
        rule: str | None = None,
        where: str | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(message)
        self.refusal = Refusal(error, message, rule, where)
        self.headers = {"retry-after": str(retry_after)} if retry_after else {}
        """That the answer carries."""

    @property
    def status(self) -> int:
        return STATUS[self.refusal.error]


def short(reason: str) -> str:
    """A socket's closing reason has at most 123 bytes."""
    return reason.encode()[:123].decode(errors="ignore")


def refusal_of(error: GameError) -> Refusal:
    """How the kernel's errors are told to a visitor."""
    match error:
        case Unreadable():
            return refusal("unreadable", str(error), where="move")
        case Illegal():
            return refusal("illegal", str(error), rule=error.rule, where="move")
        case Stale():
            return refusal("stale", str(error), where="ply")
        case UnknownGame():
            return refusal("not_found", str(error), where="game")
    return refusal("invalid", str(error))


def told(error: Exception) -> Refusal:
    """What becomes of a wish that came by a socket and was not carried out. What only we can mend is in the log."""
    match error:
        case RefusalError():
            return error.refusal
        case GameError():
            return refusal_of(error)
        case Away():
            log.error("the database cannot be asked: %s", error)
            return refusal("away", AWAY)
    log.error("unexpected error at a wish", exc_info=error)
    return refusal("broken", BROKEN)


def _answer(
    request: Request[Any, Any, Any], refusal: Refusal, status: int, headers: dict[str, str] | None = None
) -> Response[Refusal]:
    request.app.state.metrics.refusals.labels(refusal.error).inc()
    return Response(refusal, status_code=status, media_type="application/json", headers=headers)


def _refused(request: Request[Any, Any, Any], error: RefusalError) -> Response[Refusal]:
    return _answer(request, error.refusal, error.status, error.headers)


def _game_error(request: Request[Any, Any, Any], error: GameError) -> Response[Refusal]:
    refusal = refusal_of(error)
    return _answer(request, refusal, STATUS[refusal.error])


def _validation(request: Request[Any, Any, Any], error: ValidationException) -> Response[Refusal]:
    """The framework lists what is wrong and where; malformed JSON has only a sentence."""
    listed = error.extra if isinstance(error.extra, list) else []
    faults = [fault for fault in listed if isinstance(fault, dict)]
    where = faults[0].get("key") if faults else None
    message = "; ".join(str(fault.get("message")) for fault in faults) or error.detail
    return _answer(request, refusal("invalid", message, where=where), STATUS["invalid"])


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """Everything else the framework refuses keeps its status: wrong method, body too large, ..."""
    path = request.scope["path"]  # not of the URL, which a Host that is none has no part in
    if isinstance(error, NotFoundException):
        return _answer(request, refusal("not_found", f"there is nothing at {path}"), 404)
    if isinstance(error, MethodNotAllowedException):
        message = f"{request.method} is not possible at {path}"
        return _answer(request, refusal("invalid", message), 405, dict(error.headers or {}))
    if error.status_code == 400:  # JSON that is none
        return _answer(request, refusal("invalid", error.detail), STATUS["invalid"])
    if error.detail == GONE:  # the framework calls it an error of ours; nobody is there to be answered
        return _answer(request, refusal("invalid", "the request did not come as a whole"), 400)
    if error.status_code >= 500:
        return _unexpected(request, error)
    return _answer(request, refusal("invalid", error.detail), error.status_code)


def _unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """JSON that no message of ours could be: nested without end, or of bytes that are no text."""
    told = "nested too deeply" if isinstance(error, RecursionError) else "no text in UTF-8"
    return _answer(request, refusal("invalid", f"the request is {told}"), STATUS["invalid"])


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    log.error("unexpected error at %s %s", request.method, request.scope.get("path_template"), exc_info=error)
    return _answer(request, refusal("broken", BROKEN), STATUS["broken"])


def _away(request: Request[Any, Any, Any], error: Away) -> Response[Refusal]:
    log.error("the database cannot be asked: %s", error)
    return _answer(request, refusal("away", AWAY), STATUS["away"], {"retry-after": "2"})


HANDLERS: ExceptionHandlersMap = {
    RefusalError: _refused,
    Away: _away,
    RecursionError: _unreadable,
    UnicodeDecodeError: _unreadable,
    GameError: _game_error,
    ValidationException: _validation,
    HTTPException: _http,
    Exception: _unexpected,
}
