"""What every game shares: questions, the agenda, chance, records. No game, clock or network."""
