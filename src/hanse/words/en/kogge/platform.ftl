# Kogge: how it is called. English.

platform-game-kogge = Kogge
