"""These tests compare the compiled engine with the plain one, so they are collected in runs on the compiled one only.

`python3 dev.py test tests` is such a run, and it makes sure that it is.
"""

from keyflower.game import state

collect_ignore_glob = ["test_*.py"] if str(state.__file__).endswith(".py") else []
