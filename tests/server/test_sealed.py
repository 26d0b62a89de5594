"""Unopened boosters appear in nothing a client receives: no answer, no socket, no file of the page."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from sammelsurium.games.stickers.campaign.boosters import FOLDER, LANGUAGES, sealed, words
from sammelsurium.kernel.registry import games
from sammelsurium.server.documented import title_of
from sammelsurium.server.schema import schema_text
from sammelsurium.server.settings import PAGE_FOLDER

from .campaigning import begin, gather, quiet, stage
from .serving import Visitor

OPEN_TEXTS = sorted((FOLDER.parent / "text").glob("*.ftl"))
IN_THE_OPEN_BOX = {"star", "deck", "question", "exchange"}


@cache
def texts(source: str, language: str) -> list[str]:
    """Every text of a piece of Fluent source that needs no arguments."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    found = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            message = bundle.get_message(entry.id.name)
            patterns = [message.value, *message.attributes.values()]
            found += [str(text) for text, errors in (bundle.format_pattern(p, {}) for p in patterns if p) if not errors]
    return found


def secrets_of(opened: Iterable[str], finished: bool = False) -> set[str]:
    """Ids as they stand in JSON and in Fluent, and whole sentences, of everything that is still sealed."""
    known = {kind for name in opened for kind in sealed().find(name).brings} | IN_THE_OPEN_BOX
    found: set[str] = set()
    for booster in sealed().booster:
        if booster.id in opened:
            continue
        kinds = (set(booster.brings) | {row.kind for row in booster.cosmetics}) - known
        found |= {f'"{kind}"' for kind in kinds} | {f"sticker-{kind}" for kind in kinds}
        found |= {f'"{booster.id}"', f"booster-{booster.id}"}
        found |= sentences(words([booster.id], False))
    if not finished:
        found |= {f"scenario-{scenario.id}" for scenario in sealed().scenario} | sentences(words([], True))
    return found


def sentences(source: dict[str, str]) -> set[str]:
    """Long enough not to be said by accident."""
    return {text for language in LANGUAGES for text in texts(source[language], language) if len(text) > 20}


def leaks(received: Iterable[str], secrets: set[str]) -> set[str]:
    plain = {text.replace('\\"', '"') for text in received}  # whoever waits is told the same many times
    return {secret for text in plain for secret in secrets if secret in text}


def test_there_is_something_to_hide() -> None:
    secrets = secrets_of([])
    assert len(secrets) > 150
    source = (FOLDER / "en.ftl").read_text("utf-8")
    assert leaks([source], secrets)
    assert secrets_of([one.id for one in sealed().booster], finished=True) == set()


def test_a_campaign_sends_nothing_that_is_sealed(ada: Visitor, ben: Visitor) -> None:
    """Two games of bots and one person; a player, and somebody who only looks on, with sockets."""
    table = begin(ada, "Pip", "Otter", seed="sealed")["table"]
    opened: list[str] = []
    with ada.live(table) as live, ben.live(table) as watching:
        for _ in range(2):
            secrets = secrets_of(opened)
            now = quiet(ada, table)
            gather(ada, now, "Pip", "Ada", "Otter")
            now = quiet(ada, table)
            while stage(now) == "game":
                assert leaks(ada.received, secrets) == set()
                ada.received.clear()
                ada.send(now, pick=now["ply"])
                now = quiet(ada, table)
            while stage(now) == "stick":
                ada.send(now)
                now = quiet(ada, table)
            opened.append(now["campaign"]["opened"]["id"])
            for socket in (live, watching):
                socket.until(lambda seen, ply=now["ply"]: seen["ply"] == ply)  # type: ignore[misc]
            for address in ("/api/games", "/api/tables", f"/api/tables/{table}/record"):
                ada.http.get(address)
            for language in LANGUAGES:
                ada.get(f"/api/games/stickers/rulebook/{language}")
            assert leaks([*ada.received, *ben.received, schema_of_stickers()], secrets_of(opened)) == set()
    assert len(opened) == 2


def schema_of_stickers() -> str:
    """The server's schema without the other games, which have words of their own: Tauschrausch has a postmark too."""
    schema = json.loads(schema_text())
    others = tuple(title_of(game, "") for game in games().values() if game.name != "stickers")
    parts = schema["components"]["schemas"]
    schema["components"]["schemas"] = {name: part for name, part in parts.items() if not name.startswith(others)}
    assert "StickersSheet" in schema["components"]["schemas"]
    return json.dumps(schema, ensure_ascii=False)


def test_the_files_of_the_page_hold_nothing_that_is_sealed(ada: Visitor) -> None:
    """Whatever a browser can fetch; `make test` has built the page before."""
    files = [file.relative_to(PAGE_FOLDER).as_posix() for file in PAGE_FOLDER.rglob("*") if file.is_file()]
    for path in ["", *files]:
        ada.http.get(f"/{path}")
    shared = "".join(file.read_text(encoding="utf-8") for file in OPEN_TEXTS)
    secrets = {secret for secret in secrets_of([]) if not secret.startswith('"') and secret not in shared}
    assert leaks(ada.received, secrets) == set()
