"""How the box and its boosters are wished to come out over many games (ST-84)."""

from collections.abc import Iterator, Mapping, Sequence

from sammelsurium.kernel.box import Box
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import State
from sammelsurium.lab.wishes import Observed, Wish

from .box import Facts, make_box
from .campaign import Booster, Sticker, cards_in, open_rules, places, put_on, sealed, stickers_of, taste
from .state import SET_NAMES

PRINTED, EVEN = "printed start", "even start"
SETUPS: Mapping[str, Mapping[str, str]] = {PRINTED: {}, EVEN: {"start": "even"}}
WISHES = (
    Wish("ST-84", "set", "no set wins more than 1.5 times its share", most=1.5, scale="times mean"),
    Wish(
        "ST-84",
        "place",
        "with an even start no seat wins more than 3 points above its fair share",
        most=0.03,
        scale="above fair",
        setups=(EVEN,),
    ),
    Wish("ST-84", "change", "every booster changes the choices of a strong bot", least=0.0),
)


def observe(box: Box, state: State, shares: Sequence[float]) -> Iterator[Observed]:
    """A set wins with the winner who has its largest collection, alone or tied."""
    for number, name in enumerate(SET_NAMES):
        sizes = [int(state.album[seat, number]).bit_count() for seat in range(len(shares))]
        led = sum(share for share, size in zip(shares, sizes, strict=True) if size == max(sizes) > 0)
        yield Observed("set", name, led)


def variants(box: Box, state: State, stream: Stream) -> Mapping[str, Box]:
    """The box after each of the boosters, opened when the game was over and stuck as bots stick."""
    return {booster.id: _opened(box, booster, state, stream) for booster in sealed().booster}


def _opened(box: Box, booster: Booster, state: State, stream: Stream) -> Box:
    """As in a campaign: rules in force, stickers dealt at random and put on cards of the own album (ST-72)."""
    players = int(state.players)
    albums, used = [cards_in(state.album[seat]) for seat in range(players)], cards_in(box.data.in_play[players])
    facts, left = open_rules(box.facts, booster), [one for one in stickers_of(booster) if one.least <= players]
    for turn in range(len(left)):
        sticker = left.pop(stream.draw(turn, len(left)))
        facts = _stuck(facts, sticker, places(facts, sticker, albums[turn % players], used))
    return make_box(facts, f"{box.name}, after {booster.id}")


def _stuck(facts: Facts, sticker: Sticker, found: Sequence[int]) -> Facts:
    return put_on(facts, max(found, key=lambda card: taste(facts, card, sticker)), sticker)
