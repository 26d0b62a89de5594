"""A shuffle is promised, opened and computed again: whoever has the record finds what was exchanged."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from sammelsurium.kernel.campaign import Campaign
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.chronicle import Chronicle
from sammelsurium.kernel.contract import TABLE
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.record import Record
from sammelsurium.kernel.registry import find_game, house_games
from sammelsurium.kernel.secret import new_secret, stream_of
from sammelsurium.kernel.shuffle import Opened, Shuffle, commitment, new_shuffle, opened, seed_of
from sammelsurium.kernel.verification import Doubt, read_any, verify

TABLE_ID = "abcdefghjkmn"
WORDS = ["0123456789abcdef", None, "fedcba98"]
NAMES = ["Ada", "Ben", "Cem"]


def deal(shuffle: Shuffle) -> Stream:
    return stream_of(seed_of(shuffle), "deal")


@dataclass
class Players:
    """Do anything that is legal."""

    taste: Stream = field(default_factory=lambda: Stream.of("taste", "players"))

    def play(self, played: Any, stream: Stream, until: Callable[[], bool]) -> None:
        played.settle(stream)
        while not until():
            seat = played.waiting[0]
            moves = played.legal(seat)
            played.play(seat, moves[self.taste.draw(played.ply, len(moves))])
            played.settle(stream)


@cache
def game_record(name: str) -> Record:
    shuffle = new_shuffle(WORDS)
    match = Match.begin(find_game(name), NAMES)
    Players().play(match, deal(shuffle), lambda: match.over)
    return replace(match.record(), shuffle=opened(shuffle, TABLE_ID)).sealed()


@cache
def campaign_record() -> Chronicle:
    """Two games, each with a shuffle of its own, and what Chance does between them."""
    game = find_game("stickers")
    assert game.campaign is not None
    campaign: Campaign = game.campaign.begin(game)
    shuffles = []
    for _ in range(2):
        shuffles.append(new_shuffle(WORDS, begins=campaign.ply))
        campaign.play(TABLE, f"players {', '.join(NAMES)}")
        Players().play(campaign, deal(shuffles[-1]), lambda: not campaign.running and not campaign.waiting)
    return replace(campaign.record(), shuffles=[opened(shuffle, TABLE_ID) for shuffle in shuffles]).sealed()


def doubt(record: Record | Chronicle, **given: Any) -> str:
    with pytest.raises(GameError) as found:
        verify(record.sealed(), **given)
    return str(found.value)


# -- promise and seed --------------------------------------------------------------------------------------------------


def test_a_commitment_can_be_computed_with_any_tool() -> None:
    secret = "0f" * 32
    by_hand = hashlib.sha256(f"sammelsurium commitment\n{TABLE_ID}\n{secret}".encode()).hexdigest()
    assert commitment(secret, TABLE_ID) == by_hand
    assert len({commitment(secret, TABLE_ID), commitment(secret, "another"), commitment("f0" * 32, TABLE_ID)}) == 3


def test_seeds_stay_the_same_from_version_to_version() -> None:
    shuffle = Shuffle("0f" * 32, ["0123456789abcdef", None])
    assert seed_of(shuffle) == "ce59b8b9e3a2c355aeb4a8296ff71ae24d95a36b0d005c02586d65324c947f23"


def test_every_word_and_its_place_decide_the_seed() -> None:
    secret = new_secret()
    words: list[list[str | None]] = [
        [],
        [None],
        [None, None],
        ["01234567"],
        ["01234567", None],
        [None, "01234567"],
        ["0123456789abcdef"],
        ["01234567", "89abcdef"],
        ["89abcdef", "01234567"],
    ]
    seeds = {seed_of(Shuffle(secret, one)) for one in words}
    assert len(seeds) == len(words)
    assert seed_of(Shuffle(new_secret(), words[-1])) not in seeds
    assert all(len(seed) == 64 for seed in seeds)


# -- what is accepted --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", house_games())
def test_a_whole_game_is_verified(name: str) -> None:
    record = game_record(name)
    found = verify(read_any(record.to_json()))
    assert found.actions == len(record.actions)
    assert found.chances == sum(action.startswith("*") for action in record.actions) > 0


def test_a_campaign_is_verified() -> None:
    record = campaign_record()
    found = verify(read_any(record.to_json()))
    assert len(found.shuffles) == 2
    assert found.chances == sum(deed.startswith("*") for deed in record.deeds)
    assert any(deed.startswith("* booster") for deed in record.deeds)


def test_what_somebody_was_shown_and_their_word_are_looked_for() -> None:
    record = game_record("stickers")
    assert record.shuffle is not None
    verify(record, [record.shuffle.commitment], ["fedcba98"])
    assert "you were shown" in doubt(record, seen=["0" * 64])
    assert "your word" in doubt(record, words=["00000000"])


def test_a_record_without_a_shuffle_has_nothing_to_verify_and_its_old_digest() -> None:
    record = game_record("stickers")
    plain = replace(record, shuffle=None)
    assert "shuffle" not in plain.sealed().to_json()
    assert plain.sealed().digest == replay(record).record().digest
    assert "nothing to verify" in doubt(plain)
    assert "nothing to verify" in doubt(replace(campaign_record(), shuffles=[]))


def test_the_digest_covers_the_shuffle() -> None:
    record = game_record("stickers")
    changed = record.to_json().replace('"0123456789abcdef"', '"0123456789abcde0"')
    with pytest.raises(GameError, match="changed after it was written"):
        read_any(changed)


# -- what is refused ---------------------------------------------------------------------------------------------------


def changed_chance(record: Record) -> Record:
    """The last action of Chance that could have been another, is."""
    match = replay(record)
    for index in reversed(range(match.ply)):
        if not record.actions[index].startswith("*"):
            continue
        for n in range(400):
            other = match.back_to(index)
            move = other.settle(Stream.of(f"{n}", "other"))[0]
            if str(move) != record.actions[index]:
                return _played_on(replace(record, actions=[*record.actions[:index], str(move)], result=None))
    raise AssertionError("Chance had no choice")


def _played_on(record: Record) -> Record:
    """To an end of its own, by the true seed wherever Chance acts again."""
    assert record.shuffle is not None
    match = replay(record.sealed())
    Players().play(match, deal(record.shuffle), lambda: match.over)
    return replace(match.record(), shuffle=record.shuffle)


@pytest.mark.parametrize("name", house_games())
def test_a_single_changed_action_of_chance_is_found_where_it_is(name: str) -> None:
    record = game_record(name)
    changed = changed_chance(record)
    first = next(n for n, (a, b) in enumerate(zip(record.actions, changed.actions, strict=False), 1) if a != b)
    assert doubt(changed).startswith(f"action {first}, “{changed.actions[first - 1]}”, is not what the seed says")


def test_a_changed_deed_of_chance_in_a_campaign_is_found() -> None:
    record = campaign_record()
    index = next(n for n, deed in enumerate(record.deeds) if n > record.shuffles[1].begins and deed.startswith("*"))
    told = replace(record, deeds=record.deeds[:index], shuffles=[])
    game = find_game("stickers")
    assert game.campaign is not None
    campaign: Campaign = game.campaign.replay(told.sealed(), game)
    other = next(
        twin
        for twin in (campaign.back_to(campaign.ply) for _ in range(100))
        if str(twin.settle(Stream.of(new_secret(), "other"))[0]) != record.deeds[index]
    )
    stream = deal(record.shuffles[1])
    Players().play(other, stream, lambda: not other.running and not other.waiting)
    assert doubt(replace(other.record(), shuffles=record.shuffles)).startswith(f"action {index + 1}, ")


def exchanged(record: Record, **fields: Any) -> Record:
    assert record.shuffle is not None
    return replace(record, shuffle=replace(record.shuffle, **fields))


@pytest.mark.parametrize("name", house_games())
def test_swapped_words_are_found(name: str) -> None:
    assert "is not what the seed says" in doubt(exchanged(game_record(name), words=WORDS[::-1]))


def test_another_secret_is_found_with_its_own_commitment_or_without() -> None:
    record, other = game_record("stickers"), new_secret()
    assert "does not fit" in doubt(exchanged(record, secret=other))
    fitting = exchanged(record, secret=other, commitment=commitment(other, TABLE_ID))
    assert "is not what the seed says" in doubt(fitting)


def test_another_commitment_or_table_is_found() -> None:
    record = game_record("stickers")
    assert "does not fit" in doubt(exchanged(record, commitment="0" * 64))
    assert "does not fit" in doubt(exchanged(record, table="mnkjhgfedcba"))


@pytest.mark.parametrize("secret", ["", "0" * 63, "0" * 65, "G" * 64, "0" * 63 + "\n"])
def test_a_secret_that_is_none_is_refused(secret: str) -> None:
    assert "64 hexadecimal digits" in doubt(exchanged(game_record("stickers"), secret=secret))


def test_a_cut_record_is_found() -> None:
    record = game_record("stickers")
    assert "cut off" in doubt(replace(record, actions=record.actions[:-1]))
    assert "cut off" in doubt(replace(record, actions=record.actions[:-1], result=None))
    with pytest.raises(GameError, match="damaged or cut off"):
        read_any(record.to_json()[:-40])


def test_a_cut_campaign_is_found() -> None:
    record = campaign_record()
    second = record.shuffles[1].begins
    assert "cut off" in doubt(replace(record, deeds=record.deeds[:second]))
    assert "cut off" in doubt(replace(record, deeds=record.deeds[: second + 20]))
    assert "cut off" in doubt(replace(record, shuffles=record.shuffles[:1]))
    verify(replace(record, deeds=record.deeds[:second], shuffles=record.shuffles[:1]).sealed())  # as it was then


def test_a_second_shuffle_in_the_middle_of_a_game_is_found() -> None:
    """A server that could choose anew could choose what it likes."""
    record = campaign_record()
    first = record.shuffles[0]
    more: list[Opened] = [first, replace(first, begins=10), record.shuffles[1]]
    assert "2 games, but 3 shuffles" in doubt(replace(record, shuffles=more))
    for begins in (-1, 10, record.shuffles[1].begins + 1, 10_000):
        late = [first, replace(record.shuffles[1], begins=begins)]
        assert f"after {begins} actions, which is not before one of the games" in doubt(replace(record, shuffles=late))


def test_a_record_that_begins_in_the_middle_has_nothing_to_verify() -> None:
    record = game_record("stickers")
    position = replay(replace(record, actions=record.actions[:30], result=None, shuffle=None, digest=None)).position()
    assert "nothing to verify" in doubt(replace(record, position=position))


def test_a_doubt_is_an_error_like_others() -> None:
    assert issubclass(Doubt, GameError)
