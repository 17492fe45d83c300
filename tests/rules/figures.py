"""Figures of the book, which no reading or variant of ours changes.

They are fields of the rules so that bots and screens read them where the rules do.
"""

from dataclasses import fields

from hanse.games.kogge.rule_values.prices import Prices

FIGURES = {"office_price", "free_steps", "trade_ratio", "goods_per_marker", "guild_walk"}
FIGURES |= {f"prices.{field.name}" for field in fields(Prices)}
