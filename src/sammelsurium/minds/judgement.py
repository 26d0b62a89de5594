"""What the search thinks, for people: advice before a move, and the judgement of a finished game.

Both know only what the seat could know when it decided; luck is what Chance added to that.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.match import Match, Seated, replay
from sammelsurium.kernel.record import Record

from .looks import planned
from .plan import Plan
from .sitting import Sitting, Stop
from .thought import Budget, Candidate, Report, think, win_chance

ADVICE = Budget(4000, threads=2)
GLANCE = Budget(400)
PLANNING = 0.1  # seconds of a core for a plan of the game itself
SMALLEST = 0.05  # points; smaller differences are not worth a word


@dataclass(frozen=True)
class Suggestion:
    """A candidate move. `gains` is what sets its expected points apart from those of the best other candidate."""

    move: str
    win: float
    points: float
    terms: Mapping[str, float]
    gains: Mapping[str, float]
    visits: int


@dataclass(frozen=True)
class Decision:
    """How good an action of a player was."""

    ply: int
    seat: int
    move: str
    win_before: float  # with the best move the search found
    win_after: float  # with the move that was made
    best: str

    @property
    def loss(self) -> float:
        return max(0.0, self.win_before - self.win_after)


@dataclass(frozen=True)
class Luck:
    """By how much an action of Chance changed each seat's chances to win, as the seat itself could see."""

    ply: int
    outcome: str
    change: tuple[float, ...]


def advise(
    match: Match,
    seat: int,
    budget: Budget = ADVICE,
    sitting: Sitting | None = None,
    report: Report | None = None,
) -> list[Suggestion]:
    """The moves worth thinking about, the best first. Empty if the seat has nothing to decide."""
    seated = match.seated(seat)
    if len(seated.legal()) == 0:
        return []
    sitting = sitting or Sitting()
    favourite = planned(seated, PLANNING, sitting)
    found = think(seated, _stream(match), Plan(), budget, sitting, report, favourite)
    if not found:  # stopped before a first thought
        return []
    rivals = [found[min(1, len(found) - 1)], *[found[0]] * (len(found) - 1)]
    return [_suggestion(seated, one, rival) for one, rival in zip(found, rivals, strict=True)]


def _stream(match: Match) -> Stream:
    return Stream.of("judgement", f"ply {match.ply}")


def _suggestion(seated: Seated, one: Candidate, other: Candidate) -> Suggestion:
    gains = {term: points - other.terms[term] for term, points in one.terms.items()}
    told = {term: gain for term, gain in gains.items() if abs(gain) >= SMALLEST}
    return Suggestion(seated.write(one.move), one.win, one.points, one.terms, told, one.visits)


def analyse(
    record: Record,
    budget: Budget = GLANCE,
    sitting: Sitting | None = None,
    match: Match | None = None,
    report: Report | None = None,
) -> Iterator[Decision | Luck]:
    """Judges every action in turn, as soon as it has been thought about. Ends when the sitting is stopped, without a
    word on the action that was being thought about."""
    match = match or replay(record)
    stop = (sitting or Sitting()).stop
    for ply, action in enumerate(match.actions):
        if report:
            report(ply / len(match.actions))
        before = match.back_to(ply)
        verdict: Decision | Luck | None = None
        if action.actor == CHANCE:
            verdict = _luck(before, match.back_to(ply + 1), ply, action.move, budget, stop)
        elif len(before.seated(action.actor).legal()) > 1:
            verdict = _decision(before, ply, action.actor, action.move, budget, stop)
        if stop.is_set():
            return
        if verdict:
            yield verdict


def _decision(before: Match, ply: int, seat: int, move: str, budget: Budget, stop: Stop) -> Decision | None:
    """None if it was stopped before it came to anything."""
    seated, stream = before.seated(seat), _stream(before)
    favourite = planned(seated, PLANNING, Sitting(stop=stop))
    found = think(seated, stream, Plan(), budget, Sitting(stop=stop), favourite=favourite)
    if not found:
        return None
    written = {seated.write(one.move): one for one in found}
    best = max(found, key=lambda one: one.win if one.visits >= _enough(budget) else 0.0)
    made = written.get(move)
    if made is not None and made.visits >= _enough(budget):
        after = made.win
    else:  # the search hardly looked at it, so the position after it is searched
        after = win_chance(_after(before, seat, move).seated(seat), stream, Plan(), budget, Sitting(stop=stop))
    return Decision(ply, seat, move, max(best.win, after), after, seated.write(best.move))


def _enough(budget: Budget) -> float:
    """How many visits make a mean that can be told."""
    return budget.iterations / 20


def _after(before: Match, seat: int, move: str) -> Match:
    after = before.back_to(before.ply)
    after.play(seat, move)
    return after


def _luck(before: Match, after: Match, ply: int, outcome: str, budget: Budget, stop: Stop) -> Luck:
    """The same stream before and after, so that as much as possible of the difference is the outcome's."""
    stream = _stream(before)
    earlier, later = (
        [win_chance(match.seated(seat), stream, Plan(), budget, Sitting(stop=stop)) for seat in range(len(match.seats))]
        for match in (before, after)
    )
    return Luck(ply, outcome, tuple(now - then for then, now in zip(earlier, later, strict=True)))
