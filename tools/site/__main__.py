"""Build the site into build/site: `python -m tools.site`. A warning or a dead link is an error."""

import shutil
import sys
import time
from pathlib import Path

from tools.site.check import faults
from tools.site.links import ROOT
from tools.site.stage import stage

SOURCES = ROOT / "build/site-sources"
SITE = ROOT / "build/site"
CACHE = ROOT / "build/site-cache"


def main() -> int:
    """Build and check the site; return 1 if anything is wrong with it."""
    start = time.perf_counter()
    for folder in (SOURCES, SITE, CACHE):
        shutil.rmtree(folder, ignore_errors=True)
    stage(SOURCES)
    if failed := _run_sphinx():
        return failed
    found = faults(SITE)
    print("\n".join(found), file=sys.stderr if found else sys.stdout)
    print(_report(time.perf_counter() - start))
    return 1 if found else 0


def _run_sphinx() -> int:
    from sphinx.cmd.build import main as build  # noqa: PLC0415 - only `make docs` installs it

    words = ["-b", "html", "-W", "--keep-going", "-q", "-c", str(Path(__file__).parent)]
    return int(build([*words, "-d", str(CACHE), str(SOURCES), str(SITE)]))


def _report(seconds: float) -> str:
    files = [file for file in SITE.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files)
    pages = sum(file.suffix == ".html" for file in files)
    return f"{pages} pages, {size / 1e6:.1f} MB, {seconds:.0f} s; 0 warnings"


if __name__ == "__main__":
    sys.exit(main())
