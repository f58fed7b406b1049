"""Processes beside the server, for what takes long: they read one line of JSON and write one. Nothing is pickled."""

from __future__ import annotations

import asyncio
import contextlib
import sys

LINE = 4 * 1024 * 1024
STARTING = 30.0  # seconds until a new process must have said that it is there


class Worker:
    def __init__(self, module: str) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer's line. Any failure ends the process, and the next question starts a new one."""
        try:
            if self.process is None or self.process.returncode is not None:
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", self.module,
                    stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
                    limit=LINE,
                )  # fmt: skip
                assert self.process.stdout is not None
                async with asyncio.timeout(STARTING):
                    await self.process.stdout.readline()
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            async with asyncio.timeout(seconds):
                self.process.stdin.write(question + b"\n")
                await self.process.stdin.drain()
                return await self.process.stdout.readline()
        except BaseException:
            self.end()
            raise

    def end(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        self.process = None


def say(line: bytes) -> None:
    """In the process: one line out."""
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()
