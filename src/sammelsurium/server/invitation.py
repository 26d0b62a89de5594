"""How others are asked to a table: its address, and that as a QR code."""

from __future__ import annotations

import io
from typing import Any

import segno
from litestar import Request

from .address import asked_address

INK = "#1d2b2a"


def house_for_others(request: Request[Any, Any, Any]) -> str:
    """Where other devices find the server: the address that it is shared under, else that of whoever asks."""
    return request.app.state.address or asked_address(request.scope)


def address_for_others(request: Request[Any, Any, Any], table: str) -> str:
    """Where they find the table."""
    return f"{house_for_others(request)}/table/{table}"


def drawn(address: str) -> bytes:
    """A QR code that takes the size of its frame; the paper under it is the page's."""
    drawing = io.BytesIO()
    code = segno.make_qr(address, error="m")
    code.save(drawing, kind="svg", dark=INK, light=None, border=2, omitsize=True, xmldecl=False, nl=False)
    return drawing.getvalue()


def in_terminal(address: str) -> str:
    """The same in letters."""
    letters = io.StringIO()
    segno.make_qr(address, error="m").terminal(letters, border=2, compact=True)
    return letters.getvalue()
