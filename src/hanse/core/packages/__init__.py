"""What installed packages bring: words, and variants and readings of games."""
