# Kogge: come si chiama. Italiano.

platform-game-kogge = Kogge
