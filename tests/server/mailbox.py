"""A real mail server on loopback, with boxes that tests can look into."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session

from .serving import wait_for


class Mailbox:
    """What arrived, in order."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuse_next: list[str] = []
        """What the next letters are answered instead of being taken."""
        self.port = 0

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802 - aiosmtpd's name
        if self.refuse_next:
            return self.refuse_next.pop(0)
        assert isinstance(envelope.content, bytes)
        letter: Any = message_from_bytes(envelope.content, policy=default)
        assert [letter["to"]] == envelope.rcpt_tos
        self.letters.append(letter)
        return "250 taken"

    def url(self, tls: str = "none", who: str = "") -> str:
        return f"smtp://{who}127.0.0.1:{self.port}?from=games@example.org&tls={tls}"

    def of(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["to"] == address]

    def wait_for(self, address: str, count: int = 1) -> EmailMessage:
        """The last letter, once there are so many."""
        wait_for(lambda: len(self.of(address)) >= count, f"letter {count} to {address}", 30)
        return self.of(address)[-1]


def text_of(letter: EmailMessage) -> str:
    return str(letter.get_content())


def link_of(letter: EmailMessage, kind: str) -> str:
    """The token behind one of its links."""
    found = [line for line in text_of(letter).split() if f"/mail/{kind}/" in line]
    assert len(found) == 1
    return found[0].rpartition("/")[2]


@contextmanager
def mailing(password: str | None = None, port: int | None = None) -> Iterator[Mailbox]:
    box = Mailbox()

    def allow(_server: Any, _session: Any, _envelope: Any, _mechanism: str, data: Any) -> AuthResult:
        return AuthResult(success=data.password == (password or "").encode(), handled=False)

    wants = {"authenticator": allow, "auth_required": True, "auth_require_tls": False} if password else {}
    controller = Controller(box, hostname="127.0.0.1", port=port or _free_port(), **wants)  # type: ignore[arg-type]
    controller.start()
    box.port = controller.port
    try:
        yield box
    finally:
        controller.stop()


def _free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])
