# Kogge : comment il s’appelle. Français.

platform-game-kogge = Kogge
