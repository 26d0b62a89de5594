"""A table as it stands: how it began, and the match or campaign its actions lead to. Never changed, only replaced."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

import msgspec
from msgspec import structs

from sammelsurium.kernel.campaign import Campaign
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.chronicle import Chronicle
from sammelsurium.kernel.contract import TABLE
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.play import Play
from sammelsurium.kernel.reading import read_json
from sammelsurium.kernel.record import Action, BoxName, Record
from sammelsurium.kernel.registry import find_game
from sammelsurium.kernel.secret import stream_of
from sammelsurium.kernel.shuffle import read_shuffles

from .company import NO_COMPANY, Company, Wait, read_company, write_company
from .outdated import game_of
from .readers import Reader
from .refusals import RefusalError
from .store import Opening, Stand, StoredSeat, StoredTable

KEPT_PAST = 4  # steps that a socket may lag behind without having pictures made again
TOLD_BYTES = 700  # of an entry of the log for one seat
STANDING_BYTES = 6000  # beside match and pictures

Chairs = tuple[StoredSeat, ...]


@dataclass(frozen=True)
class Standing:
    opening: Opening
    chairs: Chairs
    """As stored: the seats of a single game, the people of a campaign."""
    version: int
    changed: datetime
    match: Play
    company: Company = NO_COMPANY
    told: dict[tuple[int, int | None], tuple[Action, Any]] = field(default_factory=dict, compare=False, repr=False)
    """What the gate has told a seat of an action; kept from one standing of the table to the next."""
    shown: dict[Hashable, Any] = field(default_factory=dict, init=False, compare=False, repr=False)
    """What else the gate has made of this standing, by what it is and for whom."""
    past: dict[int, Standing] = field(default_factory=dict, compare=False, repr=False)
    """The last standings of the table by their versions, this one among them, for sockets that lag behind."""

    def __post_init__(self) -> None:
        self.past[self.version] = self
        for version in [known for known in self.past if known <= self.version - KEPT_PAST]:
            self.past.pop(version, None)

    @property
    def table(self) -> str:
        return self.opening.id

    @property
    def campaign(self) -> Campaign | None:
        return self.match.campaign

    @property
    def game(self) -> Match | None:
        """The game in view; None before the first one of a campaign."""
        return self.match.match

    @property
    def is_in_use(self) -> bool:
        """Whether its match is played in the form of the game that is in use now, compiled or plain."""
        return self.match.game.functions is find_game(self.opening.game).functions

    @property
    def bytes(self) -> int:
        """What is kept of the table, about: the match, what was told of it, and the last pictures. The newest are made
        later and will be as large as those before."""
        game = self.game.bytes if self.game else 0
        pictures = max((one._pictures for one in self.past.values()), default=0) + STANDING_BYTES
        return game + len(self.told) * TOLD_BYTES + len(self.past) * pictures

    @property
    def _pictures(self) -> int:
        return sum(memoryview(made).nbytes for made in _flat(self.shown.values()))

    @property
    def begins(self) -> int:
        """The ply from which on the log is told: where the game in view began, or as far back as it remembers."""
        return self.match.told_from

    @property
    def recovers(self) -> bool:
        """The game has just ended, and what its log had forgotten is told again."""
        return self.match.recovers

    @property
    def seats(self) -> Chairs:
        """Who sits at the game in view, in turn order."""
        return seats_of(self.match, self.chairs)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return () if self.company.ended else self.match.waiting

    @property
    def thinking(self) -> int | None:
        """The first bot that is waited for. Bots rest where all people have left, and as long as people decide whether
        something is taken back."""
        motion, seats = self.company.motion, self.seats
        if not self._is_attended or (motion and motion.kind == "undo"):
            return None
        return next((seat for seat in self.waiting if seats[seat].mind is not None), None)

    @property
    def _is_attended(self) -> bool:
        people = [chair for chair in self.chairs if chair.person is not None]
        return not people or any(chair.mind is None for chair in people)

    @property
    def over(self) -> bool:
        """Nothing is left to be played; a finished campaign may still be played on."""
        return self.company.ended or (self.match.finished and not self.match.running)

    @property
    def person(self) -> str:
        """For whom its bots think: the first of its people, as long as they have it on their list."""
        return next((chair.person for chair in self.chairs if chair.person and not chair.cleared), "")

    @property
    def open_to_all(self) -> bool:
        """Nothing is secret now: no game is running."""
        return not self.match.running

    @property
    def deal(self) -> Stream:
        """Where this table's chance comes from."""
        return stream_of(self.opening.seed, "deal")

    def stand(self, summary: str) -> Stand:
        """To be stored."""
        company = write_company(self.company)
        question = self.question
        return Stand(
            ply=self.match.ply,
            over=self.over,
            thinking=self.thinking,
            changed=self.changed,
            summary=summary,
            company=company,
            waits=self.waits,
            due=question and question[1],
            since=min((wait.since for wait in self._waits_for_people.values()), default=None),
        )

    @property
    def waits(self) -> int:
        """The chairs of people that the game waits for, as bits; for somebody beside a person, that person's own."""
        seats = self.seats
        people = {seats[seat].person for seat in self.waiting if seats[seat].mind is None}
        return sum(1 << chair.seat for chair in self.chairs if chair.person in people and not chair.beside)

    @property
    def _waits_for_people(self) -> dict[int, Wait]:
        """By seat; whoever is away is not waited for."""
        seats, waits = self.seats, self.company.waits
        return {seat: waits[seat] for seat in self.waiting if seats[seat].mind is None and seat in waits}

    @property
    def due(self) -> datetime | None:
        """When the agreed time for what it waits for has run out; None: it does not."""
        dues = filter(None, map(self.due_of, self._waits_for_people))
        return min(dues, default=None)

    def due_of(self, seat: int) -> datetime | None:
        """The same for one of those whom it waits for."""
        wait = self._waits_for_people.get(seat)
        return wait.due if wait and self.company.paused is None else None

    @property
    def question(self) -> tuple[int, datetime] | None:
        """Whose answer it waits for on another's turn, and until when: then a bot answers. None: there is no such."""
        seat = self.game.questioned if self.game and not self.open_to_all else None
        due = None if seat is None else self.due_of(seat)
        return None if seat is None or due is None else (seat, due)

    @property
    def people(self) -> list[int]:
        """The seats of people who are there: those who are asked."""
        return [seat.seat for seat in self.seats if seat.person is not None and seat.mind is None]

    def agreeing(self, **changes: Any) -> Standing:
        """The same with something else about its people; to be stored as a newer version."""
        return replace(self, company=structs.replace(self.company, **changes), past={})

    def bot_stream(self, seat: int) -> Stream:
        return stream_of(self.opening.seed, f"bot {seat}")

    def earlier(self, ply: int, steps_ago: int) -> Standing:
        """The table some steps ago; every step was a change that made it one version newer."""
        version = self.version - steps_ago
        known = self.past.get(version)
        if known is None or known.match.ply != ply:
            known = replace(self, version=version, match=self.match.back_to(ply))
        return known

    def own(self, person: str) -> list[int]:
        """The seats of somebody, and of those who sit beside them."""
        return [seat.seat for seat in self.seats if seat.person == person]

    def seat_of(self, reader: Reader) -> int | None:
        """From where the reader looks; None for a spectator. Raises if it is not theirs."""
        if reader.watches:
            return None
        if reader.seat is not None:
            return self.own_seat(reader.person, reader.seat)
        own = self.own(reader.person)
        if len(own) > 1 and self.match.game.secrets:  # whoever holds the device must say who they are
            return None
        return next((seat for seat in own if seat in self.match.waiting), own[0] if own else None)

    def own_seat(self, person: str, seat: int) -> int:
        """The seat. Raises unless it is that person's."""
        seats = self.seats
        if seat >= len(seats):
            raise RefusalError("invalid", f"there is no seat {seat} at this table", where="seat")
        if seats[seat].person != person:
            raise RefusalError("not_yours", f"seat {seat} is not yours", where="seat")
        return seat

    def attended_seat(self, person: str, seat: int) -> int:
        """The seat. Raises unless that person plays it now."""
        if self.seats[self.own_seat(person, seat)].mind is not None:
            raise RefusalError("invalid", f"a bot plays seat {seat} for you; come back first", where="seat")
        return seat

    def actor_of(self, person: str, seat: int | None) -> int:
        """Who acts for them: their own seat, or the people of a campaign together. Raises if they may not."""
        if seat is not None:
            return self.attended_seat(person, seat)
        if self.campaign is None:
            raise RefusalError("invalid", "a single game is played by its seats", where="seat")
        if not any(chair.person == person and not chair.cleared for chair in self.chairs):
            raise RefusalError("not_yours", "you do not belong to this campaign", where="seat")
        return TABLE


def _flat(made: Iterable[Any]) -> Iterator[Any]:
    """View and choices are made together."""
    for one in made:
        yield from one if isinstance(one, tuple) else (one,)


def seats_of(match: Play, chairs: Chairs) -> Chairs:
    if match.campaign is None:
        return chairs
    by_name = {chair.name: chair for chair in chairs}
    return tuple(replace(by_name[name], seat=seat) for seat, name in enumerate(match.seats))


def rebuild(stored: StoredTable) -> Standing:
    """The match from its stored actions. A table that cannot be rebuilt is refused, and stays as it is."""
    game = game_of(stored.opening)
    options = _check_whole(stored)
    try:
        match: Play = (
            _replay_campaign(stored, game, options) if stored.opening.campaign else replay(_record(stored, options))
        )
    except GameError as error:
        raise _broken(stored.opening, str(error)) from error
    if match.chance_due:
        raise _broken(stored.opening, "its actions stop where Chance should act")
    company = read_company(stored.stand.company)
    standing = Standing(stored.opening, stored.seats, stored.version, stored.stand.changed, match, company)
    if stored.stand.over and not standing.over:
        told = f"table {standing.table} was closed: its record was taken while its rules or its box were away"
        raise RefusalError("outdated", told, where="rules")
    return standing


def _check_whole(stored: StoredTable) -> dict[str, str]:
    """That nothing is missing; the options."""
    opening = stored.opening
    plies = [ply for ply, _ in stored.actions]
    if plies != list(range(1, stored.stand.ply + 1)):
        raise _broken(opening, f"it should have actions 1 to {stored.stand.ply}, but they are not all there")
    if [seat.seat for seat in stored.seats] != list(range(len(stored.seats))):
        raise _broken(opening, "a seat is missing")
    try:
        read_shuffles(opening.shuffle)
        return read_json(opening.options, dict[str, str])
    except msgspec.DecodeError as error:
        raise _broken(opening, f"its options, or its shuffle, cannot be read: {error}") from error


def as_played(stored: StoredTable) -> Record | Chronicle:
    """The record, or the chronicle, of a table whose rules may be gone: as far as it was played."""
    options = _check_whole(stored)
    return _chronicle(stored, options) if stored.opening.campaign else _record(stored, options)


def _record(stored: StoredTable, options: dict[str, str]) -> Record:
    return Record(
        game=stored.opening.game,
        rules=stored.opening.rules_version,
        box=_box_name(stored.opening),
        options=options,
        seats=[seat.name for seat in stored.seats],
        actions=[str(action) for _, action in stored.actions],
    )


def _chronicle(stored: StoredTable, options: dict[str, str]) -> Chronicle:
    return Chronicle(
        campaign=stored.opening.game,
        rules=stored.opening.rules_version,
        box=_box_name(stored.opening),
        options=options,
        deeds=[str(action) for _, action in stored.actions],
    )


def _replay_campaign(stored: StoredTable, game: Game, options: dict[str, str]) -> Campaign:
    if game.campaign is None:
        raise GameError(f"{game.title} has no campaign")
    campaign = game.campaign.replay(_chronicle(stored, options), game)
    strangers = set(campaign.seats) - {chair.name for chair in stored.seats}
    if strangers:
        raise GameError(f"{', '.join(sorted(strangers))} sits there without belonging to it")
    return campaign


def _box_name(opening: Opening) -> BoxName:
    return BoxName(opening.box, opening.box_version, opening.box_hash)


def _broken(opening: Opening, what: str) -> RefusalError:
    return RefusalError("broken", f"table {opening.id} is damaged and was left as it is: {what}")
