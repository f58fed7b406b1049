"""The store of tables: every statement the server makes about them, their seats, entries, snapshots and talk."""

from __future__ import annotations

import zlib
from typing import Any, NamedTuple

from ..messages.state import Chat
from .database import Conflict, Database, Row, Statement
from .nodes import NodeStore
from .people import PeopleStore
from .stored import ClockState, Entry, SeatRow, TableRow, digest, entry_row, read_sheets, seat_row, table_row, text

TABLE_COLUMNS = (
    "id, name, state, listed, host, invite, options, seed, rules, n, made, moved, waiting, clocks, deadline, due,"
    " rematch, result, notes, version, fault"
)
# Whoever said that it thinks for a table's bots takes too long, or is not there any more.
NOBODY_THINKS = "thinks_until < :now OR thinker NOT IN (SELECT id FROM nodes WHERE seen > :silent AND gone = 0)"
NODE_SILENT = 5_000  # milliseconds without a word of it after which a node's bots are played by another
SEAT_COLUMNS = "seat, kind, name, taken, secret, bot, out_of_time, programme, votes, device, resigned"


class Snapshot:
    def __init__(self, row: Row) -> None:
        self.n: int = row["n"]
        self.rules: int = row["rules"]
        self.digest: str = row["digest"]
        self._packed: bytes = row["body"]

    @property
    def document(self) -> bytes:
        return zlib.decompress(self._packed)


def insert_entry(table: str, entry: Entry) -> Statement:
    return Statement(
        "INSERT INTO entries (table_id, n, at, kind, seat, command, body)"
        " VALUES (:table, :n, :at, :kind, :seat, :command, :body)",
        {
            "table": table,
            "n": entry.n,
            "at": entry.at,
            "kind": entry.kind,
            "seat": entry.seat,
            "command": entry.command,
            "body": text(entry.body),
        },
    )


def update_table(row: TableRow) -> Statement:
    """What changes with an entry: from the version before to the row's. Refused if somebody else was first."""
    return Statement(
        "UPDATE tables SET state = :state, options = :options, rules = :rules, n = :n, moved = :moved,"
        " waiting = :waiting, clocks = :clocks, deadline = :deadline, due = :due, result = :result, notes = :notes,"
        " version = :version WHERE id = :id AND version = :version - 1",
        {
            "id": row.id,
            "version": row.version,
            "options": text(row.options),
            "state": row.state,
            "rules": row.rules,
            "n": row.n,
            "moved": row.moved,
            "waiting": text(row.waiting),
            "clocks": text(row.clocks),
            "deadline": row.deadline,
            "due": row.due,
            "result": text(row.result) if row.result is not None else None,
            "notes": text(row.notes),
        },
        1,
    )


def touch(table: str, version: int) -> Statement:
    """Comes before every other change of a table: it counts one more, or is refused if somebody else was first."""
    return Statement(
        "UPDATE tables SET version = version + 1 WHERE id = :id AND version = :version",
        {"id": table, "version": version},
        1,
    )


def close_table(table: str) -> Statement:
    return Statement("UPDATE tables SET state = 'closed', deadline = NULL, due = NULL WHERE id = :id", {"id": table})


def put_clocks(table: str, clocks: ClockState, deadline: int | None) -> Statement:
    return Statement(
        "UPDATE tables SET clocks = :clocks, deadline = :deadline WHERE id = :id",
        {"id": table, "clocks": text(clocks), "deadline": deadline},
    )


def insert_table(row: TableRow) -> list[Statement]:
    first = Statement(
        f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES (:id, :name, :state, :listed, :host, :invite, :options, :seed,"
        " :rules, :n, :made, :moved, :waiting, :clocks, :deadline, :due, :rematch, :result, :notes, :version, NULL)",
        {
            "id": row.id,
            "name": row.name,
            "state": row.state,
            "listed": int(row.listed),
            "host": row.host,
            "invite": row.invite,
            "options": text(row.options),
            "seed": row.seed,
            "rules": row.rules,
            "n": row.n,
            "made": row.made,
            "moved": row.moved,
            "waiting": text(row.waiting),
            "clocks": text(row.clocks),
            "deadline": row.deadline,
            "due": row.due,
            "rematch": row.rematch,
            "result": text(row.result) if row.result is not None else None,
            "notes": text(row.notes),
            "version": row.version,
        },
    )
    return [first, *(put_seat(row.id, seat) for seat in row.seats)]


def put_seat(table: str, seat: SeatRow) -> Statement:
    return Statement(
        f"INSERT INTO seats (table_id, {SEAT_COLUMNS})"
        " VALUES (:table, :seat, :kind, :name, :taken, :secret, :bot, :out_of_time, :programme, :votes, :device,"
        " :resigned)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET kind = :kind, name = :name, taken = :taken, secret = :secret,"
        " bot = :bot, out_of_time = :out_of_time, programme = :programme, votes = :votes, device = :device,"
        " resigned = :resigned",
        {
            "table": table,
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "taken": int(seat.taken),
            "secret": seat.secret,
            "bot": seat.bot,
            "out_of_time": int(seat.out_of_time),
            "programme": seat.programme,
            "votes": text(seat.votes),
            "device": seat.device,
            "resigned": int(seat.resigned),
        },
    )


def put_holder(table: str, who: str, seat: int) -> Statement:
    return Statement(
        "INSERT INTO holders (table_id, who, seat) VALUES (:table, :who, :seat) ON CONFLICT DO NOTHING",
        {"table": table, "who": who, "seat": seat},
    )


def drop_holders(table: str, seat: int | None = None) -> Statement:
    """Of one seat, or of all."""
    if seat is None:
        return Statement("DELETE FROM holders WHERE table_id = :table", {"table": table})
    return Statement("DELETE FROM holders WHERE table_id = :table AND seat = :seat", {"table": table, "seat": seat})


def claim_rematch(table: str, rematch: str) -> Statement:
    """There is one rematch of a table, whoever asks for it first."""
    return Statement(
        "UPDATE tables SET rematch = :new WHERE id = :id AND rematch IS NULL", {"new": rematch, "id": table}, 1
    )


def insert_chat(table: str, line: Chat, key: str) -> Statement:
    return Statement(
        "INSERT INTO chat (table_id, c, at, seat, name, text, command)"
        " VALUES (:table, :c, :at, :seat, :name, :text, :key)",
        {
            "table": table,
            "c": line.c,
            "at": line.at,
            "seat": line.seat,
            "name": line.name,
            "text": line.text,
            "key": key,
        },
    )


def put_invitation(table: str, secret: str, now: int) -> Statement:
    return Statement(
        "INSERT INTO invitations (table_id, secret, made) VALUES (:table, :secret, :now)",
        {"table": table, "secret": secret, "now": now},
    )


def put_result(table: str, at: int, record: str, sheets: Any) -> Statement:
    return Statement(
        "INSERT INTO results (table_id, at, record, sheets) VALUES (:table, :at, :record, :sheets)"
        " ON CONFLICT (table_id) DO NOTHING",
        {"table": table, "at": at, "record": record, "sheets": text(sheets)},
    )


def put_snapshot(table: str, n: int, rules: int, document: bytes) -> Statement:
    return Statement(
        "INSERT INTO snapshots (table_id, n, rules, digest, body) VALUES (:table, :n, :rules, :digest, :body)"
        " ON CONFLICT (table_id, n) DO UPDATE SET rules = :rules, digest = :digest, body = :body",
        {"table": table, "n": n, "rules": rules, "digest": digest(document), "body": zlib.compress(document, 1)},
    )


# Reads that are made together


def row_of(table: str) -> Statement:
    return Statement(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = :table", {"table": table})


def seats_of(table: str) -> Statement:
    return Statement(f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = :table ORDER BY seat", {"table": table})


def entries_of(table: str, first: int, last: int) -> Statement:
    return Statement(
        "SELECT n, at, kind, seat, command, body FROM entries"
        " WHERE table_id = :table AND n >= :first AND n <= :last ORDER BY n",
        {"table": table, "first": first, "last": last},
    )


def holders_of(table: str) -> Statement:
    return Statement("SELECT who, seat FROM holders WHERE table_id = :table", {"table": table})


class SeenTable(NamedTuple):
    """A table as it is stored, to be shown in a list."""

    table: str
    stored: Row
    seats: list[Row]
    holders: list[tuple[str, int]]

    def row(self) -> TableRow:
        """ValueError where it cannot be read."""
        return table_row(self.stored, [seat_row(seat) for seat in self.seats])


def among(states: list[str]) -> tuple[str, dict[str, str]]:
    """Some states, as a statement names them."""
    names = {f"s{letter}": state for letter, state in zip("abcd", states, strict=False)}
    return ", ".join(f":{name}" for name in names), names


class Store:
    """Reads and the rarer writes. The appends are made of the statements above, by the room's hub."""

    def __init__(self, database: Database) -> None:
        self.db = database
        self.people = PeopleStore(database)
        self.nodes = NodeStore(database)

    # Tables

    async def table(self, table: str) -> TableRow | None:
        rows, seats = await self.db.read_all(row_of(table), seats_of(table))
        return table_row(rows[0], [seat_row(seat) for seat in seats]) if rows else None

    async def entries(self, table: str, first: int = 1, last: int = 10**9) -> list[Entry]:
        return [entry_row(row) for row in (await self.db.read_all(entries_of(table, first, last)))[0]]

    async def news(self, table: str, after: int) -> tuple[TableRow | None, list[Entry], list[tuple[str, int]]]:
        """What may have changed about a table, at once: its row, the entries after a number, who holds its seats."""
        rows, seats, entries, holders = await self.db.read_all(
            row_of(table), seats_of(table), entries_of(table, after + 1, 10**9), holders_of(table)
        )
        row = table_row(rows[0], [seat_row(seat) for seat in seats]) if rows else None
        last = row.n if row is not None else 0  # another may have been written between the reads
        return row, [entry_row(e) for e in entries if e["n"] <= last], [(h["who"], h["seat"]) for h in holders]

    async def snapshot(self, table: str, at_most: int = 10**9) -> Snapshot | None:
        rows = await self.db.read(
            "SELECT n, rules, digest, body FROM snapshots WHERE table_id = :table AND n <= :at_most"
            " ORDER BY n DESC LIMIT 1",
            table=table,
            at_most=at_most,
        )
        return Snapshot(rows[0]) if rows else None

    async def digests(self, table: str) -> dict[int, str]:
        rows = await self.db.read("SELECT n, digest FROM snapshots WHERE table_id = :table", table=table)
        return {row["n"]: row["digest"] for row in rows}

    async def holders(self, table: str) -> list[tuple[str, int]]:
        return [(row["who"], row["seat"]) for row in (await self.db.read_all(holders_of(table)))[0]]

    async def listed(self, states: list[str], before: int, limit: int) -> list[SeenTable]:
        marks, names = among(states)
        return await self._seen(
            Statement(
                f"SELECT id FROM tables WHERE listed = 1 AND state IN ({marks}) AND made < :before"
                " ORDER BY made DESC LIMIT :limit",
                {"before": before, "limit": limit, **names},
            )
        )

    async def held_by(
        self, who: list[str], states: list[str], before: int, limit: int, hidden: bool
    ) -> list[SeenTable]:
        """The tables at which somebody sits, the newest moves first."""
        one, two = (who * 2)[:2]
        marks, names = among(states)
        return await self._seen(
            Statement(
                "SELECT tables.id, tables.moved FROM tables JOIN holders ON holders.table_id = tables.id"
                f" WHERE holders.who IN (:one, :two) AND holders.seat >= 0 AND tables.state IN ({marks})"
                " AND tables.moved < :before GROUP BY tables.id, tables.moved HAVING MAX(holders.hidden) = :hidden"
                " ORDER BY tables.moved DESC LIMIT :limit",
                {"one": one, "two": two, "before": before, "limit": limit, "hidden": int(hidden), **names},
            )
        )

    async def _seen(self, which: Statement) -> list[SeenTable]:
        """The tables that a statement names, in its order: all at once, for each read alone is most of the work."""
        these = f"IN (SELECT id FROM ({which.sql}) AS these)"
        named, rows, seats, holders = await self.db.read_all(
            which,
            Statement(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id {these}", which.params),
            Statement(f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE table_id {these} ORDER BY seat", which.params),
            Statement(f"SELECT table_id, who, seat FROM holders WHERE table_id {these}", which.params),
        )
        found = {row["id"]: SeenTable(row["id"], row, [], []) for row in rows}
        for seat in seats:  # what came after the first of the reads is left out
            if seat["table_id"] in found:
                found[seat["table_id"]].seats.append(seat)
        for holder in holders:
            if holder["table_id"] in found:
                found[holder["table_id"]].holders.append((holder["who"], holder["seat"]))
        return [found[row["id"]] for row in named if row["id"] in found]

    async def hide(self, table: str, who: list[str], hidden: bool) -> None:
        one, two = (who * 2)[:2]
        await self.write(
            Statement(
                "UPDATE holders SET hidden = :hidden WHERE table_id = :table AND who IN (:one, :two)",
                {"hidden": int(hidden), "table": table, "one": one, "two": two},
            )
        )

    async def invited(self, table: str, secret: str) -> bool:
        rows = await self.db.read(
            "SELECT 1 AS one FROM invitations WHERE table_id = :table AND secret = :secret", table=table, secret=secret
        )
        return bool(rows)

    async def invitations(self, table: str) -> int:
        rows = await self.db.read("SELECT COUNT(*) AS many FROM invitations WHERE table_id = :table", table=table)
        return int(rows[0]["many"])

    async def result(self, table: str) -> tuple[str, list[dict[str, Any]]] | None:
        """The record and the score sheets of a finished game, as they were when it ended."""
        rows = await self.db.read("SELECT record, sheets FROM results WHERE table_id = :table", table=table)
        return (rows[0]["record"], read_sheets(rows[0]["sheets"])) if rows else None

    async def open_tables(self, host: str) -> int:
        """How many tables somebody keeps open, for the limit."""
        rows = await self.db.read(
            "SELECT COUNT(*) AS many FROM tables WHERE host = :host AND state IN ('waiting', 'playing')", host=host
        )
        return int(rows[0]["many"])

    async def count(self) -> dict[str, int]:
        rows = await self.db.read("SELECT state, COUNT(*) AS many FROM tables GROUP BY state")
        return {row["state"]: int(row["many"]) for row in rows}

    async def run_out(self, now: int, limit: int = 1000) -> list[str]:
        """Tables where a clock has run out, the longest ago first."""
        rows = await self.db.read(
            "SELECT id FROM tables WHERE deadline <= :now AND fault IS NULL ORDER BY deadline LIMIT :limit",
            now=now,
            limit=limit,
        )
        return [row["id"] for row in rows]

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """Tables where a bot or a programmed pass is late, and no node says that it thinks."""
        rows = await self.db.read(
            "SELECT id FROM tables WHERE due <= :late AND fault IS NULL"
            f" AND (thinker IS NULL OR {NOBODY_THINKS}) ORDER BY due LIMIT :limit",
            now=now,
            late=now - 2000,
            silent=now - NODE_SILENT,
            limit=limit,
        )
        return [row["id"] for row in rows]

    async def claim_thoughts(self, table: str, node: str, now: int, until: int) -> bool:
        """One node thinks for the bots of a table; another takes over when it has not answered in time."""
        claim = Statement(
            "UPDATE tables SET thinker = :node, thinks_until = :until WHERE id = :table"
            f" AND (thinker IS NULL OR thinker = :node OR {NOBODY_THINKS})",
            {"table": table, "node": node, "now": now, "until": until, "silent": now - NODE_SILENT},
            1,
        )
        try:
            await self.write(claim)
        except Conflict:
            return False
        return True

    # What cannot be loaded

    async def quarantine(self, table: str, fault: str) -> None:
        await self.write(Statement("UPDATE tables SET fault = :fault WHERE id = :id", {"fault": fault, "id": table}))

    async def release_quarantine(self, table: str | None = None) -> None:
        """One table, or all: they are tried once more."""
        await self.write(
            Statement(
                "UPDATE tables SET fault = NULL WHERE fault IS NOT NULL AND (:table = '' OR id = :table)",
                {"table": table or ""},
            )
        )

    async def broken(self) -> list[Row]:
        return await self.db.read("SELECT id, name, fault, moved FROM tables WHERE fault IS NOT NULL ORDER BY moved")

    # What has had its day

    async def expire(self, waiting: int, alone: int, idle: int) -> int:
        """Closes what has stood still since these moments: tables that never began, games that only bots are left in,
        and any games. Says how many."""
        rows = await self.write(
            Statement(
                "UPDATE tables SET state = 'closed', deadline = NULL, due = NULL, version = version + 1"
                " WHERE (state = 'waiting' AND moved < :waiting) OR (state = 'playing' AND (moved < :idle OR"
                " (moved < :alone AND NOT EXISTS"
                " (SELECT 1 FROM seats WHERE table_id = tables.id AND kind <> 'bot' AND resigned = 0))))"
                " RETURNING id",
                {"waiting": waiting, "alone": alone, "idle": idle},
            )
        )
        return len(rows[0])

    async def prune(self, closed: int, finished: int) -> int:
        """Removes closed tables, and finished ones, that nobody has touched since these moments. Says how many."""
        rows = await self.write(
            Statement(
                "DELETE FROM tables WHERE (state = 'closed' AND moved < :closed)"
                " OR (state IN ('over', 'still') AND moved < :finished) RETURNING id",
                {"closed": closed, "finished": finished},
            )
        )
        return len(rows[0])

    async def finished_before(self, before: int) -> list[str]:
        rows = await self.db.read(
            "SELECT id FROM tables WHERE state = 'over' AND moved < :before ORDER BY moved", before=before
        )
        return [row["id"] for row in rows]

    async def finished(self) -> list[str]:
        rows = await self.db.read("SELECT id FROM tables WHERE state = 'over' ORDER BY made")
        return [row["id"] for row in rows]

    async def stored_command(self, table: str, command: str) -> int | None:
        rows = await self.db.read(
            "SELECT n FROM entries WHERE table_id = :table AND command = :command", table=table, command=command
        )
        return int(rows[0]["n"]) if rows else None

    # Chat

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[Row]:
        rows = await self.db.read(
            "SELECT c, at, seat, name, text FROM chat WHERE table_id = :table AND c > :after"
            " ORDER BY c DESC LIMIT :limit",
            table=table,
            after=after,
            limit=limit,
        )
        return rows[::-1]

    async def said(self, table: str, command: str) -> bool:
        rows = await self.db.read(
            "SELECT c FROM chat WHERE table_id = :table AND command = :command", table=table, command=command
        )
        return bool(rows)

    # Changes that are no entries

    async def change_rules(self, table: str, rules: int) -> None:
        await self.write(Statement("UPDATE tables SET rules = :rules WHERE id = :id", {"rules": rules, "id": table}))

    # For admins

    async def newest(self, state: str, limit: int) -> list[Row]:
        """The tables of a state (or all), those with the newest moves first."""
        return await self.db.read(
            "SELECT tables.id, tables.name, state, n, moved, COUNT(seats.seat) AS players FROM tables"
            " JOIN seats ON seats.table_id = tables.id WHERE (:state = '' OR state = :state)"
            " GROUP BY tables.id, tables.name, state, n, moved ORDER BY moved DESC LIMIT :limit",
            state=state,
            limit=limit,
        )

    async def remove(self, table: str) -> bool:
        return bool((await self.write(Statement("DELETE FROM tables WHERE id = :id RETURNING id", {"id": table})))[0])

    async def sizes(self) -> dict[str, int]:
        """Rows of the larger tables."""
        found = {}
        for name in ("entries", "snapshots", "chat", "sessions", "accounts"):
            found[name] = int((await self.db.read(f"SELECT COUNT(*) AS many FROM {name}"))[0]["many"])
        return found

    async def write(self, *statements: Statement, notice: str | None = None) -> list[list[Row]]:
        return await self.db.write(*statements, notice=notice)
