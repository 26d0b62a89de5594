"""Mail: an address is asked first, then told once for each turn that waits, until somebody says stop."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sammelsurium.kernel.text import LANGUAGES, texts
from sammelsurium.server.letters import FOLDER, Reader, confirmation, notice
from sammelsurium.server.mail_server import read_mail_server
from sammelsurium.server.settings import Settings, SettingsError

from .conftest import empty_database
from .gathering import everything
from .mailbox import Mailbox, link_of, mailing, text_of
from .postgresql import PostgreSQL
from .serving import Server, Visitor, serving, wait_for
from .test_refusals import refused

HOUSE = "https://games.example.org"
QUICK: dict[str, Any] = {"mail_every": 0.1, "mail_patience": 0.0, "names": ["games.example.org"]}
LOOKS = 1.0  # seconds in which there are several looks


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailing() as running:
        yield running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house"), mail=box.url(), **QUICK) as running:
        yield running


@pytest.fixture
def ada(house: Server) -> Iterator[Visitor]:
    visitor = Visitor(house.url)
    yield visitor
    visitor.http.close()


def confirmed(visitor: Visitor, box: Mailbox, address: str, language: str = "en") -> str:
    """They have an address; the token of their links."""
    assert visitor.post("/api/me", {"mail": address, "language": language})["confirmed"] is False
    token = link_of(box.wait_for(address), "confirm")
    assert visitor.http.post(f"/api/mail/{token}/confirm").status_code == 204
    assert visitor.get("/api/me")["confirmed"] is True
    return token


# -- confirmation --------------------------------------------------------------------------------------------------


def test_an_address_is_asked_first(ada: Visitor, box: Mailbox) -> None:
    me = ada.post("/api/me", {"name": "Ada", "language": "de", "mail": "ask@Example.org"})
    assert (me["mail"], me["confirmed"]) == ("ask@example.org", False)
    letter = box.wait_for("ask@example.org")
    assert letter["subject"] == texts(FOLDER, "de").say("confirm-subject")
    assert letter["from"] == "games@example.org"
    token = link_of(letter, "confirm")
    assert letter["list-unsubscribe"] == f"<{HOUSE}/api/mail/{token}/stop>"
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert f"{HOUSE}/mail/confirm/{token}" in text_of(letter)
    assert "Ada" not in text_of(letter)  # whoever gave the address writes nothing to it
    stranger = Visitor(str(ada.http.base_url))
    assert stranger.http.post(f"/api/mail/{token}/confirm").status_code == 204
    assert ada.get("/api/me")["confirmed"] is True


def test_nothing_is_sent_to_an_address_that_is_not_confirmed(ada: Visitor, box: Mailbox) -> None:
    ada.post("/api/me", {"mail": "silent@example.org"})
    box.wait_for("silent@example.org")
    ada.my_turn(ada.sit_down(1)["table"])
    time.sleep(LOOKS)
    assert len(box.of("silent@example.org")) == 1


BAD = [
    "ada",
    "ada@",
    "@x.org",
    "a b@x.org",
    "a@x.org, b@x.org",
    "a@x.org\r\nBcc: b@x.org",
    "ä@x.org",
    "a@ü.org",
    "<a@x>",
]


@pytest.mark.parametrize("address", BAD)
def test_what_is_no_address_is_refused(house: Server, ada: Visitor, box: Mailbox, address: str) -> None:
    ada.post("/api/me", {"name": "Ada"})
    before, letters = everything(house.data)["people"], len(box.letters)
    refused(ada.http.post("/api/me", json={"name": "Eve", "mail": address}), 422, "invalid", "mail")
    assert everything(house.data)["people"] == before
    assert len(box.letters) == letters


def test_three_times_a_day_an_address_is_asked(house: Server, ada: Visitor, box: Mailbox) -> None:
    for _ in range(3):
        ada.post("/api/me", {"mail": "often@example.org"})
    answer = ada.http.post("/api/me", json={"name": "Eve", "mail": "often@example.org"})
    refused(answer, 429, "too_fast", "mail")
    assert int(answer.headers["retry-after"]) > 3600
    assert ada.get("/api/me")["name"] is None
    refused(Visitor(house.url).http.post("/api/me", json={"mail": "OFTEN@example.org"}), 429, "too_fast", "mail")
    refused(ada.http.post("/api/me", json={"mail": "other@example.org"}), 429, "too_fast", "mail")
    box.wait_for("often@example.org", 3)
    tokens = {link_of(letter, "confirm") for letter in box.of("often@example.org")}
    assert len(tokens) == 1  # the links of all of them are good


def test_without_a_mail_server_no_address_is_taken(server: Server) -> None:
    refused(Visitor(server.url).http.post("/api/me", json={"mail": "a@example.org"}), 422, "invalid", "mail")


@pytest.mark.parametrize("kind", ["confirm", "stop"])
@pytest.mark.parametrize("token", ["x", "a" * 32, "ÄÖÜ", "%00", "a" * 5000])
def test_a_link_that_leads_nowhere(house: Server, ada: Visitor, kind: str, token: str) -> None:
    before = everything(house.data)["people"]
    refused(ada.http.post(f"/api/mail/{token}/{kind}"), 404, "not_found", "token")
    assert everything(house.data)["people"] == before


# -- turns ---------------------------------------------------------------------------------------------------------


def test_one_letter_for_each_turn_that_waits(ada: Visitor, box: Mailbox) -> None:
    confirmed(ada, box, "turns@example.org", "fr")
    table = ada.my_turn(ada.sit_down(1)["table"])["table"]
    letter = box.wait_for("turns@example.org", 2)
    assert letter["subject"] == "À toi de jouer : Stamp Collection avec Bot 0"
    assert f"{HOUSE}/table/{table}" in text_of(letter)
    assert link_of(letter, "stop") in letter["list-unsubscribe"]
    time.sleep(LOOKS)
    assert len(box.of("turns@example.org")) == 2
    now = ada.my_turn(table)
    while ada.play(now)["seat"] in (now := ada.my_turn(table))["waiting"] and now["undo"] is not None:
        if any(entry["seat"] == 1 for entry in now["log"]):
            break
    box.wait_for("turns@example.org", 3)


def test_somebody_who_is_at_the_table_is_not_written_to(ada: Visitor, box: Mailbox) -> None:
    confirmed(ada, box, "here@example.org")
    table = ada.sit_down(1)["table"]
    with ada.live(table):
        ada.my_turn(table)
        time.sleep(LOOKS)
        assert len(box.of("here@example.org")) <= 2  # one may have left before the socket was there
        before = len(box.of("here@example.org"))
        ada.play(ada.my_turn(table))
        ada.my_turn(table)
        time.sleep(LOOKS)
        assert len(box.of("here@example.org")) == before
    box.wait_for("here@example.org", before + 1)


def test_what_others_do_meanwhile_is_no_new_turn(house: Server, ada: Visitor, box: Mailbox) -> None:
    """In a game where all act at once, somebody who is waited for is told once, however much the others do."""
    confirmed(ada, box, "waiting@example.org")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Pip", "mind": "random"}]
    table = ada.post("/api/tables", {"game": "tauschrausch", "seats": seats})["table"]
    box.wait_for("waiting@example.org", 2)
    wait_for(lambda: ada.table(table)["waiting"] == [0], "the bot to have acted")
    time.sleep(LOOKS)
    assert len(box.of("waiting@example.org")) == 2


def test_stop_is_said_by_whoever_has_the_link(ada: Visitor, box: Mailbox) -> None:
    token = confirmed(ada, box, "stop@example.org")
    mailer = Visitor(str(ada.http.base_url)).http
    one_click = {
        "content": "List-Unsubscribe=One-Click",
        "headers": {"content-type": "application/x-www-form-urlencoded"},
    }
    assert mailer.post(f"/api/mail/{token}/stop", **one_click).status_code == 204  # type: ignore[arg-type]
    assert ada.get("/api/me")["mail"] is None
    assert mailer.post(f"/api/mail/{token}/stop").status_code == 204
    refused(mailer.post(f"/api/mail/{token}/confirm"), 404, "not_found", "token")
    ada.my_turn(ada.sit_down(1)["table"])
    time.sleep(LOOKS)
    assert len(box.of("stop@example.org")) == 1


def test_an_address_can_be_taken_back(ada: Visitor, box: Mailbox) -> None:
    confirmed(ada, box, "back@example.org")
    me = ada.post("/api/me", {"mail": None})
    assert (me["mail"], me["confirmed"]) == (None, False)
    ada.my_turn(ada.sit_down(1)["table"])
    time.sleep(LOOKS)
    assert len(box.of("back@example.org")) == 1


# -- letters -------------------------------------------------------------------------------------------------------


def test_every_language_has_every_text() -> None:
    reader = {language: Reader("a@example.org", language, "x" * 32) for language in LANGUAGES}
    subjects = set()
    for one in reader.values():
        for letter in (confirmation(one, HOUSE), notice(one, HOUSE, "Stamp Collection", ["Ben"], "t")):
            subjects.add(letter["subject"])
            assert "{" not in text_of(letter)
        assert notice(one, HOUSE, "Tauschrausch", [], "t")["subject"].endswith("Tauschrausch")
    assert len(subjects) == 2 * len(LANGUAGES)


def test_a_name_ends_no_header() -> None:
    names = ["Ben\r\nBcc: eve@example.org", "X\u2028Bcc: y", "\x00\x85Z", "W" * 200]
    letter = notice(Reader("a@example.org", "en", "x" * 32), HOUSE, "Stamp Collection", names, "t")
    sent = letter.as_bytes().decode()
    assert "\nBcc:" not in sent
    assert len([line for line in sent.split("\r\n") if line.startswith("Subject:")]) == 1
    assert len(letter["subject"]) <= 120


# -- the mail server -----------------------------------------------------------------------------------------------


def log_of(server: Server, text: str) -> str:
    wait_for(lambda: text in server.output.read_text(), f"{text} in the log", 30)
    return server.output.read_text()


def test_a_mail_server_that_is_away_is_asked_again_and_nobody_waits(tmp_path: Path) -> None:
    with mailing() as box:
        url = box.url()
    with serving(tmp_path, mail=url, **QUICK) as server:
        ada = Visitor(server.url)
        ada.post("/api/me", {"mail": "ada@example.org"})
        ada.play(ada.my_turn(ada.sit_down(1)["table"]))
        said = log_of(server, "a mail waits 5 seconds: SMTPConnectError")
        assert "ada@" not in said
        with mailing_at(url) as box:
            box.wait_for("ada@example.org")


def mailing_at(url: str) -> Any:
    port = read_mail_server(url).port
    return mailing(port=port)


def test_a_letter_that_is_not_wanted_now_comes_later(tmp_path: Path) -> None:
    with mailing() as box, serving(tmp_path, mail=box.url(), **QUICK) as server:
        box.refuse_next = ["451 ada@example.org later"]
        Visitor(server.url).post("/api/me", {"mail": "ada@example.org"})
        box.wait_for("ada@example.org")
        said = log_of(server, "SMTPDataError 451")
        assert "ada@" not in said


def test_a_letter_that_is_never_wanted_is_given_up(tmp_path: Path) -> None:
    with mailing() as box, serving(tmp_path, mail=box.url(), **QUICK) as server:
        box.refuse_next = ["550 no such ada@example.org"]
        Visitor(server.url).post("/api/me", {"mail": "ada@example.org"})
        assert "ada@" not in log_of(server, "a mail was not sent: SMTPDataError 550")


def test_a_wrong_password_is_said_in_the_log(tmp_path: Path) -> None:
    with mailing(password="right") as box, serving(tmp_path, mail=box.url(who="games:wrong@"), **QUICK) as server:
        Visitor(server.url).post("/api/me", {"mail": "ada@example.org"})
        said = log_of(server, "SMTPAuthenticationError 535")
        assert "wrong" not in said
        assert not box.letters


def test_a_right_password_is_taken(tmp_path: Path) -> None:
    with mailing(password="r:ght") as box, serving(tmp_path, mail=box.url(who="games:r%3Aght@"), **QUICK) as server:
        Visitor(server.url).post("/api/me", {"mail": "ada@example.org"})
        box.wait_for("ada@example.org")


def test_without_the_agreed_encryption_nothing_is_sent(tmp_path: Path) -> None:
    with mailing() as box, serving(tmp_path, mail=box.url("starttls"), **QUICK) as server:
        Visitor(server.url).post("/api/me", {"mail": "ada@example.org"})
        log_of(server, "a mail waits 5 seconds: SMTPException")
        assert not box.letters


UNUSABLE = {
    "http://host?from=a@example.org": "smtp://",
    "smtp://?from=a@example.org": "smtp://",
    "smtp://host": "from",
    "smtp://host?from=nobody": "from",
    "smtp://u:secret@host?from=a@example.org&tls=maybe": "tls",
    "smtp://host?from=a@example.org&x=1": "only",
    "smtp://host:99999?from=a@example.org": "cannot be read",
}


@pytest.mark.parametrize("url", UNUSABLE)
def test_a_mail_server_that_cannot_be_is_told_at_the_start(tmp_path: Path, url: str) -> None:
    with pytest.raises(SettingsError, match=UNUSABLE[url]) as told:
        Settings(data=tmp_path, mail=url)
    assert "secret" not in str(told.value)


def test_a_password_is_not_shown_with_the_settings(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, mail="smtps://u:secret@host?from=a@example.org")
    assert settings.mail_server is not None
    assert (settings.mail_server.port, settings.mail_server.tls, settings.mail_server.password) == (
        465,
        "tls",
        "secret",
    )
    assert "secret" not in repr(settings)
    assert "secret" not in repr(settings.mail_server)


# -- several processes ---------------------------------------------------------------------------------------------


def test_two_processes_write_once(tmp_path: Path, postgresql: PostgreSQL, box: Mailbox) -> None:
    url = empty_database(postgresql)
    given = {"database": url, "mail": box.url(), **QUICK, "mail_every": 0.02}
    with serving(tmp_path / "one", **given) as one, serving(tmp_path / "two", **given) as two:
        visitors = [Visitor((one, two)[number % 2].url) for number in range(6)]
        for number, visitor in enumerate(visitors):
            confirmed(visitor, box, f"pair{number}@example.org")
        for visitor in visitors:
            visitor.sit_down(1)
        for number, _ in enumerate(visitors):
            box.wait_for(f"pair{number}@example.org", 2)
        time.sleep(LOOKS)
        assert [len(box.of(f"pair{number}@example.org")) for number, _ in enumerate(visitors)] == [2] * 6
