"""Taking (CX-20 to CX-24, CX-27)."""

import numpy as np
import pytest

from sammelsurium.games.collexxion.picture.structures import Look
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.compiled import enabled, plain

from .stuck import stuck_positions
from .table import (
    ADA,
    BEN,
    GAME,
    NAMES,
    collection,
    lay,
    play,
    polygon,
    real_pile,
    refused,
    seat,
    sit_down,
    starting,
    table,
    take,
)

NOTHING_UNTOUCHED = 182  # the first pile where everything that is not covered touches something


@pytest.mark.rule("CX-20")
def test_at_least_one_must_be_taken() -> None:
    match = table()
    assert refused(match, ADA, "stop") == "CX-20"
    assert refused(match, ADA, "add") == "CX-20"
    take(match, ADA, "pink square")
    assert "stop" in match.legal(ADA)


@pytest.mark.rule("CX-21")
def test_only_what_is_accessible_can_be_taken() -> None:
    match = real_pile(1)
    pile = match.view(ADA).pile
    covered = next(piece.id for piece in pile if not piece.accessible)
    assert refused(match, ADA, f"take {covered}") == "CX-21"
    free = [piece.id for piece in pile if piece.accessible]
    assert starting(match, ADA, "take") == [f"take {number}" for number in sorted(free)]


@pytest.mark.rule("CX-21")
def test_what_is_gone_cannot_be_taken() -> None:
    match = table(seat("pink square"), seat())
    assert refused(match, ADA, f"take {polygon('pink square')}") == "CX-21"


@pytest.mark.rule("CX-22")
def test_the_next_one_shares_colour_or_shape_with_the_one_just_before() -> None:
    match = take(table(), ADA, "pink square", "blue square")
    for name in ("green triangle", "pink octagon", "yellow pentagon"):
        assert refused(match, ADA, f"take {polygon(name)}") == "CX-22"
    for name in ("blue triangle", "green square", "blue square"):
        assert f"take {polygon(name, 4)}" in match.legal(ADA)
    assert match.view(ADA).chain.follow == Look("blue", "square")
    fitting = [piece for piece in match.view(ADA).pile if piece.takeable]
    assert all(piece.colour == "blue" or piece.shape == "square" for piece in fitting)
    assert len(fitting) == 20 + 15 - 2


@pytest.mark.rule("CX-22")
def test_four_are_the_most() -> None:
    match = take(table(), ADA, "pink square", "pink square", "pink square", "pink square")
    assert starting(match, ADA, "take") == []
    assert refused(match, ADA, f"take {polygon('pink square', 4)}") == "CX-22"
    assert match.view(ADA).chain.follow is None


@pytest.mark.rule("CX-22", "CX-23")
def test_what_comes_free_may_be_taken_at_once_if_it_fits() -> None:
    match = real_pile(1)
    choice = next(c for c in match.choices(ADA) if c.verb == "take" and set(c.frees) & set(c.follow))
    under = next(number for number in choice.frees if number in choice.follow)
    assert refused(match, ADA, f"take {under}") == "CX-21"
    play(match, ADA, choice.move, f"take {under}")
    assert [piece.id for piece in match.view(ADA).chain.pieces] == [choice.piece and choice.piece.id, under]


@pytest.mark.rule("CX-24")
def test_what_was_taken_joins_the_collection_after_taking() -> None:
    match = take(table(seat("blue octagon"), seat()), ADA, "pink square", "blue square")
    assert collection(match, ADA) == ["blue octagon"]
    play(match, ADA, "stop")
    assert collection(match, ADA) == ["blue octagon", "blue square", "pink square"]
    assert match.view(None).chain.pieces == []
    assert match.waiting == (BEN,)


@pytest.mark.rule("CX-24")
def test_after_adding_nothing_more_is_taken() -> None:
    match = take(table(seat(), seat("blue square")), ADA, "pink square")
    play(match, ADA, "add")
    assert refused(match, ADA, f"take {polygon('pink octagon')}") == "CX-24"
    assert refused(match, ADA, "add") == "CX-24"
    play(match, ADA, "stop")
    assert match.waiting == (BEN,)


@pytest.mark.rule("CX-20")
def test_a_move_of_one_word_has_no_more_to_it() -> None:
    match = take(table(), ADA, "pink square")
    stop = int(GAME.notation.read(match.box.data, match.state, ADA, "stop"))
    assert GAME.refusal(match.box.data, match.state, ADA, stop + 1) == 20


@pytest.mark.rule("CX-27")
def test_if_nothing_is_untouched_what_is_uncovered_may_be_taken() -> None:
    match = real_pile(NOTHING_UNTOUCHED, accessible="untouched")
    assert match.view(None).fallback
    shown = match.view(ADA).pile
    assert [piece.accessible for piece in shown] == [not piece.covered_by for piece in shown]
    play(match, ADA, starting(match, ADA, "take")[0])
    assert match.view(ADA).left == 79


@pytest.mark.rule("CX-27", "CX-43")
def test_if_nothing_is_untouched_nothing_can_be_removed() -> None:
    match = real_pile(NOTHING_UNTOUCHED, accessible="untouched")
    takes = starting(match, ADA, "take")
    assert starting(match, ADA, "remove") == []
    assert refused(match, ADA, takes[0].replace("take", "remove")) == "CX-27"
    covered = next(piece.id for piece in match.view(ADA).pile if piece.covered_by)
    assert refused(match, ADA, f"remove {covered}") == "CX-43"
    play(match, ADA, takes[0])
    if not match.view(None).fallback:
        assert starting(match, ADA, "remove")


@pytest.mark.rule("CX-27", "CX-47", "CX-81")
def test_a_token_or_a_pair_does_not_remove_what_is_only_uncovered() -> None:
    """Wherever the fallback counts, in random games with tokens and with experts."""
    for actions in ("tokens", "experts"):
        match, fallbacks = real_pile(NOTHING_UNTOUCHED, accessible="untouched", actions=actions), 0
        draws = Stream.of("removals", actions)
        while not match.over:
            view, player = match.view(None), match.waiting[0]
            if view.fallback:
                fallbacks += 1
                assert starting(match, player, "remove") == []
            elif view.phase == "added" and view.left:
                assert len(match.legal(player)) > 1
            moves = match.legal(player)
            match.play(player, moves[draws.draw(match.ply, len(moves))])
        assert fallbacks


@pytest.mark.rule("CX-27")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_under_untouched_there_is_always_something_to_take(players: int) -> None:
    """A few random games; stuck.py plays a hundred thousand."""
    options = GAME.option_codes(GAME.read_options({"accessible": "untouched"}))
    state, key, games = GAME.new_state(), np.uint64(players), 100 if enabled else 1
    count = plain(stuck_positions)
    assert count(GAME.box().data, state, players, options, key, games, GAME.new_moves()) == 0


@pytest.mark.rule("CX-21", "CX-27")
def test_with_tiny_polygons_everything_is_untouched() -> None:
    options = {"accessible": "untouched"}
    match = sit_down(lay(options=options), options)
    assert len(starting(match, ADA, "take")) == 80
    assert not match.view(None).fallback
    assert match.seats == NAMES[:2]
