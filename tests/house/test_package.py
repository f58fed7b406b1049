"""What is released can be built elsewhere."""

from pathlib import Path

from hatchling.builders.sdist import SdistBuilder

from hatch_build import Page

ROOT = Path(__file__).parents[2]


def test_a_wheel_made_of_the_sdist_needs_no_node() -> None:
    """The built page travels along, though git does not keep it, and so does every file that it was made from: the
    stamp beside it tells that it is not stale."""
    builder = SdistBuilder(str(ROOT))
    packed = {Path(file.path) for file in builder.recurse_included_files()}
    assert {file for _, file in Page(ROOT).sources()} <= packed
    for part in ("index.html", "assets/page.js", "sources.sha256"):
        assert builder.config.path_is_artifact(f"src/keyflower/server/page/{part}")
