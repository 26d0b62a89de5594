"""How often somebody asks, and when it is too often.

A bucket for each person and each address, in the memory of this process. Of a bucket one number is kept: the moment at
which it will be full again. Buckets that are full are forgotten, so that nobody can fill the memory with names.
"""

from __future__ import annotations

import logging
import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, NamedTuple

from .limits import Kind, Rate, Rates
from .refusals import RefusalError
from .visitors import fingerprint, sent_token

log = logging.getLogger(__name__)

MOST_BUCKETS = 16_384  # of a kind
NOWHERE = "nowhere"  # whoever has no address, or none that is one


class Caller(NamedTuple):
    """Who asks. A cookie can be made up or thrown away, an address cannot: both count."""

    person: str | None
    address: str


class Buckets:
    def __init__(self, rate: Rate) -> None:
        self._each = 1 / rate.a_second
        self._deep = rate.at_once * self._each
        self._full: dict[str, float] = {}

    def wait(self, name: str, now: float) -> float:
        """How many seconds until there is something to take; 0 or less: now."""
        return self._full.get(name, now) + self._each - self._deep - now

    def take(self, name: str, now: float) -> None:
        self._full[name] = max(self._full.get(name, now), now) + self._each
        if len(self._full) > MOST_BUCKETS:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Those that are full, and if that is not enough, the older half."""
        self._full = {name: moment for name, moment in self._full.items() if moment > now}
        if len(self._full) > MOST_BUCKETS // 2:
            self._full = dict(list(self._full.items())[MOST_BUCKETS // 2 :])

    def __len__(self) -> int:
        return len(self._full)


class Pace:
    """Refuses whoever is too fast. Without rates everybody may be as fast as they can."""

    def __init__(self, rates: Rates | None) -> None:
        self._rates = rates
        self._of_person = {kind: Buckets(rate) for kind, rate in rates.person.items()} if rates else {}
        self._of_address = {kind: Buckets(rate) for kind, rate in rates.address.items()} if rates else {}
        self._sockets: Counter[str] = Counter()
        self._told = False

    def spend(self, kind: Kind, caller: Caller) -> None:
        """Count it, or raise and count nothing."""
        if self._rates is None:
            return
        now = time.monotonic()
        self._require(kind, caller, now)
        self._take(kind, caller, now)

    def require(self, kind: Kind, caller: Caller) -> None:
        """Raise if another one would be too many."""
        if self._rates is not None:
            self._require(kind, caller, time.monotonic())

    def count(self, kind: Kind, caller: Caller) -> None:
        """It has happened already."""
        if self._rates is not None:
            self._take(kind, caller, time.monotonic())

    @contextmanager
    def socket(self, caller: Caller) -> Iterator[None]:
        """While a socket is open."""
        if self._rates is None:
            yield
            return
        limits = {caller.address: self._rates.sockets_of_address}
        if caller.person is not None:
            limits[caller.person] = self._rates.sockets_of_person
        if any(self._sockets[name] >= most for name, most in limits.items()):
            raise RefusalError("full", "you have too many sockets open; close one of them", where="socket")
        self._sockets.update(limits.keys())
        try:
            yield
        finally:
            self._sockets.subtract(limits.keys())
            for name in limits:
                if not self._sockets[name]:
                    del self._sockets[name]

    def _require(self, kind: Kind, caller: Caller, now: float) -> None:
        wait = self._of_address[kind].wait(caller.address, now)
        if wait > 0:
            self._tell_once(caller)
        if caller.person is not None:
            wait = max(wait, self._of_person[kind].wait(caller.person, now))
        if wait > 0:
            seconds = math.ceil(wait)
            told = f"too many requests in a short time; try again in {seconds} second{'s' * (seconds > 1)}"
            raise RefusalError("too_fast", told, retry_after=seconds)

    def _take(self, kind: Kind, caller: Caller, now: float) -> None:
        self._of_address[kind].take(caller.address, now)
        if caller.person is not None:
            self._of_person[kind].take(caller.person, now)

    def _tell_once(self, caller: Caller) -> None:
        if caller.address in ("127.0.0.1", _network("::1")) and not self._told:
            self._told = True
            log.warning("this machine itself asks too often; a proxy on it must send X-Forwarded-For")


def caller_of(scope: Any) -> Caller:
    """The address is that of the connection, or what a proxy that we trust says of it."""
    client = scope.get("client")
    token = sent_token(scope)
    return Caller(fingerprint(token) if token else None, _network(client[0]) if client else NOWHERE)


@lru_cache(maxsize=4096)
def _network(host: str) -> str:
    """Of the newer addresses everybody has a whole network: its first half stands for them."""
    try:
        address = ip_address(host)
    except ValueError:
        return NOWHERE
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped) if address.ipv4_mapped else address.exploded[:19]
    return str(address)
