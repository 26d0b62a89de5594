"""What a play of several cards brings is told before it is made: by their number and the last of them, and by all their
stars (ST-22, ST-30, ST-41)."""

from collections.abc import Iterator
from itertools import permutations

import pytest

from sammelsurium.games.stickers.picture import Choice, Effect, Laying
from sammelsurium.kernel import compiled
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.match import Match

from .table import ADA, EVERY, GAME, NAMES, cards, dressed, finished_game, pending, play, seat, table


def plays(match: Match, player: int) -> dict[str, tuple[Choice, Laying]]:
    found = {}
    for choice in match.choices(player):
        if choice.verb == "play":
            assert isinstance(choice.laying, Laying)
            found[str(choice.card)] = choice, choice.laying
    return found


def told(match: Match, player: int, row: tuple[str, ...]) -> tuple[int, list[Effect], list[str]]:
    """What the page adds up for these cards, the last one open: points, effects beside the stars, moves to send."""
    offered = plays(match, player)
    last = offered[row[-1]][1].rows[len(row) - 1]
    under = [effect for card in row[:-1] for effect in offered[card][1].under]
    moves = [offered[card][0].move for card in row]
    stars = sum(offered[card][1].stars for card in row)
    return last.gain + stars, last.effects + under, moves + ([last.done] if last.done else [])


def rows(match: Match, player: int, most: int = 3) -> Iterator[tuple[str, ...]]:
    for card, (_, laying) in plays(match, player).items():
        for size in range(most):
            for below in permutations(laying.along, size):
                yield *below, card


@pytest.mark.parametrize("box", ["plain", "finished"])
@pytest.mark.parametrize("combos", ["open card", "every card"])
def test_what_is_told_of_a_row_is_what_it_brings(box: str, combos: str) -> None:
    match = Match.begin(finished_game() if box == "finished" else GAME, NAMES[:3], {"combos": combos})
    choose, deal = Stream.of(box, "choose"), Stream.of(box, "deal")
    seen = 0
    for _ in range(150 if compiled.enabled else 30):
        match.settle(deal)
        if match.over:
            break
        player = match.waiting[0]
        if match.view(player).phase in ("play", "laying"):
            for row in rows(match, player):
                gain, _, moves = told(match, player, row)
                after = play(match.back_to(match.ply), player, *moves)
                assert after.points()[player] - match.points()[player] == gain
                assert after.view(player).phase != "laying"
                seen += len(row) > 1
        legal = match.legal(player)
        match.play(player, legal[choose.draw(match.ply, len(legal))])
    assert seen > (30 if compiled.enabled else 0)


@pytest.mark.rule("ST-30")
def test_the_line_of_the_bonus_goes_by_the_number_of_cards() -> None:
    match = table(seat(*cards("corking", 1, 2, 3, 4)), seat(), phase="play")
    laying = plays(match, ADA)["corking-1"][1]
    assert [row.line for row in laying.rows] == [0, 0, 1, 1]
    assert [row.done for row in laying.rows] == ["done", "done", "done", None]
    begun = play(match, ADA, "play corking-1")
    assert [row.line for row in plays(begun, ADA)["corking-2"][1].rows] == [0, 1, 1]


@pytest.mark.rule("ST-21")
def test_only_cards_of_the_same_set_go_together() -> None:
    match = table(seat(*cards("corking", 1, 2), "robotter-3"), seat(), phase="play")
    along = {card: laying.along for card, (_, laying) in plays(match, ADA).items()}
    assert along == {"corking-1": ["corking-2"], "corking-2": ["corking-1"], "robotter-3": []}


@pytest.mark.rule("ST-41")
@pytest.mark.parametrize(("combos", "works"), [("open card", {"deck"}), ("every card", {"deck", "question"})])
def test_the_stickers_told_are_those_that_work(combos: str, works: set[str]) -> None:
    box = dressed({"corking-9": ["question", "crown"], "corking-10": ["deck"]})
    options = EVERY if combos == "every card" else None
    match = table(seat(*cards("corking", 9, 10)), seat(), seat(), seat(), phase="play", box=box, options=options)
    _, effects, moves = told(match, ADA, ("corking-9", "corking-10"))
    assert {effect.args["sticker"] for effect in effects if "sticker" in effect.args} == works
    assert set(pending(play(match, ADA, *moves))) == works | {"bonus"}


def test_a_play_is_told_once_with_its_points() -> None:
    match = play(table(seat(*cards("corking", 1, 2, 3)), seat(), phase="play"), ADA)
    gain, _, moves = told(match, ADA, ("corking-1", "corking-2", "corking-3"))
    start = match.ply
    events = [event for ply in range(start, play(match, ADA, *moves).ply) for event in match.events(ply, ADA)]
    assert [(event.key, event.args) for event in events if event.key] == [
        ("collection", {"seat": ADA, "set": "corking", "count": 3})
    ]
    assert sum(event.points.get(str(ADA), 0) for event in events) == gain


def test_undo_takes_a_whole_play_back() -> None:
    match = table(seat(*cards("corking", 1, 2, 3)), seat(), phase="play")
    begun = match.ply
    play(match, ADA, "play corking-1")
    assert match.undo_ply(ADA) == begun
    play(match, ADA, "play corking-2", "done")
    assert match.undo_ply(ADA) == begun


# -- certain now, and at the end -----------------------------------------------------------------------------------


@pytest.mark.rule("ST-63")
def test_stars_are_certain_and_collections_are_not() -> None:
    match = table(seat("robotter-1", album=[cards("corking", 1, 2)]), seat(), phase="play")
    player = match.view(None).players[ADA]
    assert player.now == player.terms.stars > 0
    assert player.points == player.terms.stars + player.terms.collections > player.now


def test_what_is_certain_never_shrinks_and_is_all_in_the_end() -> None:
    match = Match.begin(finished_game(), NAMES[:3], {"start": "even"})
    choose, deal = Stream.of("certain", "choose"), Stream.of("certain", "deal")
    before = [0, 0, 0]
    while not match.over:
        match.settle(deal)
        if match.over:
            break
        now = [player.now for player in match.view(None).players]
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now
        legal = match.legal(match.waiting[0])
        match.play(match.waiting[0], legal[choose.draw(match.ply, len(legal))])
    assert [player.now for player in match.view(None).players] == match.points()
    assert all(new >= old for new, old in zip(match.points(), before, strict=True))
