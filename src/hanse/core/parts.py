"""Tools for putting rule books together: a variant says where its own part goes among others."""


def place[P](parts: tuple[P, ...], part: P) -> int:
    """Return the place of a part, which must be there."""
    if part not in parts:
        raise LookupError(f"{part} is not among the parts")
    return parts.index(part)


def after[P](parts: tuple[P, ...], part: P, *new: P) -> tuple[P, ...]:
    """Return these parts with new ones right after the one named."""
    at = place(parts, part) + 1
    return (*parts[:at], *new, *parts[at:])


def before[P](parts: tuple[P, ...], part: P, *new: P) -> tuple[P, ...]:
    """Return these parts with new ones right before the one named."""
    at = place(parts, part)
    return (*parts[:at], *new, *parts[at:])


def instead[P](parts: tuple[P, ...], part: P, *new: P) -> tuple[P, ...]:
    """Return these parts with new ones in place of the one named."""
    at = place(parts, part)
    return (*parts[:at], *new, *parts[at + 1 :])


def without[P](parts: tuple[P, ...], part: P) -> tuple[P, ...]:
    """Return these parts without the one named."""
    return instead(parts, part)
