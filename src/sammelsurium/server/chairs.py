"""Who may sit where: everything about wished seats and people that the types alone cannot say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sammelsurium.kernel.campaign import Campaign
from sammelsurium.kernel.errors import OptionError, UnknownGame, Unreadable
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import find_game
from sammelsurium.minds import minds, usual_level

from .messages.table import NewPerson, NewTable, SeatWish
from .names import check_name, likeness
from .refusals import RefusalError
from .standing import Standing
from .store import StoredSeat

MOST_PEOPLE = 12


def check_wish(wish: NewTable, person: str) -> tuple[Game, tuple[StoredSeat, ...]]:
    """Everything about a wished table that the type alone cannot say."""
    try:
        game = find_game(wish.game)
    except UnknownGame as error:
        raise RefusalError("invalid", str(error), where="game") from error
    if wish.campaign:
        _check_campaign(game, wish)
    else:
        _check_players(game, wish)
    mine = sum(seat.kind == "me" for seat in wish.seats)
    if mine != 1:
        raise RefusalError("invalid", f"exactly one seat is “me”, not {mine}", where="seats")
    return game, tuple(_chair(number, seat, person, f"seats[{number}].") for number, seat in enumerate(wish.seats))


def _check_players(game: Game, wish: NewTable) -> None:
    try:
        game.check_players(len(wish.seats))
    except OptionError as error:
        raise RefusalError("invalid", str(error), where="seats") from error


def _check_campaign(game: Game, wish: NewTable) -> None:
    if game.campaign is None:
        raise RefusalError("invalid", f"{game.title} has no campaign", where="campaign")
    names = [_campaign_name(game.campaign, seat.name, f"seats[{n}].name") for n, seat in enumerate(wish.seats)]
    if len(set(names)) != len(names):
        raise RefusalError("invalid", "the people of a campaign need different names", where="seats")


def _chair(number: int, wish: SeatWish, person: str, path: str = "") -> StoredSeat:
    where = f"{path}mind"
    name = check_name(wish.name, f"{path}name")
    if wish.kind != "bot":
        if wish.mind is not None:
            raise RefusalError("invalid", "a person's seat has no mind to choose", where=where)
        return StoredSeat(number, name, person, None, face=wish.face, beside=wish.kind == "beside")
    mind = check_mind(wish.mind if wish.mind is not None else usual_level(), where)
    return StoredSeat(number, name, None, mind, face=wish.face)


def check_mind(mind: str, where: str) -> str:
    if mind not in minds():
        raise RefusalError("invalid", f"there is no mind “{mind}”; there is: {', '.join(minds())}", where=where)
    return mind


def check_person_name(game: Game, campaign: bool, name: str, where: str) -> str:
    """As it is stored; the names of a campaign must fit into its chronicle too."""
    return _campaign_name(game.campaign, name, where) if campaign and game.campaign else check_name(name, where)


# -- the people of a campaign --------------------------------------------------------------------------------------


def chair_for(standing: Standing, wish: NewPerson, person: str) -> StoredSeat:
    """The chair of somebody who joins: a new one, their own if they had left, or for a bot that of one who has left."""
    if standing.campaign is None:
        raise RefusalError("invalid", "only a campaign can be joined", where="table")
    if wish.word is not None:
        raise RefusalError("invalid", "words go into the shuffle when a campaign is opened, not later", where="word")
    name = _campaign_name(type(standing.campaign), wish.name, "name")
    own = next((chair for chair in standing.chairs if chair.person == person), None)
    named = next((chair for chair in standing.chairs if likeness(chair.name) == likeness(name)), None)
    if wish.kind == "bot" and own is None:
        raise RefusalError("not_yours", "only its people bring bots into a campaign")
    if wish.kind == "me" and own is not None:
        return _come_back(own, name)
    chair = _chair(len(standing.chairs), wish, person)
    if named is not None:
        if wish.kind == "me" or not named.cleared:
            raise RefusalError("invalid", f"{name} belongs to the campaign already", where="name")
        return replace(chair, name=name, seat=named.seat)
    if len(standing.chairs) >= MOST_PEOPLE:
        raise RefusalError("invalid", f"a campaign is for {MOST_PEOPLE} people at most")
    return replace(chair, name=name)


def _come_back(own: StoredSeat, name: str) -> StoredSeat:
    if not own.cleared or own.name != name:
        raise RefusalError("invalid", f"you belong to the campaign already, as {own.name}", where="name")
    return replace(own, cleared=False)


def _campaign_name(campaign: type[Campaign], name: str, where: str) -> str:
    try:
        return campaign.check_name(check_name(name, where))
    except Unreadable as error:
        raise RefusalError("invalid", str(error), where=where) from error


def require_present(standing: Standing, names: Sequence[str]) -> None:
    """Raise unless all of them belong to the campaign and have not left."""
    here = {chair.name for chair in standing.chairs if not chair.cleared}
    missing = [name for name in names if name not in here]
    if missing:
        raise RefusalError("invalid", f"{', '.join(missing)}: not among the people of this campaign", where="move")
