"""The parts of a view as lines of text, in the game's own words if it has them."""

from msgspec import Raw, Struct, json
from msgspec.structs import asdict

from hanse.core.notation.positions import Layout, lines
from hanse.core.views import View
from hanse.core.wire import encode
from hanse.words import lexicon
from hanse.words.lexicon import message_key
from hanse.words.story import Story

OMITTED_SECTIONS = ("setup", "asked", "asides", "pools")
"""Parts shown elsewhere, or meaningless to people."""
OMITTED_NOW_FIELDS = ("agenda", "asked", "ply", "result")

OWN_SEAT = ("own", "seat")
"""Readers know their own seat, so it is shown only if the game has words for it."""


def view_lines(view: View, story: Story, layout: Layout) -> list[str]:
    """Return all parts of a view; a section without words is shown by its name in the code."""
    found: list[str] = []
    for name, part in json.decode(encode(view), type=dict[str, Raw]).items():
        section = getattr(view, name)
        if name in OMITTED_SECTIONS or section is None:
            continue
        if isinstance(section, Struct) and story.words.has(view_key(story, name)):
            shown = named_lines(section, name, story)
            found += shown if len(shown) > 1 else []
        elif name != "now":
            found += lines(json.encode({name: part}), layout)
    return found


def view_key(story: Story, *path: str) -> str:
    return message_key("view", story.game, *path)


def named_lines(section: Struct, name: str, story: Story) -> list[str]:
    """Return a heading, and a line below it for each field."""
    found = [story.words.say(view_key(story, name))]
    for field, value in asdict(section).items():
        key = view_key(story, name, field)
        named = story.words.has(key)
        if (name == "now" and field in OMITTED_NOW_FIELDS) or (
            (name, field) == OWN_SEAT and not named
        ):
            continue
        label = story.words.say(key) if named else field.replace("_", " ")
        first, *rows = format_value(story, name, field, value).split("\n")
        found += (
            [f"  {label}:", f"    {first}", *(f"    {row}" for row in rows)]
            if rows
            else [f"  {label}: {first}"]
        )
    return found


def format_value(story: Story, section: str, field: str, value: object) -> str:
    """Return the text of a value, as its kind in the lexicon shows it, if it has one."""
    phrases, fields = story.phrases, lexicon(story.game).fields
    kind, *more = (fields.get(f"{section}.{field}") or fields.get(field, "")).split(":")
    if value is None or not kind or kind in phrases.own.by_another:
        return format_unknown(story, value)
    return str(phrases.kinds[kind](phrases, value, *more)[0])


def format_unknown(story: Story, value: object) -> str:
    """Return the text of a value of unknown kind, with commas in lists, and bars between lists."""
    if isinstance(value, tuple | list):
        nested = any(isinstance(one, tuple | list) for one in value)
        each = [format_unknown(story, one) for one in value]
        return (" | " if nested else ", ").join(each) or story.words.say("platform-nothing")
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, Struct | dict):
        return encode(value).decode()
    return "–" if value is None or value == "" else str(value)
