"""What people are shown: the log of what happened, and what a choice would bring."""

from collections.abc import Iterator, Mapping

import pytest

from sammelsurium.games.collexxion.picture.structures import Caption, Look, View
from sammelsurium.games.collexxion.state import COLOURS
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.compiled import enabled
from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.picture import as_tree
from sammelsurium.kernel.text import texts

from .table import (
    ADA,
    BEN,
    CEM,
    GAME,
    NAMES,
    PINK_SET,
    SQUARES,
    begin,
    play,
    polygon,
    real_pile,
    seat,
    table,
    take,
    told,
)

TABLES: list[tuple[int, Mapping[str, str]]] = [
    (2, {}),
    (4, {"partners": "teams", "accessible": "untouched", "reward": "smallest"}),
    (3, {"actions": "experts give", "accessible": "resting"}),
]


def played(players: int, seed: str, options: Mapping[str, str]) -> Iterator[Match]:
    """A random game, shown before every decision and at its end."""
    deal, choose = Stream.of(seed, "deal"), Stream.of(seed, "choose")
    match = Match.begin(GAME, NAMES[:players], options)
    match.settle(deal)
    while not match.over:
        yield match
        moves = match.legal(match.waiting[0])
        match.play(match.waiting[0], moves[choose.draw(match.ply, len(moves))])
    yield match


def places(view: View) -> set[str]:
    """Where every polygon is, as the events name it."""
    lying = {f"pile/{piece.id}" for piece in view.pile}
    if view.turn is not None:
        lying |= {f"chain/{view.turn}/{piece.id}" for piece in view.chain.pieces}
    for player in view.players:
        lying |= {f"collection/{player.seat}/{piece.id}" for piece in player.collection}
    return lying


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_moved_pieces_and_points_told_are_those_that_changed(players: int, options: Mapping[str, str]) -> None:
    match = list(played(players, "log", options))[-1]
    for index in range(2, match.ply):
        before, after = match.back_to(index), match.back_to(index + 1)
        lying, points = places(before.view(None)), before.points()
        for event in match.events(index, None):
            for source, target in event.moves:
                if source.split("/")[0] in ("pile", "chain", "collection"):
                    lying.remove(source)
                    lying |= set() if target.startswith(("out/", "scored/")) else {target}
            for player, change in event.points.items():
                points[int(player)] += change
        assert lying == places(after.view(None))
        assert points == after.points()


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_event_has_a_sentence_in_four_languages(players: int, options: Mapping[str, str]) -> None:
    match = list(played(players, "sentences", options))[-1]
    for language in ("en", "de", "fr", "it"):
        words = texts(GAME.folder, language)
        told = [words.tell(as_tree(event), NAMES) for index in range(match.ply) for event in match.events(index, None)]
        assert all("{" not in sentence for sentence in told)
        assert len([sentence for sentence in told if sentence]) > match.ply / 2


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_preview_promises_what_the_move_brings(players: int, options: Mapping[str, str]) -> None:
    stride = 5 if enabled else 25
    for match in played(players, "preview", options):
        if match.waiting and match.ply % stride == 0:
            check_promises(match, match.waiting[0])


def check_promises(match: Match, player: int) -> None:
    choices = match.choices(player)
    assert [choice.move for choice in choices] == match.legal(player)
    free = {piece.id for piece in match.view(player).pile if piece.accessible}
    for choice in choices[:: max(1, len(choices) // 8)]:
        after = match.back_to(match.ply)
        after.play(player, choice.move)
        assert choice.gain == after.points()[player] - match.points()[player]
        if choice.verb in ("take", "remove"):
            now = {piece.id for piece in after.view(player).pile if piece.accessible}
            assert set(choice.frees) == now - free
        if choice.verb == "take":
            assert set(choice.follow) == {piece.id for piece in after.view(player).pile if piece.takeable}


def test_a_take_says_what_may_follow_and_what_it_completes() -> None:
    match = table(seat(*PINK_SET[:3]), seat())
    choice = next(c for c in match.choices(ADA) if c.move == f"take {polygon(PINK_SET[3])}")
    assert choice.completes == ["pink"]
    assert "effect-set" in [effect.key for effect in choice.effects]
    take(match, ADA, PINK_SET[3])
    stop = next(c for c in match.choices(ADA) if c.verb == "stop")
    assert stop.completes == ["pink"]
    again = next(c for c in match.choices(ADA) if c.verb == "take")
    assert again.completes == []
    play(match, ADA, "stop")
    score = match.choices(ADA)[0]
    (pink,) = score.scoring
    assert (pink.move, pink.set, pink.kind, pink.stack, pink.points) == (score.move, "pink", "colour", "pink", 2)
    assert [one.id for one in pink.used] == [polygon(name) for name in PINK_SET]
    assert score.gain == 2 + 4


def test_a_set_of_one_shape_says_where_its_token_comes_from() -> None:
    match = play(take(table(seat(*SQUARES), seat()), ADA, "blue octagon"), ADA, "stop")
    squares = [(one.set, one.kind, one.stack, choice.gain) for choice in match.choices(ADA) for one in choice.scoring]
    assert squares == [("square", "shape", colour, 2 + 4) for colour in COLOURS]
    empty = table(seat(*SQUARES), seat(), stacks=dict.fromkeys(COLOURS, 0), phase="scoring")
    (choice,) = empty.choices(ADA)
    (scoring,) = choice.scoring
    assert (choice.move, scoring.stack, scoring.points, choice.gain) == ("score square", None, 0, 4)
    assert [one.id for one in scoring.used] == [polygon(name) for name in SQUARES]
    assert [(e.key, e.points) for e in choice.effects] == [
        ("effect-leave", 4), ("effect-no-token", 0), ("effect-last-round", 0),
    ]  # fmt: skip


def test_the_polygons_of_a_set_leave_by_its_corner_before_the_token_comes() -> None:
    match = play(table(seat(*PINK_SET), seat(), phase="scoring"), ADA, "score pink")
    left, came = match.events(len(match.actions) - 1, None)[:2]
    assert left.key == "scored-colour"
    assert left.moves == [(f"collection/0/{polygon(name)}", f"scored/pink/{polygon(name)}") for name in PINK_SET]
    assert (came.key, came.moves) == ("", [("stack/pink/2", "tokens/0/1")])


def test_a_stolen_polygon_that_completes_a_set_is_announced() -> None:
    match = table(seat(*PINK_SET[:3]), seat(PINK_SET[3]), seat())
    choice = next(c for c in match.choices(ADA) if c.verb == "steal")
    assert (choice.completes, choice.seat, choice.gain) == (["pink"], BEN, -2)


def test_effects_of_taking_from_others_add_up_to_the_gain() -> None:
    match = table(seat("pink square"), seat("blue square"))
    steal = next(c for c in match.choices(ADA) if c.verb == "steal")
    assert [(e.key, e.points) for e in steal.effects] == [("effect-leftover", -1), ("effect-action-spent", -1)]
    assert steal.gain == -2
    expert = table(seat("pink square"), seat("blue square"), options={"actions": "experts give"})
    give = next(c for c in take(expert, ADA, "green square", "green square").choices(ADA) if c.verb == "give")
    assert [(e.key, e.points) for e in give.effects] == [("effect-given", 1)]
    assert give.gain == 1


def test_stopping_after_what_was_taken_has_joined_is_told_once() -> None:
    match = take(table(seat(), seat("blue square")), ADA, "pink square")
    play(match, ADA, "add", "stop")
    assert told(match, -2) == ["stopped"]
    assert told(match) == []


def test_who_is_not_on_turn_has_nothing_to_choose() -> None:
    assert table(seat(), seat("blue square")).choices(BEN) == []


def test_a_gift_says_to_whom() -> None:
    match = take(table(seat(), seat(), seat(), seat(), options={"partners": "teams"}), ADA, "pink square")
    choice = next(c for c in match.choices(ADA) if c.verb == "gift")
    assert choice.piece is not None
    assert (choice.piece.id, choice.piece.colour, choice.piece.shape) == (polygon("pink square"), "pink", "square")
    assert (choice.seat, choice.gain) == (CEM, 0)


def test_before_the_pile_is_dropped_there_is_nothing_to_see() -> None:
    match = Match.begin(GAME, NAMES[:2])
    view = match.view(None)
    assert (view.phase, view.turn, view.start, view.pile, view.accessible) == (None, None, None, [], 0)
    match.play(CHANCE, "start 2")
    assert match.events(0, None)[0].key == "start-player"
    assert match.view(None).start == BEN


def test_the_pile_is_drawn_from_the_bottom_up() -> None:
    pile = real_pile(1).view(None).pile
    heights = [piece.height for piece in pile]
    assert heights == sorted(heights)
    place = {piece.id: number for number, piece in enumerate(pile)}
    assert all(place[over] > place[piece.id] for piece in pile for over in piece.covered_by)


def test_sets_in_the_making_are_told() -> None:
    match = table(seat("pink square", "pink octagon"), seat())
    sets = {line.set: line for line in match.view(ADA).players[ADA].sets}
    assert (sets["pink"].have, sets["square"].have, sets["blue"].have) == (2, 1, 0)
    assert sets["pink"].missing == [Look("pink", "triangle"), Look("pink", "pentagon")]


def test_the_caption_names_round_and_rest() -> None:
    assert begin().caption() == Caption(round=1, left=80)
