"""The layout of a new variant of Kogge: `make new-variant NAME=fog`.

The variant changes nothing yet. The tool prints the remaining work, and failing tests name it.
"""

import re
from pathlib import Path

from tools.new_names import (
    ENGLISH,
    LEXICON,
    TODO,
    dashes,
    first_rule,
    given_name,
    in_lexicon,
    rule_sentences,
    tests_for,
    title,
)
from tools.text_edits import after, at_end, before, change, create, into_assigned, run, tidy

VARIANTS = "src/hanse/games/kogge/variants"
PAGE = "docs/rules/variants.md"

MODULE = '''"""{title}."""

from hanse.games.kogge.rules import Rules
from hanse.games.kogge.variants.variant import Variant


def {name}(rules: Rules) -> Rules:
    """{rule}: TODO return rules with a part more, another one or one less."""
    return rules


{constant} = Variant("{name}", {name}, brings=("{rule}",))
'''

TEST = '''"""{name}: TODO what it is about."""

import pytest

from tests.rules.laid_out import SPEC, new_game

ALONE = ("{name}",)


def test_{test}_{name}() -> None:
    game = new_game(SPEC.about.usual_seats(ALONE), variants=ALONE)
    assert game.asking
    pytest.fail("TODO say what {rule} changes")
'''

LEFT = """
{rule} is the first rule of the variant {name}. Still to be done; the tests name each:
  {page}: its rules, a paragraph and an id each; add the ids to {lexicon}
  {variants}/{name}.py: what it changes, also in the rulebook; what it implies or excludes; its
    moves, events and steps
  {words}: the sentences marked TODO, and those of its moves and events
  tests/rules/test_{name}.py: a test for each id
  tests/mistakes/: a mistake in each rule that the tests must find
Then: .venv/bin/python -m tools.make_table && .venv/bin/python -m tools.make_variants && make words
      .venv/bin/pytest -q {tests} && make check rules
"""


def lay_out(root: Path, name: str) -> str:
    """Write all files of the new variant, and return the id of its first rule."""
    rule = first_rule(root, name)
    write_docs(root, name, rule)
    write_module(root, name, rule)
    write_words(root, name, rule)
    test = rule.lower().replace("-", "_")
    create(root, f"tests/rules/test_{name}.py", TEST.format(name=name, rule=rule, test=test))
    tidy(root, f"{VARIANTS}/__init__.py", f"{VARIANTS}/{name}.py", f"tests/rules/test_{name}.py")
    run(root, "tools.make_table")
    return rule


def write_docs(root: Path, name: str, rule: str) -> None:
    row = f"| `{name}` | {TODO} in a sentence | {TODO} from which book |\n"
    text = f"## {title(name)}\n\n`{name}`. **{rule}** {TODO} what it changes.\n\n"
    in_short = after(r"\| `\w+` \| [^|]+ \| [^|]+ \|", row)
    change(root, PAGE, in_short, before("## Promises that bind", text))


def write_module(root: Path, name: str, rule: str) -> None:
    constant = name.upper()
    text = MODULE.format(title=title(name), name=name, rule=rule, constant=constant)
    create(root, f"{VARIANTS}/{name}.py", text)
    module = VARIANTS.removeprefix("src/").replace("/", ".")
    line = f"from {module}.{name} import {constant}\n"
    imported = after(rf"from {re.escape(module)}\.\w+ import .*", line)
    listed = into_assigned("VARIANTS", f"    {constant},\n")
    change(root, f"{VARIANTS}/__init__.py", imported, listed)


def write_words(root: Path, name: str, rule: str) -> None:
    change(root, LEXICON, in_lexicon(PAGE, rule))
    sentence = f"option-kogge-variant-{dashes(name)} = {TODO} in a sentence.\n"
    sentence += f"    .here = {TODO} that it is played.\n"
    change(root, f"{ENGLISH}/option.ftl", at_end(sentence))
    change(root, f"{ENGLISH}/rule.ftl", at_end(rule_sentences(rule, name)))


def main() -> None:
    name = given_name()
    places = {"page": PAGE, "lexicon": LEXICON, "words": ENGLISH}
    places["tests"] = tests_for(Path(), "a variant")
    rule = lay_out(Path(), name)
    print(LEFT.format(rule=rule, name=name, variants=VARIANTS, **places))


if __name__ == "__main__":
    main()
