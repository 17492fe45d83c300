# Lübeck: come si chiama. Italiano.

platform-game-luebeck = Lübeck
