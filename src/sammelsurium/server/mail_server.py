"""The operator's mail server, as an address: smtp://user:password@host:587?from=games@example.org&tls=starttls"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Literal, get_args
from urllib.parse import parse_qs, unquote, urlsplit

Tls = Literal["starttls", "tls", "none"]
PORTS: dict[str, int] = {"starttls": 587, "tls": 465, "none": 25}
# What can be written to without quotes: one local part, one domain, and nothing that could be read as more.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")


@dataclass(frozen=True)
class MailServer:
    host: str
    port: int
    sender: str
    tls: Tls
    user: str | None = None
    password: str | None = field(default=None, repr=False)


def read_mail_server(url: str) -> MailServer:
    """Raises ValueError with a sentence; the address itself is not in it, since it may hold a password."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise ValueError("the address of the mail server cannot be read") from None
    if parts.scheme not in ("smtp", "smtps") or not host:
        raise ValueError("the mail server is given as smtp://user:password@host:587?from=games@example.org")
    told = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    sender, tls = told.pop("from", ""), told.pop("tls", "tls" if parts.scheme == "smtps" else "starttls")
    if told or parts.path.strip("/"):
        raise ValueError("the address of the mail server has only ?from=… and &tls=… behind the host")
    if not ADDRESS.fullmatch(sender):
        raise ValueError("the mail server needs ?from=games@example.org: who writes")
    for known in get_args(Tls):
        if tls == known:
            user, password = (unquote(part) if part else None for part in (parts.username, parts.password))
            return MailServer(host, port or PORTS[tls], sender, known, user, password)
    raise ValueError(f"tls of the mail server is one of {', '.join(get_args(Tls))}, not {tls!r}")
