"""Where the links of our letters lead: who has one may confirm the address, or stop the mails."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from .letterbox import Letterbox
from .pace import Pace, caller_of
from .responses import refusals

AnyRequest = Request[Any, Any, Any]
TheLetterbox = NamedDependency[Letterbox]
UNKNOWN = refusals(s404="the link belongs to no address any more")


def _require_no_guesser(request: AnyRequest) -> None:
    pace: Pace = request.app.state.pace
    pace.require("guess", caller_of(request.scope))


@post("/mail/{token:str}/confirm", operation_id="confirmMail", status_code=204, responses=UNKNOWN)
async def confirm(token: FromPath[str], letterbox: TheLetterbox, request: AnyRequest) -> None:
    _require_no_guesser(request)
    await letterbox.confirm(token)


@post("/mail/{token:str}/stop", operation_id="stopMail", status_code=204, responses=UNKNOWN)
async def stop(token: FromPath[str], letterbox: TheLetterbox, request: AnyRequest) -> None:
    """Also what a mail program sends itself (List-Unsubscribe-Post)."""
    _require_no_guesser(request)
    await letterbox.stop(token)


MAIL_ROUTES = [confirm, stop]
