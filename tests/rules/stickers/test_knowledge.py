"""What a seat knows of other hands: what it has seen, and nothing else (ST-43)."""

import numpy as np
import pytest

from sammelsurium.games.stickers.knowledge import ATTEMPTS, find_certain
from sammelsurium.games.stickers.notation import cards_in_masks
from sammelsurium.games.stickers.state import EVERYBODY, SET_NAMES, SETS
from sammelsurium.kernel import compiled
from sammelsurium.kernel.chance import Stream, word
from sammelsurium.kernel.contract import State, copy_state
from sammelsurium.kernel.match import Match

from .table import ADA, BEN, CEM, DEA, GAME, NAMES, cards, draw, finished_game, hand, play, seat, table


def known(match: Match, viewer: int | None, player: int) -> list[str]:
    return [card.card for card in match.view(viewer).players[player].known]


def lacks(match: Match, viewer: int | None, player: int) -> list[str]:
    found: list[str] = match.view(viewer).players[player].lacks
    return found


def questions(*hands: tuple[str, ...]) -> Match:
    others = [seat(*held) for held in hands]
    match = table(seat("corking-2", "robotter-5"), *others, display=["karate_kat-5", "karate_kat-6"])
    return play(match, ADA, "take karate_kat-5", "play corking-2")


@pytest.mark.rule("ST-20", "ST-43")
def test_all_know_a_card_taken_from_the_display_and_nothing_else() -> None:
    match = questions(("octopost-5",), ("octopost-6",))
    assert known(match, BEN, ADA) == known(match, CEM, ADA) == known(match, None, ADA) == ["karate_kat-5"]
    assert known(match, ADA, BEN) == []
    assert match.view(BEN).hand != match.view(ADA).hand
    assert match.view(None).hand == []


@pytest.mark.rule("ST-43")
def test_which_card_changed_hands_only_the_two_know() -> None:
    match = questions(("octopost-5", "octopost-6"), ())
    play(match, ADA, "ask 2 octopost")
    play(match, BEN, "give octopost-6")
    gift = match.ply - 1
    assert match.shown_action(gift, ADA) == match.shown_action(gift, BEN) is not None
    assert match.shown_action(gift, CEM) is None
    assert match.shown_action(gift, None) is None
    event = match.events(gift, CEM)[0]
    assert (event.key, event.args["set"], event.moves) == ("gave", "octopost", [("hand/1", "hand/0")])
    assert match.events(gift, ADA)[0].moves == [("hand/1/octopost-6", "hand/0/octopost-6")]
    assert known(match, BEN, ADA) == ["karate_kat-5", "octopost-6"]
    assert known(match, CEM, ADA) == ["karate_kat-5"]


@pytest.mark.rule("ST-43")
def test_the_others_know_that_the_asker_now_has_a_card_of_the_set() -> None:
    match = questions(("octopost-5", "octopost-6"), ())
    play(match, ADA, "ask 2 octopost")
    play(match, BEN, "give octopost-6")
    for number in range(200):
        world = imagined(match, CEM, number)
        assert any(name.startswith("octopost") for name in cards_in_masks(world.hand[ADA]))


@pytest.mark.rule("ST-43")
def test_a_no_tells_all_that_the_hand_holds_none_until_it_draws() -> None:
    match = questions(("octopost-5",), ("karate_kat-4",))
    play(match, ADA, "ask 3 chokoala")
    draw(match, "robotter-6")
    assert lacks(match, BEN, CEM) == lacks(match, None, CEM) == ["chokoala"]
    for number in range(100):
        assert not any(name.startswith("chokoala") for name in cards_in_masks(imagined(match, BEN, number).hand[CEM]))
    match = questions(("octopost-5",), ("karate_kat-4",))
    play(match, ADA, "ask 3 karate_kat")
    draw(play(match, CEM, "give karate_kat-4"), "robotter-6")
    assert lacks(match, BEN, CEM) == []


@pytest.mark.rule("ST-43")
def test_a_card_seen_earlier_may_be_with_either_after_an_unseen_gift() -> None:
    """Ada takes a Karate Kat that all see. Ben asks her for one: she has two, so nobody else knows which he got."""
    hands = [seat("karate_kat-4", "robotter-5"), seat("count_oink-2"), seat(), seat()]
    match = table(
        *hands, display=["karate_kat-5", "octopost-5", "octopost-6", *["chokoala-3", "chokoala-4", "chokoala-5"]]
    )
    play(match, ADA, "take karate_kat-5", "play robotter-5", "done")
    match.settle(Stream.of("either", "deal"))
    play(match, BEN, "take octopost-5", "play count_oink-2", "ask 1 karate_kat")
    play(match, ADA, "give karate_kat-4")
    assert known(match, CEM, ADA) == []
    assert known(match, BEN, ADA) == ["karate_kat-5"]
    assert "karate_kat-4" in known(match, ADA, BEN)
    places = [holders(imagined(match, DEA, number), "karate_kat-5") for number in range(60)]
    assert {ADA, BEN} == set().union(*places)


@pytest.mark.rule("ST-43")
def test_the_last_card_of_a_set_in_hand_is_known_when_it_changes_hands() -> None:
    """Ada has said that she has no Karate Kat, and takes one. Asked, she gives it and draws: Cem knows who has it."""
    hands = [seat("robotter-5", most={"karate_kat": 0}), seat("count_oink-2"), seat("octopost-7")]
    match = table(
        *hands, display=["karate_kat-5", "octopost-5", "octopost-6", "chokoala-3", "chokoala-4", "chokoala-5"]
    )
    play(match, ADA, "take karate_kat-5", "play robotter-5", "done")
    draw(match, *[f"hocus_hare-{n}" for n in (4, 5, 6, 7, 8)], "astromouse-5")
    assert match.view(None).turn == BEN
    match.state.most[ADA, SET_NAMES.index("karate_kat")] = 1
    play(match, BEN, "take octopost-5", "play count_oink-2", "ask 1 karate_kat")
    play(match, ADA, "give karate_kat-5")
    draw(match, "hocus_hare-9")
    assert "karate_kat-5" in known(match, CEM, BEN)
    assert "karate_kat-5" in known(match, None, BEN)
    assert all(holders(imagined(match, CEM, number), "karate_kat-5") == {BEN} for number in range(40))


@pytest.mark.rule("ST-43")
def test_what_is_left_when_all_else_is_seen_is_known() -> None:
    """The pile is empty and there is one other hand: all that Ada does not see is in it. A third hand, and she is sure
    only of what nobody else can have."""
    match = table(seat("corking-5"), seat("robotter-5", "octopost-5"), display=[], pile=[], phase="play")
    assert known(match, ADA, BEN) == ["octopost-5", "robotter-5"]
    assert known(match, BEN, ADA) == ["corking-5"]
    assert known(match, None, ADA) == known(match, None, BEN) == []
    hands = [seat("corking-5"), seat("robotter-5", "octopost-5"), seat("robotter-6", most={"octopost": 0})]
    match = table(*hands, display=[], pile=[], phase="play")
    assert known(match, ADA, BEN) == ["octopost-5"]
    assert known(match, ADA, CEM) == []


@pytest.mark.rule("ST-43")
def test_the_only_unseen_card_of_a_set_is_known_when_it_is_asked_for() -> None:
    """All other Octoposts lie in the last album, so Cem knows which card Ben must give, and then who has it."""
    away = [["robotter-6"], cards("octopost", *range(1, 8), *range(9, 13))]
    hands = [seat("corking-2", "robotter-5"), seat("octopost-8"), seat("karate_kat-4"), seat(album=away)]
    match = table(*hands, display=["karate_kat-5", "karate_kat-6"])
    play(match, ADA, "take karate_kat-5", "play corking-2")
    assert known(match, CEM, BEN) == []
    play(match, ADA, "ask 2 octopost")
    assert known(match, CEM, BEN) == known(match, None, BEN) == ["octopost-8"]
    play(match, BEN, "give octopost-8")
    assert known(match, CEM, BEN) == []
    assert known(match, CEM, ADA) == known(match, None, ADA) == ["karate_kat-5", "octopost-8"]


def possible(state: State, viewer: int, player: int) -> set[str]:
    """The cards that the hand holds in every one of many imagined worlds."""
    worlds = []
    for number in range(150):
        world = copy_state(state)
        GAME.resample(GAME.box().data, world, viewer, np.uint64(word(np.uint64(11), number)))
        worlds.append(set(cards_in_masks(world.hand[player])))
    return set.intersection(*worlds)


@pytest.mark.rule("ST-43")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_is_certain_is_shown_as_known_and_nothing_else(players: int) -> None:
    """At the end of a game, when few cards are left to count: what holds in every imagined world is shown."""
    choose, deal = Stream.of("certain", f"choose {players}"), Stream.of("certain", f"deal {players}")
    match = Match.begin(GAME, NAMES[:players])
    while not match.over:
        match.settle(deal)
        if match.over:
            break
        if match.view(None).deck + match.view(None).reserve <= 3 and compiled.enabled:
            for viewer in range(players):
                for player in set(range(players)) - {viewer}:
                    shown = set(known(match, viewer, player))
                    assert shown == possible(match.state, viewer, player)
                    assert shown <= set(hand(match, player))
        legal = match.legal(match.waiting[0])
        match.play(match.waiting[0], legal[choose.draw(match.ply, len(legal))])


def holders(world: State, card: str) -> set[int]:
    return {player for player in range(int(world.players)) if card in cards_in_masks(world.hand[player])}


def imagined(match: Match, viewer: int, number: int) -> State:
    world = copy_state(match.state)
    GAME.resample(match.box.data, world, viewer, np.uint64(word(np.uint64(7), number)))
    return world


@pytest.mark.rule("ST-43")
def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    match = questions(("octopost-5",), ())
    play(match, ADA, "ask 2 robotter")
    draw(match, "robotter-6")
    index = match.ply - 1
    assert match.shown_action(index, ADA) is not None
    assert match.shown_action(index, BEN) is None
    assert match.events(index, ADA)[0].moves == [("deck", "hand/0/robotter-6")]
    assert match.events(index, BEN)[0].moves == [("deck", "hand/0")]
    assert match.events(index - 1, BEN)[1].key == "had-none"


def is_consistent(world: State, viewer: int) -> bool:
    """Hands of the right size, within the bounds, every located card in one of its places."""
    for player in range(int(world.players)):
        if player == viewer:
            continue
        for number in range(SETS):
            held = int(world.hand[player, number]).bit_count()
            if not world.least[player, number] <= held <= world.most[player, number]:
                return False
        if len(cards_in_masks(world.hand[player])) != world.hand_size[player]:
            return False
    row = world.located[EVERYBODY if viewer < 0 else viewer]
    for number in range(SETS):
        seen = found = 0
        for player in range(int(world.players)):
            seen |= int(row[player, number])
            found |= int(row[player, number]) & int(world.hand[player, number])
        if seen != found:
            return False
    return True


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("finished", [False, True])
def test_every_imagined_world_agrees_with_all_that_the_seat_knows(players: int, finished: bool) -> None:
    game = finished_game() if finished else GAME
    choose, deal = Stream.of("worlds", f"choose {players}"), Stream.of("worlds", f"deal {players}")
    for number in range(3 if compiled.enabled else 1):
        match = Match.begin(game, NAMES[:players])
        while not match.over:
            match.settle(deal)
            for viewer in range(-1, players):
                world = copy_state(match.state)
                game.resample(match.box.data, world, viewer, np.uint64(word(deal.key, match.ply * 8 + viewer)))
                assert is_consistent(world, viewer)
            legal = match.legal(match.waiting[0])
            match.play(match.waiting[0], legal[choose.draw(match.ply + 1000 * number, len(legal))])


def test_a_world_is_imagined_even_where_the_bounds_contradict_each_other() -> None:
    """Such a state cannot occur; the last attempt lets the bounds go, so that it ends all the same."""
    assert ATTEMPTS > 0
    match = table(seat("robotter-5"), seat("octopost-5", "octopost-6"))
    state = copy_state(match.state)
    state.most[BEN, :] = 0
    GAME.resample(match.box.data, state, ADA, np.uint64(1))
    assert len(cards_in_masks(state.hand[BEN])) == 2
    certain = np.zeros((4, SETS), np.int64)
    find_certain(state, ADA, certain)
    assert not certain.any()  # what contradicts itself makes nothing certain
    state = copy_state(match.state)
    state.least[BEN, :] = 1
    GAME.resample(match.box.data, state, ADA, np.uint64(1))
    assert len(cards_in_masks(state.hand[BEN])) == 2
    state = copy_state(match.state)
    state.located[ADA, BEN, :] = 0b111000
    GAME.resample(match.box.data, state, ADA, np.uint64(1))
    assert len(cards_in_masks(state.hand[BEN])) == 2
    find_certain(state, ADA, certain)
    assert not (certain[BEN] & ~0b111000).any()  # only what was seen to be there
