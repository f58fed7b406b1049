"""Alembic's entry. The connection comes from `migrate.py`; there is no configuration file."""

from alembic import context

from keyflower.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
