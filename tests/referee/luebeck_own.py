"""Maps and decks that nobody has played with, for the second referee of Lübeck."""

import random

CARDS = 60
NAME = 'name = "any sea"'
NAMES = ("Haven", "Arkona", "Bosau", "Cammin", "Dorpat", "Elbing", "Fehmarn", "Gotland", "Husum")


def any_map(chance: random.Random) -> tuple[str, list[str]]:
    """Lines from each city to later ones, so that there is no circle; and the names of all."""
    names = list(NAMES[: chance.randint(4, len(NAMES))])
    lines = [(names[0], names[1])]
    for at in range(2, len(names)):
        ways = chance.sample(names[:at], min(at, chance.choice((1, 1, 2, 3))))
        lines += [(way, names[at]) for way in ways]
    ends = [name for name in names if name not in {start for start, _ in lines}]
    told = ", ".join(f'{{from = "{start}", to = "{end}"}}' for start, end in lines)
    quoted = ", ".join(f'"{end}"' for end in ends)
    text = f'{NAME}\nstart = "{names[0]}"\nends = [{quoted}]\nlines = [{told}]\n'
    return text, names


def any_deck(names: list[str], chance: random.Random) -> str:
    """Sixty cards: special ones also for the start and for ends, and twice for one city."""
    voyages = chance.choices(names, k=chance.randint(0, 8))
    doublings = chance.choices(names, k=chance.randint(0, 8))
    pirates, changes = chance.randint(0, 7), chance.randint(0, 7)
    left = CARDS - len(voyages) - len(doublings) - pirates - changes
    goods: dict[str, list[int]] = {}
    for city in chance.choices(names, k=left):
        goods.setdefault(city, []).append(chance.randint(1, 9))
    rows = "\n".join(f"{city} = {values}" for city, values in goods.items())
    return (
        f"{NAME}\ntrade_voyages = {quoted(voyages)}\ndoublings = {quoted(doublings)}\n"
        f"pirates = {pirates}\nship_changes = {changes}\n[goods]\n{rows}\n"
    )


def quoted(names: list[str]) -> str:
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"


def own_data(chance: random.Random) -> tuple[tuple[str, str], ...]:
    """A map and a deck for it, as a setup carries them."""
    drawn, names = any_map(chance)
    return (("deck", any_deck(names, chance)), ("map", drawn))
