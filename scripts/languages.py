"""Lists what games from other packages have not said in every language that the page speaks. English stands in.

The games of the house lack nothing: their tests see to that.
"""

from sammelsurium.kernel.game import Game
from sammelsurium.kernel.registry import games, house_names
from sammelsurium.kernel.text import LANGUAGES, lacking

TOLD = 5  # messages by name


def missing(game: Game) -> list[str]:
    """A line for each language that lacks something."""
    return [line for language in LANGUAGES if (line := _of_language(game, language))]


def _of_language(game: Game, language: str) -> str:
    parts = []
    if not (game.folder / "text" / f"{language}.ftl").is_file():
        parts.append("no words")
    elif names := lacking(game.folder, language):
        more = f" and {len(names) - TOLD} more" if len(names) > TOLD else ""
        parts.append(f"no {', '.join(names[:TOLD])}{more}")
    if not (game.folder / "rulebook" / f"{language}.md").is_file():
        parts.append("no rulebook")
    return f"{game.name}, {language}: {'; '.join(parts)}" if parts else ""


if __name__ == "__main__":
    for name, game in games().items():
        if name not in house_names():
            print(*missing(game), sep="\n")  # noqa: T201
