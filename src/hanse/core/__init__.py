"""Code that all games share: questions, the agenda, chance, records. No game, clock or network."""
