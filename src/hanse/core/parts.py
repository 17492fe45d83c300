"""Tools for assembling rule books: a variant places its own parts among the others."""


def place[P](parts: tuple[P, ...], part: P) -> int:
    """Return the index of a part; raise LookupError if it is missing."""
    if part not in parts:
        raise LookupError(f"{part} is not among the parts")
    return parts.index(part)


def insert_after[P](parts: tuple[P, ...], part: P, *new: P) -> tuple[P, ...]:
    """Return the parts with new ones directly after `part`."""
    at = place(parts, part) + 1
    return (*parts[:at], *new, *parts[at:])


def insert_before[P](parts: tuple[P, ...], part: P, *new: P) -> tuple[P, ...]:
    """Return the parts with new ones directly before `part`."""
    at = place(parts, part)
    return (*parts[:at], *new, *parts[at:])


def replace_part[P](parts: tuple[P, ...], part: P, *new: P) -> tuple[P, ...]:
    """Return the parts with new ones in place of `part`."""
    at = place(parts, part)
    return (*parts[:at], *new, *parts[at + 1 :])


def remove_part[P](parts: tuple[P, ...], part: P) -> tuple[P, ...]:
    """Return the parts without `part`."""
    return replace_part(parts, part)
