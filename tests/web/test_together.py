"""People with people: names, who watches, devices, a line that falls silent."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect
from server.harness import Process

from .conftest import PHONE, Visit
from .hand import new_table


def test_a_name_is_asked_once_before_one_sits_down_with_others(visit: Visit, site: Process) -> None:
    host = visit()
    host.request.post(f"{site.base}/api/v1/session", data={"name": "Ann"})
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "open"}]
    made = host.request.post(f"{site.base}/api/v1/tables", data={"players": seats, "pace": 0}).json()
    table = made["info"]["table"]
    secret = next(link["secret"] for link in made["links"] if link["seat"] == 1)
    guest = visit(f"/t/{table}#seat={secret}")
    guest.get_by_role("dialog", name="What shall the others call you?").wait_for()
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Keep").click()
    expect(guest.locator("main")).to_contain_text("Ben")
    host.goto(f"/t/{table}")
    expect(host.locator("main")).to_contain_text("Ben")
    # Whoever would rather not say is not asked again, and two guests can be told apart.
    other = visit(f"/t/{table}#invite={made['invite']}")
    other.get_by_role("button", name="Sit here").click()
    other.get_by_role("button", name="Stay a guest").click()
    other.locator(".table").wait_for()
    expect(other.locator(".strip .me")).to_contain_text("Guest (you)")


def test_two_of_the_same_name_are_told_apart_and_who_watches_is_shown(visit: Visit, site: Process) -> None:
    page = visit()
    page.request.post(f"{site.base}/api/v1/session", data={})
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = page.request.post(f"{site.base}/api/v1/tables", data={"players": seats, "pace": 0, "listed": True}).json()
    table = made["info"]["table"]
    watcher = visit()
    watcher.request.post(f"{site.base}/api/v1/session", data={"name": "Wat"})
    watcher.goto(f"/t/{table}")
    watcher.locator(".table").wait_for()
    names = watcher.locator(".strip .seats .name").all_inner_texts()
    assert len(set(names)) == 2, names
    page.goto(f"/t/{table}")
    expect(page.locator(".strip .watchers")).to_contain_text("Wat")
    page.goto("/")
    people = page.locator("li", has=page.locator(f"a[href='/t/{table}']")).locator(".people > span")
    expect(people).to_contain_text(["Guest", "Guest 2"])


def test_links_to_a_private_table_open_for_others(visit: Visit, site: Process) -> None:
    """The link for watching and the link to a position let others in; the bare address does not."""
    page = visit()
    table = new_table(page, site.base, players=2)
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="About this table").click()
    links = [page.get_by_label(label).input_value() for label in ("Link for watching", "Link to this position")]
    visit(f"/t/{table}").get_by_role("heading", name="No such table").wait_for()
    watcher = visit(links[0])
    watcher.locator(".table").wait_for()
    assert watcher.locator(".dock .screen").count() == 0
    visit(links[1]).locator(".replay").wait_for()
    # In a replay, too; and all of one browser's links share one invitation.
    page.goto(f"/t/{table}/at/1")
    page.locator("summary", has_text="Link to this position").click()
    address = page.get_by_label("Link to this position").input_value()
    assert address.split("#")[1] == links[0].split("#")[1] == links[1].split("#")[1]
    visit(address).locator(".replay").wait_for()


def test_my_devices_are_listed_and_signed_out(visit: Visit, site: Process) -> None:
    one, two = visit(), visit()
    credentials = {"name": "devi", "password": "a long enough word"}
    one.request.post(f"{site.base}/api/v1/session", data={"name": "Devi"})
    assert one.request.post(f"{site.base}/api/v1/account", data=credentials).ok
    two.request.post(f"{site.base}/api/v1/session", data={})
    assert two.request.post(f"{site.base}/api/v1/account/login", data=credentials).ok
    one.goto("/")
    one.get_by_role("button", name="Settings").click()
    out = one.get_by_role("dialog").get_by_role("button", name="Sign out", exact=True)
    expect(one.get_by_role("dialog")).to_contain_text("This device")
    out.last.click()
    expect(one.get_by_role("dialog").locator("li")).to_have_count(1)
    assert two.request.get(f"{site.base}/api/v1/me").status == 401


def test_a_line_that_falls_silent_is_told(visit: Visit, site: Process) -> None:
    """Nothing closes the socket: no message comes any more, as when a cable is pulled."""
    page = visit()
    deaf = False

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if deaf else server.send(text))
        server.on_message(lambda text: None if deaf else socket.send(text))

    page.route_web_socket("**/api/v1/ws", between)
    new_table(page, site.base, players=2)
    page.locator(".bar[data-kind=turn]").wait_for()
    expect(page.locator(".strip .link")).to_have_count(0)
    deaf = True
    page.locator(".strip .link").wait_for()
    deaf = False
    expect(page.locator(".strip .link")).to_have_count(0, timeout=30_000)


def test_a_question_at_this_very_table_is_not_told_as_one_elsewhere(visit: Visit, site: Process) -> None:
    """Before the table was followed the server told of it, and the page said "at another table"."""
    page = visit()

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(socket.send)
        asked = {"t": "notice", "table": page.url.rsplit("/", 1)[1], "name": "", "asked": True}
        socket.send(json.dumps(asked))
        socket.send(json.dumps({**asked, "table": "elsewhere", "name": "Elms"}))

    page.route_web_socket("**/api/v1/ws", between)
    new_table(page, site.base, players=2)
    page.locator(".bar[data-kind=turn]").wait_for()
    notes = page.get_by_text("at another table")
    expect(notes).to_have_count(1)
    expect(notes).to_contain_text("Elms")


def test_who_watches_is_told_on_a_phone_with_a_touch(visit: Visit, site: Process) -> None:
    """There was only a number, whose words came when a mouse rested on it."""
    page = visit(size=PHONE, touch=True)
    page.request.post(f"{site.base}/api/v1/session", data={})
    wishes = {"players": [{"kind": "me"}, {"kind": "me"}], "pace": 0, "listed": True}
    table = page.request.post(f"{site.base}/api/v1/tables", data=wishes).json()["info"]["table"]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="I am ready").click()
    watcher = visit()
    watcher.request.post(f"{site.base}/api/v1/session", data={"name": "Wat"})
    watcher.goto(f"/t/{table}")
    page.locator(".strip .watchers").tap()
    expect(page.get_by_text("Looking on: Wat").last).to_be_in_viewport()


# When the page first says that it has lost the line, by its own clock.
WHEN_TOLD = """() => {
  const look = () => { if (document.querySelector('.strip .link')) window.told ??= Date.now(); };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("cut", [signal.SIGSTOP, signal.SIGKILL], ids=["frozen", "killed"])
def test_a_lost_connection_is_told_within_three_seconds(visit: Visit, tmp_path: Path, cut: signal.Signals) -> None:
    """Three seconds of the page's own clock, which a busy machine does not stretch. It took 25."""
    own = Process(tmp_path / "own").start()
    try:
        page = visit(base=own.base)
        page.clock.install()
        new_table(page, own.base, players=2)
        page.locator(".bar[data-kind=turn]").wait_for()
        expect(page.locator(".strip .link")).to_have_count(0)
        page.evaluate(WHEN_TOLD)
        assert own.process is not None
        own.process.send_signal(cut)
        since = page.evaluate("Date.now()")
        page.clock.run_for(3000)
        expect(page.locator(".strip .link")).to_contain_text("Reconnecting")
        assert page.evaluate("window.told") - since <= 3000
    finally:
        own.kill()
