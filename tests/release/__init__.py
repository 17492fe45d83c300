"""What is released, installed where nothing else is, and played. `make release` runs it."""
