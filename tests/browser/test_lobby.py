"""The ways to a table from home: the lobby, the word, those that wait for me, and those who sit beside me."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from .conftest import DESKTOP, PHONE, Visit
from .gathering import invite, sit


def test_only_a_listed_table_stands_in_the_lobby(visit: Visit) -> None:
    ada, ben = visit(), visit(PHONE)
    link = invite(ada, "Ada")
    number = link.rsplit("/", 1)[-1]
    ben.page.reload()
    expect(ben.find("lobby")).to_contain_text(re.compile("No open table|Stamp Collection"))
    expect(ben.find(f"lobby-{number}")).to_have_count(0)
    ada.find("listed").click()
    expect(ada.find("listed")).to_have_attribute("aria-checked", "true")
    ben.page.reload()
    ben.find(f"lobby-{number}").tap()
    ben.find("name").fill("Ben")
    ben.find("sit-down").tap()
    expect(ada.find("place-1")).to_contain_text("Ben")


def test_the_word_typed_at_home_leads_to_the_table(visit: Visit) -> None:
    ada, ben = visit(language="de-DE"), visit(PHONE)
    ada.find("invite-friends").click()
    ada.find("name").fill("Ada")
    ada.find("open-table").click()
    word = ada.find("word").inner_text()
    assert len(word.split()) == 3
    ben.find("type-word").fill(f"  {word.upper()} ")
    ben.find("go-there").click()
    expect(ben.find("joining")).to_contain_text("Ada")
    assert ben.number == ada.number


def test_a_word_that_leads_nowhere_is_told(visit: Visit, complaints: list[str]) -> None:
    ben = visit(PHONE)
    expect(ben.find("go-there")).to_be_enabled()
    ben.find("type-word").fill("no such 99")
    ben.page.keyboard.press("Enter")
    expect(ben.find("word-problem")).to_contain_text("No table is waiting under this word")
    assert len(complaints) == 1
    assert "404" in complaints.pop()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_my_gatherings_stand_at_home(visit: Visit, size: ViewportSize) -> None:
    ada, ben = visit(size), visit()
    sit(ben, invite(ada), "Ben")
    for person in (ada, ben):
        number = person.number
        person.page.goto(person.server.url)
        row = person.find(f"gathering-{number}")
        expect(row).to_contain_text("one seat open")
        row.click()
        expect(person.find("gathering")).to_be_visible()


def test_n_leads_to_the_table_that_waits_for_me(visit: Visit) -> None:
    ada = visit()
    ada.sit_down_at_home()
    ada.settle()
    number = ada.number
    ada.page.goto(ada.server.url)
    expect(ada.find("next-table")).to_be_visible()
    ada.page.keyboard.press("n")
    expect(ada.page).to_have_url(re.compile(f"/table/{number}$"))


def test_those_beside_me_sit_at_one_device(visit: Visit) -> None:
    ada = visit(PHONE)
    ada.find("box-stamp_collection").tap()
    ada.find("beside-me").tap()
    ada.find("name").fill("Ada")
    ada.find("beside-1").fill("Ben")
    ada.find("with-bots").check()
    ada.find("sit-together").tap()
    expect(ada.page).to_have_url(re.compile("/table/"))
    seats = ada.snapshot()["seats"]
    assert [(seat["name"], seat["beside"]) for seat in seats][:2] == [("Ada", False), ("Ben", True)]
    assert [seat["kind"] for seat in seats] == ["person", "person", "bot", "bot"]
    assert ada.snapshot()["own"] == [0, 1]
