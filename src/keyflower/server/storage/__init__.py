"""What must outlive the process: two databases behind one small door, the schema, and the store of tables."""

from .database import Conflict, Database, Statement, Unavailable, open_database
from .store import Store

__all__ = ["Conflict", "Database", "Statement", "Store", "Unavailable", "open_database"]
