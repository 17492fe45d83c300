# Lübeck: die Namen der Dinge. Deutsch.

name-luebeck-city-luebeck = Lübeck
name-luebeck-city-stettin = Stettin
name-luebeck-city-danzig = Danzig
name-luebeck-city-riga = Riga
name-luebeck-city-reval = Reval
name-luebeck-city-visby = Visby
name-luebeck-city-helsingborg = Helsingborg
name-luebeck-city-bergen = Bergen
name-luebeck-city-hamburg = Hamburg
name-luebeck-city-london = London
name-luebeck-city-bruegge = Brügge

name-luebeck-card-goods = { $city } { $value }
name-luebeck-card-trade-voyage = Handelsfahrt { $city }
name-luebeck-card-doubling = Verdoppelung { $city }
name-luebeck-card-pirates = Piraten
name-luebeck-card-ship-change = Schiffswechsel

name-luebeck-phase-setup = Spielaufbau
name-luebeck-phase-display = Auslage
name-luebeck-phase-packets = Päckchen
name-luebeck-phase-actions = Aktionen
name-luebeck-phase-clearing = Aufräumen
name-luebeck-phase-over = Spielende

name-luebeck-ending-deck = zwei Durchläufe durch die Karten

name-luebeck-score-points = Punkte auf der Wertungsleiste
name-luebeck-score-hand = Karten auf der Hand

# Kleine Wendungen, aus denen die Sätze gebaut sind.
name-luebeck-phrase-piles = { $some } | { $next }
name-luebeck-phrase-crew =
    { $count ->
        [one] eine Figur von { $seat }
       *[other] { $count } Figuren von { $seat }
    }
name-luebeck-phrase-own-crew =
    { $count ->
        [one] eine deiner Figuren
       *[other] { $count } deiner Figuren
    }
name-luebeck-phrase-aboard =
    { $count ->
        [one] eine Figur von Kogge { $cog }
       *[other] { $count } Figuren von Kogge { $cog }
    }
