# Lübeck: wie es heißt. Deutsch.

platform-game-luebeck = Lübeck
