"""What must hold in every box of Tauschrausch and types cannot say. Each check names the value and the rule."""

from itertools import combinations

from sammelsurium.kernel.box import demand

from ..state import COLOURS, CONTEST_KINDS, STACK_NAMES, THEMES
from .facts import Event, Facts, Half, Stamp
from .names import CONTEST_IDS, EVENT_IDS, EXHIBITOR_IDS, LETTERS, PRINTED_IDS, RIVAL_IDS, SPECIALIST_IDS

SIZES = {"small": {(2, 2)}, "large": {(3, 3)}, "short": {(3, 2), (2, 3)}, "long": {(4, 2), (2, 4)}}

MOST_ITEMS = 7  # on an event: the state has room for five events of seven
FIRST_EVENT = "late_opening"  # adds a short rectangle for each player and lets everyone collect more


def check(facts: Facts, where: str) -> None:
    demand(facts.players == [1, 2, 3, 4, 5], f"{where}: players", "the rules know 1 to 5 players")
    _check_ids([c.id for c in facts.contest], CONTEST_IDS, f"{where}: contest")
    _check_ids([e.id for e in facts.event], EVENT_IDS, f"{where}: event")
    _check_ids([s.id for s in facts.specialist], SPECIALIST_IDS, f"{where}: specialist")
    _check_ids([e.id for e in facts.exhibitor], EXHIBITOR_IDS, f"{where}: exhibitor")
    _check_ids([e.id for e in facts.album_exhibitor], PRINTED_IDS, f"{where}: album_exhibitor")
    _check_ids([c.id for c in facts.solo.card], RIVAL_IDS, f"{where}: solo.card")
    _check_stamps(facts, where)
    _check_contests(facts, where)
    _check_exhibitors(facts, where)
    _check_supply(facts, where)
    _check_starts(facts, where)
    _check_solo(facts, where)
    _check_sources(facts, where)


def _check_ids(found: list[str], known: tuple[str, ...], where: str) -> None:
    demand(tuple(found) == known, where, f"must be {list(known)}, in this order")


def _check_stamps(facts: Facts, where: str) -> None:
    for stack in STACK_NAMES:
        for number, stamp in enumerate(getattr(facts.stamps, stack)):
            at, name = f"{where}: stamps.{stack}[{number}]", f"{LETTERS[stack]}{number + 1:02}"
            demand(stamp.id == name, at, f"must be called {name}: a stamp's name says its stack and its place there")
            demand((stamp.w, stamp.h) in SIZES[stack], at, f"{stamp.w} by {stamp.h} is no size of this stack (TR-2)")
            _check_stamp(stamp, at, stack)


def _check_stamp(stamp: Stamp, at: str, stack: str) -> None:
    double, rare = stamp.kind == "double", stamp.kind == "rare"
    demand(double == (len(stamp.halves) == 2), at, "a double has two halves, any other stamp none (TR-6)")
    demand(not double or stack == "long", at, "only long tiles are doubles (TR-6)")
    featured = stamp.colour is not None and stamp.theme is not None and stamp.motif is not None
    bare = stamp.colour is None and stamp.theme is None and stamp.motif is None
    demand(
        bare if double or rare else featured, at, "colour, theme and motif: all of them, none if rare or double (TR-5)"
    )
    parts: list[Stamp | Half] = [*stamp.halves] or [stamp]
    for part in parts:
        if part.kind == "cancelled":
            demand(part.value == 0, at, "a cancelled stamp has no value (TR-4)")
        if part.kind == "faded":
            demand(part.value < 0, at, "a faded stamp has a negative value (TR-4)")


def _check_contests(facts: Facts, where: str) -> None:
    for number, contest in enumerate(facts.contest):
        at = f"{where}: contest[{number}]"
        demand(contest.kind == CONTEST_KINDS[number // 6], at, f"must be of the kind {CONTEST_KINDS[number // 6]}")
        demand((contest.points > 0) != bool(contest.table), at, "pays by points or by a table")
        rises = all(low < high for low, high in zip(contest.table, contest.table[1:], strict=False))
        demand(rises, f"{at}.table", "must rise, so that the best group is the largest")


def _check_exhibitors(facts: Facts, where: str) -> None:
    themes = tuple(exhibitor.theme for exhibitor in facts.album_exhibitor)
    demand(themes == THEMES, f"{where}: album_exhibitor", f"one for each of {list(THEMES)}, in this order (TR-1)")
    colours = tuple(exhibitor.colour for exhibitor in facts.exhibitor)
    demand(colours == COLOURS, f"{where}: exhibitor", f"one for each of {list(COLOURS)}, in this order")


def most_asked(events: list[Event], column: int) -> int:
    """The most that three rounds of five events can ask of a supply: the last event of a round is gone in the next.

    Column 0 to 3 are the stacks, 4 forever stamps, 5 attendees. In the first round the event in force is one of the
    five revealed, so it can still be asked; two such events at most are gone when the third round begins.
    """
    counts = [e.symbols.counts() for e in events]
    asked = [sum(c[2 * column : 2 * column + 2]) if column < 4 else c[column + 4] for c in counts]
    most = 0
    for first_gone, second_gone in combinations(range(len(events)), 2):
        for first, second in ((first_gone, second_gone), (second_gone, first_gone)):
            rest = [n for i, n in enumerate(asked) if i != first]
            later = [n for i, n in enumerate(asked) if i not in (first, second)]
            one = asked[first] + sum(sorted(rest)[-4:])
            two = asked[second] + sum(sorted(later)[-4:])
            three = sum(sorted(later)[-5:])
            most = max(most, one + two + three)
    return most


def _check_supply(facts: Facts, where: str) -> None:
    """No supply runs dry in three rounds of five players, and there are items enough for every haul (TR-87)."""
    supplies = {"small": 30, "long": 30, "short": 60, "large": 30, "forever": facts.forever.tiles, "attendees": 19}
    for column, (name, tiles) in enumerate(supplies.items()):
        most = most_asked(facts.event, column) + (5 if name == "short" else 0)
        at = f"{where}: supply.asked_at_most.{name}"
        demand(facts.supply.asked_at_most.get(name) == most, at, f"must be {most}, what three rounds can ask for")
        besides = facts.supply.drawn_besides_at_most if column < 4 else 0
        demand(most + besides <= tiles, at, f"{tiles} in the box, but {most} + {besides} can be asked for (TR-87)")
    for number, event in enumerate(facts.event):
        items = sum(event.symbols.counts())
        at = f"{where}: event[{number}].symbols"
        demand(
            facts.album.haul <= items <= MOST_ITEMS, at, f"shows {items} items, not {facts.album.haul} to {MOST_ITEMS}"
        )


def _check_starts(facts: Facts, where: str) -> None:
    starts = sorted(start.players for start in facts.even_start)
    demand(starts == [2, 3, 4, 5], f"{where}: even_start", "one for each of 2 to 5 players")
    for number, start in enumerate(facts.even_start):
        fits = len(start.points) == start.players
        demand(fits, f"{where}: even_start[{number}].points", f"needs {start.players} values")


def _check_solo(facts: Facts, where: str) -> None:
    solo = facts.solo
    unknown = sorted(set(solo.left_out) - set(SPECIALIST_IDS))
    demand(not unknown, f"{where}: solo.left_out", f"there is no specialist {unknown}")
    demand("early_riser" in solo.left_out, f"{where}: solo.left_out", "the early riser is not used in solo play")
    levels = [level.id for level in solo.level]
    demand(
        levels == ["newcomer", "dealer", "legend"], f"{where}: solo.level", "newcomer, dealer and legend, in this order"
    )
    for number, card in enumerate(solo.card):
        at = f"{where}: solo.card[{number}].cut"
        demand({"A", "B"} <= set(card.cut[:3]), at, "A and B both occur among the first three letters")


def _check_sources(facts: Facts, where: str) -> None:
    """Every fact says where it comes from."""
    told = {field for field in facts.__struct_fields__ if field not in ("name", "version", "source")}
    missing, unknown = sorted(told - set(facts.source)), sorted(set(facts.source) - told)
    demand(not missing, f"{where}: source", f"says nothing of {missing}")
    demand(not unknown, f"{where}: source", f"names {unknown}, which the box does not have")
