"""`keyflower serve`: one command starts the page, the API and the database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

app = typer.Typer(add_completion=False)

DEFAULT_FILE = Path("keyflower.toml")


def read_config(context: typer.Context, path: Path | None) -> Path | None:
    """The file gives defaults: flags and the environment go before it."""
    from keyflower.server.settings import BadSettings, from_file

    source = path or (DEFAULT_FILE if DEFAULT_FILE.is_file() else None)
    if source is not None:
        try:
            found = from_file(source)
        except BadSettings as error:
            raise typer.BadParameter(str(error)) from None
        context.default_map = {**(context.default_map or {}), **found}
    return path


def option(help: str, *names: str, **more: Any) -> Any:
    return typer.Option(*names, help=help, **more)


Env = "KEYFLOWER_"


@app.command()
def serve(
    config: Annotated[
        Path | None,
        option(
            "A TOML file with any of these settings; keyflower.toml here if there is one.",
            callback=read_config,
            is_eager=True,
            envvar=Env + "CONFIG",
            dir_okay=False,
        ),
    ] = None,
    host: Annotated[str, option("Address to listen at.", envvar=Env + "HOST")] = "127.0.0.1",
    port: Annotated[int, option("Port to listen at.", envvar=Env + "PORT")] = 8400,
    database: Annotated[
        str, option("A file, or a PostgreSQL URL for several servers.", envvar=Env + "DATABASE")
    ] = "keyflower.db",
    url: Annotated[
        str,
        option("How people reach it, such as https://play.example; https makes cookies Secure.", envvar=Env + "URL"),
    ] = "",
    origins: Annotated[
        list[str] | None, option("Further origins whose pages may talk to this server.", envvar=Env + "ORIGINS")
    ] = None,
    proxy: Annotated[
        bool, option("Believe X-Forwarded-For and -Proto of a proxy in front.", envvar=Env + "PROXY")
    ] = False,
    fast_sync: Annotated[
        bool, option("File database: faster, but a power cut may lose the last moves.", envvar=Env + "FAST_SYNC")
    ] = False,
    connections: Annotated[int, option("Most open sockets.", envvar=Env + "CONNECTIONS")] = 2000,
    connections_per_address: Annotated[
        int, option("Most open sockets from one address.", envvar=Env + "CONNECTIONS_PER_ADDRESS")
    ] = 1200,
    tables: Annotated[int, option("Most tables kept.", envvar=Env + "TABLES")] = 100_000,
    tables_per_person: Annotated[int, option("Most open tables of one host.", envvar=Env + "TABLES_PER_PERSON")] = 40,
    message_rate: Annotated[float, option("Messages a second on one socket.", envvar=Env + "MESSAGE_RATE")] = 20.0,
    message_bytes: Annotated[int, option("Largest message on a socket.", envvar=Env + "MESSAGE_BYTES")] = 64 * 1024,
    request_rate: Annotated[float, option("Requests a second from one address.", envvar=Env + "REQUEST_RATE")] = 40.0,
    people_per_hour: Annotated[
        int, option("New devices from one address in an hour.", envvar=Env + "PEOPLE_PER_HOUR")
    ] = 600,
    password_tries: Annotated[
        int, option("Passwords tried in a minute, from one address.", envvar=Env + "PASSWORD_TRIES")
    ] = 5,
    bot_workers: Annotated[int, option("Processes in which bots think.", envvar=Env + "BOT_WORKERS")] = 1,
    bot_seconds: Annotated[float, option("A bot's time for one answer.", envvar=Env + "BOT_SECONDS")] = 1.0,
    compress: Annotated[bool, option("Compress sockets: less traffic, more memory.", envvar=Env + "COMPRESS")] = False,
    metrics: Annotated[str, option("Who may read /metrics: local, open or off.", envvar=Env + "METRICS")] = "local",
    log_level: Annotated[str, option("debug, info, warning or error.", envvar=Env + "LOG_LEVEL")] = "info",
    log_format: Annotated[str, option("text or json.", envvar=Env + "LOG_FORMAT")] = "text",
    grace: Annotated[float, option("Seconds that an orderly end may take.", envvar=Env + "GRACE")] = 5.0,
    open_page: Annotated[bool, option("Open the page in a browser.", "--open/--no-open")] = False,
) -> None:
    """Start a table for people and bots: the page, its API and the database, all in one.

    Flags go before the environment, the environment before the file.
    """
    from keyflower.server.run import InUse, serve
    from keyflower.server.settings import BadSettings, Settings
    from keyflower.server.storage.migrate import FromTheFuture

    given = dict(locals())
    settings = Settings(
        **{name: given[name] for name in Settings.__struct_fields__ if name != "origins"}, origins=origins or []
    )
    try:
        if open_page:
            open_when_ready(settings.checked().url or f"http://{host}:{port}")
        serve(settings.checked())
    except (BadSettings, InUse, FromTheFuture) as error:
        typer.echo(f"keyflower serve: {error}", err=True)
        raise typer.Exit(2) from None


def open_when_ready(address: str) -> None:
    """Opens the page as soon as the server answers."""
    import threading
    import time
    import urllib.request
    import webbrowser

    def wait() -> None:
        for _ in range(100):
            try:
                with urllib.request.urlopen(address + "/readyz", timeout=1):
                    webbrowser.open(address)
                    return
            except OSError:
                time.sleep(0.1)

    threading.Thread(target=wait, daemon=True).start()
