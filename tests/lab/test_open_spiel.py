"""OpenSpiel meets our games as games of its own: its tests pass, and nobody knows more than the veil shows."""

from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags

from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE
from sammelsurium.kernel.errors import GameError
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.registry import find_game, games
from sammelsurium.lab.guests import Guest
from sammelsurium.lab.open_spiel import PARTS, PREFIX, House, Position, load
from sammelsurium.lab.peers import GUESTS
from sammelsurium.minds import find_mind
from sammelsurium.minds.base import ask

by_game = pytest.mark.parametrize("name", list(games()))
STREAM = Stream.of("open_spiel", "test")


def chosen(position: Position, counter: int) -> int:
    """Any action, at a player's node or Chance's."""
    actions = position.legal_actions()
    return int(actions[STREAM.draw(counter, len(actions))])


def positions(house: House, most: int = 200) -> list[Position]:
    """Where a random game stood, again and again, from its beginning; the last is its end if it is that short."""
    position = house.new_initial_state()
    found: list[Position] = []
    while not position.is_terminal() and len(found) < most:
        found.append(position.clone())
        position.apply_action(chosen(position, len(found)))
    return [*found, position]


@by_game
def test_open_spiel_s_own_test_passes(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@by_game
def test_open_spiel_s_playthrough_can_be_repeated(name: str, tmp_path: Path) -> None:
    # It loads all of scipy, which not everybody who collects tests should wait for.
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()  # OpenSpiel reads the command line for how a replay names actions
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(PREFIX + name, None, seed=7), encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert "Returns() = [" in original
    assert original == again


@by_game
def test_returns_are_our_outcome(name: str) -> None:
    match = Match.begin(find_game(name), ["Ada", "Ben"])
    deal, mind, decisions = Stream.of("returns", "deal"), find_mind("instinct"), 0
    while not match.over:
        match.settle(deal)
        if match.waiting:
            seat = match.waiting[0]
            match.play(seat, ask(mind, match.seated(seat), STREAM, decisions))
            decisions += 1
    outcome = match.outcome()
    assert outcome is not None
    winners = {place.seat for place in outcome.ranking if place.rank == 1}
    expected = [0.0, 0.0] if len(winners) == 2 else [1.0 if seat in winners else -1.0 for seat in range(2)]
    position = load(name).position(match.state)
    assert position.is_terminal()
    assert position.returns() == expected


def test_nothing_is_won_before_the_end() -> None:
    assert load("stamp_collection", 3).new_initial_state().returns() == [0.0, 0.0, 0.0]


@by_game
def test_information_states_are_equal_exactly_when_the_veils_are(name: str) -> None:
    met = positions(load(name))
    for seat in range(2):
        told = [position.information_state_string(seat) for position in met]
        veils = [position.veiled(seat).tobytes() for position in met]
        assert len(set(told)) == len(set(veils)) == len(set(zip(told, veils, strict=True)))
    assert met[0].information_state_string(0) != met[0].information_state_string(1)


@by_game
def test_a_resampled_world_is_one_the_player_cannot_tell_apart(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    decisions = [position for position in positions(load(name)) if position.is_player_node()]
    assert decisions
    for position in decisions:
        seat = position.current_player()
        world = position.resample_from_infostate(seat, sampler)
        assert world.information_state_string(seat) == position.information_state_string(seat)
        assert world.legal_actions() == position.legal_actions()


def test_a_resampled_world_is_not_simply_the_real_one() -> None:
    decisions = [position for position in positions(load("stickers")) if position.is_player_node()]
    worlds = [position.resampled(position.current_player(), np.uint64(5)) for position in decisions]
    assert any(str(world) != str(real) for world, real in zip(worlds, decisions, strict=True))


def test_chance_narrows_many_outcomes_down_to_one() -> None:
    house = load("collexxion")
    position = house.new_initial_state()
    steps = 0
    while position.is_chance_node():
        outcomes = position.chance_outcomes()
        assert len(outcomes) <= PARTS
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        position.apply_action(outcomes[-1][0])
        steps += 1
    assert steps == 1 + 3  # who begins; then one of 1024³ piles
    game = house.setting.game
    by_hand = game.new_state()
    game.start(house.setting.box.data, by_hand, 2, np.zeros(len(game.options), np.int64))
    for outcome in (1, PARTS**3 - 1):
        game.apply(house.setting.box.data, by_hand, CHANCE, outcome)
    assert position.cell.tobytes() == by_hand.tobytes()


@pytest.mark.parametrize("name", GUESTS)
def test_a_guest_plays_legal_moves_and_the_same_ones_again(name: str) -> None:
    match = Match.begin(find_game("stamp_collection"), ["Ada", "Ben"])
    match.settle(Stream.of("guest", "deal"))
    seated = match.seated(match.waiting[0])
    moves = {Guest(name, 20, 2.0, "ours").choose(seated, STREAM, 0) for _ in range(2)}
    assert len(moves) == 1
    assert moves <= set(seated.legal().tolist())


@pytest.mark.parametrize("players", [1, 6])
def test_a_table_that_open_spiel_cannot_have_is_refused(players: int) -> None:
    with pytest.raises(GameError, match=r"players|alone"):
        pyspiel.load_game(f"{PREFIX}tauschrausch", {"players": players})


def test_options_are_parameters() -> None:
    house = pyspiel.load_game(f"{PREFIX}stamp_collection(players=3,loans=any time)")
    assert house.setting.players == 3
    assert "any time" in house.setting.options
