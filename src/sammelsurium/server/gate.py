"""The only place that makes what a visitor is sent. It asks match and campaign only for what the seat may know."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from datetime import datetime
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, structs

from sammelsurium.kernel.campaign import Campaign
from sammelsurium.kernel.contract import CHANCE, TABLE
from sammelsurium.kernel.play import Play
from sammelsurium.kernel.reading import read_json
from sammelsurium.kernel.registry import games

from .final import LOOKING_ON, Core, Final, form_of, pack, unpack
from .gate_gathering import lobby
from .gathering_store import StoredGathering
from .messages.company import MotionInfo
from .messages.refusal import Refusal
from .messages.table import LogEntry, Outcome, Person, RankedPlace, Seat, Shuffled, Snapshot, Stored
from .messages.tables import Progress, TableList, TableSummary, Waiting
from .outdated import why_outdated
from .readers import NOBODY, Reader
from .refusals import RefusalError
from .shuffles import promised, recorded, told
from .standing import Standing, as_played
from .store import StoredLine, StoredSeat, StoredTable
from .summary import Summary, read_summary

Made = TypeVar("Made")

LONG_LOG = 64  # entries


def snapshot(standing: Standing, reader: Reader, log_from: int = 0) -> bytes:
    """The table for one reader, who may be a spectator. Made once for all who are shown the same; with a long log it
    is not kept, because its entries are. Raises if the people there want nobody to look on."""
    admit(standing, reader.person)
    log_from = standing.begins if standing.recovers else max(log_from, standing.begins)
    if standing.match.ply - log_from > LONG_LOG:
        return _snapshot(standing, reader, log_from)
    # Whoever has no part in the table is shown the same as everybody else without one.
    stranger = reader.seat is None and not any(chair.person == reader.person for chair in standing.chairs)
    known = None if stranger else reader
    return _once(standing, ("snapshot", known, log_from), lambda: _snapshot(standing, reader, log_from))


def _snapshot(standing: Standing, reader: Reader, log_from: int) -> bytes:
    match, campaign, seat = standing.match, standing.campaign, standing.seat_of(reader)
    view, choices = _once(standing, ("picture", seat), lambda: _picture(standing, seat))
    shown = Snapshot(
        table=standing.table,
        game=match.game.name,
        version=standing.version,
        ply=match.ply,
        seat=seat,
        seats=_seats(standing, reader.person),
        options=match.options,
        waiting=list(standing.waiting),
        thinking=standing.thinking,
        over=match.over,
        outcome=_outcome(match),
        view=view,
        caption=_caption(standing),
        choices=choices,
        undo=None if seat is None or standing.company.ended else match.undo_ply(seat),
        log_from=log_from,
        log=[_told(standing, index, seat) for index in range(log_from, match.ply)],
        begins=standing.begins,
        campaign=_once(standing, "sheet", lambda: _encoded(campaign.sheet() if campaign else None)),
        people=_people(standing, reader.person) if campaign else [],
        own=standing.own(reader.person),
        host=bool(standing.company.host) and standing.company.host == reader.person,
        terms=standing.company.terms,
        due=_moment(standing.due),
        paused=standing.company.paused is not None,
        motion=_motion(standing),
        ended=standing.company.ended,
        next=standing.company.next,
        commitment=_once(standing, "commitment", lambda: _encoded(promised(standing))),
        shuffle=_once(standing, "shuffle", lambda: _encoded(_shuffle(standing))),
    )
    return msgspec.json.encode(shown)


def admit(standing: Standing, person: str) -> None:
    """Raises if the people at the table do not want others to look on. Once it is over, everybody may."""
    if standing.company.terms.watchers or standing.over or standing.company.ended:
        return
    if not any(chair.person == person for chair in standing.chairs):
        raise RefusalError("not_yours", "only those who sit at this table may look on", where="watchers")


def answering(snapshot: bytes, wish: int) -> bytes:
    """The same snapshot for whoever sent the wish that led to it. It need not be encoded again."""
    return b'{"wish":%d,' % wish + snapshot[1:]


def refused(refusal: Refusal, wish: int | None) -> bytes:
    """For a socket: it may have sent several wishes."""
    return msgspec.json.encode(structs.replace(refusal, wish=wish))


def summary(standing: Standing) -> str:
    """What the list will say of the table; stored with the change that led here, so that no list needs the rules."""
    campaign, game = standing.campaign, standing.game
    by_name = {chair.name: chair.seat for chair in standing.chairs}
    people = [chair for chair in standing.chairs if chair.person is not None and not chair.beside]
    made = Summary(
        seats=[by_name[seat.name] for seat in standing.seats] if campaign else list(range(len(standing.chairs))),
        points={one.seat: game.known_points(standing.seat_of(Reader(one.person or ""))) for one in people}
        if game
        else {},
        waiting=list(standing.waiting),
        caption=_caption(standing),
        campaign=_progress(campaign) if campaign else None,
    )
    return msgspec.json.encode(made).decode()


def page(
    lines: Sequence[StoredLine], following: str | None, person: str, gatherings: Sequence[StoredGathering] = ()
) -> bytes:
    """A page of somebody's list of tables, from what is stored."""
    return msgspec.json.encode(TableList([_listed(line, person) for line in lines], following, lobby(gatherings)))


def _listed(line: StoredLine, person: str) -> TableSummary:
    chairs = {chair.seat: chair for chair in line.seats}
    own = line.own(person)
    found = read_summary(line.summary) or _unknown(line)
    mine = found.seats.index(own) if own in found.seats else None
    return TableSummary(
        table=line.id,
        game=line.game,
        seats=[_seat(chairs[chair], seat, person) for seat, chair in enumerate(found.seats) if chair in chairs],
        points=found.points.get(own, []),
        waiting=found.waiting,
        mine=mine,
        my_turn=line.waits_for(person),
        over=line.over,
        ply=line.ply,
        caption=found.caption,
        changed=line.changed.isoformat(timespec="seconds"),
        campaign=found.campaign,
        outdated=why_outdated(line.game, line.rules_version, line.box_hash),
    )


def _unknown(line: StoredLine) -> Summary:
    """Of a table that was stored before there were summaries: who sits there."""
    seats = [] if line.campaign else [chair.seat for chair in line.seats]
    return Summary(seats, {}, [], None, None)


def final(standing: Standing) -> Final:
    """What a finished game keeps. Whoever sat there gets the log with it; to those who look on nobody may have told one
    yet, and it would take longer than all the rest."""
    people = [chair for chair in standing.chairs if chair.person is not None and not chair.beside]
    pictures = {chair.seat: Raw(_snapshot(standing, _from(chair), standing.begins)) for chair in people}
    pictures[LOOKING_ON] = Raw(_snapshot(standing, NOBODY, standing.match.ply))
    return Final(record(standing), form_of(standing.match.game), pack(pictures))


def record(standing: Standing) -> str:
    """As a file, with all that is needed to compute what Chance did, once the game was played to its end."""
    if not (standing.open_to_all or standing.company.ended):
        raise RefusalError("invalid", "the record can be had when the game is over", where="table")
    return recorded(standing.match.record(), told(standing.opening, standing.over)).to_json()


def record_kept(stored: StoredTable, ended: bool) -> str:
    """The record of a table whose rules may be gone, as far as it was played."""
    return recorded(as_played(stored), told(stored.opening, ended)).to_json()


def _shuffle(standing: Standing) -> Shuffled | None:
    """That of the game in view, when nothing of it is secret any more."""
    last = told(standing.opening, standing.match.over)[-1:] if standing.open_to_all else []
    return Shuffled(last[0].commitment, last[0].secret, last[0].words) if last else None


def kept(stored: StoredTable, final: Final, chair: int | None, refused: RefusalError) -> bytes:
    """The last picture of a finished game for who has that chair, or none, although its rules are gone."""
    pictures = unpack(final.pictures)
    picture = pictures[LOOKING_ON if chair is None or chair not in pictures else chair]
    outdated = refused.refusal.where
    if _same_form(stored.opening.game, final.form):
        return msgspec.json.encode({**read_json(picture, dict[str, Raw]), "outdated": outdated})
    return msgspec.json.encode(_in_words(stored, read_json(picture, Core), outdated))


def _same_form(game: str, form: str) -> bool:
    known = games().get(game)
    return known is not None and form_of(known) == form


def _in_words(stored: StoredTable, core: Core, outdated: Any) -> Snapshot:
    """How it ended, without what only a page of that time could draw."""
    return Snapshot(
        table=stored.opening.id,
        game=stored.opening.game,
        version=core.version,
        ply=core.ply,
        seat=core.seat,
        seats=core.seats,
        options=core.options,
        waiting=[],
        thinking=None,
        over=True,
        outcome=core.outcome,
        view=None,
        caption=None,
        choices=[],
        undo=None,
        log_from=core.ply,
        log=[],
        begins=core.ply,
        campaign=None,
        people=[],
        commitment=core.commitment,
        shuffle=core.shuffle,
        outdated=outdated,
        own=core.own,
        host=core.host,
        terms=core.terms,
        ended=core.ended,
        next=core.next,
    )


def _caption(standing: Standing) -> Any:
    return _once(standing, "caption", lambda: _encoded(standing.match.caption()))


def stored(standing: Standing) -> Stored:
    return Stored(standing.version, standing.match.ply)


def _once(standing: Standing, what: Hashable, make: Callable[[], Made]) -> Made:
    """Whatever is shown of a standing is made and encoded once: answers, list and sockets take the same."""
    if what not in standing.shown:
        standing.shown[what] = make()
    made: Made = standing.shown[what]
    return made


def _encoded(shown: Any) -> Any:
    """In the place of what it encodes: the encoder takes it over as it is."""
    return Raw(msgspec.json.encode(shown))


def _progress(campaign: Campaign) -> Progress:
    sheet = campaign.sheet()
    return Progress(sheet.stage, sheet.game, sheet.games, sheet.finished)


def _people(standing: Standing, person: str) -> list[Person]:
    return [
        Person(
            name=chair.name,
            kind="bot" if chair.person is None else "person",
            mind=chair.mind,
            mine=chair.person == person,
            left=chair.cleared,
        )
        for chair in standing.chairs
    ]


def _from(chair: StoredSeat) -> Reader:
    """Who looks from a person's chair."""
    return Reader(chair.person or "")


def _seats(standing: Standing, person: str) -> list[Seat]:
    return [_seat(chair, seat, person) for seat, chair in enumerate(standing.seats)]


def _seat(chair: StoredSeat, seat: int, person: str) -> Seat:
    return Seat(
        seat=seat,
        name=chair.name,
        kind="bot" if chair.person is None else "person",
        mind=chair.mind,
        mine=chair.person == person,
        beside=chair.beside,
        face=chair.face,
        open=chair.open,
    )


def _motion(standing: Standing) -> MotionInfo | None:
    motion = standing.company.motion
    if motion is None:
        return None
    asked = [seat for seat in standing.people if seat not in motion.agreed]
    return MotionInfo(motion.number, motion.kind, motion.by, list(motion.agreed), asked)


def _moment(moment: datetime | None) -> str | None:
    return moment.isoformat(timespec="seconds") if moment else None


def _picture(standing: Standing, seat: int | None) -> tuple[Any, Any]:
    """View and choices."""
    return _encoded(standing.match.view(seat)), _encoded(_choices(standing, seat))


def _choices(standing: Standing, seat: int | None) -> list[Any]:
    """A spectator chooses nothing, nor does a seat that may not act, or that a bot plays."""
    match = standing.match
    if seat is None or standing.company.ended or standing.seats[seat].mind is not None:
        return []
    return match.choices(seat) if seat in (*match.waiting, *match.interrupting) else []


def waiting(table: str | None, others: int) -> Waiting:
    return Waiting(table, others)


def _told(standing: Standing, index: int, seat: int | None) -> Any:
    """Made once: of a long game the whole log takes as long as everything else together. An action that was taken back
    and made anew is another one."""
    action = standing.match.actions[index]
    known = standing.told.get((index, seat))
    if known is None or known[0] is not action:
        known = standing.told[index, seat] = action, _encoded(_entry(standing.match, index, seat))
    return known[1]


def _entry(match: Play, index: int, seat: int | None) -> LogEntry:
    shown = match.shown_action(index, seat)
    actor = match.actions[index].actor
    return LogEntry(
        ply=index + 1,
        seat=None if actor in (CHANCE, TABLE) else actor,
        move=shown.move if shown else "",
        events=match.events(index, seat),
    )


def _outcome(match: Play) -> Outcome | None:
    outcome = match.outcome()
    if outcome is None:
        return None
    places = [RankedPlace(p.seat, p.rank, p.points, dict(p.terms), p.tie_break) for p in outcome.ranking]
    return Outcome(outcome.reason, places)
