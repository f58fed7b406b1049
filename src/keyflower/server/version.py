"""Which program this is."""

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("keyflower")
except PackageNotFoundError:  # run from the source tree
    VERSION = "0"
