"""How others are asked to a table: its address, and that as a QR code."""

from __future__ import annotations

import io
from typing import Any

import segno
from litestar import Request

from .address import asked_address

INK = "#1d2b2a"


def address_for_others(request: Request[Any, Any, Any], table: str) -> str:
    """Where they find the table: by the address that the server is shared under, else by that of whoever asks."""
    return f"{request.app.state.address or asked_address(request.scope)}/table/{table}"


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
