# Lübeck sur les pages avant une table. Français.

web-luebeck-about = Lübeck se joue ici selon son livret allemand, règle par règle ; cette version n’est pas officielle et ne vient ni de l’auteur ni d’un éditeur.
web-luebeck-aim = Le plus de points après deux passages de la pioche
web-luebeck-aim-how = les cartes qui restent en main coûtent des points
web-luebeck-fact-players = 3 à 5 marchands
web-luebeck-fact-time = environ trois quarts d’heure
web-luebeck-lead = Quatre cogues, deux mers, et chacun peut monter à bord.
web-luebeck-learn-sail = Naviguer et marquer
web-luebeck-learn-sail-how = Une carte marchandise compte là où se trouve une cogue avec ton pion, ou une ligne plus loin. Tous ceux qui sont à bord font le voyage.
web-luebeck-learn-take = Prendre un paquet
web-luebeck-learn-take-how = Les cartes sont visibles, par paquets. Les grands rapportent plus, mais ce qui ne sert à rien te coûte des points.
web-luebeck-learn-trick = Ruser
web-luebeck-learn-trick-how = Envoie les pirates, change de bateau, double une ville ou pars loin de Lübeck.
web-luebeck-learn-win = Le plus de points
web-luebeck-learn-win-how = On épuise deux fois la pioche. À la fin, chaque carte en main se paie.
web-luebeck-pitch = Prends un paquet de cartes, navigue de Lübeck à Londres ou à Reval et marque dans chaque port. Les cogues ne sont à personne : tous ceux qui sont à bord font le voyage, jusqu’à la venue des pirates.
