"""How others are asked to a table: its address as a QR code."""

from __future__ import annotations

import io

import segno

from .refusals import RefusalError

INK = "#1d2b2a"


def drawn(address: str) -> bytes:
    """It takes the size of its frame; the paper under it is the page's."""
    drawing = io.BytesIO()
    _code(address).save(drawing, kind="svg", dark=INK, light=None, border=2, omitsize=True, xmldecl=False, nl=False)
    return drawing.getvalue()


def in_terminal(address: str) -> str:
    """The same in letters."""
    letters = io.StringIO()
    _code(address).terminal(letters, border=2, compact=True)
    return letters.getvalue()


def _code(address: str) -> segno.QRCode:
    try:
        return segno.make_qr(address, error="m")
    except segno.DataOverflowError as error:
        raise RefusalError("invalid", "this address is too long for a QR code", where="host") from error
