"""`python -m keyflower`: the same as `keyflower`."""

from .cli import main

main()
