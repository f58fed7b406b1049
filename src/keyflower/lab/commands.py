"""What the lab's own commands (`python -m keyflower.lab.NAME`) share."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path


def run(command: Callable[[], None]) -> None:
    """Runs a command; an interrupt, or a file that cannot be written, ends it with a line instead of a trace."""
    try:
        command()
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        sys.exit(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def share(text: str) -> float:
    """A share of something, above 0 and at most 1."""
    value = float(text)
    if not 0 < value <= 1:
        raise argparse.ArgumentTypeError(f"a share is above 0 and at most 1, not {text}")
    return value


def count(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"at least 1, not {text}")
    return value


def weights(read: Callable[[bytes], object]) -> Callable[[str], bytes]:
    """What a file of weights holds, if it can be read as such."""

    def checked(text: str) -> bytes:
        try:
            data = Path(text).read_bytes()
            read(data)
        except OSError as error:
            raise argparse.ArgumentTypeError(f"{text}: {error.strerror}") from None
        except ValueError as error:
            raise argparse.ArgumentTypeError(f"{text}: {error}") from None
        return data

    return checked
