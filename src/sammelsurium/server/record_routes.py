"""A record that somebody has kept, shown again."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Request, Response, post
from litestar.params import QueryParameter

from . import records
from .asking import MOVES, AnyRequest
from .messages.table import Snapshot
from .responses import as_json, encoded, refusals

PlyQuery = Annotated[int | None, QueryParameter(ge=0, description="after how many actions; left out: at the end")]
LogQuery = Annotated[int, QueryParameter(ge=0, description="the log is told from this ply on")]


@post(
    "/records",
    operation_id="showRecord",
    opt=MOVES,
    status_code=200,
    request_max_body_size=records.MOST_BYTES,
    responses={
        200: encoded(Snapshot, "the table as it was then, for whoever looked on"),
        **refusals(
            s410="the server has other rules now, or another box",
            s413=f"the file has more than {records.MOST_BYTES >> 20} MB",
            s422="the file is no record of a game, or does not hold",
        ),
    },
)
async def show_record(request: AnyRequest, ply: PlyQuery = None, log_from: LogQuery = 0) -> Response[bytes]:
    file = await Request.body(request)  # not as other requests are read: it may open a lot of brackets
    return as_json(await asyncio.to_thread(records.picture, file, ply, log_from))


RECORD_ROUTES = [show_record]
