# Lübeck: how it is called. English.

platform-game-luebeck = Lübeck
