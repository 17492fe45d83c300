# Lübeck: was geschieht. Deutsch.
# Ein Name mit _n ist die Zahl hinter einer Wendung: 0 ist nichts, -1 ist, was es nicht gibt oder geheim ist.

# Aufbau und Auslage

event-luebeck-compass-placed = { $seat } hat den Kompass.
event-luebeck-cards-dealt =
    { $cards_n ->
        [0] { $seat } bekommt { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
       *[other] { $seat } bekommt { $cards }.
    }
event-luebeck-round-began = Runde { $round } beginnt.
event-luebeck-shuffled =
    Der Ablagestapel wird gemischt: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } für { $run ->
        [2] den zweiten Durchlauf
       *[other] die letzte Runde
    }.
event-luebeck-display-laid =
    { $packets_n ->
        [0] Für eine Auslage sind keine Karten da.
       *[other] Die Auslage: { $packets }.
    } { $stack ->
        [0] Der Stapel ist leer.
        [one] Im Stapel bleibt 1 Karte.
       *[other] Im Stapel bleiben { $stack } Karten.
    }
event-luebeck-last-round = Die Karten sind zweimal durch: Das ist die letzte Runde.
event-luebeck-packet-taken = { $seat } nimmt { $cards }.
event-luebeck-first-named = { $seat } bestimmt: { $first } beginnt.

# Aktionen

event-luebeck-voyage-started =
    { $joined ->
        [yes] { $seat } geht in { $city } an Bord von Kogge { $cog }
       *[no] { $seat } startet in { $city } eine Handelsfahrt mit Kogge { $cog }
    }{ $card_n ->
        [-1] .
       *[other] {" "}({ $card }).
    }
event-luebeck-goods-played =
    { $sailed_n ->
        [-1] { $seat } spielt { $card } für Kogge { $cog }
       *[other] { $seat } spielt { $card } und segelt mit Kogge { $cog } von { $sailed } nach { $city }
    }: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
event-luebeck-doubling-laid =
    { $sailed_n ->
        [-1] { $seat } legt { $card }.
       *[other] { $seat } legt { $card } und segelt mit Kogge { $cog } von { $sailed } nach { $city }.
    }
event-luebeck-cog-pirated =
    { $figures_n ->
        [0] { $seat } schickt Piraten nach { $city }: Kogge { $cog } kommt zurück aufs Koggenfeld.
       *[other] { $seat } schickt Piraten nach { $city }: Kogge { $cog } kommt zurück aufs Koggenfeld. Zurück in der Reserve: { $figures }.
    }
event-luebeck-ship-changed =
    { $emptied ->
        [yes] { $seat } wechselt von Kogge { $left } auf Kogge { $boarded }; Kogge { $left } ist leer und kommt zurück aufs Koggenfeld.
       *[no] { $seat } wechselt von Kogge { $left } auf Kogge { $boarded }.
    }
event-luebeck-passed = { $seat } passt.
event-luebeck-card-discarded =
    { $seat } wirft { $card } über Bord und verliert { $cost ->
        [one] 1 Punkt.
       *[other] { $cost } Punkte.
    }

# Aufräumen und Spielende

event-luebeck-cog-unloaded =
    { $figures_n ->
        [0] Kogge { $cog } wird in { $city } gelöscht.
       *[other] Kogge { $cog } wird in { $city } gelöscht. Zurück in der Reserve: { $figures }.
    }
event-luebeck-took-home =
    { $figures_n ->
        [0] { $seat } lässt alle Figuren an Bord.
       *[other] { $seat } nimmt { $figures } in die Reserve zurück.
    }
event-luebeck-hand-counted =
    { $cards_n ->
        [0] { $seat } hat keine Karten mehr.
       *[other] { $seat } hält noch { $cards }: { $cost ->
            [one] 1 Punkt Abzug.
           *[other] { $cost } Punkte Abzug.
        }
    }
event-luebeck-game-ended =
    { $winners_n ->
        [0] Das Spiel endet hier, wie alle es wollten: Niemand gewinnt.
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    } Punkte: { $points }.
