"""Everything of mine as one file, and read in again."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from .arrival import Arrivals
from .export import Export
from .limits import Kind
from .messages.me import Imported
from .refusals import RefusalError
from .responses import refusals
from .security import OUR_PAGE
from .visitors import visitor_of

AnyRequest = Request[Any, Any, Any]
ThePerson = NamedDependency[str]
OPENS: dict[str, Kind] = {"pace": "open"}
MOST = 40 << 20  # bytes of a file


@get(
    "/me/export",
    operation_id="export",
    opt=OPENS,
    responses={
        200: ResponseSpec(dict[str, Any], description="everything of the reader's, as a file", generate_examples=False),
        **refusals(s403="another site has made this request"),
    },
)
async def export(export: NamedDependency[Export], person: ThePerson, request: AnyRequest) -> Stream:
    if request.headers.get("sec-fetch-site", "none") not in OUR_PAGE:  # it makes earlier files worthless
        raise RefusalError("not_yours", "this request was made by another site")
    headers = {"content-disposition": 'attachment; filename="sammelsurium.json"'}
    parts = await export.begin(person, visitor_of(request.scope))
    return Stream(parts, media_type="application/json", headers=headers)


@post(
    "/me/import",
    operation_id="import",
    opt=OPENS,
    status_code=200,
    request_max_body_size=MOST,
    responses=refusals(s413=f"the file has more than {MOST >> 20} MB", s422="the file cannot be read"),
)
async def read_in(arrivals: NamedDependency[Arrivals], person: ThePerson, request: AnyRequest) -> Imported:
    with arrivals.one():
        file = await Request.body(request)  # not as other requests are read: it may open a lot of brackets
        return await arrivals.take(file, person, visitor_of(request.scope))


LUGGAGE_ROUTES = [export, read_in]
