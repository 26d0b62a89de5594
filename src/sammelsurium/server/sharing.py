"""By which address others on the network reach this machine. Nothing is sent to find out: the machine knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, ip_address

import ifaddr

EVERYWHERE = ("0.0.0.0", "::")


def host_to_listen_on(wished: str | None, share: bool) -> str:
    """Nobody else is let in unless somebody wishes it."""
    return wished or ("0.0.0.0" if share else "127.0.0.1")


def shared_addresses(host: str, port: int, names: Sequence[str], root: str) -> list[str]:
    """All addresses for others, the best first; none if this machine is on no network."""
    hosts = list(names) or ([host] if host not in EVERYWHERE else home_hosts(own_hosts()))
    return [f"http://{f'[{one}]' if ':' in one else one}:{port}{root}" for one in hosts]


def own_hosts() -> list[str]:
    """The older kind of numbers, which people can read out, of all adapters."""
    return [str(ip.ip) for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4]


def home_hosts(hosts: Iterable[str]) -> list[str]:
    """Those that others can reach, of a home network first. An adapter that found no network has given itself a number
    which leads nowhere."""
    found = {address: None for address in map(ip_address, hosts) if isinstance(address, IPv4Address)}
    useful = [one for one in found if not (one.is_loopback or one.is_link_local or one.is_unspecified)]
    return [str(one) for one in sorted(useful, key=lambda one: not one.is_private)]
