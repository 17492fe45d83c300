# Kogge: eigene Worte im Browser. Deutsch.

web-after = Dann hast du
web-all-routes = Alle Routen
web-bid = Gebot
web-buy-for = { $low } und { $high } kaufen, für { $paid }
web-coming = { $count } mehr kämen
web-counter = Gegenangebot
web-deal-nothing = Lege etwas in den Handel.
web-deal-partner = Wähle, mit wem du handelst.
web-deal-to = Mit wem
web-deal-too-much = Es sind nur { $goods } Waren und { $markers } Marker zu haben.
web-goods = Waren
web-hand = Hand
web-holds-short = { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    } · { $markers } Marker{ $raids ->
        [0] {""}
       *[other] {" "}· ✕{ $raids }
    }
web-keys = Tasten: 0–9 Städte, A zu den Antworten, Enter bestätigt, Escape zurück, Rücktaste nimmt zurück, L Verlauf, O Angebote, M alle Routen, ? Regeln.
web-kogge-choose-place = Tippe auf eine Stadt der Karte.
web-kogge-hint-acting = Jede Aktion einmal, in beliebiger Folge. Ein Kontor kostet je eine Ware der drei Sorten, die hier nicht entstehen, und einen Marker mit der Nummer dieser Stadt.
web-kogge-hint-bid = Das beste Gebot beginnt: gleiche Marker schlagen alles, dann zählt die höhere Summe. Jeder gebotene Marker bringt seiner Stadt zwei Waren und ist fort.
web-kogge-hint-exile = Der Räuber muss fort. Alle anderen wählen geheim eine Route für ihn.
web-kogge-hint-move-guild = Er bringt der Stadt, in der er hält, zwei Waren. Wer dort liegt, kann mit ihm handeln. Hat er die Ostsee zum zweiten Mal umrundet, ist das Spiel zu Ende.
web-kogge-hint-pick-start = Fünf Entwicklungspunkte gewinnen; jedes Kontor und jeder Bonuschip ist einer. Du beginnst mit Kontor und Kogge in derselben Stadt.
web-kogge-hint-sailing = Die beiden Zahlen auf deiner Stadt sind ihre Routen. Der erste Schritt ist frei, jeder weitere kostet eine Ware oder einen Marker. Ankere, wo du handeln willst.
web-kogge-hint-split-cargo = Der Räuber nimmt einen der beiden Haufen.
web-kogge-hint-take-pile = Der andere Haufen bleibt seinem Besitzer.
web-kogge-variant-bonus-chips = Mehr Chips
web-kogge-variant-bornholm = Bornholm
web-kogge-variant-conflicts = Konflikte
web-kogge-variant-five-players = Fünf Spieler
web-kogge-variant-kogge = Kogge ohne Varianten
web-kogge-variant-memory = Gedächtnis
web-kogge-variant-office-trade = Kontorhandel
web-kogge-variant-pirate = Pirat
web-kogge-variant-solo = Allein
web-kogge-variant-solo-advanced = Allein, für Kenner
web-kogge-variant-taxes = Steuern
web-kogge-variant-three-piles = Drei Haufen
web-kogge-warns-raid-city = Dein Raubmarker bleibt hier, und solange er liegt, kommst du nicht zurück. Dein Zug endet, und deine Kogge wird sofort vertrieben.
web-kogge-warns-raid-cog = { web-kogge-warns-raid-city }
web-kogge-what = Befahre die Ostsee der Hanse, tausche billige Waren gegen teure und verlege die Seewege hinter dem Rücken der anderen. Zwei bis vier Kaufleute, mit der Erweiterung auch allein oder zu fünft, etwa eine Stunde.
web-ladder = { $open ->
        [0] Du bist Nummer { $place }.
       *[other] Nummer { $place } bisher. Noch bieten: { $seats }.
    }
web-ladder-made = Produktion
web-ladder-order = Zugreihenfolge
web-map = Die Karte
web-markers = Marker
web-market = Markt · ein Paar für eine Ware
web-market-empty = leer
web-market-short = Markt
web-more = Mehr
web-no-offers = Es gibt keine Angebote.
web-offers =
    { $count ->
        [0] Angebote
       *[other] Angebote ({ $count })
    }
web-only-you = nur du weißt es
web-pirate =
    { $points ->
        [one] Pirat, 1 Punkt
       *[other] Pirat, { $points } Punkte
    }
web-points = Punkte
web-points-of = { $points } von { $to_win } Entwicklungspunkten
web-practice-short = Übung
web-price =
    { $price ->
        [0] frei
       *[other] kostet { $price }
    }
web-promise = Worte dazu (sie binden niemanden)
web-reserve = Reserve { $reserve }
web-round =
    { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    } · { $whole ->
        [yes] Gildemeister{" "}
       *[no] ★{" "}
    }{ $walked }/18{ $last ->
        [yes] {" "}· letzte Runde
       *[no] {""}
    }
web-sail-for = { $price ->
        [0] Segeln: { $to }
       *[other] Segeln: { $to }, für { $paid }
    }
web-score-each = { $count } × { $worth }
web-unknown-route = ins Ungewisse
web-virtual = Virtueller Spieler
web-virtual-first = bietet vor dir
web-virtual-last = letztes Gebot
web-virtual-none = noch kein Gebot
web-virtual-second = bietet nach dir
