"""A host's server is the same as everywhere."""

from server.conftest import starter

__all__ = ["starter"]
