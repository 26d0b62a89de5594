"""The page that `lab/balance.py` writes: the wishes first, then every figure with its interval."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from sammelsurium.kernel.game import Game
from sammelsurium.minds import find_mind
from sammelsurium.minds.levels import Level

from .figures import CHANGE, Figure, Measured, figures, wish_for
from .wishes import balance_of

VERDICTS = ("yes", "likely", "unlikely", "no")
PAGE = """# Balance of {title}

Written by `sammelsurium balance {name}`; the options of each run stand below.
Box {box} {version} ({hash}).

All seats are the same mind's. Every figure has its own 95 % interval: of a share by Wilson, of a change by the normal
law. As wished: **yes** or **no** if the whole interval says so, **likely** or **unlikely** if only the figure does. Of
many figures one in twenty misses its interval by chance.

## What is wished

| rule | wish | measured with | yes | likely | unlikely | no | farthest |
| --- | --- | --- | ---: | ---: | ---: | ---: | --- |
{wishes}
{words}
## Minds

| mind | how it plays |
| --- | --- |
{minds}
{runs}"""
WORDS = {
    "place": """Place: share of victories in turn order from the start player; a shared victory counts as its share.
""",
    CHANGE: """Change: in positions of these games the mind chooses twice with the usual box and twice with the other
one, each time afresh. The figure is how much more often two choices differ across boxes than within one: 0 if all moves
are as likely as before, 1 if always another one is chosen.
""",
}


def write(game: Game, everything: Sequence[Measured]) -> str:
    box = game.box()
    groups = dict.fromkeys(group for one in everything for group in one.counts)
    words = "".join(f"\n{WORDS[group]}" for group in groups if group in WORDS)
    return PAGE.format(
        title=game.title,
        name=game.name,
        box=box.name,
        version=box.version,
        hash=box.hash,
        wishes="\n".join(_wishes(game, everything)),
        words=words,
        minds="\n".join(f"| {name} | {_how(game, name)} |" for name in dict.fromkeys(one.mind for one in everything)),
        runs="".join(_run(game, one) for one in everything),
    )


def _how(game: Game, name: str) -> str:
    mind = find_mind(name)
    if not isinstance(mind, Level):
        return "without looking ahead"
    ahead = f"search, {mind.iterations(game)} iterations a move" if mind.effort else "without looking ahead"
    return f"{ahead}; does not notice {mind.overlooks:.0%} of the moves"


def _name(one: Measured) -> str:
    return f"{one.players} players, {one.setup}, {one.mind}"


def _wishes(game: Game, everything: Sequence[Measured]) -> Iterator[str]:
    """A line for each wish and each run that says something about it."""
    wishes = balance_of(game).WISHES
    for wish, one in product(wishes, everything):
        if wish.group in one.counts and wish_for(wishes, wish.group, one.players, one.setup) is wish:
            listed = figures(wishes, one, wish.group)
            counts = Counter(str(figure.verdict) for figure in listed)
            row = " | ".join(str(counts[verdict]) for verdict in VERDICTS)
            yield f"| {wish.rule} | {wish.says} | {_name(one)} | {row} | {_farthest(listed, wish.scale)} |"


def _farthest(listed: Sequence[Figure], scale: str) -> str:
    """The figures at both ends."""
    ends = sorted(listed, key=lambda figure: figure.value)
    shown = [ends[0], ends[-1]] if len(ends) > 1 else ends
    return ", ".join(f"{figure.name}: {_number(figure.value, scale)}" for figure in shown)


def _number(value: float, scale: str) -> str:
    if scale == "times mean":
        return f"× {value:.2f}"
    return f"{100 * value:+.1f}" if scale == "above fair" else f"{100 * value:.1f} %"


def _run(game: Game, one: Measured) -> str:
    command = f"--mind {one.mind} --games {one.games} --players {one.players} --setup '{one.setup}' --seed {one.seed}"
    head = f"\n## {_name(one)}\n\n{one.games} games at commit {one.commit}: `{command} --positions {one.positions}`\n"
    return head + "".join(_group(game, one, group) for group in one.counts)


def _group(game: Game, one: Measured, group: str) -> str:
    wish = wish_for(balance_of(game).WISHES, group, one.players, one.setup)
    scale = wish.scale if wish else "share"
    unit = {"above fair": f"points above {100 / one.players:.1f} %", "times mean": "times the mean"}.get(scale, "share")
    lines = [f"| {group} | trials | {unit} | 95 % interval | as wished |", "| --- | ---: | ---: | --- | --- |"]
    for figure in figures(balance_of(game).WISHES, one, group):
        numbers = (_number(number, scale) for number in (figure.low, figure.high))
        row = (figure.name, str(figure.trials), _number(figure.value, scale), " to ".join(numbers))
        lines.append(f"| {' | '.join(row)} | {figure.verdict or '–'} |")
    return "\n" + "\n".join(lines) + "\n"
