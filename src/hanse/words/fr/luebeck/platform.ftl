# Lübeck : comment il s’appelle. Français.

platform-game-luebeck = Lübeck
