"""Judgement for Kogge."""
