# Kogge sur les pages avant la table. Français.

web-kogge-about = Kogge est un jeu d’Andreas Steding, paru chez MoD Games. Ferdinand Köther en a rédigé les règles, Michael Duismann les a traduites en anglais et Rick Heli les a relues. Hanse le joue d’après le livret, règle par règle ; il n’est pas officiel, ni de lui ni de ses éditeurs.
web-kogge-aim = Gagne à cinq points, aussitôt
web-kogge-aim-how = ou le plus riche, quand l’échevin a fait deux tours complets
web-kogge-fact-players = 2 à 4 marchands, seul ou à cinq avec les variantes
web-kogge-fact-time = environ une heure
web-kogge-lead = Parcours la Baltique de la Hanse. Change les routes dans le dos de tes rivaux.
web-kogge-pitch = Mise pour partir en tête, achète à bas prix et vends cher, fonde des comptoirs et, si tu l’oses, pille une ville. Le premier marchand à cinq points gagne.
web-kogge-step-bid = Miser
web-kogge-step-bid-beats = bat
web-kogge-step-bid-how = Pose des tuiles. La meilleure mise commence, et chaque tuile apporte deux marchandises à sa ville.
web-kogge-step-sail = Naviguer
web-kogge-step-sail-how = Chaque ville a deux routes à sens unique. La première étape est gratuite, les autres coûtent une marchandise ou une tuile.
web-kogge-step-trade = Commercer et ruser
web-kogge-step-trade-how = Une marchandise en achète deux autres. Achète des tuiles, change une route, fais affaire avec l’échevin ou pille.
web-kogge-step-win = Gagner à cinq points
web-kogge-step-win-how = Chaque comptoir et chaque tuile bonus vaut un point. Fais vite : l’échevin ne fait que deux tours complets.
