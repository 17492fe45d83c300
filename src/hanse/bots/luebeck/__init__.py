"""Judgement for Lübeck."""
