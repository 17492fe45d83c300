# Lübeck: wie es heißt. Deutsch.

house-game-luebeck = Lübeck
