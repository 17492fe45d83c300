"""What a server or worker tells at /metrics, as Prometheus reads it."""

from dataclasses import dataclass, field
from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families

SUFFIXES = {
    "counter": ("_total",),
    "histogram": ("_bucket", "_sum", "_count"),
    "info": ("_info",),
    "gauge": ("",),
    "unknown": ("",),
}


@dataclass
class Exported:
    """Names of samples, each with its labels; and values by name and labels."""

    names: dict[str, set[str]] = field(default_factory=dict)
    values: dict[str, float] = field(default_factory=dict)

    def total(self, name: str) -> float:
        return sum(value for key, value in self.values.items() if key.partition("{")[0] == name)


def exported(origin: str) -> Exported:
    with urlopen(f"{origin}/metrics", timeout=10) as answer:
        text = answer.read().decode()
    found = Exported()
    for family in text_string_to_metric_families(text):
        for suffix in SUFFIXES[family.type]:
            found.names.setdefault(family.name.removesuffix(suffix) + suffix, set())
        for sample in family.samples:
            found.names.setdefault(sample.name, set()).update(sample.labels)
            labels = ",".join(f"{key}={value}" for key, value in sorted(sample.labels.items()))
            found.values[f"{sample.name}{{{labels}}}"] = sample.value
    return found
