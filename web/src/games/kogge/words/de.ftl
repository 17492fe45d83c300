# Kogge: eigene Worte im Browser. Deutsch.

web-after = Dann hast du
web-all-routes = Alle Routen
web-bid = Gebot
web-coming =
    { $certain ->
        [yes] { $count } kommen dazu.
       *[no] { $count } kämen durch die bisherigen Gebote dazu.
    }
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
web-keys = Tasten: 0–8 Städte, A zu den Antworten, Enter bestätigt, Escape zurück, Rücktaste nimmt zurück, L Verlauf, O Angebote, C Gespräch, K die Teile, M alle Routen, Leertaste weiter, P anhalten, ? Regeln.
web-kogge-hint-acting = Jede Aktion einmal, in beliebiger Folge. Ein Kontor kostet je eine Ware der drei Sorten, die hier nicht entstehen, und einen Marker mit der Nummer dieser Stadt.
web-kogge-hint-bid = Das beste Gebot beginnt: gleiche Marker schlagen alles, dann zählt die höhere Summe. Jeder gebotene Marker bringt seiner Stadt zwei Waren und ist fort.
web-kogge-hint-move-guild = Er bringt der Stadt, in der er hält, zwei Waren. Wer dort liegt, kann mit ihm handeln. Hat er die Ostsee zum zweiten Mal umrundet, ist das Spiel zu Ende.
web-kogge-hint-pick-start = Fünf Entwicklungspunkte gewinnen; jedes Kontor und jeder Bonuschip ist einer. Du beginnst mit Kontor und Kogge in derselben Stadt.
web-kogge-hint-sailing = Die beiden Zahlen auf deiner Stadt sind ihre Routen. Der erste Schritt ist frei, jeder weitere kostet eine Ware oder einen Marker. Ankere, wo du handeln willst.
web-kogge-deed-guild-brought = Gildemeister bringt
web-kogge-deed-guild-moved = Gildemeister → { $city }
web-kogge-deed-loot-taken = Überfall
web-kogge-deed-no-such-marker = Kein solcher Wegemarker
web-kogge-deed-peeked = Blick
web-kogge-deed-produced = Nachschub
web-kogge-deed-route-revealed = Aufgedeckt
web-kogge-deed-start-seen = Erster Blick: { $routes }
web-kogge-deed-tax-paid = Steuer
web-kogge-step-anchored = Ankert
web-kogge-step-bid-laid = Gebot
web-kogge-step-built = Kontor
web-kogge-step-chip-won = Plättchen
web-kogge-step-city-raided = Überfall
web-kogge-step-cog-raided = Überfall
web-kogge-step-deal-made = Handel
web-kogge-step-exiled = Vertrieben nach { $city }
web-kogge-step-good-given = Gildemeister
web-kogge-step-guild-moved = Gildemeister
web-kogge-step-loaded = Lädt
web-kogge-step-marker-given = Gildemeister
web-kogge-step-marker-taken = Gildemeister
web-kogge-step-offer-made = Angebot
web-kogge-step-pair-bought = Markt
web-kogge-step-pile-taken = Beute
web-kogge-step-raid-marker-bought = Raubmarker
web-kogge-step-route-changed = Route
web-kogge-step-sailed = { $city }
web-kogge-step-traded = Tausch
web-kogge-step-turn-ended = Ende
web-kogge-variant-bonus-chips = Mehr Chips
web-kogge-variant-bornholm = Bornholm
web-kogge-variant-conflicts = Konflikte
web-kogge-variant-five-players = Fünf Spieler
web-kogge-variant-kogge = Kogge ohne Varianten
web-kogge-variant-memory = Memory
web-kogge-variant-office-trade = Kontorhandel
web-kogge-variant-pirate = Pirat
web-kogge-variant-solo = Allein
web-kogge-variant-solo-advanced = Allein, für Kenner
web-kogge-variant-taxes = Steuern
web-kogge-variant-three-piles = Drei Haufen
web-ladder = { $open ->
        [0] Du bist Nummer { $place }.
       *[other] Nummer { $place } bisher. Noch bieten: { $seats }.
    }
web-ladder-made = Produktion
web-ladder-order = Zugreihenfolge
web-map = Die Karte
web-markers = Marker
web-market = Markt · 1 Ware das Paar
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
web-score-each = { $count } × { $worth }
web-unknown-route = ins Ungewisse
web-virtual = Virtueller Spieler
web-virtual-first = bietet vor dir
web-virtual-last = letztes Gebot
web-virtual-none = noch kein Gebot
web-virtual-second = bietet nach dir

# Was die Teile sind, das Blatt einer Stadt, und was über dem Tisch liegt.

web-pieces = Die Teile
web-pieces-how = Fahre über ein Teil, wähle es mit Tab oder halte es gedrückt: Es sagt dir dasselbe.
web-offers-declined = Zuletzt abgelehnt
web-offers-short = Angebote
web-round-now =
    { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }
web-walked = { $walked } von 18
web-wins = gewinnt
web-noted = { $points } notiert
web-holds = { $markers } Marker, { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    }, { $raids } Raubmarker
web-near = Das Ende ist nah
web-near-last = Dies ist die letzte Runde.
web-near-points =
    { $mine ->
        [yes] Dir fehlt ein Entwicklungspunkt. Mit ihm gewinnst du sofort.
       *[no] { $seat } fehlt ein Entwicklungspunkt, der sofort gewinnt.
    }
web-near-laps =
    { $left ->
        [one] Dem Gildemeister fehlt eine Stadt zum zweiten Umlauf. Sein nächster Schritt kann das Spiel beenden.
       *[other] Dem Gildemeister fehlen { $left } Städte zum zweiten Umlauf. Sein nächster Schritt kann das Spiel beenden.
    }
web-legend-cog = Kogge
web-legend-marker = Wegemarker
web-legend-secret = Mit Auge: nur du kennst ihn.
web-legend-goods = Erz zählt am Ende 1 Punkt, ein Fell 3, Bernstein 5, Salz 7.
web-legend-office = Kontor und freier Platz
web-legend-guild = Gildemeister
web-legend-raid = Überfallen
web-legend-points = Entwicklung
web-piece-good-made = Entsteht in { $cities }.
web-piece-good =
    .name = { $good }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-piece-marker = Als Route führt er in seine Stadt. Geboten bringt er ihr zwei Waren. Für ein Kontor dort braucht man ihn.
    .name = Marker { $number }, { $city }
web-piece-covered = Wohin er führt, zeigt sich, wenn eine Kogge hier fährt.
    .name = Verdeckt
web-piece-secret = Er liegt verdeckt. Die anderen kennen ihn nicht.
    .name = Nur du weißt es: { $number }, { $city }
web-piece-cog = Segel, Farbe und Buchstabe sagen, wem sie gehört.
    .name = Kogge von { $seat }{ $at ->
        [-1] {""}
       *[other] , in { $city }
    }
web-piece-office = Zwei passen in eine Stadt. Jedes ist 1 Entwicklungspunkt, zählt 10 und nimmt eine der Waren, die durch Gebote kommen.
    .name = Kontor von { $seat }
web-piece-site = Hier kann ein Kontor gebaut werden.
    .name = Freier Platz
web-piece-guild = Wer liegt, wo er steht, kann mit ihm handeln. Ist er zweimal herum, 18 Städte weit, endet das Spiel.
    .name = Gildemeister, { $walked } von 18 Städten
web-piece-raid = Die Stadt ist der Kogge dieses Spielers verschlossen. Der Gildemeister übergeht sie.
    .name = Überfallen von { $seat }
web-piece-chip = Er ist 1 Entwicklungspunkt und zählt 20.
    .name = Chip „{ $chip }“
web-chip-short =
    { $chip ->
        [0] 1 gegen 3 tauschen
        [1] 1 Marker mehr je Runde
        [2] zweiter Schritt frei
        [3] direkt zum Gildemeister
        [4] Kogge ist geschützt
       *[other] ein Zug mehr, einmal
    }
web-piece-chip-does =
    { $chip ->
        [0] Beim Tausch bringt jede Ware bis zu drei.
        [1] Zieht jede Runde einen Marker mehr.
        [2] Auch der zweite Schritt einer Fahrt ist frei.
        [3] Fährt geradewegs zum Gildemeister, für eins mehr als sonst.
        [4] Schützt die Kogge vor Überfällen.
       *[other] Erlaubt einmal einen zusätzlichen Zug.
    }
web-piece-points = Einer für jedes Kontor und jeden Chip. Fünf gewinnen sofort.
    .name = { $count } von { $most } Entwicklungspunkten
web-piece-pair = Liegt im Markt. Eine Ware kauft beide.
    .name = Marker { $low } und { $high }
web-piece-reserve = Aus ihnen werden neue Paare für den Markt gezogen.
    .name = { $count } Marker in der Reserve
web-piece-stock = Was hier fehlt, kann nicht entstehen.
    .name = { $goods } im Vorrat
web-piece-hand = Welche es sind, ist geheim.
    .name = { $count } Marker auf der Hand von { $seat }
web-piece-hold = Sie zählen am Ende Punkte und bezahlen Kontore, Marker und weitere Schritte.
    .name = { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } auf der Kogge von { $seat }
web-piece-raids = Jeder erlaubt einen Überfall. Unbenutzt zählt er am Ende 10.
    .name = { $count } Raubmarker von { $seat }
web-piece-chips = Jeder ist 1 Entwicklungspunkt und zählt 20.
    .name = { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    } von { $seat }
web-city-makes = macht { $good } · je { $worth } wert
web-city-lies = Hier liegt
web-city-empty = keine Ware
web-city-here = Jetzt hier
web-city-cogs = Koggen von { $seats }
web-city-out = Routen fort
web-city-in = Routen her
web-city-no-way = keine, die du kennst
web-city-offices = Kontore
web-city-sites =
    { $free ->
        [0] Beide Plätze sind vergeben.
        [one] Ein Platz ist frei.
       *[other] Beide Plätze sind frei.
    }
web-city-cost = Ein Kontor kostet
web-city-closed = Verschlossen für
web-city-open = niemanden
web-city-bid = Gebote
web-city-brings =
    { $brings ->
        [0] Eine gebotene { $number } bringt nichts: Der Vorrat ist leer.
        [one] Eine gebotene { $number } bringt nur { $goods }: Mehr ist nicht im Vorrat.
       *[other] Eine gebotene { $number } bringt { $goods }.
    }
web-reach-here = Deine Kogge ist hier.
web-reach-closed = Du hast { $city } überfallen: Die Stadt ist deiner Kogge verschlossen.
web-reach-unknown = Kein Weg, den du kennst, führt deine Kogge nach { $city }.
web-reach-now =
    { $price ->
        [0] Du kannst jetzt hierher fahren: Route { $route }, frei.
        [one] Du kannst jetzt hierher fahren: Route { $route }, für eine Ware oder einen Marker.
       *[other] Du kannst jetzt hierher fahren: Route { $route }, für { $price } Waren oder Marker.
    }
web-reach-later = Route { $route } deiner Stadt führt hierher. Du fährst am Anfang deines Zuges.
web-reach-far =
    { $paid ->
        [one] Von deiner Stadt führt keine Route hierher, aber ein Weg über { $over }: ein Schritt kostet.
       *[other] Von deiner Stadt führt keine Route hierher, aber ein Weg über { $over }: { $paid } Schritte kosten.
    }

# Angebote.

web-offer-to = Angebot an { $seat }
web-offer-gives = { $seat } gibt
web-offer-for =
    { $give_n ->
        [0] Um { $take } bitten
       *[other] { $take_n ->
            [0] { $give } verschenken
           *[other] { $give } für { $take } bieten
        }
    }
web-deal-holds =
    { $goods ->
        [one] hat { $goods } Ware
       *[other] hat { $goods } Waren
    }, { $markers } Marker
web-deal-secret = Welche, ist geheim: Du darfst um alles bitten.
web-deal-office = Das bezahlt ein Kontor in { $city }.

# Das Ende.

web-rank = { $rank }. · { $points }
web-score =
    { $kind ->
        [offices] Kontore ({ $count }): { $points }
        [chips] Bonuschips ({ $count }): { $points }
        [raid_markers] unbenutzte Raubmarker ({ $count }): { $points }
        [noted] vom Piraten notiert: { $points }
       *[rest] Waren: { $points }
    }
web-score-key-office = Kontor { $points }
web-score-key-chip = Chip { $points }
web-score-key-raid = unbenutzter Raub { $points }
web-end =
    { $winners ->
        [0] Niemand gewinnt
        [one] { $mine ->
            [yes] { $by ->
                [points] Du gewinnst mit fünf Entwicklungspunkten
               *[laps] { $lead ->
                    [0] Du gewinnst
                    [one] Du gewinnst mit einem Punkt Vorsprung
                   *[other] Du gewinnst mit { $lead } Punkten Vorsprung
                }
            }
           *[no] { $by ->
                [points] { $seats } gewinnt mit fünf Entwicklungspunkten
               *[laps] { $lead ->
                    [0] { $seats } gewinnt
                    [one] { $seats } gewinnt mit einem Punkt Vorsprung
                   *[other] { $seats } gewinnt mit { $lead } Punkten Vorsprung
                }
            }
        }
       *[other] { $seats } teilen sich den Sieg
    }
web-end-why =
    { $by ->
        [agreement] Alle, die da waren, wollten aufhören: Die Punkte sind, wie sie standen.
        [points] Fünf Entwicklungspunkte gewinnen sofort; niemand spielt die Runde zu Ende.
       *[laps] { $winners ->
            [0] Der Gildemeister war zweimal herum, ehe jemand fünf Entwicklungspunkte hatte.
           *[other] Der Gildemeister war zweimal herum, und niemand hatte fünf Entwicklungspunkte: Der reichste Kaufmann gewinnt.
        }
    }
web-final-won = Damit gewinnst du, und das Spiel ist zu Ende.
web-end-points = Woher die Punkte kamen
web-end-decided = Was entschieden hat
web-end-again = Noch eine Fahrt?
web-decided-watch = Ansehen
web-decided-when =
    { $round ->
        [0] Das ganze Spiel
       *[other] Runde { $round }
    }
web-decided =
    { $kind ->
        [last_point] { $by ->
            [chip] { $seat } bekam den Chip „{ $chip }“: der fünfte Entwicklungspunkt.
           *[office] { $seat } baute in { $city }: der fünfte Entwicklungspunkt.
        }
        [raid_city] { $seat } überfiel { $city } und nahm { $goods }: +{ $points }.
        [raid_cog] { $seat } raubte von der Kogge von { $victim } { $goods }: { $points } Punkte wechselten das Schiff.
        [chip] { $seat } bekam den Chip „{ $chip }“: +{ $points }.
        [trades] { $count ->
            [one] { $seat } gewann { $points } Punkte in einem einzigen Tausch.
           *[other] { $seat } gewann { $points } Punkte in { $count } Tauschgeschäften.
        }
        [unused] { $count ->
            [one] { $seat } hat einen Raubmarker nie benutzt: +{ $points }.
           *[other] { $seat } hat { $count } Raubmarker nie benutzt: +{ $points }.
        }
       *[offices] { $count ->
            [one] { $seat } hatte ein Kontor: +{ $points }.
           *[other] { $seat } hatte { $count } Kontore: +{ $points }.
        }
    }

# Ein Überfall.

web-or = oder
web-raid = { $city } überfallen
web-raid-choose = Wähle unten deine Beute
web-raid-closed =
    { $pirate ->
        [yes] { $city } ist deiner Kogge verschlossen, solange dein Marker dort liegt.
       *[no] { $city } ist deiner Kogge für den Rest des Spiels verschlossen.
    }
web-raid-out = Die anderen vertreiben dich: nach
web-raid-leave = Du musst fort: nach
web-raid-nearer = Der Gildemeister übergeht überfallene Städte: Das Ende rückt näher.
web-prey-city = Die Stadt
web-prey-cog = Kogge von { $seat }
web-prey =
    { $kind ->
        [city] { $count ->
            [0] Hier liegt nichts.
           *[other] { $piles ->
                [0] Alle Waren der Stadt und ihrer Kontore: { $goods }, { $worth } wert.
               *[other] Aus { $goods }, { $worth } wert, werden drei Haufen; du nimmst zwei.
            }
        }
       *[cog] { $known ->
            [yes] { $seat } macht Haufen zu { $sizes } aus Waren, die { $worth } wert sind; du nimmst einen.
           *[no] { $seat } macht Haufen zu { $sizes }; du nimmst einen.
        }
    }
web-prey-short =
    { $kind ->
        [city] { $worth } wert
       *[cog] { $sizes } von { $count }
    }
web-loot =
    { $kind ->
        [city] { $mine ->
            [yes] Du hast { $city } überfallen
           *[no] { $seat } hat { $city } überfallen
        }
       *[cog] { $mine ->
            [yes] Du hast die Kogge von { $victim } überfallen
           *[no] { $seat } hat die Kogge von { $victim } überfallen
        }
    }
web-loot-worth = { $worth } wert
web-loot-secret =
    { $count ->
        [one] um eine Ware
       *[other] um { $count } Waren
    }

# Was gefragt wird: wer was wo getan hat. Die Notiz sagt, was gewünscht ist oder was man wissen muss.

web-kogge-ask-start-picks = Wo gründest du dein erstes Kontor?
    .note =
        { $again ->
            [yes] Auch { $seats } wollte nach { $city }, und dort ist nur für zwei Kontore Platz: Wähle eine andere Stadt.
           *[no] { $alone ->
                [yes] Dort beginnt auch deine Kogge.
               *[no] Dort beginnt auch deine Kogge. Noch sieht niemand deine Wahl.
            }
        }
web-kogge-ask-pick-openly = Wo gründest du dein erstes Kontor?
    .note =
        { $again ->
            [yes] Wieder wollten zu viele nach { $city }: Jetzt wählt ihr offen, einer nach dem anderen.
           *[no] Ihr wählt offen, einer nach dem anderen.
        }
web-kogge-ask-auction = Welche Wegemarker bietest du?
    .note = Das beste Gebot beginnt; jeder Marker bringt seiner Stadt Waren.
web-kogge-ask-guild-master = Wie weit geht der Gildemeister?
    .note = Er ist in { $city }. Du bist Erster, also führst du ihn.
web-kogge-ask-guild-alone = Wie weit geht der Gildemeister?
    .note = Er ist in { $city }.
web-kogge-ask-sailing =
    { $steps ->
        [0] Wohin von { $city }?
       *[other] Weiter von { $city }?
    }
    .note =
        { $must ->
            [yes] Hier kannst du nicht bleiben.{" "}
           *[no] {""}
        }{ $price ->
            [-1] {""}
            [0] Dieser Schritt ist frei.
            [one] Der nächste Schritt kostet 1 Ware oder 1 Wegemarker.
           *[other] Der nächste Schritt kostet { $price } Waren oder Wegemarker.
        }
web-kogge-ask-acting = Dein Zug in { $city }
web-kogge-ask-choose-marker = Welchen Wegemarker nimmst du? Du gibst { $good }.
    .note = Nur du siehst, was in der Reserve liegt.
web-kogge-ask-splitting = { $seat } überfällt deine Kogge in { $city }
    .note = Lege { $piles } Haufen: Einen nimmt der Räuber.
web-kogge-ask-picking = Du überfällst die Kogge von { $seat } in { $city }
    .note = Welchen Haufen nimmst du? Der Rest bleibt dem Besitzer.
web-kogge-ask-exile-vote =
    { $of ->
        [cog] { $seat } hat die Kogge von { $victim } in { $city } überfallen
       *[city] { $seat } hat { $city } überfallen
    }
    .note =
        { $goods_n ->
            [0] {""}
           *[other] Die Beute: { $goods }.{" "}
        }Die Kogge muss fort: Wohin? Alle anderen wählen, geheim.
web-kogge-ask-exile-choice = { web-kogge-ask-exile-vote }
    .note =
        { $goods_n ->
            [0] {""}
           *[other] Die Beute: { $goods }.{" "}
        }Die Kogge muss fort: Wohin? Du allein entscheidest.
web-kogge-ask-escaping = Du hast { $city } überfallen
    .note = Du musst fort: Auf welchem Weg?
web-kogge-ask-splitting-loot = { $seat } hat { $city } überfallen
    .note = Lege { $piles } Haufen aus der Beute: Der Räuber nimmt alle bis auf einen.
web-kogge-ask-leaving-pile = Du hast { $city } überfallen
    .note = Welchen Haufen lässt du dort? Die anderen nimmst du.
web-kogge-ask-intercepting = { $seat } hat den Zug beendet
    .note = Machst du jetzt einen zusätzlichen Zug? Dein Chip wirkt nur einmal.
web-kogge-ask-tax-cogs = Der Gildemeister ist nach { $city } gekommen
    .note = Welche Ware zahlst du als Steuer?
web-kogge-ask-challenging = Beginnst du in { $city } einen Konflikt?
web-kogge-ask-fighting =
    { $begun ->
        [yes] Du greifst { $seat } in { $city } an
       *[no] { $seat } greift dich in { $city } an
    }
    .note =
        { $begun ->
            [yes] Setze mindestens einen Wegemarker; { $seat } bekommt sie.
           *[no] Setze beliebig viele Wegemarker oder keinen; { $seat } bekommt sie.
        }
web-kogge-ask-demanding = Du hast { $seat } besiegt
    .note = Nenne drei Waren: Was davon an Bord ist, bekommst du.
web-kogge-ask-pushing = Du hast { $seat } besiegt
    .note = Schickst du die Kogge einen Schritt weit fort, aus { $city }?
web-kogge-ask-start-swap = Du hast die Routen von { $city } gesehen
    .note = Tauschst du eine davon mit einem Wegemarker aus der Hand?
web-kogge-ask-landing = Welche der beiden läufst du an?
    .note = Beide Städte haben diese Zahl.
web-kogge-ask-land-vote = Wo muss die Kogge von { $seat } anlaufen?
    .note = Beide Städte haben diese Zahl. Alle anderen wählen, geheim.
web-kogge-ask-land-choice = Wo muss die Kogge von { $seat } anlaufen?
    .note = Beide Städte haben diese Zahl. Du allein entscheidest.

# Der Hauptknopf.

web-kogge-deed-pick-start = In { $city } beginnen
web-kogge-deed-bid = { $items } bieten
web-kogge-deed-move-guild =
    { $known ->
        [yes] Nach { $city } gehen
       *[no] { $value ->
            [one] Eine Stadt weiter
           *[other] { $value } Städte weiter
        }
    }
web-kogge-deed-sail =
    { $known ->
        [yes] Nach { $city } segeln
       *[no] Ins Ungewisse segeln
    }
    .note =
        { $paid_n ->
            [0] {""}
           *[other] für { $paid }
        }
web-kogge-deed-passage = Geheimweg nehmen
    .note = für { $paid }
web-kogge-deed-load = { $items } einladen
web-kogge-deed-anchor =
    { $stays ->
        [yes] In { $here } bleiben
       *[no] In { $here } ankern
    }
    .note =
        { $stays ->
            [yes] kein Handel in diesem Zug
           *[no] und dort handeln
        }
web-kogge-deed-build = In { $here } bauen
web-kogge-deed-buy = { $low } · { $high } kaufen
    .note = für { $paid }
web-kogge-deed-change-route = { $value } auf Route { $route } legen
    .note = verdeckt
web-kogge-deed-give-good = { $good } geben
    .note = für einen Marker
web-kogge-deed-take-marker = Wegemarker { $value } nehmen
web-kogge-deed-buy-raid = 3 × { $value } geben
    .note = für den zweiten Raubmarker
web-kogge-deed-end-turn = Zug beenden
web-kogge-deed-raid-city = { $here } überfallen
web-kogge-deed-raid-cog = Kogge von { $player } überfallen
web-kogge-deed-split-cargo = { $sizes } anbieten
    .note = du behältst { $keeps }
web-kogge-deed-take-pile = { $pile } nehmen
    .note = Wert { $worth }
web-kogge-deed-exile =
    { $known ->
        [yes] { $seat } nach { $city } vertreiben
       *[no] { $seat } ins Ungewisse vertreiben
    }
web-kogge-deed-split-loot = { $sizes } auslegen
    .note = Wert { $worths }
web-kogge-deed-leave-pile = { $pile } liegen lassen
    .note = Wert { $worth }
web-kogge-deed-escape =
    { $known ->
        [yes] Nach { $city } fort
       *[no] Ins Ungewisse fort
    }
web-kogge-deed-intercept = Zusätzlich ziehen
web-kogge-deed-let-pass = Vorbeilassen
web-kogge-deed-keep-peace = Frieden halten
web-kogge-deed-commit =
    { $items_n ->
        [0] Keinen Wegemarker setzen
       *[other] { $items } setzen
    }
web-kogge-deed-push =
    { $known ->
        [yes] { $seat } nach { $city } schicken
       *[no] { $seat } ins Ungewisse schicken
    }
web-kogge-deed-leave-be = Die Kogge in { $city } lassen
web-kogge-deed-keep-start = Beide Routen lassen
web-kogge-deed-land = { $city } anlaufen

# Warum nicht, in wenigen Worten hinter dem Namen der Tat.

web-kogge-short-K-MOVE-03 = kostet { $need }, du hast { $have }
web-kogge-short-K-MOVE-09 = nicht nach { $city }: Dort liegt dein Raubmarker
web-kogge-short-K-BONUS-04 = kostet { $need }, du hast { $have }
web-kogge-short-K-BONUS-05 = führt nach { $city }, das dir verschlossen ist
web-kogge-short-K-ACT-GEN-01 = in diesem Zug getan
web-kogge-short-K-ACT-BUILD-01 = es fehlt: { $lacking }
web-kogge-short-K-ACT-BUILD-02 = es fehlt Marker { $city_n } ({ $have } von { $need })
web-kogge-short-K-ACT-BUILD-03 = kein Platz mehr
web-kogge-short-K-ACT-GM-01 =
    { $guild_here ->
        [yes] ein Geschäft im Zug
       *[no] ist in { $guild }
    }
web-kogge-short-K-ACT-GM-02 = braucht 3 gleiche Marker
web-kogge-short-K-ACT-GM-03 = braucht { $need } gleiche Waren
web-kogge-short-K-ACT-GM-04 = braucht eine Ware an Bord
web-kogge-short-K-ACT-GM-06 = braucht einen Marker, dessen Ware im Vorrat ist
web-kogge-short-K-ACT-BUY-01 = kostet eine Ware, deine Kogge ist leer
web-kogge-short-K-ACT-BUY-02 = in diesem Zug getan
web-kogge-short-K-ACT-TRADE-01 = nicht, wo dein Zug begann
web-kogge-short-K-ACT-TRADE-02 = hier ist nichts zu tauschen
web-kogge-short-K-ACT-TRADE-03 = in diesem Zug getan
web-kogge-short-K-ACT-ROUTE-02 = kein Marker, der hier liegen darf
web-kogge-short-K-ACT-ROUTE-04 = liegt verdeckt
web-kogge-short-K-ACT-RAID-01 = kein Raubmarker mehr
web-kogge-short-K-MKT-03 = ausverkauft
web-kogge-short-G-07 = keiner mehr für dich
web-kogge-short-G-09 = die von { $seat } ist leer
web-kogge-short-G-10 = nichts zu holen
web-kogge-short-G-14 = schon einmal überfallen
web-kogge-short-G-27 = beide liegen verdeckt
web-kogge-short-D-24 = führt zurück nach { $city }
web-kogge-short-G-69 = du musst weiter
web-kogge-short-G-62 = die Reserve hatte keinen
web-kogge-short-G-29 = du hast es { $seat } versprochen
web-kogge-short-B-CHIP-01 = { $seat } hat einen Schutzbrief
web-kogge-short-K-ADV-MEM-06 = kostet 1, einmal im Zug
web-kogge-short-B-ROUTE-01 = nur auf Bornholm
web-kogge-short-G-46 = keines auf Bornholm
web-kogge-short-P-02 = nicht für den Piraten
web-kogge-short-P-04 = nicht auf Bornholm
web-kogge-short-P-05 = der Pirat hat seine vier
web-kogge-short-P-06 = auf Bornholm, mit Waren an Bord
web-kogge-short-G-39 = nicht auf Bornholm
web-kogge-short-G-40 = du hast noch einen

web-kogge-pile-size =
    { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
web-kogge-route = Route { $route }
web-kogge-to = nach { $city }
web-kogge-past = übergeht { $cities } (Überfall)
web-part-goods =
    { $price ->
        [one] 1 Ware
       *[other] { $price } Waren
    }
web-part-marker = ein Marker
web-part-pair = ein Paar
web-part-your-marker = dein Marker

web-lack-pay = Wähle { $price } zum Bezahlen
web-ladder-empty = Vorrat leer
web-ladder-office = in das Kontor von { $seat }
web-kogge-after-gained = hervorgebracht
web-kogge-after-goods = Waren
web-kogge-after-lost = geraubt
web-kogge-after-markers = Wegemarker
web-kogge-after-offices = Entwicklungspunkte
web-kogge-after-places = Waren nach Städten
web-kogge-after-points = Punkte
web-kogge-after-voyages = Die am häufigsten befahrenen Routen

# The ten cells of the dock: a short name for each action.

web-kogge-home-build = Kontor
web-kogge-home-deliver = Heimbringen
web-kogge-home-trade = Handeln
web-kogge-home-buy = Kaufen
web-kogge-home-change-route = Verlegen
web-kogge-home-peek = Nachsehen
web-kogge-home-raid = Überfall
web-kogge-home-deal = Angebot
web-kogge-home-sell = Bonuschip
web-kogge-home-buy-raid = Raubmarker
web-kogge-home-give-good = Marker nehmen
web-kogge-home-give-marker = Marker geben
web-kogge-guild-away = Der Gildemeister ist in { $city }.
web-kogge-guild-deals = In seiner Stadt: Bonuschip, Raubmarker, Ware ⇄ Marker.
web-kogge-deal-there = etwas anbieten
web-kogge-deal-none = niemand ist hier
web-kogge-none = keine
web-kogge-none-here = hier keine
web-kogge-you-give = gibst du
web-kogge-you-take = nimmst du
web-kogge-cannot-pay = nichts zum Bezahlen
web-kogge-of = von { $many }
web-kogge-if-there = falls da
web-kogge-add-marker = + Marker
web-kogge-offer-later = Später
web-kogge-raid-closed = Dir verschlossen
web-kogge-raid-out = Du wirst vertrieben
web-kogge-raid-leave = Du musst fort
web-kogge-raid-nearer = Das Ende rückt näher
web-kogge-raid-skips = er übergeht { $city }
web-kogge-raid-unused = ungenutzt: 10 Punkte
