"""The part of the gate for tables that gather: the only place that makes what a visitor is sent of one. The secret
never leaves by it, the word only to those who sit there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from sammelsurium.kernel.shuffle import commitment

from .gathering_store import StoredGathering, StoredPlace
from .messages.gathering import Gathering, LobbyLine, Place
from .messages.table import Stored
from .messages.tables import Found
from .readers import Reader

PlaceState = Literal["person", "beside", "open", "kept", "bot"]


def gathering(found: StoredGathering, reader: Reader) -> bytes:
    """The table as somebody sees it who may sit there, or only look on."""
    person = "" if reader.watches else reader.person
    shown = Gathering(
        kind="gathering",
        table=found.id,
        game=found.game,
        campaign=found.campaign,
        version=found.version,
        places=[_place(found, place, person) for place in found.places],
        options=found.options,
        terms=found.terms,
        listed=found.listed,
        host=found.host == person,
        host_name=_host_name(found),
        word=found.word if found.place_of(person) else None,
        commitment=commitment(found.secret, found.id),
        again=found.again,
    )
    return msgspec.json.encode(shown)


def _place(found: StoredGathering, place: StoredPlace, person: str) -> Place:
    return Place(
        place=place.place,
        state=_state(place),
        name=place.name,
        face=place.face,
        mind=place.mind,
        host=place.sits and not place.beside and place.person == found.host,
        mine=bool(person) and place.person == person,
    )


def _state(place: StoredPlace) -> PlaceState:
    if place.mind is not None:
        return "bot"
    if place.person is None:
        return "open"
    if not place.sits:
        return "kept"
    return "beside" if place.beside else "person"


def _host_name(found: StoredGathering) -> str:
    own = found.place_of(found.host)
    return own.name or "" if own else ""


def lobby(found: Sequence[StoredGathering]) -> list[LobbyLine]:
    return [lobby_line(one) for one in found]


def lobby_line(found: StoredGathering) -> LobbyLine:
    return LobbyLine(
        table=found.id,
        game=found.game,
        campaign=found.campaign,
        host=_host_name(found),
        names=[place.name for place in found.places if place.name is not None and not place.is_kept],
        open=sum(place.is_open for place in found.places),
        pace=found.terms.pace,
        since=found.created.isoformat(timespec="seconds"),
    )


def stored(found: StoredGathering) -> Stored:
    """Nothing is played yet."""
    return Stored(found.version, 0)


def found(table: str) -> Found:
    return Found(table)
