"""A match in progress: the friendly face of a game. It keeps the actions, and finds the state after each of them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .box import Box
from .chance import Stream
from .contract import CHANCE, HIDDEN, NOBODY, OVER, SPECTATOR, Json, Moves, Outcome, Place, Shown, State, copy_state
from .course import Course
from .errors import GameError, Illegal, RecordError, Stale, Unreadable
from .game import Game
from .reading import taking_turns
from .recollection import first_told
from .record import Action, BoxName, Record, Result, read_action
from .registry import find_game

GLANCES = 16  # how many veiled states a match keeps for those who look
ACTION_BYTES = 200  # a pair, its text, a place in the list
HEARD_BYTES = 120


@dataclass(frozen=True)
class Seated:
    """What one seat knows: all that a mind is given. The state is veiled, and a copy."""

    game: Game
    box: Box
    state: State
    seat: int
    players: int
    heard: list[tuple[int, int]] = field(default_factory=list)  # the actions as it saw them: actor, move or HIDDEN

    def legal(self) -> Moves:
        moves = self.game.new_moves()
        return moves[: self.game.legal(self.box.data, self.state, self.seat, moves)]

    def write(self, move: int) -> str:
        return str(self.game.notation.write(self.box.data, self.state, self.seat, move))


def _seats_of(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1) if mask > 0 else ()


class Match:
    """One game at one table. Playing never changes the match unless the move was carried out."""

    def __init__(self, game: Game, box: Box, seats: Sequence[str], options: Mapping[str, str], state: State) -> None:
        self.game = game
        self.box = box
        self.seats = tuple(seats)
        self.options = dict(options)
        self.actions: list[Action] = []
        self._course = Course(game, box, state)
        self._position: Json | None = None
        self._heard: dict[int, tuple[tuple[int, int], ...]] = {}  # by seat, as far as somebody has asked
        self._glances: dict[tuple[int, int | None], State] = {}
        self._asked: tuple[State | None, int] = None, OVER  # who is to act in which state, as the rules last said
        self._recalled: tuple[State | None, int] = None, 0  # from where on the log was last told, and in which state
        self._sight = (-1, SPECTATOR), HIDDEN  # which action was last seen by whom, and what it was to them

    @staticmethod
    def begin(
        game: Game, seats: Sequence[str], options: Mapping[str, str] | None = None, box: Box | None = None
    ) -> "Match":
        box = box or game.box()
        game.check_players(len(seats))
        read = game.read_options(options, len(seats))
        state = game.new_state()
        game.start(box.data, state, len(seats), game.option_codes(read))
        return Match(game, box, seats, read, state)

    @staticmethod
    def from_position(
        game: Game,
        seats: Sequence[str],
        position: Json,
        options: Mapping[str, str] | None = None,
        box: Box | None = None,
    ) -> "Match":
        """A match that begins in the middle. Raises PositionError for a position that cannot occur."""
        match = Match.begin(game, seats, options, box)
        with taking_turns:
            game.positions.read(match.box.facts, match.box.data, match.state, position)
        match._course = Course(game, match.box, match.state)
        match._position = position
        return match

    # -- where the match stands ------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self._course.last

    @property
    def ply(self) -> int:
        return len(self.actions)

    @property
    def over(self) -> bool:
        return self._to_act() == OVER

    @property
    def running(self) -> bool:
        return not self.over

    @property
    def finished(self) -> bool:
        return self.over

    @property
    def match(self) -> "Match":
        """The game in view: itself (see `play.py`)."""
        return self

    @property
    def campaign(self) -> None:
        return None

    @property
    def game_plies(self) -> list[int]:
        return [0]

    @property
    def chance_due(self) -> bool:
        return self._to_act() == CHANCE

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return _seats_of(self._to_act())

    @property
    def bytes(self) -> int:
        """What it keeps in memory, about: states, those that are looked at, and what was done and heard."""
        looked_at = len(self._glances) * self.game.dtype.itemsize
        heard = sum(map(len, self._heard.values())) * HEARD_BYTES
        return self._course.bytes + self.ply * ACTION_BYTES + looked_at + heard

    def _to_act(self) -> int:
        """Asked many times of each state, and each time the same."""
        state, answer = self._asked
        if state is not self.state:
            answer = int(self.game.to_act(self.state))
            self._asked = self.state, answer
        return answer

    @property
    def interrupting(self) -> tuple[int, ...]:
        """The seats that may act although nobody waits for them."""
        return _seats_of(int(self.game.interrupting(self.box.data, self.state)))

    @property
    def questioned(self) -> int | None:
        """The seat that is waited for only because it was asked something on another's turn (contract.Questions)."""
        questions = self.game.rooms.questions
        seat = questions.questioned(self._glance(self.ply, None)) if questions else NOBODY
        return None if seat == NOBODY else seat

    def legal(self, seat: int) -> list[str]:
        seated = self.seated(seat)
        return [seated.write(int(move)) for move in self._legal_codes(self.state, seat)]

    def points(self) -> list[int]:
        return [sum(self.terms(seat).values()) for seat in range(len(self.seats))]

    def terms(self, seat: int) -> dict[str, int]:
        """The points of a seat now, by what they are for."""
        terms = self.game.new_terms()
        self.game.score(self.box.data, self.state, seat, terms)
        return dict(zip(self.game.scoring.TERMS, map(int, terms), strict=True))

    def outcome(self) -> Outcome | None:
        """The ranking and the reason, once the game is over."""
        if not self.over:
            return None
        ranks, ties = (np.zeros(len(self.seats), np.int64) for _ in range(2))
        reason = self.game.outcome(self.box.data, self.state, ranks, ties)
        points = self.points()
        places = [
            Place(seat, int(ranks[seat]), points[seat], self.terms(seat), int(ties[seat]))
            for seat in range(len(self.seats))
        ]
        return Outcome(self.game.scoring.REASONS[reason], tuple(sorted(places, key=lambda place: place.rank)))

    # -- acting ----------------------------------------------------------------------------------------------------

    def play(self, actor: int, move: str, ply: int | None = None) -> Action:
        """Carries one action out. Raises Unreadable, Illegal or Stale, and then nothing has changed."""
        if ply is not None and ply != self.ply:
            raise Stale(f"the move was meant for ply {ply}, the match is at ply {self.ply}", self.ply)
        code = self._read(actor, move)
        if actor != CHANCE:
            self._check(actor, code, move)
        return self._carry_out(actor, code)

    def settle(self, stream: Stream) -> list[Action]:
        """Lets Chance act as long as it is Chance's turn; draw i of the stream belongs to the i-th chance action."""
        done: list[Action] = []
        counter = self._course.chances
        while self._to_act() == CHANCE:
            n = int(self.game.chance(self.box.data, self.state))
            done.append(self._carry_out(CHANCE, stream.draw(counter + len(done), n)))
        return done

    def why(self, seat: int, move: str) -> str | None:
        """The ledger id of the rule that forbids a move, or None. Asks only what the seat knows."""
        code = self._read(seat, move)
        refused = int(self.game.refusal(self.box.data, self._glance(self.ply, seat), seat, code))
        return f"{self.game.prefix}-{refused}" if refused else None

    def _read(self, actor: int, move: str) -> int:
        if actor != CHANCE and not 0 <= actor < len(self.seats):
            raise Unreadable(f"there is no seat {actor + 1} at this table of {len(self.seats)}")
        if actor == CHANCE and self._to_act() != CHANCE:
            raise Unreadable(f"“{move}” is Chance's to do, but it is not Chance's turn")
        known = self.state if actor == CHANCE else self._veiled(self.state, actor)
        return int(self.game.notation.read(self.box.data, known, actor, move))

    def _check(self, seat: int, code: int, move: str) -> None:
        """What is not listed cannot be played, by anybody; `refusal` says why not."""
        known = self._at_leisure(copy_state(self.state))
        if code in self._legal_codes(known, seat):
            return
        refused = int(self.game.refusal(self.box.data, known, seat, code))
        rule = f"{self.game.prefix}-{refused}"
        raise Illegal(f"{rule} forbids “{move}” for seat {seat + 1} at ply {self.ply}", rule)

    def _carry_out(self, actor: int, code: int) -> Action:
        action = Action(actor, self.game.notation.write(self.box.data, self.state, actor, code))
        self._course.go(actor, code)
        self.actions.append(action)
        return action

    def _legal_codes(self, state: State, seat: int) -> Moves:
        moves = self.game.new_moves()
        return moves[: self.game.legal(self.box.data, state, seat, moves)]

    # -- going back ------------------------------------------------------------------------------------------------

    def renamed(self, seat: int, name: str) -> "Match":
        """The same match with somebody else in a seat."""
        match = self.back_to(self.ply)
        match.seats = tuple(name if number == seat else known for number, known in enumerate(self.seats))
        return match

    def undo_ply(self, seat: int) -> int | None:
        """Where a fair undo leads: before the seat's last step, if nobody and nothing has answered it yet."""
        if self.over:
            return None
        first = self.ply
        while first > 0 and self.actions[first - 1].actor == seat:
            first -= 1
        return self.step_ply(seat, range(self.ply - 1, first - 1, -1))

    def step_ply(self, seat: int, plies: Iterable[int]) -> int | None:
        """The first of these plies at which the seat was not in the middle of a step (contract.Steps), or else the
        first at all; one at which all was as it is now is none of them."""
        now, any_other = self._glance(self.ply, seat).tobytes(), None
        for ply in plies:
            if self._glance(ply, seat).tobytes() == now:
                continue
            if not self._midway(ply, seat):
                return ply
            any_other = ply if any_other is None else any_other
        return any_other

    def _midway(self, ply: int, seat: int) -> bool:
        steps = self.game.rooms.steps
        return steps is not None and steps.midway(self._glance(ply, seat), seat)

    def back_to(self, ply: int) -> "Match":
        """A new match with only the first actions of this one."""
        if not 0 <= ply <= self.ply:
            raise Stale(f"there is no ply {ply}; the match is at ply {self.ply}", self.ply)
        match = Match(self.game, self.box, self.seats, self.options, self.state)
        match.actions = self.actions[:ply]
        match._course = self._course.until(ply)
        match._heard = {seat: heard[:ply] for seat, heard in self._heard.items()}
        match._position = self._position
        match._recalled = self._recalled if ply == self.ply else (None, 0)
        return match

    # -- what leaves: everything below is veiled first -------------------------------------------------------------

    def _veiled(self, state: State, seat: int | None) -> State:
        copy = copy_state(state)
        self.game.veil(self.box.data, copy, SPECTATOR if seat is None else seat)
        return copy

    def _glance(self, ply: int, seat: int | None) -> State:
        """The veiled state after so many actions, to be looked at and never changed: view, choices and log of one
        moment are made from the same."""
        known = self._glances.get((ply, seat))
        if known is None:
            if len(self._glances) >= GLANCES:
                self._glances.clear()
            known = self._glances[ply, seat] = self._at_leisure(self._veiled(self._course.after(ply), seat))
        return known

    def _at_leisure(self, state: State) -> State:
        """The state as it is for people, who have second thoughts as often as they like (contract.Patience)."""
        if patience := self.game.rooms.patience:
            patience.be_patient(state)
        return state

    def seated(self, seat: int) -> Seated:
        """The match as a seat knows it, for a mind to think about."""
        veiled = self._veiled(self.state, seat)
        return Seated(self.game, self.box, veiled, seat, len(self.seats), list(self._heard_by(seat)))

    def _heard_by(self, seat: int) -> tuple[tuple[int, int], ...]:
        """The actions as the seat saw them; those that were asked for before are not looked at again. Exchanged as a
        whole, because a bot may ask in a thread of its own."""
        known = self._heard.get(seat, ())
        later = range(len(known), len(self.actions))
        heard = (*known, *((self.actions[index].actor, self._seen(index, seat)) for index in later))
        self._heard[seat] = heard
        return heard

    def _seen(self, index: int, seat: int) -> int:
        """The code of action number `index` as the seat saw it made, its own too."""
        asked, code = self._sight
        if asked != (index, seat):
            before, actor, code = self._course.after(index), self.actions[index].actor, self._course.codes[index]
            if not actor == seat != SPECTATOR:  # who watches is not Chance, though both have no seat
                code = int(self.game.seen(self.box.data, before, actor, code, seat))
            self._sight = (index, seat), code
        return code

    def known_points(self, seat: int | None) -> list[int]:
        """Everybody's points as far as the seat knows: counted in the veiled state."""
        veiled, terms = self._glance(self.ply, seat), self.game.new_terms()
        return [int(self.game.score(self.box.data, veiled, each, terms)) for each in range(len(self.seats))]

    def view(self, seat: int | None) -> Shown:
        veiled, viewer = self._glance(self.ply, seat), SPECTATOR if seat is None else seat
        shown: Shown = self.game.pictures.view(self.box.facts, self.box.data, veiled, viewer)
        return shown

    def choices(self, seat: int) -> list[Shown]:
        veiled = self._glance(self.ply, seat)
        moves = self._legal_codes(veiled, seat)
        return list(self.game.pictures.choices(self.box.facts, self.box.data, veiled, seat, moves))

    def events(self, index: int, seat: int | None) -> list[Shown]:
        """What the seat saw of action number `index`."""
        before, after = self._glance(index, seat), self._glance(index + 1, seat)
        actor, move = self.actions[index].actor, self._seen(index, SPECTATOR if seat is None else seat)
        return list(self.game.pictures.events(self.box.facts, self.box.data, before, actor, move, after))

    @property
    def told_from(self) -> int:
        """The number of the first action that the log still tells (contract.Memory)."""
        memory = self.game.rooms.memory
        if memory is None:
            return 0
        state, first = self._recalled
        if state is not self.state:
            now, known = self._glance(self.ply, None), None if state is None or self.over else first
            first = first_told(
                lambda index: memory.recalls(self._veiled(self._course.after(index), None), now), self.ply, known
            )
            self._recalled = self.state, first
        return first

    @property
    def recovers(self) -> bool:
        """Whether the last action gave the log back what it had forgotten."""
        return self.over and self.ply > 0 and self.back_to(self.ply - 1).told_from > 0

    def shown_action(self, index: int, seat: int | None) -> Action | None:
        """The action as the seat may read it, or None if it is hidden from it."""
        hidden = self._seen(index, SPECTATOR if seat is None else seat) == HIDDEN
        return None if hidden else self.actions[index]

    def caption(self) -> Shown:
        """What a list of tables says of the match; nothing a spectator does not know."""
        shown: Shown = self.game.pictures.caption(self.box.data, self._glance(self.ply, None))
        return shown

    def position(self) -> Json:
        """The whole position as readable JSON, secrets included: for tests, puzzles and bug reports."""
        return self.game.positions.write(self.box.facts, self.box.data, self.state)

    def record(self) -> Record:
        outcome = self.outcome()
        result = None
        if outcome:
            places = sorted(outcome.ranking, key=lambda place: place.seat)
            result = Result(outcome.reason, [p.points for p in places], [p.rank for p in places])
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            box=BoxName(self.box.name, self.box.version, self.box.hash),
            options=self.options,
            seats=list(self.seats),
            actions=[str(action) for action in self.actions],
            position=self._position,
            result=result,
        ).sealed()


def replay(record: Record, box: Box | None = None, game: Game | None = None) -> Match:
    """The match that a record tells. Raises RecordError, saying at which action, if it does not hold.

    Without `box`, the one that it was played with, if the game still has it; `game` is for games that no registry
    knows.
    """
    match = _opening(record, box, game or find_game(record.game))
    for number, text in enumerate(record.actions, 1):
        try:
            match.play(*_checked(match, text))
        except GameError as error:
            raise RecordError(f"action {number} of the record, “{text}”: {error}") from error
    _compare_result(match, record)
    return match


def _checked(match: Match, text: str) -> Action:
    if match.over:
        raise RecordError("the game was already over")
    return read_action(text, len(match.seats))


def _opening(record: Record, box: Box | None, game: Game) -> Match:
    box = box or game.find_box(record.box.hash) or game.box()
    if not game.plays_by(record.rules):
        raise RecordError(
            f"the record was played by rules version {record.rules} of {game.title}; "
            f"this house plays version {game.rules_version}"
        )
    if record.box.hash != box.hash:
        raise RecordError(
            f"the record was played with box “{record.box.name}” {record.box.version} ({record.box.hash}), "
            f"but the box given is “{box.name}” {box.version} ({box.hash})"
        )
    options = game.options_by(record.rules, record.options)
    if record.position is not None:
        return Match.from_position(game, record.seats, record.position, options, box)
    return Match.begin(game, record.seats, options, box)


def _compare_result(match: Match, record: Record) -> None:
    if record.result is None:
        return
    if not match.over:
        raise RecordError(
            f"the record tells how the game ended, but its {match.ply} actions stop before the end: it was cut off"
        )
    found: Any = match.record().result
    if found != record.result:
        raise RecordError(f"the record says it ended {record.result}, but its actions lead to {found}")
