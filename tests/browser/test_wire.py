"""What somebody has sent arrives, whatever becomes of the socket it was sent by."""

import re
from typing import Any

from playwright.sync_api import Request, WebSocketRoute, expect

from .conftest import Visit
from .table import TablePage

LIVE = re.compile("/live$")


def moves_by_request(table: TablePage) -> list[str]:
    """Filled while the page is used."""
    sent: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith(("/moves", "/undo")):
            sent.append(request.url)

    table.page.on("request", note)
    return sent


def my_moves(table: TablePage) -> list[Any]:
    return [entry for entry in table.snapshot()["log"] if entry["seat"] == 0]


def test_moves_go_by_the_socket(newcomer: Visit) -> None:
    table = newcomer()
    by_request = moves_by_request(table)
    table.sit_down()
    for _ in range(3):
        table.settle()
        table.take_turn(0)
    table.settle()
    assert len(my_moves(table)) >= 3
    assert by_request == []


def test_a_move_whose_socket_gives_no_answer_is_made_once(newcomer: Visit, complaints: list[str]) -> None:
    """The server stores it, and the answer is lost with the socket. Sent again it is refused, and that is no news."""
    table = newcomer()
    by_request = moves_by_request(table)
    opened: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        first = not opened
        opened.append(socket)

        def pass_on(message: str | bytes) -> None:
            server.send(message)
            if first:
                socket.close()

        socket.on_message(pass_on)

    table.page.route_web_socket(LIVE, between)
    table.sit_down()
    table.settle()
    before = my_moves(table)
    table.take_turn(0)
    table.settle()
    assert len(by_request) == 1
    assert len(my_moves(table)) == len(before) + 1
    expect(table.page.get_by_role("alert")).to_have_count(0)
    assert [complaint.rsplit(" ", 2)[1:] for complaint in complaints] == [["409", "(Conflict)"]]
    complaints.clear()


def test_a_socket_that_is_silent_is_left_for_another_one(newcomer: Visit) -> None:
    """It swallows what is sent, as a connection does whose other end has gone without a word."""
    table = newcomer()
    by_request = moves_by_request(table)
    opened: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        if not opened:
            socket.on_message(lambda _: None)
        opened.append(socket)

    table.page.route_web_socket(LIVE, between)
    table.sit_down()
    table.settle()
    for _ in range(2):
        before = len(my_moves(table))
        table.take_turn(0)
        table.settle()
        assert len(my_moves(table)) > before
    assert (len(opened), len(by_request)) == (2, 1)
