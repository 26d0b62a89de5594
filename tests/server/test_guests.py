"""A game from another package at a real server: every level of bot plays it in the server's workers, its words come
from there, and English stands in for a language that it lacks."""

from __future__ import annotations

from typing import Any

import pytest

from sammelsurium.kernel.text import LANGUAGES
from sammelsurium.minds import levels

from .serving import Visitor, wait_for

GAME = "kuhn_poker"


def played(ada: Visitor, mind: str) -> Any:
    """A whole game against one bot."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Ben", "mind": mind}]
    table = ada.open({"game": GAME, "seats": seats}, f"guest {mind}")["table"]

    def over() -> Any:
        now = ada.table(table)
        if not now["over"] and now["seat"] in now["waiting"]:
            ada.send(now, pick=1)
        return now if now["over"] else None

    return wait_for(over, f"a game against {mind}")


def test_it_stands_on_the_shelf_with_the_bots_of_the_house(ada: Visitor) -> None:
    (guest,) = (game for game in ada.get("/api/games") if game["name"] == GAME)
    assert guest["title"] == "Kuhn poker"
    assert guest["players"] == [2]
    assert guest["minds"] == list(levels())


@pytest.mark.parametrize("mind", levels())
def test_bots_of_every_level_play_it(ada: Visitor, mind: str) -> None:
    end = played(ada, mind)
    assert sorted(place["rank"] for place in end["outcome"]["ranking"]) == [1, 2]
    assert sum(place["points"] for place in end["outcome"]["ranking"]) == 4
    assert {entry["seat"] for entry in end["log"]} >= {0, 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_it_lacks_is_replaced_by_english(ada: Visitor, language: str) -> None:
    words = ada.get(f"/api/games/{GAME}/texts/{language}")
    assert (words["game"], words["language"]) == (GAME, "en")
    assert "choice-hold" in words["fluent"]
    assert ada.get(f"/api/games/{GAME}/rulebook/{language}")["language"] == "en"


def test_words_are_refused_in_a_language_that_the_page_does_not_speak(ada: Visitor) -> None:
    refused = ada.http.get(f"/api/games/{GAME}/texts/tlh")
    assert refused.status_code == 404
    assert refused.json()["where"] == "language"


def test_its_structures_are_in_the_schema_that_is_served(ada: Visitor) -> None:
    assert "KuhnPokerView" in ada.get("/api/schema/openapi.json")["components"]["schemas"]
