"""The companion's doors over real HTTP: set-ups, scores and rooms, good and bad."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

from keyflower.companion import BoxWish, plan_of
from keyflower.server.rooms import MOST_PHONES

from .client import Json, Person, Refused
from .conftest import Starter
from .harness import Process, asynchronous
from .test_tables import refused

FOUR: Json = {"players": 4, "modules": ["merchants"]}


def winters(plan: Json) -> list[list[str]]:
    return [seat["winter"] for seat in plan["seats"]]


@asynchronous
async def test_a_set_up_is_the_deal_of_its_seed_with_one_hand_of_winter_tiles(server: Process) -> None:
    phone = Person(server.base)  # no session
    truth = plan_of(BoxWish(4, "brook", ("merchants",)))
    told = await phone.post("/companion/setup", {"wish": {**FOUR, "seed": "brook"}})
    assert told["seed"] == "brook"
    assert winters(told["plan"]) == [[], [], [], []]
    assert told["plan"]["seasons"] == truth.seasons
    for seat in range(4):
        told = await phone.post("/companion/setup", {"wish": {**FOUR, "seed": "brook"}, "seat": seat})
        assert winters(told["plan"]) == [truth.seats[at].winter if at == seat else [] for at in range(4)]
    first, second = [(await phone.post("/companion/setup", {"wish": FOUR}))["seed"] for _ in range(2)]
    assert first != second


@asynchronous
async def test_a_wish_that_cannot_be_is_refused_in_one_sentence(server: Process) -> None:
    phone = Person(server.base)
    for wish in (
        {"players": 4, "modules": ["no-such"]},
        {"players": 4, "lacking": ["no-such"]},
        {"players": 6, "lacking": [f"home-{number}" for number in (1, 2)]},
        {"players": 7},
        {"players": 4, "lacking": ["a\nb"]},
        {"players": 4, "seed": "\u202e"},
        {"players": 4, "nothing": 1},
    ):
        reason = (await refused("bad-message", phone.post("/companion/setup", {"wish": wish}))).error["reason"]
        assert "\n" not in reason
        assert len(reason) <= 300
    assert "Traceback" not in server.logged()


@asynchronous
async def test_a_missing_tile_of_no_season_is_no_trouble(server: Process) -> None:
    """Its lack ended the process in which sets are drawn, for everybody who waited for it."""
    plan = (await Person(server.base).post("/companion/setup", {"wish": {**FOUR, "missing": ["key-celeste"]}}))["plan"]
    assert len(plan["seats"]) == 4
    assert "given up" not in server.logged()


@asynchronous
async def test_a_pad_is_scored_and_what_is_missing_is_asked(server: Process) -> None:
    phone = Person(server.base)
    village: list[Json] = [{"tile": "home-1", "upgraded": True}, {"tile": "turn-order-1"}]
    pad: Json = {"players": 2, "start": 1, "seats": [{"village": village, "screen": {"blue": 3}, "told": ["screen"]}]}
    told = await phone.post("/companion/score", pad)
    assert told["totals"] == [5, 1]  # the purple marker scores as a gold
    asked = [(each["about"], each["tile"]) for each in told["asked"] if each["seat"] == 0]
    assert asked == [("village", ""), ("goods", ""), ("counted", "turn-order-1")]
    pad["seats"][0]["counted"] = {"turn-order-1": 1}
    assert (await phone.post("/companion/score", pad))["totals"] == [6, 1]
    village[1] |= {"at": [0, -1], "turn": 3}
    del pad["seats"][0]["counted"]
    laid = await phone.post("/companion/score", {**pad, "seats": [*pad["seats"], {}]})
    assert laid["totals"] == [6, 1]
    assert laid["position"]["format"] == "keyflower/position/1"
    village[1] |= {"turn": 1}
    error = await refused("bad-message", phone.post("/companion/score", pad))
    assert error.error["reason"] == "seats[0].village[1].at: turn-order-1 does not match its neighbours there"


@asynchronous
async def test_the_heaviest_pad_is_bounded(server: Process) -> None:
    contracts = [f"contract-{kind}-3" for kind in ("wood", "iron", "stone")]
    seat = {
        "screen": {"blue": 6, "red": 6, "yellow": 6, "green": 3, "anvil": 2, "pick": 2, "saw": 2},
        "contracts": contracts,
    }
    pad = {"players": 6, "modules": ["merchants"], "seats": [seat, *[{**seat, "contracts": []} for _ in range(5)]]}
    assert len((await Person(server.base).post("/companion/score", pad))["totals"]) == 6


async def room_of(base: str, names: tuple[str, ...] = ("Ann", "Ben")) -> tuple[str, list[Person], list[str]]:
    people = [Person(base, name) for name in names]
    made = await people[0].post("/companion/rooms", {"wish": FOUR, "name": names[0]})
    code, secrets = made["room"]["code"], [made["phone"]]
    for person in people[1:]:
        secrets.append((await person.post(f"/companion/rooms/{code}/join", {"name": person.name}))["phone"])
    return code, people, secrets


async def change(person: Person, code: str, phone: str, **what: Any) -> Json:
    found: Json = await person.post(f"/companion/rooms/{code}/change", {"phone": phone, **what})
    return found


async def look(person: Person, code: str, phone: str, have: int = 0) -> Json:
    found: Json = (await person.post(f"/companion/rooms/{code}/look", {"phone": phone, "have": have}))["room"]
    return found


@asynchronous
async def test_phones_in_a_room_share_the_table_but_not_their_winter_tiles(server: Process) -> None:
    code, (ann, ben), (one, two) = await room_of(server.base)
    mine = await change(ann, code, one, seat=0)
    yours = await change(ben, code, two, seat=3)
    for part in ("seasons", "boats", "start", "turn_order"):
        assert mine["plan"][part] == yours["plan"][part]
    assert [bool(hand) for hand in winters(mine["plan"])] == [True, False, False, False]
    assert [bool(hand) for hand in winters(yours["plan"])] == [False, False, False, True]
    assert not set(winters(mine["plan"])[0]) & set(winters(yours["plan"])[3])
    assert yours["phones"] == [{"name": "Ann", "seat": 0}, {"name": "Ben", "seat": 3}]
    await refused("not-now", change(ben, code, two, seat=0))
    assert await look(ben, code, two, yours["n"]) is None
    away = await change(ann, code, one, seat=-1)
    assert winters(away["plan"]) == [[], [], [], []]
    assert (await look(ben, code, two, yours["n"]))["phones"][0]["seat"] is None


@asynchronous
async def test_a_tile_that_is_missing_is_replaced_for_everybody(server: Process) -> None:
    code, (ann, ben), (one, two) = await room_of(server.base)
    before = await change(ann, code, one, seat=0)
    tile = before["plan"]["seasons"]["autumn"][2]
    after = await change(ann, code, one, missing=tile)
    seen = await look(ben, code, two)
    assert seen["plan"]["seasons"] == after["plan"]["seasons"]
    changed = [
        at for at in range(8) if after["plan"]["seasons"]["autumn"][at] != before["plan"]["seasons"]["autumn"][at]
    ]
    assert changed == [2]
    assert winters(after["plan"]) == winters(before["plan"])
    again = await change(ben, code, two, wish={"players": 3})
    assert again["plan"]["players"] == 3
    assert len(again["plan"]["seasons"]["spring"]) == 7


@asynchronous
async def test_a_room_has_the_table_that_was_drawn_and_deals_the_winter_tiles_anew(server: Process) -> None:
    ann = Person(server.base, "Ann")
    told = await ann.post("/companion/setup", {"wish": {**FOUR, "seed": "brook"}, "seat": 0})
    tile = told["plan"]["seasons"]["spring"][0]
    wish = {**FOUR, "seed": "brook", "missing": [tile]}
    drawn = (await ann.post("/companion/setup", {"wish": wish}))["plan"]
    pad = {"players": 4, "start": 2, "seats": [{"village": [{"tile": "home-1"}], "screen": {"blue": 3}}]}
    new = {"wish": wish, "name": "Ann", "season": "autumn", "ticks": ["spring-end-1"], "pad": pad}
    made = await ann.post("/companion/rooms", new)
    room, phone = made["room"], made["phone"]
    assert (room["plan"]["seasons"], room["plan"]["boats"]) == (drawn["seasons"], drawn["boats"])
    assert (room["season"], room["ticks"], room["pad"]["start"]) == ("autumn", ["spring-end-1"], 2)
    assert room["pad"]["seats"][0]["screen"] == {"blue": 3}
    hands = {tuple(winters((await change(ann, room["code"], phone, seat=seat))["plan"])[seat]) for seat in range(4)}
    assert len({tile for hand in hands for tile in hand}) == 12
    assert hands != {
        tuple(hand) for hand in (seat.winter for seat in plan_of(BoxWish(4, "brook", ("merchants",))).seats)
    }
    await refused(
        "bad-message", ann.post("/companion/rooms", {**new, "pad": {"players": 4, "seats": [{"counted": {"x": 1}}]}})
    )


@asynchronous
async def test_whoever_leaves_a_room_frees_the_seat_and_ticks_of_two_phones_join(server: Process) -> None:
    code, (ann, ben), (one, two) = await room_of(server.base)
    await change(ann, code, one, seat=0)
    await change(ann, code, one, ticks={"a": True, "b": True})
    assert (await change(ben, code, two, ticks={"c": True, "a": False}))["ticks"] == ["b", "c"]
    await change(ann, code, one, leave=True)
    await refused("not-found", look(ann, code, one))
    taken = await change(ben, code, two, seat=0)
    assert taken["phones"] == [{"name": "Ben", "seat": 0}]


@asynchronous
async def test_everybody_writes_on_the_score_pad_at_once(server: Process) -> None:
    code, people, secrets = await room_of(server.base, ("Ann", "Ben", "Cyn", "Dan"))
    pads = [{"village": [{"tile": f"home-{at + 1}"}], "screen": {"blue": at}, "told": ["screen"]} for at in range(4)]
    await asyncio.gather(
        *(change(person, code, secrets[at], pad_seat=at, pad=pads[at]) for at, person in enumerate(people))
    )
    seen = await look(people[0], code, secrets[0])
    assert [seat["village"][0]["tile"] for seat in seen["pad"]["seats"]] == ["home-1", "home-2", "home-3", "home-4"]
    whole = await change(people[1], code, secrets[1], whole={"players": 4, "start": 2, "names": ["A", "B", "C", "D"]})
    assert whole["pad"]["start"] == 2
    assert len(whole["pad"]["seats"]) == 4
    assert (await people[0].post("/companion/score", whole["pad"]))["totals"] == [0, 0, 1, 0]
    error = await refused(
        "bad-message", change(people[0], code, secrets[0], pad_seat=0, pad={"village": [{"tile": "x"}]})
    )
    assert error.error["reason"] == "There is no tile x."


@asynchronous
async def test_whoever_is_not_in_a_room_learns_nothing_of_it(server: Process) -> None:
    code, (ann, ben), (one, _) = await room_of(server.base)
    foreign = (await ben.post("/companion/rooms", {"wish": FOUR, "name": "Ben"}))["phone"]
    for phone in (foreign, "x" * 32):
        error = (await refused("not-found", look(ann, code, phone))).error
        assert error == (await refused("not-found", look(ann, "zzzzzz", phone))).error
        await refused("not-found", change(ann, code, phone, season="summer"))
    for bad in ("ABCDEF", "abc", "abcdefg"):
        await refused("bad-message", look(ann, bad, one))
    for word in ("bad\nname", "\u202e"):
        await refused("bad-message", ann.post(f"/companion/rooms/{code}/join", {"name": word}))


@asynchronous
async def test_a_room_has_so_many_phones_and_no_more(server: Process) -> None:
    code, (ann, _), (one, _) = await room_of(server.base)
    for at in range(MOST_PHONES - 2):
        await ann.post(f"/companion/rooms/{code}/join", {"name": f"Phone {at}"})
    error = await refused("not-now", ann.post(f"/companion/rooms/{code}/join", {"name": "One more"}))
    assert error.error["key"] == "room-full"
    heavy = [{"tile": "miner", "goods": {f"word-{at}": 1 for at in range(60)}} for _ in range(60)]
    outcomes = []
    for seat in range(4):
        try:
            await change(ann, code, one, pad_seat=seat, pad={"village": heavy})
            outcomes.append("")
        except Refused as no:
            outcomes.append(no.code)
    assert "too-large" in outcomes


async def a_room_outlives_the_server(first: Process, start_again: Callable[[], Process]) -> None:
    code, (ann, _), (one, _) = await room_of(first.base)
    before = await change(ann, code, one, seat=2, season="summer", ticks={"end-summer-1": True})
    second = start_again()
    after = await look(Person(second.base), code, one)
    assert after == before


@asynchronous
async def test_a_room_outlives_the_server_and_ends_a_day_after_its_last_change(starter: Starter) -> None:
    process = starter()

    def again() -> Process:
        process.kill()
        return process.start()

    await a_room_outlives_the_server(process, again)
    code, (ann, _), (one, _) = await room_of(process.base)
    with sqlite3.connect(process.database, timeout=20) as file:
        file.execute("UPDATE rooms SET until = until - 24 * 3600 * 1000")
    await refused("not-found", look(ann, code, one))
    await refused("not-found", ann.post(f"/companion/rooms/{code}/join", {"name": "Late"}))
    await room_of(process.base)
    with sqlite3.connect(process.database, timeout=20) as file:
        assert file.execute("SELECT COUNT(*) FROM rooms").fetchone() == (1,)


@asynchronous
async def test_the_same_room_from_two_nodes_on_postgresql(starter: Starter, postgres: Callable[[], str]) -> None:
    url = postgres()
    first = starter(database=url, folder="first")
    await a_room_outlives_the_server(first, lambda: starter(database=url, folder="second"))


@asynchronous
async def test_codes_cannot_be_guessed_in_numbers(starter: Starter) -> None:
    process = starter()
    phone = Person(process.base)
    codes = []
    for at in range(60):
        try:
            await look(phone, f"aaaa{at // 10 + 2}{at % 8 + 2}", "x" * 32)
        except Refused as no:
            codes.append(no.code)
    assert codes.count("not-found") <= 40
    assert "too-many" in codes
