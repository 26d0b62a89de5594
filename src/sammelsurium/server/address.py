"""Where the server is found by browsers."""

from __future__ import annotations

from litestar.types import Scope

HOST = b"host"


def asked_address(scope: Scope) -> str:
    """As whoever asks has written it, without a slash at the end. The host was looked at before."""
    host = next((value for name, value in scope["headers"] if name == HOST), b"localhost")
    return f"{scope['scheme']}://{host.decode('ascii', 'replace')}{scope['litestar_app'].state['root']}"


def address_for_others(scope: Scope) -> str:
    """By which other devices come here: what the server is shared under, else as whoever asks has written it."""
    return scope["litestar_app"].state["address"] or asked_address(scope)
