"""Carries letters to the mail server. Nobody waits for it, and what it says of failures names no address."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from email.message import EmailMessage

import aiosmtplib

from .mail_server import MailServer

log = logging.getLogger(__name__)

WAITS = (5.0, 30.0, 180.0, 900.0)  # seconds before it is tried again
AT_ONCE = 4
MOST = 1000  # letters that wait in memory
PATIENCE = 30.0  # seconds; a mail server may look twice at who writes


class Post:
    def __init__(self, server: MailServer | None, waits: Sequence[float] = WAITS) -> None:
        self._server = server
        self._waits = waits
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._under_way: set[asyncio.Task[None]] = set()

    @property
    def goes(self) -> bool:
        """Whether there is a mail server at all."""
        return self._server is not None

    @property
    def has_room(self) -> bool:
        return len(self._under_way) < MOST

    def send(self, letter: EmailMessage) -> None:
        """It is tried a few times; with the server that is stopped meanwhile it is lost."""
        assert self._server is not None
        if not self.has_room:
            log.error("a mail was not sent: %d wait already", MOST)
            return
        letter["From"] = self._server.sender
        task = asyncio.get_running_loop().create_task(self._carry(letter, self._server))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def close(self) -> None:
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _carry(self, letter: EmailMessage, server: MailServer) -> None:
        for wait in (*self._waits, None):
            try:
                async with self._slots:
                    await _deliver(letter, server)
                return
            except (aiosmtplib.SMTPException, OSError, ValueError) as error:
                if wait is None or _is_final(error):
                    log.error("a mail was not sent: %s", _why(error))
                    return
                log.warning("a mail waits %.0f seconds: %s", wait, _why(error))
            await asyncio.sleep(wait)


async def _deliver(letter: EmailMessage, server: MailServer) -> None:
    await aiosmtplib.send(
        letter.as_bytes(),  # the library would fold long headers
        sender=server.sender,
        recipients=[str(letter["To"])],
        hostname=server.host,
        port=server.port,
        username=server.user,
        password=server.password,
        use_tls=server.tls == "tls",
        start_tls=server.tls == "starttls",
        timeout=PATIENCE,
    )


def _is_final(error: Exception) -> bool:
    """The mail server has understood, and does not want it. That it does not know us may be mended meanwhile."""
    if isinstance(error, aiosmtplib.SMTPAuthenticationError):
        return False
    return isinstance(error, ValueError) or 500 <= _code(error) < 600


def _why(error: Exception) -> str:
    """What a mail server says may repeat the address, so only its number is told."""
    code = _code(error)
    return f"{type(error).__name__} {code}" if code else type(error).__name__


def _code(error: Exception) -> int:
    """The number that the mail server gave; 0: it gave none."""
    if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
        return max(refused.code for refused in error.recipients)
    return int(getattr(error, "code", 0))
