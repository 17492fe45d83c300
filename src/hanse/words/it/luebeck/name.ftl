# Lübeck: i nomi delle cose. Italiano.

name-luebeck-city-luebeck = Lubecca
name-luebeck-city-stettin = Stettino
name-luebeck-city-danzig = Danzica
name-luebeck-city-riga = Riga
name-luebeck-city-reval = Reval
name-luebeck-city-visby = Visby
name-luebeck-city-helsingborg = Helsingborg
name-luebeck-city-bergen = Bergen
name-luebeck-city-hamburg = Amburgo
name-luebeck-city-london = Londra
name-luebeck-city-bruegge = Bruges

name-luebeck-card-goods = { $city } { $value }
name-luebeck-card-trade-voyage = Viaggio d’affari { $city }
name-luebeck-card-doubling = Raddoppio { $city }
name-luebeck-card-pirates = Pirati
name-luebeck-card-ship-change = Cambio di nave

name-luebeck-phase-setup = Preparazione
name-luebeck-phase-display = Esposizione
name-luebeck-phase-packets = Pacchetti
name-luebeck-phase-actions = Azioni
name-luebeck-phase-clearing = Riordino
name-luebeck-phase-over = Fine del gioco

name-luebeck-ending-deck = due passate del mazzo

name-luebeck-score-points = punti sul tracciato
name-luebeck-score-hand = carte rimaste in mano

# Piccole espressioni di cui sono fatte le frasi.
name-luebeck-phrase-piles = { $some } | { $next }
name-luebeck-phrase-crew =
    { $count ->
        [one] una pedina di { $seat }
       *[other] { $count } pedine di { $seat }
    }
name-luebeck-phrase-own-crew =
    { $count ->
        [one] una delle tue pedine
       *[other] { $count } delle tue pedine
    }
name-luebeck-phrase-aboard =
    { $count ->
        [one] una pedina dalla Cog { $cog }
       *[other] { $count } pedine dalla Cog { $cog }
    }
