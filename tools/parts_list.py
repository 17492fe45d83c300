"""A list of all parts of an installation, as CycloneDX: `python -m tools.parts_list ROOT LOCK`.

ROOT is a folder with the files of an image, and LOCK is npm's lock file for the pages in the image.
Without ROOT, the list has the packages of this Python.
"""

import json
import sys
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path

type Part = dict[str, object]

BUILT_IN = ("svelte",)
"""Build tools that leave parts of themselves in the pages."""


def part(kind: str, name: str, version: str, licence: str = "", namespace: str = "") -> Part:
    """Return a component; its `purl` is the standard address of the package."""
    place = f"{namespace}/" if namespace else ""
    purl = f"pkg:{kind}/{place}{name.replace('@', '%40')}@{version.replace('+', '%2B')}"
    told: Part = {"type": "library", "bom-ref": purl, "name": name, "version": version}
    if licence:
        told["licenses"] = [{"license": {"name": licence}}]
    return {**told, "purl": purl}


def python_parts(root: Path | None) -> Iterator[Part]:
    folders = root.glob("srv/hanse/lib/python3*/site-packages") if root else ()
    found = distributions(path=[str(one) for one in folders]) if root else distributions()
    for one in found:
        told = one.metadata
        named = [told[key] for key in ("License-Expression", "License") if key in told]
        licence = "".join(named[:1]).partition("\n")[0]
        yield part("pypi", told["Name"].lower().replace("_", "-"), one.version, licence[:80])


def debian_parts(root: Path) -> Iterator[Part]:
    status = root / "var/lib/dpkg/status"
    for paragraph in status.read_text("utf-8").split("\n\n") if status.exists() else ():
        lines = (line.partition(": ") for line in paragraph.splitlines() if ": " in line)
        told = {name: value for name, _, value in lines}
        if told.get("Status", "").endswith(" installed"):
            yield part("deb", told["Package"], told["Version"], namespace="debian")


def npm_parts(lock: Path) -> Iterator[Part]:
    """Yield the packages that are in the pages, but not those that only build or test them."""
    for path, told in json.loads(lock.read_text("utf-8"))["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if path and (name in BUILT_IN or not told.get("dev")):
            yield part("npm", name, told["version"], told.get("license", ""))


def parts_list(lock: Path, root: Path | None = None) -> Part:
    parts = [*python_parts(root), *(debian_parts(root) if root else ()), *npm_parts(lock)]
    unique = {str(one["purl"]): one for one in parts}
    own = [one for one in unique.values() if one["name"] == "hanse"]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**own[0], "type": "application"}} if own else {},
        "components": [unique[purl] for purl in sorted(unique) if unique[purl] not in own],
    }


if __name__ == "__main__":
    found = parts_list(Path(sys.argv[2]), Path(sys.argv[1]))
    print(json.dumps(found, indent=1, ensure_ascii=False))
