"""The board of each game in the terminal."""
