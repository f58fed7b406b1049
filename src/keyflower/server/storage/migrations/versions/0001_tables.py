"""The first schema: accounts, sessions, tables, seats, entries, snapshots, chat, nodes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False, unique=True),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id", ondelete="SET NULL")),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_account", "sessions", ["account"])
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("listed", sa.SmallInteger, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("moved", sa.BigInteger, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("clocks", sa.Text, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("due", sa.BigInteger),
        sa.Column("rematch", sa.Text),
        sa.Column("result", sa.Text),
        sa.Column("notes", sa.Text, nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["listed", "state", "made"])
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "seats",
        of_table(),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("taken", sa.SmallInteger, nullable=False),
        sa.Column("secret", sa.Text),
        sa.Column("bot", sa.SmallInteger),
        sa.Column("out_of_time", sa.SmallInteger, nullable=False),
        sa.Column("programme", sa.Text),
        sa.Column("votes", sa.Text, nullable=False),
    )
    op.create_table(
        "holders",
        of_table(),
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
    )
    op.create_index("holders_who", "holders", ["who"])
    op.create_table(
        "entries",
        of_table(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("command", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("entries_command", "entries", ["table_id", "command"], unique=True)
    op.create_table(
        "snapshots",
        of_table(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        of_table(),
        sa.Column("c", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
    )
    op.create_index("chat_command", "chat", ["table_id", "command"], unique=True)
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("since", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("text", sa.Text, nullable=False),
    )
