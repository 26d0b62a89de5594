"""What is counted over many games to tune the box and its boosters (ST-84)."""

from collections import Counter

import pytest

from sammelsurium.games.stickers.balance import EVEN, PRINTED, SETUPS, WISHES, observe, variants
from sammelsurium.games.stickers.box import Facts
from sammelsurium.games.stickers.campaign.boosters import sealed
from sammelsurium.games.stickers.state import SET_NAMES
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import State
from sammelsurium.lab.simulation import Played, simulate

from .table import FACTS, GAME

STREAM = Stream.of("balance", "variants")


@pytest.fixture(scope="module")
def played() -> Played:
    return next(simulate(GAME, 3, 1, ["instinct"], "balance", SETUPS[PRINTED]))


@pytest.fixture(scope="module")
def finished(played: Played) -> State:
    return played.state


@pytest.mark.rule("ST-84")
def test_a_set_wins_with_the_winner_who_has_most_of_it(played: Played, finished: State) -> None:
    told = GAME.positions.write(FACTS, GAME.box().data, finished)
    sizes = [Counter(card.split("-")[0] for pile in seat["album"] for card in pile) for seat in told["seats"]]
    for seat in range(3):
        seen = observe(GAME.box(), finished, [float(other == seat) for other in range(3)])
        won = {one.name for one in seen if one.share == 1.0}
        assert won == {name for name in SET_NAMES if 0 < sizes[seat][name] == max(own[name] for own in sizes)}
    assert played.place(told["start"] - 1) == 1


@pytest.mark.rule("ST-84")
def test_seats_are_wished_to_be_fair_with_an_even_start() -> None:
    assert SETUPS == {PRINTED: {}, EVEN: {"start": "even"}}
    assert [(wish.setups, wish.most) for wish in WISHES if wish.group == "place"] == [((EVEN,), 0.03)]


@pytest.mark.rule("ST-72", "ST-84")
def test_every_booster_makes_a_box_with_its_stickers_in_the_albums_and_its_rules(finished: State) -> None:
    boxes = variants(GAME.box(), finished, STREAM)
    assert list(boxes) == [booster.id for booster in sealed().booster]
    for name, box in boxes.items():
        booster = sealed().find(name)
        wanted = Counter(kind for row in booster.stickers for kind, least in row.stickers() if least <= 3)
        before, after = worn(FACTS), worn(box.facts)
        assert after - before == wanted
        assert box.facts.bonus == (booster.bonus or FACTS.bonus)
        assert (box.facts.neighbours, box.facts.pouch) == (booster.neighbours, booster.pouch)


def worn(facts: Facts) -> Counter[str]:
    """All stickers on all cards."""
    cards = [card for cards in facts.cards.values() for card in cards]
    kinds = Counter(kind for card in cards for kind in card.combos)
    return kinds + Counter(star=sum(card.stars for card in cards), gold=sum(card.gold for card in cards))
