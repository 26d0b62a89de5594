"""Whatever a stranger sends is refused as it should be. `mutations.py` sends a million, here it is a moment of that.

The same run over a server with faults finds each of them.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .mutations import FOR_EYES, SOLO, Findings, sent_to, stored
from .serving import Server, Visitor, serving

SECONDS = 12.0
FAULTS = """
import json, sys
from litestar import Response
from litestar.exceptions import HTTPException
import sammelsurium.server.names as names, sammelsurium.server.pace as pace, sammelsurium.server.refusals as refusals

heap, true_line, true_caller = [], names.check_line, pace.caller_of

def error_of_ours(text, where):
    return 1 / 0 if text == "Pip" and where != "name" else true_line(text, where)

def leak(scope):
    heap.append(bytearray(b"x" * 20_000))
    return true_caller(scope)

names.check_line, pace.caller_of = error_of_ours, leak
refusals.HANDLERS[HTTPException] = lambda request, error: Response({"detail": "no"}, status_code=error.status_code)
from tests.server.launch import launch
launch(json.loads(sys.argv[1]))
"""


def faulty(given: dict[str, Any], output: Path) -> Any:
    with output.open("w") as said:
        return subprocess.Popen([sys.executable, "-c", FAULTS, json.dumps(given)], stdout=said, stderr=said)


@pytest.mark.parametrize("limits", [False, True], ids=["as fast as they like", "with limits"])
def test_whatever_is_sent_is_refused_as_it_should_be(tmp_path: Path, limits: bool) -> None:
    with serving(tmp_path, seeds=False, limits=limits) as server:
        found = sent_to(server, 1_000_000, seconds=SECONDS / 2, warm_up=2000)
    assert found.faults == []
    assert found.sent > 1000
    assert {"400", "403", "404", "405", "422", "refused invalid", "closed 4404"} <= set(found.statuses) or limits
    assert ("429" in found.statuses) == limits


def test_an_error_of_ours_a_refusal_out_of_form_and_a_leak_are_found(tmp_path: Path) -> None:
    server = Server(tmp_path, faulty, seeds=False)
    try:
        found = sent_to(server, 4000, warm_up=500)
    finally:
        server.kill()
    told = "\n".join(found.faults)
    for what in ("an error of ours", "a refusal out of form", "memory: ", "the log grew"):
        assert what in told


REFUSED = b'{"error":"not_found","message":"there is no such table","rule":null,"where":"table"}'
HEADERS = {b"content-type": b"application/json", b"x-request-id": b"1"}


@pytest.mark.parametrize(
    ("status", "headers", "body", "in_form"),
    [
        (200, {}, b"anything", True),
        (404, HEADERS, REFUSED, True),
        (404, HEADERS, None, True),
        (422, HEADERS, REFUSED, False),
        (404, {**HEADERS, b"content-type": b"text/plain"}, REFUSED, False),
        (404, {b"content-type": b"application/json"}, REFUSED, False),
        (404, HEADERS, b"{}", False),
        (400, HEADERS, REFUSED.replace(b"not_found", b"invalid"), True),
        (500, HEADERS, REFUSED.replace(b"not_found", b"broken"), False),
        (503, HEADERS, REFUSED.replace(b"not_found", b"away"), True),
        (502, HEADERS, REFUSED.replace(b"not_found", b"away"), False),
    ],
)
def test_what_counts_as_in_form(status: int, headers: dict[bytes, bytes], body: bytes | None, in_form: bool) -> None:
    found = Findings()
    found.answer(status, headers, body, b"")
    assert (found.faults == []) == in_form


PAGE = b"<!doctype html><html></html>"
AS_PAGE = {**HEADERS, b"content-type": b"text/html; charset=utf-8"}


@pytest.mark.parametrize(
    ("status", "headers", "body", "sent", "in_form"),
    [
        (404, AS_PAGE, PAGE, FOR_EYES, True),
        (404, AS_PAGE, PAGE, b"accept: application/json", False),
        (404, AS_PAGE, b"<h1>Not found</h1>", FOR_EYES, False),
        (404, HEADERS, PAGE, FOR_EYES, False),
        (403, AS_PAGE, PAGE, FOR_EYES, False),
        (404, HEADERS, REFUSED, FOR_EYES, True),
    ],
)
def test_only_who_asks_for_a_page_and_is_lost_may_get_one(
    status: int, headers: dict[bytes, bytes], body: bytes, sent: bytes, in_form: bool
) -> None:
    found = Findings()
    found.answer(status, headers, body, sent)
    assert (found.faults == []) == in_form


def test_a_witness_table_that_was_changed_is_noticed(server: Server, ada: Visitor) -> None:
    now = ada.post("/api/tables", SOLO)
    before = stored(server.data, now["table"])
    assert stored(server.data, now["table"]) == before
    ada.send(now)
    assert stored(server.data, now["table"]) != before
