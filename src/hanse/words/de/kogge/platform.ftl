# Kogge: wie es heißt. Deutsch.

platform-game-kogge = Kogge
