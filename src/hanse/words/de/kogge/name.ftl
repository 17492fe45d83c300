# Kogge: die Namen der Dinge. Deutsch.

name-kogge-city-toensberg = Tönsberg
name-kogge-city-stockholm = Stockholm
name-kogge-city-abo = Åbo
name-kogge-city-reval = Reval
name-kogge-city-riga = Riga
name-kogge-city-danzig = Danzig
name-kogge-city-stralsund = Stralsund
name-kogge-city-luebeck = Lübeck
name-kogge-city-kopenhagen = Kopenhagen
name-kogge-city-bornholm = Bornholm

name-kogge-good-ore = Erz
name-kogge-good-fur = Felle
name-kogge-good-amber = Bernstein
name-kogge-good-salt = Salz

name-kogge-good-count-ore = { $count } Erz
name-kogge-good-count-fur =
    { $count ->
        [one] 1 Fell
       *[other] { $count } Felle
    }
name-kogge-good-count-amber = { $count } Bernstein
name-kogge-good-count-salt = { $count } Salz

name-kogge-chip-three-for-one = 3:1 tauschen
name-kogge-chip-extra-marker = +1 Wegemarker
name-kogge-chip-two-spaces = 2 Felder gehen
name-kogge-chip-secret-passage = Geheimweg
name-kogge-chip-safe-conduct = Schutzbrief
name-kogge-chip-interception = Abfangen

# Versprechen, die binden: „Anna verspricht Ben, …“
name-kogge-vow-guild-one = den Gildemeister eine Stadt weiterzuführen
name-kogge-vow-guild-two = den Gildemeister zwei Städte weiterzuführen
name-kogge-vow-keep-routes = die Routen dieser Stadt nicht zu verändern
name-kogge-vow-spare = die Kogge des anderen nicht zu überfallen
name-kogge-vow-exile-first = Route A zu wählen, wenn der andere vertrieben wird
name-kogge-vow-exile-second = Route B zu wählen, wenn der andere vertrieben wird

name-kogge-phase-setup = Spielaufbau
name-kogge-phase-supply = Nachschub
name-kogge-phase-guild-master = Gildemeister
name-kogge-phase-turns = Züge
name-kogge-phase-over = Spielende

name-kogge-ending-points = fünf Entwicklungspunkte
name-kogge-ending-laps = den zweiten Umlauf des Gildemeisters

name-kogge-score-development = Entwicklungspunkte
name-kogge-score-offices = Kontore, je 10
name-kogge-score-chips = Bonuschips, je 20
name-kogge-score-raid-markers = unbenutzte Raubmarker, je 10
name-kogge-score-goods = Waren auf der Kogge und in Kontoren
name-kogge-score-total = Siegpunkte
name-kogge-score-noted = vom Piraten notiert

# Kleine Wendungen, aus denen die Sätze gebaut sind.
name-kogge-phrase-markers = Wegemarker { $markers }
name-kogge-phrase-marker-count = { $count } Wegemarker
name-kogge-phrase-pair = { $low }/{ $high }
name-kogge-phrase-routes = { $city } { $low }/{ $high }
name-kogge-phrase-vote = { $seat } für Route { $place }
name-kogge-phrase-piles = { $some } | { $next }
name-kogge-phrase-laid = { $seat } { $markers }
name-kogge-phrase-laid-nothing = { $seat } nichts
