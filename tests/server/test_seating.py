"""Leaving a seat to a bot and coming back, standing in, sitting down on a seat that was kept; questions on another's
turn; on both databases."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.errors import Stale
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game, house_games
from sammelsurium.minds import usual_level
from sammelsurium.server.arrangements import agree, come_back, leave, sit, stand_in
from sammelsurium.server.bots import Bots, meant_for
from sammelsurium.server.databases import queue_of
from sammelsurium.server.messages.company import ComingBack, Leaving
from sammelsurium.server.messages.gathering import NewTerms, Sitting
from sammelsurium.server.messages.terms import Terms
from sammelsurium.server.refusals import RefusalError
from sammelsurium.server.settings import Settings
from sammelsurium.server.standing import Standing
from sammelsurium.server.workers import Workers

from .parlour import BEN, CLEO, SLOW, THREE, TWO, begin, bot, earlier, move, person
from .test_owner import ADA, Process, running, until, until_both_know


async def test_who_leaves_keeps_the_seat_and_takes_it_back_at_any_moment(settings: Settings) -> None:
    async with running(settings) as process:
        opened = await begin(process)
        table, seat = opened.table, opened.waiting[0]
        who = opened.seats[seat].person or ""
        away = await leave(process.tables, table, Leaving(seat), who)
        assert (away.seats[seat].person, away.seats[seat].mind) == (who, usual_level())
        assert (away.thinking, away.waits) == (seat, 0)
        with pytest.raises(RefusalError, match="come back first"):
            await move(process, table)
        with pytest.raises(RefusalError, match="come back first"):
            await leave(process.tables, table, Leaving(seat), who)
        back = await come_back(process.tables, table, ComingBack(seat), who)
        assert (back.thinking, back.seats[seat].mind, back.waits) == (None, None, 1 << seat)
        assert back.company.waits == opened.company.waits  # and has no more time than before
        with pytest.raises(Stale):  # what the bot has thought meanwhile is too late
            await process.tables.play(table, meant_for(away, seat), away.match.ply, "coin")
        with pytest.raises(RefusalError, match="nobody plays seat"):
            await come_back(process.tables, table, ComingBack(seat), who)
    async with running(settings) as process:
        now = await process.tables.current(table)
        assert now.chairs == opened.chairs
        assert now.match.actions == opened.match.actions


async def test_only_the_own_seat_can_be_left(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await begin(process)).table
        for who, seat, error in ((ADA, 1, "not_yours"), (CLEO, 0, "not_yours"), (ADA, 7, "invalid")):
            with pytest.raises(RefusalError) as refused:
                await leave(process.tables, table, Leaving(seat), who)
            assert refused.value.refusal.error == error
        with pytest.raises(RefusalError, match="no mind"):
            await leave(process.tables, table, Leaving(0, "an owl"), ADA)
        assert (await process.tables.current(table)).version == 1


async def test_where_all_people_have_left_the_bots_rest(settings: Settings) -> None:
    async with running(settings) as process:
        opened = await begin(process)
        table, seat = opened.table, opened.waiting[0]
        await leave(process.tables, table, Leaving(0, "random"), ADA)
        assert (await leave(process.tables, table, Leaving(1, "random"), BEN)).thinking is None
        assert (await come_back(process.tables, table, ComingBack(1 - seat), (BEN, ADA)[seat])).thinking == seat


async def test_a_bot_stands_in_only_when_the_time_is_up(settings: Settings) -> None:
    async with running(settings) as process:
        opened = await begin(process)
        table, seat = opened.table, opened.waiting[0]
        late, other = (ADA, BEN) if seat == 0 else (BEN, ADA)
        with pytest.raises(RefusalError, match="has not run out"):
            await stand_in(process.tables, table, Leaving(seat, "random"), other)
        await earlier(process, table, timedelta(hours=23))
        with pytest.raises(RefusalError, match="has not run out"):
            await stand_in(process.tables, table, Leaving(seat, "random"), other)
        await earlier(process, table, timedelta(hours=2))
        with pytest.raises(RefusalError, match="only who plays"):
            await stand_in(process.tables, table, Leaving(seat, "random"), CLEO)
        with pytest.raises(RefusalError, match="not that of another person"):
            await stand_in(process.tables, table, Leaving(seat, "random"), late)
        with pytest.raises(RefusalError, match="has not run out"):  # nobody waits for that one
            await stand_in(process.tables, table, Leaving(1 - seat, "random"), late)
        after = await stand_in(process.tables, table, Leaving(seat, "random"), other)
        assert (after.thinking, after.seats[seat].person) == (seat, late)
        assert (await come_back(process.tables, table, ComingBack(seat), late)).thinking is None


async def test_where_no_time_is_agreed_nobody_is_ever_late(settings: Settings) -> None:
    async with running(settings) as process:
        opened = await begin(process, terms=Terms())
        await earlier(process, opened.table, timedelta(days=900))
        seat = opened.waiting[0]
        with pytest.raises(RefusalError, match="has not run out"):
            await stand_in(process.tables, opened.table, Leaving(seat), (BEN, ADA)[seat])


async def test_of_fifty_who_want_a_kept_seat_one_gets_it(settings: Settings) -> None:
    async with running(settings) as here, running(settings) as there:
        table = (await begin(here, TWO[0], bot(1, open=True), bot(2, "Otter"))).table
        await until_both_know(here, there, table)
        wishes = [
            sit((here, there)[number % 2].tables, table, Sitting(f"Guest {number}", face="loupe"), f"guest {number}")
            for number in range(50)
        ]
        done = await asyncio.gather(*wishes, return_exceptions=True)
        (won,) = [one for one in done if isinstance(one, Standing)]
        assert all(isinstance(one, RefusalError) for one in done if one is not won)
        chair = won.chairs[1]
        assert (chair.mind, chair.open, chair.face) == (None, False, "loupe")
        assert f"guest {chair.name.removeprefix('Guest ')}" == chair.person
        assert won.game is not None
        assert won.game.record().seats == ["Ada", chair.name, "Otter"]
    async with running(settings) as process:
        now = await process.tables.current(table)
        assert now.chairs == won.chairs
        assert now.match.record() == won.match.record()


async def test_who_may_not_take_a_kept_seat(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await begin(process, TWO[0], bot(1, open=True), bot(2, "Otter"))).table
        for wish, who, told in (
            (Sitting("Ada", 1), ADA, "you have a seat"),
            (Sitting("Cleo", 2), CLEO, "not kept"),
            (Sitting("Cleo", 9), CLEO, "not kept"),
            (Sitting("ada", 1), CLEO, "called ada already"),
            (Sitting("\u202eCleo", 1), CLEO, "nobody can see"),
        ):
            with pytest.raises(RefusalError, match=told):
                await sit(process.tables, table, wish, who)
        assert (await process.tables.current(table)).version == 1


async def test_leaving_against_a_move_leaves_a_table_that_goes_on(settings: Settings) -> None:
    async with running(settings) as here, running(settings) as there:
        for _ in range(3):
            opened = await begin(here)
            table, seat = opened.table, opened.waiting[0]
            who = opened.seats[seat].person or ""
            await until_both_know(here, there, table)
            left, moved = await asyncio.gather(
                leave(here.tables, table, Leaving(seat, "random"), who), move(there, table), return_exceptions=True
            )
            assert isinstance(left, Standing)  # it is tried again
            assert isinstance(moved, Standing | Stale | RefusalError)
            await until_both_know(here, there, table)
            now = await there.tables.current(table)
            assert now.seats[seat].mind == "random"
            assert (now.match.ply > opened.match.ply) == isinstance(moved, Standing)


async def test_the_host_changes_who_may_say_what_and_look_on_and_nothing_else(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await begin(process)).table
        wished = Terms(pace=SLOW.pace, talk="text", watchers=False)
        assert (await agree(process.tables, table, NewTerms(terms=wished), ADA)).company.terms == wished
        for wish, who, where in (
            (NewTerms(terms=wished), BEN, None),
            (NewTerms(terms=Terms(pace=60)), ADA, "terms.pace"),
            (NewTerms(terms=wished, listed=True), ADA, "listed"),
            (NewTerms(), ADA, "terms"),
        ):
            with pytest.raises(RefusalError) as refused:
                await agree(process.tables, table, wish, who)
            assert refused.value.refusal.where == where


async def test_those_beside_somebody_leave_and_come_back_each(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await begin(process, TWO[0], person(1, "Ben", ADA, beside=True))).table
        away = await leave(process.tables, table, Leaving(1, "random"), ADA)
        assert [chair.mind for chair in away.chairs] == [None, "random"]
        back = await come_back(process.tables, table, ComingBack(1), ADA)
        assert [chair.mind for chair in back.chairs] == [None, None]
        assert back.waits == 1  # for whoever holds the device


# -- questions on another's turn -----------------------------------------------------------------------------------


def whole_game(name: str, number: int) -> list[Match]:
    match = Match.begin(find_game(name), ["Ada", "Ben", "Cleo"])
    deal, choose = Stream.of(f"questions {number}", "deal"), Stream.of(f"questions {number}", "choose")
    moments = []
    match.settle(deal)
    while not match.over and match.ply < 400:
        moments.append(match.back_to(match.ply))
        seat = match.waiting[0]
        moves = match.legal(seat)
        match.play(seat, moves[choose.draw(match.ply, len(moves))])
        match.settle(deal)
    return moments


@pytest.mark.parametrize("name", sorted(house_games()))
def test_who_is_asked_on_anothers_turn_is_the_only_one_waited_for(name: str) -> None:
    moments = [match for number in range(6) for match in whole_game(name, number)]
    asked = [match for match in moments if match.questioned is not None]
    assert bool(asked) == (name == "stickers")
    for match in asked:
        assert match.waiting == (match.questioned,)
        assert match.questioned != match.state.turn


async def until_somebody_is_asked(process: Process) -> Standing:
    """Not in every game somebody is."""
    now, pick = await begin(process, *THREE, game="stickers"), 0
    while now.question is None:
        pick += 1
        now = await begin(process, *THREE, game="stickers") if now.over else await move(process, now.table, pick * 7)
    return now


async def test_a_question_on_anothers_turn_is_answered_when_the_time_is_up(settings: Settings) -> None:
    async with running(settings) as process:
        now = await until_somebody_is_asked(process)
        assert now.question is not None
        table, seat = now.table, now.question[0]
        assert await process.tables.overdue() == []
        now = await earlier(process, table)
        assert await process.tables.overdue() == [table]
        queue = queue_of(settings)
        bots = Bots(process.tables, settings, queue, Workers(queue, 1, process.tables.metrics))
        await bots.resume()
        try:
            await until(lambda: process.tables._kept[table].match.ply > now.match.ply, 60)
        finally:
            await bots.close()
        after = await process.tables.current(table)
        assert after.match.actions[now.match.ply].actor == seat
        assert after.chairs == now.chairs  # it is still theirs
        assert after.question is None
        assert await process.tables.overdue() == []


async def test_a_turn_is_never_taken_from_anybody_by_itself(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await begin(process)).table
        assert (await earlier(process, table)).question is None
        assert await process.tables.overdue() == []
