# Lübeck: the names of things. English.

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
name-luebeck-city-bruegge = Bruges

name-luebeck-card-goods = { $city } { $value }
name-luebeck-card-trade-voyage = Trade voyage { $city }
name-luebeck-card-doubling = Doubling { $city }
name-luebeck-card-pirates = Pirates
name-luebeck-card-ship-change = Ship change

name-luebeck-phase-setup = Setting up
name-luebeck-phase-display = Display
name-luebeck-phase-packets = Packets
name-luebeck-phase-actions = Actions
name-luebeck-phase-clearing = Clearing up
name-luebeck-phase-over = The end

name-luebeck-ending-deck = two runs through the deck

name-luebeck-score-points = points on the track
name-luebeck-score-hand = cards left in hand

# Small phrases that the sentences are made of.
name-luebeck-phrase-piles = { $some } | { $next }
name-luebeck-phrase-crew =
    { $count ->
        [one] a figure of { $seat }
       *[other] { $count } figures of { $seat }
    }
name-luebeck-phrase-own-crew =
    { $count ->
        [one] one of your figures
       *[other] { $count } of your figures
    }
name-luebeck-phrase-aboard =
    { $count ->
        [one] a figure off cog { $cog }
       *[other] { $count } figures off cog { $cog }
    }
