# Kogge: wie es heißt. Deutsch.

house-game-kogge = Kogge
