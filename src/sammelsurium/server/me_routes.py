"""Requests about whoever asks: what they are called, and their other devices."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import UNSET

from .address import address_for_others
from .codes import Codes
from .handover import Handover
from .letterbox import Asking, Letterbox
from .limits import Kind
from .messages.me import ChangedMe, DeviceCode, Me, TypedCode
from .pace import Pace, caller_of
from .register import Register
from .responses import refusals
from .visitors import visitor_of

AnyRequest = Request[Any, Any, Any]
ThePerson = NamedDependency[str]
TheRegister = NamedDependency[Register]
JOINS: dict[str, Kind] = {"pace": "join"}


@get("/me", operation_id="me", responses=refusals())
async def show_me(register: TheRegister, person: ThePerson) -> Me:
    return await register.me(person)


@post(
    "/me", operation_id="changeMe", opt=JOINS, status_code=200, responses=refusals(s422="something cannot be as wished")
)
async def change_me(
    data: JSONBody[ChangedMe],
    register: TheRegister,
    letterbox: NamedDependency[Letterbox],
    person: ThePerson,
    request: AnyRequest,
) -> Me:
    key = visitor_of(request.scope)
    register.check(data)
    if data.mail is not UNSET:
        asks = Asking(person, key, caller_of(request.scope).address, data.language or None)
        await letterbox.change(asks, letterbox.check(data.mail) if data.mail else None)
    return await register.change(person, key, data)


@post("/me/codes", operation_id="newCode", opt=JOINS, responses=refusals())
async def new_code(codes: NamedDependency[Codes], person: ThePerson, request: AnyRequest) -> DeviceCode:
    return await codes.make(person, visitor_of(request.scope), address_for_others(request.scope))


@post(
    "/me/devices",
    operation_id="takeOver",
    opt=JOINS,
    status_code=200,
    responses=refusals(
        s404="the code is not good, or not any more", s422="the device is theirs already, or sits at the same table"
    ),
)
async def new_device(
    data: JSONBody[TypedCode], register: TheRegister, handover: NamedDependency[Handover], request: AnyRequest
) -> Me:
    pace: Pace = request.app.state.pace
    pace.require("guess", caller_of(request.scope))
    return await register.me(await handover.by_code(data.code, visitor_of(request.scope)))


ME_ROUTES = [show_me, change_me, new_code, new_device]
