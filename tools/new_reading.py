"""The layout of a new reading of Kogge: `make new-reading NAME=fog_at_sea`.

The reading has two answers, false and true, for a new field of the rules that nothing uses yet. The
tool prints the remaining work, and failing tests name it.
"""

from pathlib import Path

from tools.new_names import (
    ENGLISH,
    LEXICON,
    TODO,
    dashes,
    given_name,
    in_lexicon,
    next_ruling,
    rule_sentences,
    tests_for,
    title,
)
from tools.text_edits import (
    at_end,
    before,
    change,
    create,
    into_assigned,
    into_class,
    tidy,
)

KOGGE = "src/hanse/games/kogge"
PAGE = "docs/rules/readings.md"
FIRST_OF_VARIANTS = "conflict_starter"
"""Readings of the basic game stand before this one."""

TEST = '''"""{name}: a reading with two answers."""

import pytest

from tests.rules.laid_out import new_game


@pytest.mark.parametrize("answer", ["false", "true"])
def test_{test}_{name}(answer: str) -> None:
    game = new_game(2, {{"{name}": answer}})
    assert game.rules.{name} is (answer == "true")
    pytest.fail("TODO lay out a table where {rule} matters, and say what each answer leads to")
'''

LEFT = """
{rule} is the number of the reading {name}. Still to be done; the tests name each:
  {page}: what the rule says, and each answer
  the phase or action that it changes, in {kogge}: use game.rules.{name}, name {rule} there
  {kogge}/readings/catalog.py: rename the answers; EDITIONS, if an edition answers differently
  the same place: `changes`, if an answer changes what another paragraph says
  {words}: the sentences marked TODO; translations can follow later
  tests/rules/test_{name}.py: what each answer leads to
Then: .venv/bin/pytest -q {tests} && make check rules
"""


def lay_out(root: Path, name: str) -> str:
    """Write all files of the new reading, and return the id of its rule."""
    rule = next_ruling(root)
    write_docs(root, name, rule)
    write_rules(root, name, rule)
    write_words(root, name, rule)
    test = rule.lower().replace("-", "_")
    path = f"tests/rules/test_{name}.py"
    create(root, path, TEST.format(name=name, rule=rule, test=test))
    tidy(root, path, *(f"{KOGGE}/{file}.py" for file in ("rules", "readings/catalog")))
    return rule


def write_docs(root: Path, name: str, rule: str) -> None:
    row = f"| `{name}` | `false`, `true` | {rule} |\n"
    text = f"\n### {title(name)}\n\n**{rule}** {TODO} what no book settles. Reading `{name}`.\n"
    change(root, PAGE, before(rf"\| `{FIRST_OF_VARIANTS}` .*", row), at_end(text))


def write_rules(root: Path, name: str, rule: str) -> None:
    field = f'    {name}: bool = False\n    """{rule}."""\n'
    change(root, f"{KOGGE}/rules.py", into_class("Rules", field))
    answers = '{"false": False, "true": True}'
    line = f'    Reading(("{rule}",), "{name}", "{name}", {answers}),\n'
    change(root, f"{KOGGE}/readings/catalog.py", into_assigned("BASIC_READINGS", line))


def write_words(root: Path, name: str, rule: str) -> None:
    change(root, LEXICON, in_lexicon(PAGE, rule))
    key, following = (f"option-kogge-reading-{dashes(one)}" for one in (name, FIRST_OF_VARIANTS))
    text = f"{key} = {TODO} what is asked.\n{key}-false = {TODO}\n{key}-true = {TODO}\n\n"
    change(root, f"{ENGLISH}/option.ftl", before(f"{following} = .*", text))
    change(root, f"{ENGLISH}/rule.ftl", at_end(rule_sentences(rule, name)))


def main() -> None:
    name = given_name()
    rule = lay_out(Path(), name)
    tests = tests_for(Path(), "a reading")
    print(LEFT.format(rule=rule, name=name, page=PAGE, kogge=KOGGE, words=ENGLISH, tests=tests))


if __name__ == "__main__":
    main()
