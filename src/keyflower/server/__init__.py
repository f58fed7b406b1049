"""Tables, seats, clocks, storage and sockets: one process that holds the truth and tells each viewer their part."""
