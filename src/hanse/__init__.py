"""Kogge and Lübeck, two Hanseatic board games, as an exact rules engine."""

__version__ = "0.1.0"
