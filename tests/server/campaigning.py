"""Campaigns through the real thing: people who join, gather, play and stick."""

from __future__ import annotations

from typing import Any

from .serving import Visitor, wait_for

GAME = "stickers"


def begin(
    visitor: Visitor, *bots: str, name: str = "Ada", mind: str = "random", seed: str | None = None, **more: Any
) -> Any:
    """A new campaign with bots among its people; the answer is its first snapshot."""
    seats = [{"kind": "me", "name": name}, *({"kind": "bot", "name": bot, "mind": mind} for bot in bots)]
    return visitor.open({"game": GAME, "seats": seats, "campaign": True, **more}, seed)


def join(visitor: Visitor, table: str, kind: str, name: str, **more: Any) -> Any:
    visitor.table(table)  # as everybody does before, and gets a cookie
    stored = visitor.post(f"/api/tables/{table}/people", {"kind": kind, "name": name, **more})
    return visitor.after(table, stored)


def gather(visitor: Visitor, now: Any, *names: str) -> Any:
    wish = {"seat": None, "ply": now["ply"], "move": f"players {', '.join(names)}"}
    return visitor.after(now["table"], visitor.post(f"/api/tables/{now['table']}/moves", wish))


def stage(snapshot: Any) -> str:
    return str(snapshot["campaign"]["stage"])


def quiet(visitor: Visitor, table: str) -> Any:
    """The campaign once no bot has anything to do."""

    def look() -> Any:
        now = visitor.table(table)
        return now if now["thinking"] is None else None

    return wait_for(look, "the bots to have done everything", seconds=120)


def play_until(visitor: Visitor, table: str, wanted: str) -> Any:
    """Whatever is first among one's choices, until the campaign is at a stage."""
    now = quiet(visitor, table)
    while stage(now) != wanted:
        visitor.send(now, pick=now["ply"])
        now = quiet(visitor, table)
    return now
