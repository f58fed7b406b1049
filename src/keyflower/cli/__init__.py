"""The commands. Each is a thin cover over the rooms below; `app.py` lists them."""

import io
import os
import sys


class Mistake(Exception):
    """What the person at the keyboard got wrong, in one line."""


def main() -> None:
    """Runs the command line. Mistakes are told in one line with exit code 2, never with a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that the output does not know becomes a question mark
    try:
        from .app import app

        status = app(prog_name="keyflower", standalone_mode=False)
        sys.stdout.flush()
    except Mistake as mistake:
        status = complain(str(mistake))
    except BrokenPipeError:
        # Whoever read the output has seen enough. What is still buffered must not fail again on the way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    except (KeyboardInterrupt, EOFError):
        status = 130
    except ModuleNotFoundError as error:
        from .extras import extra_with

        extra = extra_with(error.name or "")
        if not extra:
            raise
        status = complain(f"this needs {error.name}, which comes with pip install 'keyflower[{extra}]'")
    except Exception as error:
        if not hasattr(error, "format_message"):  # those of the argument parser have it
            if type(error).__name__ != "Abort":
                raise
            status = 130
        else:
            status = complain(error.format_message())
    sys.exit(status if isinstance(status, int) else 0)


def complain(sentence: str) -> int:
    print(f"keyflower: {' '.join(sentence.split())}", file=sys.stderr)
    return 2
