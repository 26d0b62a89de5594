"""The words under which tables that gather are found: of three parts, typed as one likes, and not to be guessed."""

from __future__ import annotations

import re
import unicodedata
from itertools import product
from pathlib import Path

import pytest

from sammelsurium.kernel.text import LANGUAGES
from sammelsurium.server import words
from sammelsurium.server.words import candidates, new_word

from .gathering import OPEN, everything, gather, me, sit, start, told
from .serving import Server, Visitor, serving


def lists(language: str) -> tuple[list[str], list[str]]:
    first, second = (words.LISTS / f"{language}.txt").read_text(encoding="utf-8").split("\n\n")
    return first.split(), second.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_that_are_short_and_plain(language: str) -> None:
    first, second = lists(language)
    assert (len(first), len(second)) == (128, 128)
    assert len({*first, *second}) == 256
    assert all(re.fullmatch("[a-z]{2,10}", word) for word in (*first, *second))


def typed_alike(known: list[tuple[list[str], list[str]]]) -> list[str]:
    """What would be typed the same and mean two things."""
    meant: dict[str, str] = {}
    for first, second in known:
        for pair in product(first, second):
            meant.setdefault("".join(pair), " ".join(pair))
    return [
        " ".join(pair)
        for first, second in known
        for pair in product(first, second)
        if meant["".join(pair)] != " ".join(pair)
    ]


def test_no_two_are_typed_alike_in_any_language() -> None:
    known = [lists(language) for language in LANGUAGES]
    assert typed_alike(known) == []
    assert typed_alike([*known, (["mos"], ["stram"])]) == ["mos stram"]


@pytest.mark.parametrize("language", [*LANGUAGES, "tlh"])
def test_a_word_is_found_however_it_is_typed(language: str) -> None:
    for _ in range(50):
        word = new_word(language)
        first, second, number = word.split()
        assert 10 <= int(number) <= 99
        accented = unicodedata.normalize("NFC", first[0] + "\u0301" + first[1:])
        for typed in (
            word,
            word.upper(),
            word.replace(" ", ""),
            word.replace(" ", "-"),
            f"  {first},{second}  {number}. ",
            f"{accented} {second} {number}",
        ):
            assert list(candidates(typed)) == [word], typed


@pytest.mark.parametrize(
    "typed", ["", "moss", "moss tram", "moss tram 4", "moss tram 411", "tram moss 41", "41 moss tram"]
)
def test_what_is_no_word_leads_nowhere(typed: str) -> None:
    assert list(candidates(typed)) == []


def test_the_word_leads_to_the_table_while_it_gathers(server: Server, ada: Visitor, ben: Visitor) -> None:
    now = gather(ada, me(), OPEN, OPEN, language="de")
    assert now["word"].split()[0] in lists("de")[0]
    assert ben.post("/api/words", {"word": now["word"].upper()}) == {"table": now["table"]}
    assert ben.table(now["table"])["word"] is None
    assert sit(ben, now["table"], "Ben")["word"] == now["word"]
    start(ada, now["table"])
    before = everything(server.data)
    assert told(ben.http.post("/api/words", json={"word": now["word"]})) == (404, "not_found", "word")
    assert everything(server.data) == before


@pytest.mark.parametrize("typed", ["moss tram 41", "x", "B" * 100, "\u202emoss", "'; DROP TABLE gatherings"])
def test_a_word_of_nobody(server: Server, ada: Visitor, typed: str) -> None:
    before = everything(server.data)
    assert told(ada.http.post("/api/words", json={"word": typed})) == (404, "not_found", "word")
    assert everything(server.data) == before


def test_a_word_of_ten_thousand_letters(ada: Visitor) -> None:
    assert told(ada.http.post("/api/words", json={"word": "B" * 10_000})) == (422, "invalid", "word")


def test_who_guesses_is_told_to_stop_and_who_knows_is_not(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True) as server:
        ada, ben = Visitor(server.url), Visitor(server.url)
        word = gather(ada)["word"]
        for _ in range(100):
            assert ben.post("/api/words", {"word": word})
        guesses = [ben.http.post("/api/words", json={"word": f"moss tram {n}"}) for n in range(10, 80)]
        assert {answer.status_code for answer in guesses} == {404, 429}
        assert told(guesses[-1])[:2] == (429, "too_fast")
        assert guesses[-1].headers["retry-after"]
        assert ben.http.post("/api/words", json={"word": word}).status_code == 429
        assert ada.post("/api/words", {"word": word})
