# Lübeck : les noms des choses. Français.

name-luebeck-city-luebeck = Lübeck
name-luebeck-city-stettin = Stettin
name-luebeck-city-danzig = Dantzig
name-luebeck-city-riga = Riga
name-luebeck-city-reval = Reval
name-luebeck-city-visby = Visby
name-luebeck-city-helsingborg = Helsingborg
name-luebeck-city-bergen = Bergen
name-luebeck-city-hamburg = Hambourg
name-luebeck-city-london = Londres
name-luebeck-city-bruegge = Bruges

name-luebeck-card-goods = { $city } { $value }
name-luebeck-card-trade-voyage = Voyage de commerce { $city }
name-luebeck-card-doubling = Doublement { $city }
name-luebeck-card-pirates = Pirates
name-luebeck-card-ship-change = Transbordement

name-luebeck-phase-setup = Mise en place
name-luebeck-phase-display = Étalage
name-luebeck-phase-packets = Paquets
name-luebeck-phase-actions = Actions
name-luebeck-phase-clearing = Rangement
name-luebeck-phase-over = Fin de la partie

name-luebeck-ending-deck = deux passages de la pioche

name-luebeck-score-points = points sur la piste
name-luebeck-score-hand = cartes restées en main

# Petites tournures dont les phrases sont faites.
name-luebeck-phrase-piles = { $some } | { $next }
name-luebeck-phrase-crew =
    { $count ->
        [one] un pion de { $seat }
       *[other] { $count } pions de { $seat }
    }
name-luebeck-phrase-own-crew =
    { $count ->
        [one] un de tes pions
       *[other] { $count } de tes pions
    }
name-luebeck-phrase-aboard =
    { $count ->
        [one] un pion de la cogue { $cog }
       *[other] { $count } pions de la cogue { $cog }
    }
