"""Where somebody calls from: the address as the last trusted machine saw it, and the network that counts as one."""

from __future__ import annotations

import ipaddress
from typing import Any


def header(scope: Any, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def headers(scope: Any, name: bytes) -> list[str]:
    """All of a name: who reads another one than we do is not to be fooled."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def address(scope: Any, proxies: int) -> str:
    """Each proxy adds to the right of X-Forwarded-For whom it was called by; what is further left anybody can write."""
    client = scope.get("client")
    direct = str(client[0]) if client else "local"
    if not proxies:
        return network(direct)
    said = [name.strip() for name in ",".join(headers(scope, b"x-forwarded-for")).split(",") if name.strip()]
    return network(said[-proxies] if len(said) >= proxies else direct)


def network(text: str) -> str:
    """What one caller can easily have many of counts as one: a house gets a /64 of IPv6 and a single IPv4 address."""
    try:
        found = ipaddress.ip_address(text.strip("[]").partition("%")[0])
    except ValueError:
        return text[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
