"""The sealed boosters: their contents and their words, handed out only once opened. Read by the server alone."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from fluent.syntax import FluentParser, FluentSerializer, ast
from msgspec import Meta, Struct

from sammelsurium.kernel.box import demand, parse_toml, read_text, typed
from sammelsurium.kernel.errors import GameError

from ..box import Count, Line, Points, Rank, Scenario
from ..state import KINDS, SET_NAMES, SetName

FOLDER = Path(__file__).parent.parent / "sealed"
LANGUAGES = ("en", "de", "fr", "it")
STAR_KINDS = ("star", "gold")
FINISHED = "finished"  # the group of words that belongs to the end of the campaign
SET_FIELD = "set"  # on the progress track: a random set booster

Id = Annotated[str, Meta(pattern="^[a-z0-9_-]+$")]


class Row(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """So many stickers of a kind, by their marks."""

    kind: Id
    unmarked: Count
    three: Count
    four: Count

    def stickers(self) -> list[tuple[str, int]]:
        """Each with the smallest number of players it is used with."""
        return [(self.kind, 2)] * self.unmarked + [(self.kind, 3)] * self.three + [(self.kind, 4)] * self.four


class Booster(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    brings: list[Id]  # kinds of sticker nobody has seen before
    stickers: list[Row]
    set: SetName | None = None
    cosmetics: list[Row] = []
    bonus: list[Line] | None = None  # a new bonus list (ST-74)
    neighbours: Points = 0
    gold: dict[Rank, Points] = {}
    pouch: Count = 0

    @property
    def kind(self) -> Literal["power", "set"]:
        return "power" if self.set is None else "set"


class Sealed(Struct, frozen=True, forbid_unknown_fields=True):
    games: Annotated[int, Meta(ge=1, le=100)]
    stickers_each: Count
    cosmetics_each: Count
    track: list[Id]
    booster: list[Booster]
    scenario: list[Scenario]

    def find(self, name: str) -> Booster:
        for booster in self.booster:
            if booster.id == name:
                return booster
        raise GameError(f"there is no booster “{name}”")

    def find_scenario(self, name: str) -> Scenario:
        for scenario in self.scenario:
            if scenario.id == name:
                return scenario
        raise GameError(f"there is no scenario “{name}”")


def read_sealed(text: str, where: str) -> Sealed:
    """Raises BoxError, naming the value, for anything missing, absurd or unknown."""
    sealed = typed(parse_toml(text, where), Sealed, where)
    ids = [booster.id for booster in sealed.booster]
    demand(len(set(ids)) == len(ids), f"{where}: booster", "two boosters have the same id")
    sets = [booster.set for booster in sealed.booster if booster.set]
    demand(sorted(sets) == sorted(SET_NAMES), f"{where}: booster", "one set booster for each set (ST-4)")
    fields = [SET_FIELD] * len(sets) + [booster.id for booster in sealed.booster if not booster.set]
    demand(sorted(fields) == sorted(sealed.track), f"{where}: track", "one field for each booster (ST-70)")
    demand(len(sealed.track) == sealed.games, f"{where}: track", f"{sealed.games} games need as many fields (ST-70)")
    for booster in sealed.booster:
        _check_booster(sealed, booster, f"{where}: booster {booster.id}")
    return sealed


def _check_booster(sealed: Sealed, booster: Booster, where: str) -> None:
    unknown = [row.kind for row in booster.stickers if row.kind not in (*STAR_KINDS, *KINDS)]
    demand(not unknown, f"{where}.stickers", f"the rules know no {unknown}")
    for players in (2, 3, 4):
        for rows, each in ((booster.stickers, sealed.stickers_each), (booster.cosmetics, sealed.cosmetics_each)):
            used = sum(least <= players for row in rows for _, least in row.stickers())
            demand(not rows or used == players * each, where, f"{used} stickers for {players} players (ST-72)")


@cache
def sealed() -> Sealed:
    """What lies in this edition's boosters."""
    return read_sealed(read_text(FOLDER / "boosters.toml"), "stickers/sealed/boosters.toml")


@cache
def _groups(language: str) -> dict[str, str]:
    """The words of a language by the booster they belong to, as Fluent source."""
    serializer = FluentSerializer()
    groups: dict[str, list[str]] = {}
    name = ""
    for entry in FluentParser().parse((FOLDER / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.GroupComment):
            name = entry.content or ""
            groups[name] = []
        elif isinstance(entry, ast.Message):
            groups[name].append(serializer.serialize_entry(entry))
    return {name: "".join(messages) for name, messages in groups.items()}


def words(opened: Sequence[str], finished: bool) -> dict[str, str]:
    """Fluent source for what has been opened, language by language."""
    names = [*opened, *([FINISHED] if finished else [])]
    return {language: "".join(_groups(language)[name] for name in names) for language in LANGUAGES}
