"""Conversion of moves and positions to text and back."""
