"""Charts of shares with their intervals; needs matplotlib, from the extra `lab`."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path


class MissingMatplotlib(RuntimeError):
    """An error: matplotlib is not installed."""


@dataclass(frozen=True)
class Bar:
    """A share with the ends of its interval."""

    name: str
    share: float
    low: float
    high: float


def require_matplotlib() -> None:
    """Raise NoCharts if charts cannot be drawn."""
    if find_spec("matplotlib") is None:
        raise MissingMatplotlib("charts need matplotlib: pip install hanse[lab]")


def draw_bars(bars: Sequence[Bar], even: float, path: Path) -> None:
    """Draw shares as points with their intervals, and the even share as a line."""
    require_matplotlib()
    import matplotlib as mpl  # noqa: PLC0415  # needed only for drawing
    from matplotlib.figure import Figure  # noqa: PLC0415

    mpl.rcParams["svg.hashsalt"] = "hanse"
    figure = Figure(figsize=(7, 0.6 * len(bars) + 1.2), layout="constrained")
    axes = figure.subplots()
    places = range(len(bars))
    spread = [[b.share - b.low for b in bars], [b.high - b.share for b in bars]]
    axes.errorbar([b.share for b in bars], places, xerr=spread, fmt="o", capsize=4, color="#1f4e79")
    axes.axvline(even, linestyle="--", color="#888888", linewidth=1)
    axes.set_yticks(list(places), [b.name for b in bars])
    axes.invert_yaxis()
    axes.set_xlim(0, max(0.6, *(b.high for b in bars)))
    axes.set_xlabel("share of the win")
    figure.savefig(path, metadata={"Date": None})
