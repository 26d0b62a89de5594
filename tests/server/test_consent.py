"""What needs the consent of the people at a table; on both databases, and from two processes at once."""

from __future__ import annotations

import asyncio

import pytest

from sammelsurium.kernel.errors import Stale
from sammelsurium.kernel.record import Record
from sammelsurium.server import gate
from sammelsurium.server.arrangements import leave, propose, vote
from sammelsurium.server.messages.company import Leaving, MotionWish, Vote
from sammelsurium.server.messages.terms import Terms
from sammelsurium.server.refusals import RefusalError
from sammelsurium.server.settings import Settings
from sammelsurium.server.standing import Standing

from .parlour import BEN, CLEO, THREE, TWO, begin, bot, earlier, move, person
from .test_owner import ADA, Process, running, until_both_know

WHO = (ADA, BEN, CLEO)


async def ask(process: Process, table: str, kind: str, seat: int = 0, who: str = ADA) -> Standing:
    ply = (await process.tables.current(table)).match.ply
    return await propose(process.tables, table, MotionWish(seat, kind, ply), who)  # type: ignore[arg-type]


async def say(process: Process, table: str, seat: int, agree: bool = True) -> Standing:
    motion = (await process.tables.current(table)).company.motion
    assert motion is not None
    return await vote(process.tables, table, Vote(seat, motion.number, agree), WHO[seat])


def first_waits(now: Standing) -> tuple[int, int]:
    """Whose turn it is, and who is the other of two."""
    return now.waiting[0], 1 - now.waiting[0]


async def test_undo_by_consent_leads_back_before_the_own_last_action_whoever_acted_since(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await begin(process)).table
        before = await process.tables.current(table)
        first, second = first_waits(before)
        while (await process.tables.current(table)).waiting[0] == first:  # a turn may have several steps
            before = await process.tables.current(table)
            await move(process, table)
        while (await process.tables.current(table)).waiting[0] == second:
            answered = await move(process, table)
        asked = await ask(process, table, "undo", first, WHO[first])
        assert asked.company.motion is not None
        assert asked.match.actions == answered.match.actions
        after = await say(process, table, second)
        assert after.company.motion is None
        assert after.match.actions == before.match.actions
        assert after.waiting == before.waiting
    async with running(settings) as process:
        assert (await process.tables.current(table)).match.actions == before.match.actions


async def test_undo_by_consent_leads_back_before_a_whole_step(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await begin(process, game="tauschrausch")).table

        async def play(seat: int, move: str) -> Standing:
            ply = (await process.tables.current(table)).match.ply
            return await process.tables.play(table, lambda _: seat, ply, move)

        def legal(now: Standing, seat: int) -> list[str]:
            assert now.game is not None
            return now.game.legal(seat)

        now = await process.tables.current(table)
        while not any(move.startswith("stamp") for move in legal(now, now.waiting[0])):
            moves = legal(now, now.waiting[0])
            now = await play(now.waiting[0], "confirm" if "confirm" in moves else moves[-1])
        begun = await play(1, legal(now, 1)[0])
        in_hand = await play(0, legal(now, 0)[0])
        await play(0, legal(in_hand, 0)[0])
        await play(1, legal(begun, 1)[0])
        asked = await ask(process, table, "undo")
        assert asked.company.motion is not None
        assert asked.company.motion.target == begun.match.ply


async def test_undo_of_what_was_done_against_bots_alone_is_refused(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await begin(process, TWO[0], bot(1))).table
        await process.move(table)
        with pytest.raises(RefusalError, match="nobody is there who could agree"):
            await ask(process, table, "undo")


async def test_one_who_does_not_agree_ends_the_matter_as_does_whoever_asked(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await begin(process, *THREE)).table
        for seat in (0, 1):
            await ask(process, table, "end")
            with pytest.raises(RefusalError, match="something else is being asked"):
                await ask(process, table, "pause", 2, CLEO)
            assert (await say(process, table, 2)).company.motion is not None
            after = await say(process, table, seat, agree=False)
            assert (after.company.motion, after.company.ended) == (None, False)
        with pytest.raises(RefusalError, match="any more"):
            await vote(process.tables, table, Vote(1, 1, True), BEN)
        assert after.company.motions == 2


async def test_who_plays_on_has_not_agreed_to_an_undo(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await begin(process)).table
        first, _ = first_waits(await process.tables.current(table))
        while (await process.tables.current(table)).waiting[0] == first:
            await move(process, table)
        await ask(process, table, "undo", first, WHO[first])
        assert (await move(process, table)).company.motion is None


async def test_bots_wait_while_people_decide_about_an_undo(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await begin(process, *TWO, bot(2))).table
        now = await process.tables.current(table)
        while now.thinking is None or not any(action.actor == 0 for action in now.match.actions):
            now = await process.move(table)
        assert (await ask(process, table, "undo")).thinking is None
        assert (await say(process, table, 1, agree=False)).thinking == now.thinking


async def test_who_is_away_is_not_asked_and_who_leaves_no_longer(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await begin(process, *THREE)).table
        await leave(process.tables, table, Leaving(2, "random"), CLEO)
        await ask(process, table, "pause")
        assert (await leave(process.tables, table, Leaving(1, "random"), BEN)).company.paused is not None
        with pytest.raises(RefusalError, match="come back first"):
            await ask(process, table, "resume", 1, BEN)
        await ask(process, table, "resume")
        assert (await process.tables.current(table)).company.paused is None


async def test_those_at_one_device_agree_together(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await begin(process, TWO[0], person(1, "Ben", ADA, beside=True), bot(2))).table
        assert (await ask(process, table, "end")).company.ended


async def test_a_game_that_was_ended_is_over_and_keeps_its_record_for_its_people(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await begin(process)).table
        for _ in range(4):
            await move(process, table)
        await ask(process, table, "end")
        ended = await say(process, table, 1)
        assert ended.over
        assert (ended.waiting, ended.thinking, ended.waits) == ((), None, 0)
        with pytest.raises(RefusalError, match="ended by consent"):
            await process.tables.play(table, lambda _: 0, ended.match.ply, "coin")
        with pytest.raises(RefusalError, match="is over"):
            await ask(process, table, "undo")
    async with running(settings) as process:
        again = await process.tables.current(table)
        assert again.company.ended
        assert again.match.actions == ended.match.actions
        lines, _ = await process.tables.page(ADA, over=True, after=None)
        assert [line.id for line in lines] == [table]
        final = await process.tables._store.final(table)
        assert final is not None
        assert Record.read(final.record).result is None
        assert await process.tables.waiting_for_bots(again.changed) == []
        assert gate.summary(again)


async def test_a_pause_stops_the_clock_and_playing_on_ends_it(settings: Settings) -> None:
    async with running(settings) as process:
        table = (await begin(process)).table
        assert (await process.tables.current(table)).due is not None
        await ask(process, table, "pause")
        paused = await say(process, table, 1)
        assert (paused.due, paused.company.paused is not None) == (None, True)
        await earlier(process, table)
        with pytest.raises(RefusalError, match="no time runs"):
            await ask(process, table, "pause")
        on = await move(process, table)
        assert on.company.paused is None
        assert on.due is not None
        assert on.due > on.changed
        free = (await begin(process, terms=Terms())).table
        with pytest.raises(RefusalError, match="no time runs"):
            await ask(process, free, "pause")


# -- at the same moment, in two processes --------------------------------------------------------------------------


async def test_of_fifty_moves_at_once_one_is_stored(settings: Settings) -> None:
    async with running(settings) as here, running(settings) as there:
        table = (await begin(here)).table
        await there.tables.current(table)
        before = await here.tables.current(table)
        seat, ply = before.waiting[0], before.match.ply
        choices = [choice.move for choice in before.match.choices(seat)]
        wishes = [
            (here, there)[number % 2].tables.play(table, lambda _: seat, ply, choices[number % len(choices)])
            for number in range(50)
        ]
        done = await asyncio.gather(*wishes, return_exceptions=True)
        won = [one for one in done if isinstance(one, Standing)]
        assert len(won) == 1
        assert all(isinstance(one, Stale) for one in done if one is not won[0])
        await until_both_know(here, there, table)
        for process in (here, there):
            now = await process.tables.current(table)
            assert (now.version, now.match.actions) == (before.version + 1, won[0].match.actions)


async def test_votes_at_once_are_all_counted(settings: Settings) -> None:
    async with running(settings) as here, running(settings) as there:
        table = (await begin(here, *THREE)).table
        await ask(here, table, "end")
        await until_both_know(here, there, table)
        await asyncio.gather(say(here, table, 1), say(there, table, 2))
        await until_both_know(here, there, table)
        assert (await here.tables.current(table)).company.ended
        assert (await there.tables.current(table)).over


async def test_agreeing_against_refusing_one_of_the_two_is_first(settings: Settings) -> None:
    async with running(settings) as here, running(settings) as there:
        for _ in range(3):
            table = (await begin(here)).table
            await ask(here, table, "end")
            await until_both_know(here, there, table)
            done = await asyncio.gather(say(here, table, 1), say(there, table, 0, agree=False), return_exceptions=True)
            await until_both_know(here, there, table)
            ended = (await here.tables.current(table)).company.ended
            assert [isinstance(one, Standing) for one in done] == [ended, not ended]


async def test_consent_to_an_undo_against_a_move(settings: Settings) -> None:
    """Either the move came first, and nobody is asked any more, or it belongs to a past that there is no longer."""
    async with running(settings) as here, running(settings) as there:
        for _ in range(3):
            table = (await begin(here)).table
            first, second = first_waits(await here.tables.current(table))
            while (await here.tables.current(table)).waiting[0] == first:
                await move(here, table)
            asked = await ask(here, table, "undo", first, WHO[first])
            await until_both_know(here, there, table)
            done = await asyncio.gather(say(here, table, second), move(there, table), return_exceptions=True)
            assert sorted(isinstance(one, Standing) for one in done) == [False, True]
            await until_both_know(here, there, table)
            now = await here.tables.current(table)
            assert now.company.motion is None
            assert (now.match.ply < asked.match.ply) == isinstance(done[0], Standing)
            assert now.match.actions == next(one for one in done if isinstance(one, Standing)).match.actions
