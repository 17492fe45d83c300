# Lübeck : les coups. La valeur est un bouton, .full est une réponse parmi d’autres.
# Français.

move-luebeck-take-packet = Prendre le paquet
    .full = Prendre le paquet { $value }
move-luebeck-name-first = Dire qui commence
    .full = { $value } commence
move-luebeck-start-voyage = Commencer un voyage
    .full = Commencer un voyage à Lübeck sur la cogue { $value }
move-luebeck-play-goods = Jouer une marchandise
    .full = Jouer { $of } pour la cogue { $value }
move-luebeck-trade-voyage = Voyage de commerce
    .full = Jouer { $of } sur la cogue { $value }
move-luebeck-lay-doubling = Doublement
    .full = Jouer { $of } pour la cogue { $value }
move-luebeck-send-pirates = Pirates
    .full = Envoyer les pirates à la cogue { $value }
move-luebeck-change-ship = Transbordement
    .full = Passer de la cogue { $of } à la cogue { $value }
move-luebeck-pass = Passer
    .full = Passer pour le reste de la manche
move-luebeck-discard = Jeter par-dessus bord
    .full = Jeter { $value } par-dessus bord
move-luebeck-take-home = Ramener
    .full =
        { $items_n ->
            [0] Laisser tous les pions à bord
           *[other] Ramener { $items }
        }
