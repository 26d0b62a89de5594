"""What cards say in four languages is what the box pays."""

import re
from typing import Any

import pytest

from sammelsurium.kernel.registry import find_game
from sammelsurium.kernel.text import LANGUAGES, texts

GAME = find_game("tauschrausch")
FACTS = GAME.box().facts
AT_LEAST = {"en": "at least", "de": "mindestens", "fr": "au moins", "it": "almeno"}
ENDLESS = ("monochrome", "paintbox", "grand_tour", "postmark_club")  # an album can hold more units than the table lists


def about(kind: str, card: Any, language: str) -> str:
    return texts(GAME.folder, language).say(f"{kind}-{card.id}.about")


def numbers(text: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", text))


@pytest.mark.rule("TR-90")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contest_names_every_payment_and_every_step(language: str) -> None:
    for contest in FACTS.contest:
        steps = range(1, len(contest.table) + 1)
        paid = [*contest.table, *steps] if contest.table else [contest.points]
        if contest.cap:
            paid.append(contest.cap)
        assert numbers(about("contest", contest, language)) == sorted(paid), contest.id


@pytest.mark.rule("TR-90")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contest_says_where_its_payments_end(language: str) -> None:
    for contest in FACTS.contest:
        ends = f"{AT_LEAST[language]} {len(contest.table)} " in about("contest", contest, language)
        assert ends == (contest.id in ENDLESS), contest.id


@pytest.mark.rule("TR-54", "TR-90")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exhibitor_names_its_points(language: str) -> None:
    for exhibitor in (*FACTS.album_exhibitor, *FACTS.exhibitor):
        assert numbers(about("exhibitor", exhibitor, language)) == [exhibitor.points], exhibitor.id
