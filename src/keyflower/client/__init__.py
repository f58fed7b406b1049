"""Talking to a server as the page does: take a seat, hear its questions, answer them.

```python
import asyncio, random
from keyflower.client import Client, TableLink

async def play(address: str) -> None:
    link = TableLink.read(address)                     # https://HOST/t/TABLE#seat=SECRET
    async with Client(link.server, "Anybody") as client:
        seat = await client.sit(link)
        async for question in seat.questions():        # comes back by itself when the connection is lost
            await seat.answer(question, random.choice(question.actions))
```
"""

from .client import Client, RefusedByServer
from .link import TableLink
from .seat import AskedSeat, Seat, Turned

__all__ = ["AskedSeat", "Client", "RefusedByServer", "Seat", "TableLink", "Turned"]
