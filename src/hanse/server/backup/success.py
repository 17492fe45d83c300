"""The time of the last successful backup or restore, for Prometheus."""

from pathlib import Path

from prometheus_client import CollectorRegistry, Gauge, write_to_textfile


def write_success(file: Path, name: str, about: str) -> None:
    """Write the current time as a metric into a file that the node exporter reads."""
    registry = CollectorRegistry()
    Gauge(name, about, registry=registry).set_to_current_time()
    write_to_textfile(str(file), registry)
