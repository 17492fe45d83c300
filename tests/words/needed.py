"""What the catalogues must hold, computed from the games and the lexicons."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from hanse.bots.kogge import coach_reasons
from hanse.bots.kogge import reasons as kogge
from hanse.bots.kogge.coach import unlearned_rules
from hanse.bots.luebeck import coach as luebeck_coach
from hanse.bots.luebeck import reasons as luebeck
from hanse.core.match_moves import MATCH_EVENTS
from hanse.core.spec import AnySpec
from hanse.core.takeback import TakenBack
from hanse.core.types import name_of
from hanse.games import GAMES
from hanse.tables.review.lessons import lessons
from hanse.words import LANGUAGES, Words, changed_rules, lexicon, rule_book
from hanse.words.lexicon import message_key
from tests.changed_tables import every_change
from tests.words.glossary import heads
from tests.words.made_up import forms_to_readers
from tests.words.terminal import terminal

ROOT = Path(__file__).parents[2]
FORMS = ("", ".full")
LEADING = {"kogge": ("sail", "passage", "move_guild", "exile")}
"""Moves that lead somewhere: they are also said with the city, where it is known."""
SOON = ("platform-spectator",)
"""Words that no code says yet; the screens will."""


def of_game(spec: AnySpec) -> Iterator[str]:
    """The keys of one game."""
    for event in spec.about.events:
        key = message_key("event", spec.about.name, str(event.__struct_config__.tag))
        yield from (key, *(key + form for form in forms_to_readers(spec.about.name, event)))
    for preview in spec.about.previews:
        yield message_key("preview", spec.about.name, str(preview.__struct_config__.tag))
    yield from (message_key("data", spec.about.name, code) for code in spec.about.data_faults)
    for kind, names in spec.about.shipped.items():
        yield from (message_key("data", spec.about.name, kind, name) for name in ("", *names))
    for move in spec.about.moves:
        yield from (message_key("move", spec.about.name, name_of(move)) + form for form in FORMS)
    for leading in LEADING.get(spec.about.name, ()):
        yield message_key("move", spec.about.name, leading) + ".to"
    for asked in (*map(name_of, spec.about.moves), *menus(spec.about.name)):
        yield from (message_key("ask", spec.about.name, asked) + form for form in ("", ".wait"))
    yield from (f"refuse-{rule}" for rule in lexicon(spec.about.name).refusals)
    yield from lexicon(spec.about.name).keys()
    for rule, said in lexicon(spec.about.name).books.items():
        yield from (f"book-{rule}", *(f"book-{rule}.{book}" for book in said))
    yield from options(spec)
    yield from changed_paragraphs(spec.about.name)
    yield from lesson_keys(spec.about.name)


@cache
def changed_paragraphs(game: str) -> frozenset[str]:
    """Every text that some table has in place of a paragraph; it may bring its own title."""
    changes = [change for setup in every_change(game) for change in changed_rules(setup).values()]
    found = {key for change in changes for key in (*change.says, *change.why)}
    titles = {f"{key}.title" for key in found if Words("en").has(f"{key}.title")}
    return frozenset(found | titles)


def lesson_keys(game: str) -> Iterator[str]:
    """What each lesson is called and says when it is done, and what each of its steps says."""
    for lesson in lessons(game):
        key = message_key("lesson", game, lesson.name)
        yield from (key, f"{key}.title")
        for step in lesson.steps:
            yield from (f"{key}-{step.name}", f"{key}-{step.name}.otherwise")


def options(spec: AnySpec) -> Iterator[str]:
    """What a table may agree on, each with its answers."""
    yield from (
        message_key("option", spec.about.name, "edition", edition)
        for edition in spec.about.editions
    )
    yield from (
        message_key("option", spec.about.name, "variant", variant.name)
        for variant in spec.about.variants
    )
    for preset in spec.about.presets:
        key = message_key("option", spec.about.name, "preset", preset.name)
        yield from (key, f"{key}.what")
    for reading in spec.about.readings:
        for answer in ("", *reading.answers):
            yield message_key("option", spec.about.name, "reading", reading.name, answer)


@cache
def menus(name: str) -> tuple[str, ...]:
    """Menus have names of their own, which stand in the rules that put them."""
    modules = (ROOT / "src/hanse/games" / name).rglob("*.py")
    found = {menu for m in modules for menu in re.findall(r'Menu\("(\w+)"', m.read_text("utf-8"))}
    return tuple(sorted(found))


def rules() -> Iterator[str]:
    """Yield the keys of every rule."""
    for rule in rule_book():
        yield from (f"rule-{rule}", f"rule-{rule}.title")


def platform() -> Iterator[str]:
    """What the code says by name, and what it puts together."""
    for module in (ROOT / "src/hanse").rglob("*.py"):
        yield from re.findall(r'["{] ?(platform-[a-z-]+[a-z]) ?["}]', module.read_text("utf-8"))
    yield from (f"platform-language-{language}" for language in LANGUAGES)
    yield from (f"platform-game-{name}" for name in GAMES)
    yield from (f"platform-book-{book}" for book in books())
    yield from (f"platform-rule-class-{kind}" for kind in ("rule", "fact", "note"))
    notes = ("replaced", "struck", "absent", "instead", "also")
    yield from (f"platform-rule-{note}" for note in notes)
    for kind in (TakenBack, *MATCH_EVENTS):
        key = message_key("platform", str(kind.__struct_config__.tag))
        yield from (key, *(key + form for form in forms_to_readers("kogge", kind)))
    yield from SOON


def reasons() -> Iterator[str]:
    """What bots give as reasons, and the lines of a coach around them."""
    yield from (*kogge.KEYS, *coach_reasons.KEYS, *luebeck.KEYS, *luebeck_coach.KEYS)
    yield from (rule.reason for rule in unlearned_rules())
    for module in (ROOT / "src/hanse/cli/play").rglob("*.py"):
        yield from re.findall(r'"(reason-[a-z-]+[a-z])"', module.read_text("utf-8"))


def books() -> set[str]:
    """Whoever is heard where the books disagree."""
    return {book for name in GAMES for said in lexicon(name).books.values() for book in said}


def terms() -> set[str]:
    """The words that the glossary explains."""
    return {"term-" + word.lower().replace(" ", "-") for words in heads() for word in words}


def may_name_a_view(key: str) -> bool:
    """Say whether this key names a section of a game's view, or a part of one."""
    sections = [
        message_key("view", name, section)
        for name, spec in GAMES.items()
        for section in spec.see.view_type.__struct_fields__
    ]
    return any(key == one or key.startswith(f"{one}-") for one in sections)


def needed() -> set[str]:
    """Every key but those of terms."""
    games = {key for spec in GAMES.values() for key in of_game(spec)}
    return games | set(rules()) | set(platform()) | set(terminal()) | set(reasons())
