"""What the tests say at their end."""

import pytest

from hanse.core import game

COMPILED = not str(game.__file__).endswith(".py")
collect_ignore = ["mistakes", "core/test_steps.py"] if COMPILED else []
"""A toy game and planted mistakes are Python inside a compiled game: they need the plain one."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first, so that nobody waits for it alone at the end."""
    items.sort(key=lambda item: "journeys" not in item.nodeid)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Which cells of variants were tried, how many twins were compared, and what was hidden."""
    passed = terminalreporter.stats.get("passed", [])
    said = [dict(report.user_properties) for report in passed if report.when == "call"]
    twins = sum(properties.get("twins", 0) for properties in said)
    hidden = {name for properties in said for name in properties.get("hidden", ())}
    slices = {properties["slice"] for properties in said if "slice" in properties}
    cells = sum("cell" in properties for properties in said)
    for one in sorted(slices):
        terminalreporter.write_line(f"laws over variants: slice {one}, {cells} cells")
    for one in [properties["kinds"] for properties in said if "kinds" in properties]:
        terminalreporter.write_line(f"journeys: {one}")
    if twins:
        names = ", ".join(sorted(hidden))
        terminalreporter.write_line(
            f"law 3: {twins} twins, no view differs by a byte; all that is hidden varied: {names}"
        )
