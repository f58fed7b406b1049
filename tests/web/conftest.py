"""A real Chromium on a real `keyflower serve`."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright
from server.harness import Process

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
DESK = (1440, 900)
PHONE = (360, 740)
ARTEFACTS = Path(os.environ.get("KEYFLOWER_SCREENSHOTS", "test-artefacts"))

# Only ends a test in which something never comes: the machine may have other things to do as well.
expect.set_options(timeout=30_000)

Visit = Callable[..., Page]


def find_chromium() -> str:
    named = os.environ.get("CHROMIUM") or next((path for path in map(shutil.which, NAMES) if path), None)
    assert named, "The page's tests need a Chromium: install one, or name it in the variable CHROMIUM."
    return named


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("site")).start()
    yield process
    process.kill()


def is_complaint(line: ConsoleMessage) -> bool:
    """Refused requests and a server that is away are part of some tests; everything else is a fault of the page."""
    expected = ("Failed to load resource", "WebSocket connection")
    return line.type == "error" and not line.text.startswith(expected)


OPENED = pytest.StashKey[list[Page]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What a failed test saw last is kept among its artefacts."""
    report = yield
    if call.when == "call" and call.excinfo is not None:
        pages: list[Page] = item.stash.get(OPENED, [])
        for number, page in enumerate(pages):
            photograph(page, f"failed-{item.name}-{number}")
            (ARTEFACTS / f"failed-{item.name}-{number}.html").write_text(page.content(), encoding="utf-8")
    return report


@pytest.fixture
def visit(browser: Browser, site: Process, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens the page as a new person. Whatever the browser complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []
    opened = request.node.stash.setdefault(OPENED, [])

    def open_page(
        path: str = "/",
        size: tuple[int, int] = DESK,
        language: str = "en-GB",
        dark: bool = False,
        still: bool = True,
        touch: bool = False,
        base: str = "",
    ) -> Page:
        context = browser.new_context(
            base_url=base or site.base,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
        )
        contexts.append(context)
        context.set_default_timeout(45_000)
        page = context.new_page()
        opened.append(page)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if is_complaint(line) else None)
        # The page makes its person's session as it starts. What a test asks for before that is another person's,
        # and whichever answer comes last would stay.
        with page.expect_response("**/api/v1/session"):
            page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def photograph(page: Page, name: str) -> None:
    """Keeps a picture of the page among the test's artefacts."""
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"{name}.png")
