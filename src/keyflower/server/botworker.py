"""The process in which bots think. Started by the server, ends with it.

For the tests of the server's patience KEYFLOWER_BOT_CRASH is the share of questions at which the process dies
instead of answering.
"""

from __future__ import annotations

import os
import random
import sys

import msgspec

from keyflower import bots

from .robots import Question, Reply


def answer(question: Question) -> str:
    """The one place where a question becomes a bot's choice."""
    bot = bots.make(question.level, question.seed)
    budget = bots.Budget(seconds=question.seconds)
    return bot.choose(question.view, question.memory, question.decision, question.actions, budget)


def main() -> None:
    crash = float(os.environ.get("KEYFLOWER_BOT_CRASH", "0"))
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        if crash and random.random() < crash:
            os._exit(3)
        sys.stdout.buffer.write(msgspec.json.encode(Reply(answer(decoder.decode(line)))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
