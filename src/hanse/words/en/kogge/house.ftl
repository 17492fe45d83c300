# Kogge: how it is called. English.

house-game-kogge = Kogge
