# Ein Wort für jedes Ding, wie in docs/rules/glossary.md. Deutsch.

# Orte

term-city = Stadt
term-ring = Rundweg
term-route-square = Routenanzeiger
term-site = Bauplatz
term-reserve = Reserve
term-stock = Vorrat
term-market = Markt
term-pair = Paar
term-hand = Hand
term-cargo = Fracht

# Spielmaterial

term-cog = Kogge
term-office = Kontor
term-route-marker = Wegemarker
term-good = Ware
term-raid-marker = Raubmarker
term-guild-master = Gildemeister
term-turn-order-marker = Zugreihenfolgemarker
term-end-marker = Spielendemarker
term-bonus-chip = Bonuschip

# Spielablauf

term-round = Runde
term-phase = Phase
term-supply = Nachschub und Reihenfolge
term-bid = Gebot
term-production = Nachschub
term-turn-order = Reihenfolge
term-first-player = Startspieler
term-turn = Zug
term-lap = Umlauf
term-sailing = Bewegung
term-step = Schritt
term-route = Route
term-face-up = offen
term-face-down = verdeckt

# Aktionen

term-action = Aktion
term-guild-deal = Handel mit dem Gildemeister
term-trade = Handel mit der Stadt
term-ratio = Tauschverhältnis
term-raid = Raub
term-robber = Räuber
term-pile = Haufen
term-exile = Vertreibung
term-deal = Handel untereinander
term-offer = Angebot
term-promise = Versprechen

# Punkte

term-development-point = Entwicklungspunkt
term-victory-point = Siegpunkt
term-shared-win = unentschieden

# Wörter der Plattform

term-game = Spiel
term-match = Partie
term-seat = Platz
term-player = Spieler
term-table = Tisch
term-question = Frage
term-move = Zug
term-refusal = Ablehnung
term-event = Ereignis
term-view = Sicht
term-record = Aufzeichnung
term-reading = Lesart
term-edition = Ausgabe
term-variant = Variante
