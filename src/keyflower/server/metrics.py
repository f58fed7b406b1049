"""Figures for Prometheus. They count; they never name anybody."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.connections = Gauge("keyflower_connections", "Open sockets", registry=registry)
        self.tables = Gauge("keyflower_tables_in_memory", "Tables in memory", registry=registry)
        self.stored = Gauge("keyflower_tables_stored", "Tables in the database", ["state"], registry=registry)
        self.entries = Counter("keyflower_entries", "Entries stored", registry=registry)
        self.finished = Counter("keyflower_games_finished", "Games finished", registry=registry)
        self.conflicts = Counter("keyflower_conflicts", "Entries another node was first to write", registry=registry)
        self.again = Counter("keyflower_commands_again", "Commands sent again and counted once", registry=registry)
        self.refused = Counter("keyflower_refused", "Refusals", ["code"], registry=registry)
        self.cut_off = Counter("keyflower_cut_off", "Connections that broke a bound", ["why"], registry=registry)
        self.store_seconds = Histogram(
            "keyflower_store_seconds", "Time until an entry is durable", buckets=SECONDS, registry=registry
        )
        self.command_seconds = Histogram(
            "keyflower_command_seconds", "Time from a command to its answer", buckets=SECONDS, registry=registry
        )
        self.load_seconds = Histogram(
            "keyflower_load_seconds", "Time to bring a table into memory", buckets=SECONDS, registry=registry
        )
        self.view_bytes = Histogram(
            "keyflower_update_bytes",
            "Size of an update",
            buckets=(1000, 2500, 5000, 7500, 10000, 20000),
            registry=registry,
        )
        self.bot_seconds = Histogram(
            "keyflower_bot_seconds",
            "Time of a bot's answer",
            ["level"],
            buckets=(0.01, 0.05, 0.3, 1, 3, 10),
            registry=registry,
        )
        self.bot_failures = Counter(
            "keyflower_bot_failures", "Answers that a bot's process did not give", registry=registry
        )
        self.errors = Counter("keyflower_errors", "Errors that should not happen", registry=registry)
        self.requests = Counter("keyflower_requests", "HTTP requests", ["status"], registry=registry)

    def page(self) -> bytes:
        return generate_latest(self.registry)


METRICS = Metrics()
