"""Access to fields of the rules by name; `memory.fur` is a field of a nested record."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace

from hanse.games.kogge.rules import PARTS, Rules


def field_values(rules: Rules) -> dict[str, object]:
    """Return every field of the rules by name, including the fields of nested records."""
    found: dict[str, object] = {}
    for field in fields(rules):
        value = getattr(rules, field.name)
        if is_dataclass(value):
            found |= {f"{field.name}.{f.name}": getattr(value, f.name) for f in fields(value)}
        else:
            found[field.name] = value
    return found


def replace_fields(rules: Rules, new: Mapping[str, object]) -> Rules:
    """Return the same rules with new values in these fields."""
    for name, value in new.items():
        record, _, field = name.rpartition(".")
        if record:
            rules = replace(rules, **{record: replace(getattr(rules, record), **{field: value})})
        else:
            rules = replace(rules, **{field: value})  # type: ignore[arg-type]
    return rules


def differences(one: Rules, other: Rules) -> set[str]:
    """Return the names of the fields in which two rules differ, except those in PARTS."""
    mine, theirs = field_values(one), field_values(other)
    return {name for name in mine if name not in PARTS and mine[name] != theirs[name]}
