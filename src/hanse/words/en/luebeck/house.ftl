# Lübeck: how it is called. English.

house-game-luebeck = Lübeck
