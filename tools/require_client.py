"""A build check: a package needs the browser client, or its server would have no pages."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/hanse/server/client/index.html"
ALLOWED = "HANSE_WITHOUT_PAGES"


class RequireClient(BuildHookInterface[Any]):
    """The build hook that hatchling runs before it packs a wheel or a source archive."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        built = (Path(self.root) / PAGE).is_file()
        if not (built or version == "editable" or os.environ.get(ALLOWED)):
            raise SystemExit(
                "hanse: the pages are not built, so `hanse serve` would have none. Run `make web` "
                f"first, or set {ALLOWED}=1 if you want neither."
            )
