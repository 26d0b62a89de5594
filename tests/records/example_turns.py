"""The four turns by which both rulebooks explain the game, set up as they tell it.

The texts say what matters: three coins on the fair; Paulina alone without a connoisseur; Adam with the green one; Tom
with a green plant in storage, two connoisseurs and all but that stamp of a bonus tile. The rest is ours.
"""

from sammelsurium.kernel.contract import Json
from sammelsurium.kernel.match import Match
from tests.rules.stamp_collection.table import FACTS, GAME, cost_of, lay, of, seat, showing

NAMES = {"de": ("Paulina", "Adam", "Tanja", "Tom"), "en": ("Paulina", "Adam", "Tatiana", "Tom")}
PAULINA, ADAM, TANJA, TOM = range(4)
# The bonus tile that Tom fulfils: one that names the green plant.
BONUS = next(bonus for bonus in FACTS.bonus if "green plant" in bonus.stamps)


def tom() -> Json:
    """Just enough silver for two coins' price and a space that costs one; two connoisseurs that stay with him."""
    others = [stamp for stamp in BONUS.stamps if stamp != "green plant"]
    guests = ["red animal", "brown animal"]
    colours = {stamp.split()[0] for stamp in others}
    guests = [stamp for stamp in guests if stamp.split()[0] not in colours]
    return showing("purple", *others, *guests, money=3, storage=["green plant"])


def before() -> Json:
    """Paulina's turn, three coins on the fair."""
    paulina = seat("blue", money=8, mounts={"a1": "pink"})
    adam = seat("red", money=8, mounts={"a1": "pink"}, stamps={"d4": "green animal"})
    tanja = seat("green", money=2)
    fair = ["pink panorama", "pink animal", "green mount"]
    return lay(paulina, adam, tanja, tom(), fair=fair, coins=3)


def dear_space(match: Match) -> str:
    """An empty space of Tom's album that costs 1."""
    mounts = of(match, TOM)["mounts"]
    return next(c + r for r in "1234" for c in "abcd" if c + r not in mounts and cost_of(match, c + r) == 1)


def example_turns(language: str) -> Match:
    match = Match.from_position(GAME, NAMES[language], before())
    match.play(PAULINA, "buy 1 a1")
    match.play(ADAM, "buy 2 a1")
    match.play(TANJA, "coin")
    match.play(TOM, f"buy 3 {dear_space(match)}")
    return match
