"""`python -m keyflower.cli`: the same as `keyflower`."""

from . import main

main()
