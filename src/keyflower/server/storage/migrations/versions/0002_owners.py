"""Versions of tables, links for one device, results kept, invitations, quarantine, who thinks, orderly ends."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("fault", sa.Text))
    op.add_column("tables", sa.Column("thinker", sa.Text))
    op.add_column("tables", sa.Column("thinks_until", sa.BigInteger))
    op.add_column("seats", sa.Column("device", sa.Text))
    op.add_column("seats", sa.Column("resigned", sa.SmallInteger, nullable=False, server_default="0"))
    op.add_column("holders", sa.Column("hidden", sa.SmallInteger, nullable=False, server_default="0"))
    op.add_column("nodes", sa.Column("gone", sa.SmallInteger, nullable=False, server_default="0"))
    op.create_index("tables_host", "tables", ["host", "state"])
    op.create_index("tables_moved", "tables", ["state", "moved"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("sheets", sa.Text, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("secret", sa.Text, primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    # An orderly end left no trace of its moment. It came after the last move: no clock has run since then.
    op.execute(
        "INSERT INTO nodes (id, started, seen, gone) SELECT 'before', MAX(moved), MAX(moved), 1 FROM tables"
        " WHERE NOT EXISTS (SELECT 1 FROM nodes) HAVING MAX(moved) IS NOT NULL"
    )
