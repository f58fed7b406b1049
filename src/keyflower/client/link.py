"""Addresses that lead to a table: `https://HOST/t/TABLE`, with `#seat=SECRET` or `#invite=SECRET` behind it."""

from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit


class TableLink(NamedTuple):
    server: str
    table: str
    seat: str = ""  # the secret of a seat
    invite: str = ""  # the secret of a private table

    @classmethod
    def read(cls, text: str) -> "TableLink":
        """ValueError if it is no such address."""
        try:
            parts = urlsplit(text)
            sound = bool(parts.hostname and (parts.port is None or parts.port > 0) and text.isprintable())
        except ValueError:  # of its address or its port
            sound = False
        steps = [step for step in parts.path.split("/") if step] if sound else []
        if len(steps) < 2 or steps[-2] != "t" or parts.scheme not in ("http", "https") or " " in parts.netloc:
            raise ValueError(f"{text!r} is no link to a table: it looks like https://HOST/t/TABLE#seat=SECRET")
        secrets = {name: values[0] for name, values in parse_qs(parts.fragment).items()}
        root = "/".join(["", *steps[:-2]])
        server = f"{parts.scheme}://{parts.netloc}{root if len(steps) > 2 else ''}"
        return cls(server, steps[-1], secrets.get("seat", ""), secrets.get("invite", ""))
