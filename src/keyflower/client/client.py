"""A device at a server: its session, its requests, and the seats it takes."""

from types import TracebackType
from typing import Any, Self

import httpx

from .link import TableLink
from .seat import Seat
from .types import Json, TableInfo

REQUEST_SECONDS = 30.0  # for a request


class RefusedByServer(Exception):
    """The server's no: a code, and where there is one the key, the rule and a sentence."""

    def __init__(self, error: Json) -> None:
        super().__init__(str(error.get("reason") or error.get("key") or error["code"]))
        self.code: str = error["code"]
        self.key: str = error.get("key", "")
        self.error = error


class Client:
    """`async with Client("https://play.example", "Thrifty") as client: ...`

    `token` is the secret of a session that was made before; `client.token` is worth keeping, for with it one comes back
    to one's seats.
    """

    def __init__(self, server: str, name: str = "", token: str = "") -> None:
        self.server = server.rstrip("/")
        self.name = name
        self.token = token
        self._http = httpx.AsyncClient(base_url=f"{self.server}/api/v1", timeout=REQUEST_SECONDS)

    async def __aenter__(self) -> Self:
        if self.token:
            try:
                await self.request("GET", "/me")
            except RefusedByServer:
                self.token = ""  # it has ended; a new one is made
        if not self.token:
            me = await self.request(
                "POST", "/session", {"name": self.name, "token": True} if self.name else {"token": True}
            )
            self.token = _token(self.server, me)
            self._http.cookies.clear()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def request(self, method: str, path: str, body: Json | None = None) -> Any:
        """One request below `/api/v1`. RefusedByServer with the reason; OSError if the server cannot be reached."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        try:
            answer = await self._http.request(method, path, json=body, headers=headers)
        except httpx.HTTPError as error:
            raise ConnectionError(f"{self.server} cannot be reached: {error or type(error).__name__}") from None
        if answer.status_code >= 400:
            raise RefusedByServer(_error(answer))
        try:
            return answer.json() if answer.content else None
        except ValueError:
            raise ConnectionError(f"{self.server} answers, but not as a Keyflower server does") from None

    async def sit(self, link: TableLink) -> Seat:
        """Takes the seat of a link, or an open one; or comes back to the one that is mine already."""
        table = f"/tables/{link.table}"
        if link.invite:
            await self.request("POST", f"{table}/enter", {"invite": link.invite})
        mine = await self._mine(link)
        if mine is None and link.seat:
            info: TableInfo = await self.request("POST", f"{table}/sit", _named({"secret": link.seat}, self.name))
            mine = _own_seat(info)
        if mine is None:
            joined = await self.request("POST", f"{table}/join", _named({}, self.name))
            mine = int(joined["seat"])
        return Seat(self.server, self.token, link.table, mine)

    async def _mine(self, link: TableLink) -> int | None:
        try:
            found = await self.request("GET", f"/tables/{link.table}")
        except RefusedByServer as refused:
            if refused.code in ("not-found", "not-allowed") and link.seat:
                return None  # a table that only its links open
            raise
        return _own_seat(found["info"])


def _token(server: str, me: Any) -> str:
    if not (isinstance(me, dict) and isinstance(me.get("token"), str)):
        raise ConnectionError(f"{server} answers, but not as a Keyflower server does")
    return str(me["token"])


def _named(body: Json, name: str) -> Json:
    return {**body, "name": name} if name else body


def _own_seat(info: TableInfo) -> int | None:
    return next((seat["seat"] for seat in info["seats"] if seat["mine"]), None)


def _error(answer: httpx.Response) -> Json:
    try:
        found: Json = answer.json()["error"]
    except (ValueError, KeyError, TypeError):
        return {"code": str(answer.status_code), "reason": f"the server answered {answer.status_code}"}
    return found
