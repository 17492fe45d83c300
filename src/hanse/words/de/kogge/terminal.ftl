# hanse play: das Brett von Kogge. Deutsch.

terminal-kogge-headline =
    Kogge   { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }   Gildemeister { $walked } von 18   Reserve { $reserve } Marker{ $last ->
        [yes] {"   "}letzte Runde
       *[no] {""}
    }
terminal-kogge-head-city = Stadt
terminal-kogge-head-goods = Waren
terminal-kogge-head-offices = Kontore
terminal-kogge-head-here = hier
terminal-kogge-market = Markt { $pairs }
terminal-kogge-stock = Vorrat
terminal-kogge-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $you ->
        [yes] , du
       *[no] {""}
    }
terminal-kogge-holds =
    { $markers } Marker, { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    }, { $raids } Raub
terminal-kogge-chip-1 = 3:1
terminal-kogge-chip-2 = +1
terminal-kogge-chip-3 = 2F
terminal-kogge-chip-4 = Geh
terminal-kogge-chip-5 = Gel
terminal-kogge-chip-6 = Abf
terminal-kogge-bid = Gebot { $bid }
terminal-kogge-virtual = Virtueller Spieler: Gebot { $bid }
terminal-kogge-gone = Fort
terminal-kogge-hand = Deine Marker
terminal-kogge-cargo = Deine Kogge
terminal-kogge-laid = (* verdeckt, nur dir bekannt)

# Antworten, die Orte nennen

terminal-kogge-way =
    Route { $route } nach { $number } { $city }{ $price ->
        [0] {""}
       *[other] , kostet { $price }
    }
terminal-kogge-way-hidden =
    Route { $route }, verdeckt{ $price ->
        [0] {""}
       *[other] , kostet { $price }
    }
terminal-kogge-way-paid = { $way }: { $paid }
terminal-kogge-guild =
    { $steps ->
        [one] Eine Stadt weiter
       *[other] { $steps } Städte weiter
    }, nach { $number } { $city }
terminal-kogge-office-deal = Handel mit dem Kontor von { $seat } in { $city }
terminal-kogge-change = Route { $route } ändern ({ $number } { $city })
terminal-kogge-change-hidden = Route { $route } ändern (verdeckt)
terminal-kogge-buy = Marker { $low } und { $high } kaufen
terminal-kogge-lay = Marker { $marker } auf Route { $route }, nach { $city }
terminal-kogge-pair = Marker { $low } und { $high } für { $goods }
terminal-kogge-pile = Stapel { $number }: { $goods }
terminal-kogge-offer =
    { $label } { $offer }: { $maker } gibt { $to } { $give } für { $take }{ $promise_n ->
        [0] {""}
       *[other] {" "}(„{ $promise }“)
    }

# Das Brett in Sätzen

terminal-kogge-city = Stadt { $number }, { $name }, erzeugt { $good }.
terminal-kogge-city-goods = Hier liegt: { $goods }.
terminal-kogge-city-cogs = Koggen: { $seats }.
terminal-kogge-city-guild = Der Gildemeister ist hier.
terminal-kogge-city-raided = Überfallen von { $seats }.
terminal-kogge-city-strangers = Hier liegt ein Raubmarker einer Farbe, die niemand spielt.
terminal-kogge-office = Kontor von { $seat }, darin: { $goods }.
terminal-kogge-office-free = Ein freier Bauplatz.
terminal-kogge-exit = Route { $route } nach { $number } { $name }.
terminal-kogge-exit-hidden = Route { $route } liegt verdeckt.
terminal-kogge-exit-own = Route { $route } liegt verdeckt; nur du weißt, dass sie nach { $number } { $name } führt.
terminal-kogge-player =
    { $place }. { $seat }, Platz { $number }: { $points } von 5 Punkten, Kontore { $offices }, Bonuschips: { $chips }. Wegemarker { $markers }, Waren { $goods }, Raubmarker { $raids }. Kogge in: { $city }.
terminal-kogge-virtual-bid = Das letzte Gebot des virtuellen Spielers: { $markers }.
terminal-kogge-gone-goods = Aus dem Spiel: { $goods }.
terminal-kogge-own = Deine Wegemarker: { $markers }. Auf deiner Kogge: { $goods }.
terminal-kogge-legend = Die Zeichen: { $goods }; ♔ Gildemeister, † Raubmarker von, ? verdeckte Route, * verdeckt und dir bekannt, · nichts oder frei, ▸ ist gefragt. Bei einer Stadt stehen Zahl und Ware; A und B sind ihre Routen; beim Kontor steht, was darin liegt.
terminal-kogge-pirate = Pirat, { $noted } notiert
terminal-kogge-pirate-told = { $seat } ist der Pirat und hat { $noted } Siegpunkte notiert.

# Das Ziel, und was vor einer Antwort gesagt wird, die etwas kostet

terminal-kogge-goal =
    Du gewinnst, sobald du fünf Entwicklungspunkte hast: einen für jedes Kontor und einen für jeden Bonuschip. Hat niemand sie, bis der Gildemeister zweimal um die Karte gegangen ist, gewinnt, wer am reichsten ist.
    In jeder Runde bietet ihr mit Wegemarkern. Die Gebote bewirken zweierlei: Für jeden gebotenen Marker produziert seine Stadt Waren, und das beste Gebot ist zuerst am Zug. Wer zuerst dran ist, führt den Gildemeister eine oder zwei Städte weiter. Dann ziehen alle: erst segeln, dann handeln.
    Ein Kontor kostet Waren und einen Marker seiner Stadt; einen Bonuschip verkauft der Gildemeister dort, wo er steht. In jeder Stadt sagen zwei Marker, wohin ein Schiff von dort fahren kann, und ihr ändert sie immer wieder.
terminal-kogge-goal-alone =
    Du spielst allein und gewinnst mit fünf Entwicklungspunkten: einem für jedes Kontor und einem für jeden Bonuschip. Du verlierst, wenn der Gildemeister vorher zweimal um die Karte gegangen ist.
    In jeder Runde bietest du mit Wegemarkern gegen einen virtuellen Spieler. Für jeden gebotenen Marker produziert seine Stadt Waren. Der Gildemeister geht weiter, dann segelst und handelst du.
    Ein Kontor kostet Waren und einen Marker seiner Stadt; einen Bonuschip verkauft der Gildemeister dort, wo er steht.
terminal-kogge-goal-variant = Dazu an diesem Tisch, { $variant }: { $said }
terminal-kogge-warn-end = Damit ist dein Zug zu Ende. Möglich wäre noch: { $still }.
terminal-kogge-warn-raid = Dein Raubmarker bleibt in { $city }, und solange er dort liegt, kommt deine Kogge nicht zurück. Dein Zug endet, und deine Kogge wird sofort vertrieben.
terminal-kogge-warn-own = Hier steht auch ein Kontor von dir.

terminal-kogge-level-greenhorn = Schiffsjunge: denkt an wenige Züge und nimmt den besten
terminal-kogge-level-deckhand = Matrose: denkt an ein Dutzend Züge, einen Schritt voraus
terminal-kogge-level-pedlar = Krämer: denkt von Schritt zu Schritt, plant aber ab und zu einen Zug
terminal-kogge-level-apprentice = Lehrling: schaut einen Schritt voraus und vergisst, was andere gekauft haben
terminal-kogge-level-journeyman = Geselle: schaut zwei Schritte voraus und ist mit einem guten Plan zufrieden
terminal-kogge-level-mate = Bootsmann: schaut zwei Schritte voraus und nimmt, was fast das Beste ist
terminal-kogge-level-captain = Kapitän: plant ganze Züge und weiß, was eine Stellung wert ist
terminal-kogge-level-alderman = Ältermann: der stärkste: spielt die nächsten Züge aller im Kopf durch
