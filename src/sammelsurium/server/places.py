"""Who may sit where while a table gathers, and what each change makes of it. Nothing here is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from sammelsurium.kernel.errors import OptionError, UnknownGame
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import find_game
from sammelsurium.kernel.secret import new_secret
from sammelsurium.minds import usual_level

from .bot_names import bot_name
from .chairs import check_mind, check_person_name
from .gathering_store import StoredGathering, StoredPlace
from .messages.gathering import ChangedPlace, NewGathering, NewTerms, PlaceWish, Sitting
from .names import likeness
from .refusals import RefusalError
from .store import StoredSeat
from .terms import check_terms

MOST_PLACES = 12


def opened(wish: NewGathering, table: str, person: str) -> StoredGathering:
    """As it begins to gather; its word is still to be found."""
    try:
        game = find_game(wish.game)
    except UnknownGame as error:
        raise RefusalError("invalid", str(error), where="game") from error
    if wish.campaign and game.campaign is None:
        raise RefusalError("invalid", f"{game.title} has no campaign", where="campaign")
    mine = sum(seat.kind == "me" for seat in wish.seats)
    if mine != 1:
        raise RefusalError("invalid", f"exactly one seat is “me”, not {mine}", where="seats")
    now = datetime.now(UTC)
    begun = StoredGathering(
        id=table,
        game=game.name,
        campaign=wish.campaign,
        options=_options(game, wish.campaign, len(wish.seats), wish.options),
        terms=check_terms(wish.terms),
        host=person,
        word=None,
        listed=wish.listed,
        secret=new_secret(),
        again=None,
        version=1,
        created=now,
        changed=now,
        places=tuple(StoredPlace(number) for number in range(len(wish.seats))),
    )
    # People first: a bot that nobody has named takes no name of theirs.
    for number in sorted(range(len(wish.seats)), key=lambda one: wish.seats[one].kind == "bot"):
        begun = _placed(begun, _wished(begun, number, wish.seats[number], f"seats[{number}].", wish.word))
    return begun


def _wished(
    gathering: StoredGathering, number: int, wish: PlaceWish | ChangedPlace, path: str, word: str | None = None
) -> StoredPlace:
    """The place as somebody wishes it. Those beside somebody sit beside the host, who alone can wish that."""
    if wish.mind is not None and wish.kind != "bot":
        raise RefusalError("invalid", "only a bot has a level to choose", where=f"{path}mind")
    if wish.kind == "open":
        if wish.name is not None:
            raise RefusalError("invalid", "whoever takes an open place brings the name", where=f"{path}name")
        return StoredPlace(number)
    taken = [one.name for one in gathering.places if one.name is not None and one.place != number]
    if wish.name is None and wish.kind != "bot":
        raise RefusalError("invalid", "a person needs a name", where=f"{path}name")
    name = bot_name(taken) if wish.name is None else _free_name(gathering, number, wish.name, f"{path}name")
    face = wish.face if isinstance(wish, PlaceWish) else None
    if wish.kind == "bot":
        mind = check_mind(wish.mind if wish.mind is not None else usual_level(), f"{path}mind")
        return StoredPlace(number, name, face, mind=mind)
    beside = wish.kind == "beside"
    return StoredPlace(number, name, face, gathering.host, True, beside, word=None if beside else word)


def _free_name(gathering: StoredGathering, number: int, wished: str, where: str) -> str:
    """As it is stored. Nobody else at the table may look like having it."""
    name = check_person_name(find_game(gathering.game), gathering.campaign, wished, where)
    others = (one.name for one in gathering.places if one.name is not None and one.place != number)
    if likeness(name) in map(likeness, others):
        raise RefusalError("invalid", f"somebody at this table is called {name} already", where=where)
    return name


def _placed(gathering: StoredGathering, *changed: StoredPlace) -> StoredGathering:
    """With these instead of those that had their numbers."""
    new = {place.place: place for place in changed}
    return replace(gathering, places=tuple(new.get(old.place, old) for old in gathering.places))


def _options(game: Game, campaign: bool, places: int, wished: dict[str, str], where: str = "seats") -> dict[str, str]:
    """Completed by what is usual. Raises if so many cannot play, or not by these options."""
    try:
        if not campaign:
            game.check_players(places)
    except OptionError as error:
        raise RefusalError("invalid", str(error), where=where) from error
    try:
        return game.read_options(wished, None if campaign else places)
    except OptionError as error:
        raise RefusalError("invalid", str(error), where="options") from error


# -- sitting down and leaving --------------------------------------------------------------------------------------


def seated(before: StoredGathering, wish: Sitting, person: str) -> StoredGathering:
    """Somebody sits down, or who sits there already changes place, name or face. Nobody sits twice."""
    own = before.place_of(person)
    place = _free_place(before, wish.place, own, person)
    name = _free_name(_without(before, person), place.place, wish.name, "name")
    face = wish.face or (own.face if own else None)
    word = wish.word or (own.word if own else None)
    return _placed(_without(before, person), StoredPlace(place.place, name, face, person, True, word=word))


def _free_place(before: StoredGathering, number: int | None, own: StoredPlace | None, person: str) -> StoredPlace:
    if number is None:
        kept = (one for one in before.places if one.is_kept and one.person == person)
        found = own or next(kept, None) or next((one for one in before.places if one.is_open), None)
        if found is None:
            raise RefusalError("invalid", "there is no open place at this table", where="place")
        return found
    place = _place(before, number)
    if place.is_kept and place.person != person:
        raise RefusalError("not_yours", f"place {number} is kept for {place.name}", where="place")
    if not (place.is_open or place.is_kept or place == own):
        raise RefusalError("invalid", f"place {number} is taken by {place.name}", where="place")
    return place


def _without(before: StoredGathering, person: str) -> StoredGathering:
    """Their own place, and one that is kept for them, are free; those beside them stay."""
    free = [StoredPlace(one.place) for one in before.places if one.person == person and not one.beside]
    return _placed(before, *free)


def kept_taken(before: StoredGathering, person: str) -> StoredGathering:
    """Who has played here before sits down again, with those beside them."""
    kept = [replace(place, sits=True) for place in before.places if place.is_kept and place.person == person]
    if not kept:
        raise RefusalError("invalid", "no place is kept for you at this table", where="table")
    return _placed(before, *kept)


def left(before: StoredGathering, number: int, person: str) -> StoredGathering | None:
    """Somebody leaves, and those beside them; or only one who sat beside them. None: nobody is left."""
    place = _place(before, number)
    if place.person != person or not place.sits:
        raise RefusalError("not_yours", f"place {number} is not yours", where="seat")
    going = [place] if place.beside else [one for one in before.places if one.person == person]
    after = _placed(before, *(StoredPlace(one.place) for one in going))
    if after.place_of(after.host) is not None:
        return after
    host = next((one.person for one in after.places if one.sits and not one.beside), None)
    return replace(after, host=host) if host else None


def _place(gathering: StoredGathering, number: int) -> StoredPlace:
    if number >= len(gathering.places):
        raise RefusalError("invalid", f"there is no place {number} at this table", where="place")
    return gathering.places[number]


# -- what the host changes -----------------------------------------------------------------------------------------


def require_host(gathering: StoredGathering, person: str) -> None:
    if gathering.host != person:
        raise RefusalError("not_yours", "only the host of this table may do that")


def require_seen(gathering: StoredGathering, version: int | None) -> None:
    """Raises if somebody wishes something of a gathering that has changed since they looked."""
    if version is not None and version != gathering.version:
        raise RefusalError("stale", "somebody has come or gone meanwhile; look again", where="version")


def arranged(before: StoredGathering, wish: ChangedPlace, person: str) -> StoredGathering:
    """The host makes something else of a place, or exchanges two."""
    require_host(before, person)
    require_seen(before, wish.version)
    place = _place(before, wish.place)
    if wish.swap is not None:
        if wish.kind is not None:
            raise RefusalError("invalid", "a place is exchanged or made something else, not both", where="swap")
        other = _place(before, wish.swap)
        return _placed(before, replace(place, place=other.place), replace(other, place=place.place))
    if wish.kind is None:
        raise RefusalError("invalid", "say what becomes of the place: open, bot or beside", where="kind")
    if place == before.place_of(before.host):
        raise RefusalError("invalid", "that is your own place; leave it if you want to go", where="place")
    made = _wished(before, place.place, wish, "")
    stays = wish.kind == "bot" and place.mind is not None
    if stays:  # another level, or another name
        made = replace(made, name=made.name if wish.name else place.name, face=place.face)
    return _placed(before, made)


def agreed(before: StoredGathering, wish: NewTerms, person: str) -> StoredGathering:
    """The host changes what the table is about."""
    require_host(before, person)
    places = before.places if wish.places is None else _so_many(before.places, wish.places)
    options = before.options if wish.options is None else before.options | wish.options
    return replace(
        before,
        places=places,
        options=_options(find_game(before.game), before.campaign, len(places), options, "places"),
        terms=before.terms if wish.terms is None else check_terms(wish.terms),
        listed=before.listed if wish.listed is None else wish.listed,
    )


def _so_many(places: Sequence[StoredPlace], wanted: int) -> tuple[StoredPlace, ...]:
    """More of them are open. Fewer: the last where nobody sits go, bots after all others."""
    if wanted > MOST_PLACES:
        raise RefusalError("invalid", f"a table is for {MOST_PLACES} at most", where="places")
    spare = sorted((one for one in places if not one.sits), key=lambda one: (one.mind is not None, -one.place))
    going = spare[: max(0, len(places) - wanted)]
    stay = [one for one in places if one not in going]
    if len(stay) > wanted:
        raise RefusalError("invalid", f"{len(stay)} people sit at this table", where="places")
    stay += [StoredPlace(0)] * (wanted - len(stay))
    return tuple(replace(one, place=number) for number, one in enumerate(stay))


# -- the table that it becomes -------------------------------------------------------------------------------------


def chairs_of(gathering: StoredGathering) -> tuple[StoredSeat, ...]:
    """Where nobody sits a bot keeps the seat for whoever may still come. In a campaign people join at any moment, so
    nothing need be kept."""
    chairs: list[StoredSeat] = []
    taken = [one.name for one in gathering.places if one.name is not None and not one.is_kept]
    for place in gathering.places:
        if place.name is not None and not place.is_kept:
            mind = place.mind
            chairs.append(StoredSeat(len(chairs), place.name, place.person, mind, False, place.face, place.beside))
        elif not gathering.campaign:
            name = bot_name(taken)
            taken.append(name)
            chairs.append(StoredSeat(len(chairs), name, None, usual_level(), open=True))
    return tuple(chairs)


def words_of(gathering: StoredGathering) -> list[str | None]:
    """What the people bring to the shuffle, by the chairs they get."""
    return [
        one.word for one in gathering.places if not gathering.campaign or (one.name is not None and not one.is_kept)
    ]
