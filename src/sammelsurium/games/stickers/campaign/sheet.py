"""The campaign sheet: trophies, progress, the booster just opened, the stickers in hand. Its form is in `picture`."""

from typing import Protocol

from .. import picture
from ..picture import Booster, Field, Person, Sheet, Stage, StickerHand, Stuck, Words
from .boosters import SET_FIELD, sealed, words
from .sticking import Sticker


class Standing(Protocol):
    """What the sheet says of a campaign."""

    stage: Stage
    number: int
    seats: tuple[str, ...]
    trophies: dict[str, list[int]]
    opened: list[str]
    fresh: str | None
    hands: list[list[Sticker]]
    stuck: list[Stuck]
    aside: list[Sticker]

    @property
    def finished(self) -> bool: ...

    @property
    def waiting(self) -> tuple[int, ...]: ...

    @property
    def champions(self) -> list[str]: ...


def write(campaign: Standing) -> Sheet:
    """Nothing in it comes from a booster that is still sealed."""
    contents = sealed()
    return Sheet(
        stage=campaign.stage,
        game=campaign.number,
        games=contents.games,
        finished=campaign.finished,
        people=[Person(name, list(won), name in campaign.seats) for name, won in campaign.trophies.items()],
        track=[_field(number, campaign.opened) for number in range(contents.games)],
        opened=None if campaign.fresh is None else _booster(campaign.fresh),
        hands=[
            StickerHand(seat, [picture.Sticker(one.kind, one.cosmetic) for one in hand])
            for seat, hand in enumerate(campaign.hands)
        ],
        waiting=list(campaign.waiting),
        stuck=list(campaign.stuck),
        aside=len(campaign.aside),
        champions=campaign.champions,
        scenarios=[scenario.id for scenario in contents.scenario] if campaign.finished else [],
        words=Words(**words(campaign.opened, campaign.finished)),
    )


def _field(number: int, opened: list[str]) -> Field:
    field = sealed().track[number]
    return Field(
        field=number + 1,
        kind="set" if field == SET_FIELD else "power",
        number=None if field == SET_FIELD else int(field.rpartition("-")[2]),
        opened=opened[number] if number < len(opened) else None,
    )


def _booster(name: str) -> Booster:
    booster = sealed().find(name)
    return Booster(booster.id, booster.kind, booster.set, list(booster.brings))
