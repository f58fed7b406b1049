"""The schema, once for both databases. Times are milliseconds since 1970; flags are 0 or 1; documents are JSON text."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, SmallInteger, Table, Text

metadata = MetaData()

accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False, unique=True),  # folded: as compared
    Column("shown", Text, nullable=False),  # as typed
    Column("password", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),  # the hash of the secret
    Column("name", Text, nullable=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_account", "account"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("state", Text, nullable=False),  # waiting, playing, over, still (an unfinished import), closed
    Column("listed", SmallInteger, nullable=False),
    Column("host", Text, nullable=False),  # a holder: s:SESSION or a:ACCOUNT
    Column("invite", Text, nullable=False),  # hash
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("n", Integer, nullable=False),  # the last entry
    Column("made", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("waiting", Text, nullable=False),  # the seats that are asked
    Column("clocks", Text, nullable=False),
    Column("deadline", BigInteger),  # when the first clock runs out
    Column("due", BigInteger),  # when a bot or a programmed pass is to answer
    Column("rematch", Text),
    Column("result", Text),
    Column("notes", Text, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),  # one more with every change, of seats too
    Column("fault", Text),  # why it cannot be loaded: in quarantine until the next start or an admin's word
    Column("thinker", Text),  # the node whose bots think here
    Column("thinks_until", BigInteger),  # after that another node may
    Index("tables_lobby", "listed", "state", "made"),
    Index("tables_host", "host", "state"),
    Index("tables_moved", "state", "moved"),
    Index("tables_deadline", "deadline"),
    Index("tables_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", Text, nullable=False),  # person, open, bot
    Column("name", Text, nullable=False),
    Column("taken", SmallInteger, nullable=False),
    Column("secret", Text),  # hash of the seat link's secret
    Column("bot", SmallInteger),  # the level that plays here now
    Column("out_of_time", SmallInteger, nullable=False),
    Column("programme", Text),
    Column("votes", Text, nullable=False),
    Column("device", Text),  # who used the link: it opens the seat to nobody else until it is renewed
    Column("resigned", SmallInteger, nullable=False, server_default="0"),
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("who", Text, primary_key=True),
    Column("seat", SmallInteger, primary_key=True),  # -1: may watch and join
    Column("hidden", SmallInteger, nullable=False, server_default="0"),  # put away, not shown among one's games
    Index("holders_who", "who"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),  # the key is the lock: whoever writes a number first has it
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", SmallInteger),
    Column("command", Text),  # the sender's seat and id: a command counts once
    Column("body", Text, nullable=False),
    Index("entries_command", "table_id", "command", unique=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("digest", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("c", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("command", Text, nullable=False),
    Index("chat_command", "table_id", "command", unique=True),
)

nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("gone", SmallInteger, nullable=False, server_default="0"),  # it ended in order
)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("record", Text, nullable=False),
    Column("sheets", Text, nullable=False),  # the score sheets as they were reckoned then
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("secret", Text, primary_key=True),  # hash
    Column("made", BigInteger, nullable=False),
)

rooms = Table(
    "rooms",
    metadata,
    Column("code", Text, primary_key=True),
    Column("n", Integer, nullable=False),  # one more with every change: whoever writes a number first has it
    Column("until", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Index("rooms_until", "until"),
)

outages = Table(
    "outages",
    metadata,
    Column("since", BigInteger, primary_key=True),  # no node was running: no clock runs either
    Column("until", BigInteger, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("text", Text, nullable=False),  # from an admin's command to a server on the same file
)
