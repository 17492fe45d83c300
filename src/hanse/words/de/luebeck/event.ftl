# Lübeck: was geschieht. Deutsch.
# Ein Name mit _n ist die Zahl hinter einer Wendung: 0 ist nichts, -1 ist, was es nicht gibt oder geheim ist.

# Aufbau und Auslage

event-luebeck-compass-placed = { $seat } hat den Kompass.
    .you = Du hast den Kompass.
event-luebeck-cards-dealt =
    { $cards_n ->
        [0] { $seat } bekommt { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
       *[other] { $seat } bekommt { $cards }.
    }
    .you =
        { $cards_n ->
            [0] Du bekommst { $count ->
                [one] eine Karte
               *[other] { $count } Karten
            }.
           *[other] Du bekommst { $cards }.
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
    .you = Du nimmst { $cards }.
event-luebeck-first-named = { $seat } bestimmt: { $first } beginnt.
    .you = Du bestimmst: { $first_me ->
            [yes] Du beginnst.
           *[no] { $first } beginnt.
        }
    .you-first = { $seat } bestimmt: Du beginnst.

# Aktionen

event-luebeck-voyage-started =
    { $joined ->
        [yes] { $seat } geht in { $city } an Bord von Kogge { $cog }
       *[no] { $seat } startet in { $city } eine Handelsfahrt mit Kogge { $cog }
    }{ $card_n ->
        [-1] .
       *[other] {" "}({ $card }).
    }
    .you =
        { $joined ->
            [yes] Du gehst in { $city } an Bord von Kogge { $cog }
           *[no] Du startest in { $city } eine Handelsfahrt mit Kogge { $cog }
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
    .you =
        { $sailed_n ->
            [-1] Du spielst { $card } für Kogge { $cog }
           *[other] Du spielst { $card } und segelst mit Kogge { $cog } von { $sailed } nach { $city }
        }: { $points ->
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
event-luebeck-doubling-laid =
    { $sailed_n ->
        [-1] { $seat } legt { $card }.
       *[other] { $seat } legt { $card } und segelt mit Kogge { $cog } von { $sailed } nach { $city }.
    }
    .you =
        { $sailed_n ->
            [-1] Du legst { $card }.
           *[other] Du legst { $card } und segelst mit Kogge { $cog } von { $sailed } nach { $city }.
        }
event-luebeck-cog-pirated =
    { $figures_n ->
        [0] { $seat } schickt Piraten nach { $city }: Kogge { $cog } kommt zurück aufs Koggenfeld.
       *[other] { $seat } schickt Piraten nach { $city }: Kogge { $cog } kommt zurück aufs Koggenfeld. Zurück in der Reserve: { $figures }.
    }
    .you =
        { $figures_n ->
            [0] Du schickst Piraten nach { $city }: Kogge { $cog } kommt zurück aufs Koggenfeld.
           *[other] Du schickst Piraten nach { $city }: Kogge { $cog } kommt zurück aufs Koggenfeld. Zurück in der Reserve: { $figures }.
        }
event-luebeck-ship-changed =
    { $emptied ->
        [yes] { $seat } wechselt von Kogge { $left } auf Kogge { $boarded }; Kogge { $left } ist leer und kommt zurück aufs Koggenfeld.
       *[no] { $seat } wechselt von Kogge { $left } auf Kogge { $boarded }.
    }
    .you =
        { $emptied ->
            [yes] Du wechselst von Kogge { $left } auf Kogge { $boarded }; Kogge { $left } ist leer und kommt zurück aufs Koggenfeld.
           *[no] Du wechselst von Kogge { $left } auf Kogge { $boarded }.
        }
event-luebeck-passed = { $seat } passt.
    .you = Du passt.
event-luebeck-card-discarded =
    { $seat } wirft { $card } über Bord und verliert { $cost ->
        [one] 1 Punkt.
       *[other] { $cost } Punkte.
    }
    .you =
        Du wirfst { $card } über Bord und verlierst { $cost ->
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
    .you =
        { $figures_n ->
            [0] Du lässt alle deine Figuren an Bord.
           *[other] Du nimmst { $figures } in die Reserve zurück.
        }
event-luebeck-hand-counted =
    { $cards_n ->
        [0] { $seat } hat keine Karten mehr.
       *[other] { $seat } hält noch { $cards }: { $cost ->
            [one] 1 Punkt Abzug.
           *[other] { $cost } Punkte Abzug.
        }
    }
    .you =
        { $cards_n ->
            [0] Du hast keine Karten mehr.
           *[other] Du hältst noch { $cards }: { $cost ->
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
    .you-winners =
        { $winners_n ->
            [0] Das Spiel endet hier, wie alle es wollten: Niemand gewinnt.
           *[other] { $winners_others_n ->
                [0] Du gewinnst.
               *[other] { $winners_others } und du teilt euch den Sieg.
            }
        } Punkte: { $points }.
