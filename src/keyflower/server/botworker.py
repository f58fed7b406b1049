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

from .robots import BotQuestion, Reply, WeighedAnswer
from .workers import say


def answer(question: BotQuestion) -> Reply:
    """The one place where a question becomes a bot's choice."""
    bot = bots.make(question.level, question.seed, question.style)
    budget = bots.Budget(seconds=question.seconds)
    asked = bots.SeatQuestion(question.view, question.memory, question.decision, question.actions, budget)
    if question.count:
        return Reply([WeighedAnswer(one.text, one.value, one.tries) for one in bot.explain(asked, question.count)])
    return Reply([WeighedAnswer(bot.choose(asked), 0.0)])


def main() -> None:
    crash = float(os.environ.get("KEYFLOWER_BOT_CRASH", "0"))
    decoder = msgspec.json.Decoder(BotQuestion)
    say(b"ready")
    for line in sys.stdin.buffer:
        if crash and random.random() < crash:
            os._exit(3)
        say(msgspec.json.encode(answer(decoder.decode(line))))


if __name__ == "__main__":
    main()
