"""Whether a recorded game was dealt from what was promised: replayed, every action of Chance is computed once more."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from .campaign import Campaign
from .chance import Stream
from .chronicle import Chronicle
from .contract import CHANCE
from .errors import GameError, RecordError
from .match import replay
from .play import Play
from .reading import read_json
from .record import Record
from .registry import find_game
from .secret import stream_of
from .shuffle import Opened, check_shuffle, commitment, seed_of


class Doubt(GameError):
    """The record does not hold what was promised, or promises nothing; the text says where it first differs."""


@dataclass(frozen=True)
class Verified:
    shuffles: list[Opened]
    """One for each game."""
    actions: int
    chances: int
    """How many of the actions are Chance's."""


def read_any(text: str) -> Record | Chronicle:
    """A game's record or a campaign's."""
    try:
        of_a_campaign = "campaign" in read_json(text, dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"the record is damaged or cut off: {error}") from error
    return Chronicle.read(text) if of_a_campaign else Record.read(text)


def verify(record: Record | Chronicle, seen: Sequence[str] = (), words: Sequence[str] = ()) -> Verified:
    """Raises RecordError, or Doubt. `seen` are commitments that somebody was shown before, `words` are their own."""
    shuffles = _shuffles(record)
    for shuffle in shuffles:
        _check_promise(shuffle)
    _check_own(shuffles, seen, words)
    told = _replayed(record)
    _check_games(told, shuffles)
    _compare(told, shuffles)
    return Verified(shuffles, told.ply, sum(action.actor == CHANCE for action in told.actions))


def _shuffles(record: Record | Chronicle) -> list[Opened]:
    found = record.opened
    if not found:
        raise Doubt("there is nothing to verify: the record does not say how it was shuffled")
    if isinstance(record, Record) and record.position is not None:
        raise Doubt("there is nothing to verify: the record begins in the middle of a game")
    return found


def _check_promise(shuffle: Opened) -> None:
    check_shuffle(shuffle)
    fits = commitment(shuffle.secret, shuffle.table)
    if fits != shuffle.commitment:
        raise Doubt(
            f"the commitment {shuffle.commitment} does not fit: that of this secret at table {shuffle.table} is {fits}"
        )


def _check_own(shuffles: Sequence[Opened], seen: Sequence[str], words: Sequence[str]) -> None:
    for one in seen:
        if one not in {shuffle.commitment for shuffle in shuffles}:
            raise Doubt(f"the commitment {one} that you were shown is not in the record")
    for one in words:
        missing = [shuffle for shuffle in shuffles if one not in shuffle.words]
        if missing:
            raise Doubt(f"your word {one} is not among those of the shuffle {missing[0].commitment}")


def _replayed(record: Record | Chronicle) -> Play:
    """By the rules, to its end: nothing is opened while a game is played."""
    told: Play = replay(record) if isinstance(record, Record) else _campaign(record)
    if told.running or told.chance_due:
        raise Doubt(f"the record was cut off: it stops in the middle of a game, after {told.ply} actions")
    return told


def _campaign(record: Chronicle) -> Campaign:
    game = find_game(record.campaign)
    if game.campaign is None:
        raise RecordError(f"{game.title} has no campaign")
    return game.campaign.replay(record, game)


def _check_games(told: Play, shuffles: Sequence[Opened]) -> None:
    """Each game has one shuffle, from before its beginning on. More would be a way to choose anew."""
    games = told.game_plies
    if len(games) != len(shuffles):
        raise Doubt(f"there are {len(games)} games, but {len(shuffles)} shuffles: the record was cut off or changed")
    for game, shuffle in zip(games, shuffles, strict=True):
        begins = shuffle.begins
        if not 0 <= begins <= game or any(action.actor == CHANCE for action in told.actions[begins:game]):
            raise Doubt(f"a shuffle begins after {begins} actions, which is not before one of the games")
        if shuffle.table != shuffles[0].table:
            raise Doubt("the shuffles are not all of one table")


def _compare(told: Play, shuffles: Sequence[Opened]) -> None:
    """Whoever is to act does what is told; Chance does what the seeds say, and must do the same."""
    again = told.back_to(0)
    streams = {shuffle.begins: stream_of(seed_of(shuffle), "deal") for shuffle in shuffles}
    while True:
        before = again.ply
        again.settle(_last(streams, before))
        for number, (said, done) in enumerate(zip(told.actions[before:], again.actions[before:], strict=False), before):
            if said != done:
                raise Doubt(f"action {number + 1}, “{said}”, is not what the seed says: “{done}”")
        if again.ply >= told.ply:
            return
        again.play(*told.actions[again.ply])


def _last(streams: dict[int, Stream], ply: int) -> Stream:
    return streams[max(begins for begins in streams if begins <= ply)]
