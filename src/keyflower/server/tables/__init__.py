"""Tables: their log, the games in play, what viewers get of them, and what happens to them by hand or by the clock.

`hub` keeps the tables in memory and owns them; whoever wants something of a table asks it.
"""
