"""Traces of moves by OpenTelemetry, if its usual variables ask for them."""

import os
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

import structlog

from hanse.version import __version__

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider

ENDPOINTS = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
PARENT = "traceparent"
NOTHING = nullcontext()
log = structlog.get_logger()
provider: "TracerProvider | None" = None
"""The tracer of this process; None while traces are off."""


def is_wanted(environment: Mapping[str, str]) -> bool:
    """Return whether the variables of OpenTelemetry ask for traces."""
    if environment.get("OTEL_SDK_DISABLED", "").lower() == "true":
        return False
    exporter = environment.get("OTEL_TRACES_EXPORTER", "")
    return exporter == "otlp" or (not exporter and any(environment.get(one) for one in ENDPOINTS))


def set_up_tracing() -> None:
    """Send traces from now on, if they are requested and OpenTelemetry is installed."""
    global provider  # noqa: PLW0603  one per process, like logs and metrics
    if not is_wanted(os.environ):
        return
    try:
        provider = new_provider()
    except ImportError:
        log.error("traces are asked for, but not installed: pip install 'hanse[otel]'")


def new_provider() -> "TracerProvider":
    """Return a provider that sends spans in batches; the usual OTEL_* variables configure it."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415
        OTLPSpanExporter,
    )
    from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415

    resource_facts = {"service.version": __version__}
    if "service.name" not in os.environ.get("OTEL_RESOURCE_ATTRIBUTES", ""):
        resource_facts["service.name"] = os.environ.get("OTEL_SERVICE_NAME") or "hanse"
    made = TracerProvider(resource=Resource.create(resource_facts))
    made.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return made


def stop_tracing() -> None:
    """Send the remaining spans."""
    if provider:
        provider.shutdown()


def span(name: str, parent: str = "", **about: str | int) -> AbstractContextManager[object]:
    """Return a span around a piece of work, within `parent` or the current span."""
    if provider is None:
        return NOTHING
    from opentelemetry.trace.propagation.tracecontext import (  # noqa: PLC0415
        TraceContextTextMapPropagator,
    )

    context = TraceContextTextMapPropagator().extract({PARENT: parent}) if parent else None
    attributes = {f"hanse.{key}": value for key, value in about.items()}
    return provider.get_tracer("hanse", __version__).start_as_current_span(
        name, context, attributes=attributes
    )


def current_trace() -> str:
    """Return the `traceparent` of the current span, to continue it elsewhere; empty if off."""
    if provider is None:
        return ""
    from opentelemetry.trace.propagation.tracecontext import (  # noqa: PLC0415
        TraceContextTextMapPropagator,
    )

    carrier: dict[str, str] = {}
    TraceContextTextMapPropagator().inject(carrier)
    return carrier.get(PARENT, "")
