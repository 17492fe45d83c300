"""Records of games: storage, text form and replay."""
