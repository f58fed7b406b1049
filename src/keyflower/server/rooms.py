"""Rooms of the companion: several phones around one table at home. A room knows no game on the server, and no game it.

A room is a document in the database, changed by whoever was first; it is forgotten a day after its last change.
"""

from __future__ import annotations

import secrets
from dataclasses import replace

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace as with_changes

from keyflower.catalogue import CATALOGUE
from keyflower.companion import BoxPlan

from . import plain, tokens
from .errands import DrawBox, Errands
from .limits import Limiter
from .messages.companion import (
    ChangeRoom,
    CompanionRoom,
    NewRoom,
    Pad,
    PadSeat,
    RoomJoined,
    RoomNews,
    RoomPhone,
    SetUp,
)
from .moments import now
from .refusals import Refusal
from .storage import Conflict
from .storage.rooms import RoomStore

MOST_ROOMS = 5000
MOST_PHONES = 12  # in one room
MOST_TICKS = 200
ROOM_BYTES = 96 * 1024
ROOM_LIFE = 24 * 3600 * 1000  # milliseconds since its last change
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH = 6
TRIES = 8  # to be first, or to find a free code


class Phone(Struct):
    key: str  # the hash of its secret
    name: str
    seat: int | None = None


class StoredRoom(Struct):
    seed: str  # of the winter tiles; never told
    wish: SetUp
    plan: BoxPlan
    phones: list[Phone]
    pad: Pad
    season: str = "spring"
    ticks: list[str] = msgspec.field(default_factory=list)


def no_room() -> Refusal:
    return Refusal("not-found", "There is no room with this code, or it has ended.", key="no-room")


def no_seat() -> Refusal:
    return Refusal("bad-message", "There is no such seat.", key="no-such-seat")


def seeded(wish: SetUp) -> SetUp:
    return wish if wish.seed else with_changes(wish, seed=secrets.token_hex(4))


def other_winters(plan: BoxPlan, seat: int | None) -> BoxPlan:
    """The plan without the winter tiles of other seats."""
    return replace(
        plan,
        seats=[each if at == seat else replace(each, winter=[]) for at, each in enumerate(plan.seats)],
    )


def check_words(pad: PadSeat) -> None:
    """What other phones are to show must exist."""
    names = [tile.tile for tile in pad.village] + list(pad.counted)
    for name in names:
        if CATALOGUE.find(name) is None:
            raise Refusal("bad-message", f"There is no tile {name}.", key="no-such-tile", args={"tile": name})


class Rooms:
    def __init__(self, store: RoomStore, errands: Errands, an_hour: int) -> None:
        """`an_hour`: how many rooms one network may make in that time."""
        self.store = store
        self.errands = errands
        self.makers = Limiter(an_hour / 3600, an_hour / 10)
        self.guesses = Limiter(1 / 3, 30)  # codes and secrets from one network that fit no room

    async def make(self, new: NewRoom, caller: str) -> RoomJoined:
        self.makers.check(caller)
        seed, wish = tokens.seed(), seeded(new.wish)
        plan = await self.draw(wish, seed, caller)
        pad = Pad(wish.players, modules=wish.modules)
        if new.pad is not UNSET and new.pad.players == wish.players >= len(new.pad.seats):
            pad = new.pad
        for each in pad.seats:
            check_words(each)
        await self.store.sweep(now())
        if await self.store.count() >= MOST_ROOMS:
            raise Refusal("busy", "There are too many rooms; try again later.", key="too-many-rooms", retry=60)
        secret = tokens.secret()
        room = StoredRoom(
            seed, wish, plan, [Phone(tokens.hashed(secret), plain.name(new.name))], pad, new.season, new.ticks
        )
        until = now() + ROOM_LIFE
        for _ in range(TRIES):
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            try:
                await self.store.add(code, packed_room(room), until)
            except Conflict:
                continue
            return RoomJoined(secret, shown(code, 1, until, room, room.phones[0]))
        raise Refusal("busy", "No code was free; try again.", key="too-many-rooms", retry=1)

    async def draw(self, wish: SetUp, seed: str, caller: str) -> BoxPlan:
        return await self.errands.run(DrawBox(wish, seed), caller, BoxPlan)

    async def find(self, code: str, caller: str) -> tuple[int, int, StoredRoom]:
        row = await self.store.find(code, now())
        if row is None:
            self.guesses.check(caller)
            raise no_room()
        return row["n"], row["until"], msgspec.json.decode(row["body"], type=StoredRoom)

    def phone_of(self, room: StoredRoom, secret: str, caller: str) -> Phone:
        key = tokens.hashed(secret)
        for phone in room.phones:
            if secrets.compare_digest(phone.key, key):
                return phone
        self.guesses.check(caller)
        raise no_room()

    async def join(self, code: str, name: str, caller: str) -> RoomJoined:
        called = plain.name(name)
        secret = tokens.secret()
        for _ in range(TRIES):
            n, _, room = await self.find(code, caller)
            if len(room.phones) >= MOST_PHONES:
                raise Refusal("not-now", "The room is full.", key="room-full")
            phone = Phone(tokens.hashed(secret), called)
            room.phones.append(phone)
            told = await self.put(code, n + 1, room, phone)
            if told is not None:
                return RoomJoined(secret, told)
        raise Refusal("busy", "Too many change this room at once.", retry=1)

    async def look(self, code: str, secret: str, have: int, caller: str) -> RoomNews:
        n, until, room = await self.find(code, caller)
        phone = self.phone_of(room, secret, caller)
        return RoomNews(None if n == have else shown(code, n, until, room, phone))

    async def change(self, code: str, wish: ChangeRoom, caller: str) -> CompanionRoom:
        for _ in range(TRIES):
            n, _, room = await self.find(code, caller)
            phone = self.phone_of(room, wish.phone, caller)
            await self.apply(room, phone, wish, caller)
            told = await self.put(code, n + 1, room, phone)
            if told is not None:
                return told
        raise Refusal("busy", "Too many change this room at once.", retry=1)

    async def put(self, code: str, n: int, room: StoredRoom, phone: Phone) -> CompanionRoom | None:
        """None if somebody else was first."""
        until = now() + ROOM_LIFE
        try:
            await self.store.put(code, n, packed_room(room), until)
        except Conflict:
            return None
        return shown(code, n, until, room, phone)

    async def apply(self, room: StoredRoom, phone: Phone, wish: ChangeRoom, caller: str) -> None:
        if wish.wish is not UNSET:
            room.seed = tokens.seed()
            room.wish = seeded(wish.wish)
            room.plan = await self.draw(room.wish, room.seed, caller)
            room.ticks, room.season = [], "spring"
            room.pad = Pad(room.wish.players, modules=room.wish.modules)
            for other in room.phones:
                if other.seat is not None and other.seat >= room.wish.players:
                    other.seat = None
        if wish.missing is not UNSET:
            room.wish = with_changes(room.wish, missing=[*room.wish.missing, wish.missing][-60:])
            room.plan = await self.draw(room.wish, room.seed, caller)
        if wish.seat is not UNSET:
            if wish.seat >= room.plan.players:
                raise no_seat()
            if any(other.seat == wish.seat for other in room.phones if other is not phone and wish.seat >= 0):
                raise Refusal("not-now", "Somebody has this seat.", key="seat-taken")
            phone.seat = wish.seat if wish.seat >= 0 else None
        if wish.leave:
            room.phones.remove(phone)
        if wish.ticks is not UNSET:
            room.ticks = [tick for tick in room.ticks if wish.ticks.get(tick, True)]
            room.ticks += [tick for tick, done in wish.ticks.items() if done and tick not in room.ticks]
            room.ticks = room.ticks[-MOST_TICKS:]
        if wish.season is not UNSET:
            room.season = wish.season
        if wish.whole is not UNSET:
            room.pad = with_changes(wish.whole, players=room.plan.players, seats=room.pad.seats)
        if wish.pad_seat is not UNSET and wish.pad is not UNSET:
            if wish.pad_seat >= room.plan.players:
                raise no_seat()
            check_words(wish.pad)
            seats = room.pad.seats + [PadSeat() for _ in range(wish.pad_seat + 1 - len(room.pad.seats))]
            seats[wish.pad_seat] = wish.pad
            room.pad = with_changes(room.pad, seats=seats)


def packed_room(room: StoredRoom) -> str:
    body = msgspec.json.encode(room)
    if len(body) > ROOM_BYTES:
        raise Refusal("too-large", "That is too much for one room.", key="room-too-large")
    return body.decode()


def shown(code: str, n: int, until: int, room: StoredRoom, phone: Phone) -> CompanionRoom:
    phones = [RoomPhone(each.name, each.seat) for each in room.phones]
    return CompanionRoom(
        code, n, until, phone.seat, room.wish, other_winters(room.plan, phone.seat), phones, room.pad, room.season,
        room.ticks,
    )  # fmt: skip
