# Lübeck : mots à lui dans le navigateur. Français.

web-luebeck-again = Encore un voyage ?
web-luebeck-along =
    { $count ->
        [one] { $seats } vient avec toi
       *[other] { $seats } viennent avec toi
    }
web-luebeck-board = Les deux mers
web-luebeck-cards =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
web-luebeck-choose-packet = Choisis d’abord un paquet.
web-luebeck-discards = Défausse
web-luebeck-display = Paquets
web-luebeck-free = cogues libres
web-luebeck-go-home =
    { $count ->
        [one] { $seats } rentre
       *[other] { $seats } rentrent
    }
web-luebeck-hand = Ta main
web-luebeck-hand-empty = Ta main est vide.
web-luebeck-known-short = Connu
web-luebeck-more = Plus
web-luebeck-passed = a passé
web-luebeck-practice = essai
web-luebeck-stack = pioche
web-luebeck-taken = pris
web-luebeck-tap = Touche une carte ou une cogue.
web-luebeck-tap-packet = Touche un paquet pour l’évaluer.
web-luebeck-took = Pris par { $seat }
