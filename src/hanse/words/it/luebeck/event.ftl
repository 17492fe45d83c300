# Lübeck: che cosa succede. Italiano.
# Un nome che finisce in _n è il numero dietro un’espressione: 0 è niente, -1 ciò che manca o è segreto.

# Preparazione ed esposizione

event-luebeck-compass-placed = { $seat } ha la bussola.
    .you = Hai la bussola.
event-luebeck-cards-dealt =
    { $cards_n ->
        [0] { $seat } riceve { $count ->
            [one] una carta
           *[other] { $count } carte
        }.
       *[other] { $seat } riceve { $cards }.
    }
    .you =
        { $cards_n ->
            [0] Ricevi { $count ->
                [one] una carta
               *[other] { $count } carte
            }.
           *[other] Ricevi { $cards }.
        }
event-luebeck-round-began = Comincia il round { $round }.
event-luebeck-shuffled =
    Gli scarti vengono mescolati: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } per { $run ->
        [2] la seconda passata del mazzo
       *[other] l’ultimo round
    }.
event-luebeck-display-laid =
    { $packets_n ->
        [0] Non ci sono carte da esporre.
       *[other] Sono esposti: { $packets }.
    } { $stack ->
        [0] Il mazzo è vuoto.
        [one] Nel mazzo resta 1 carta.
       *[other] Nel mazzo restano { $stack } carte.
    }
event-luebeck-last-round = Il mazzo è finito due volte: questo round è l’ultimo.
event-luebeck-packet-taken = { $seat } prende { $cards }.
    .you = Prendi { $cards }.
event-luebeck-first-named = { $seat } decide: { $first } comincia.
    .you = Decidi: { $first_me ->
            [yes] cominci tu.
           *[no] { $first } comincia.
        }
    .you-first = { $seat } decide: cominci tu.

# Azioni

event-luebeck-voyage-started =
    { $joined ->
        [yes] { $seat } sale sulla Cog { $cog } a { $city }
       *[no] { $seat } comincia un viaggio a { $city } con la Cog { $cog }
    }{ $card_n ->
        [-1] .
       *[other] {" "}({ $card }).
    }
    .you =
        { $joined ->
            [yes] Sali sulla Cog { $cog } a { $city }
           *[no] Cominci un viaggio a { $city } con la Cog { $cog }
        }{ $card_n ->
            [-1] .
           *[other] {" "}({ $card }).
        }
event-luebeck-goods-played =
    { $sailed_n ->
        [-1] { $seat } gioca { $card } per la Cog { $cog }
       *[other] { $seat } gioca { $card } e porta la Cog { $cog } da { $sailed } a { $city }
    }: { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
    .you =
        { $sailed_n ->
            [-1] Giochi { $card } per la Cog { $cog }
           *[other] Giochi { $card } e porti la Cog { $cog } da { $sailed } a { $city }
        }: { $points ->
            [one] 1 punto.
           *[other] { $points } punti.
        }
event-luebeck-doubling-laid =
    { $sailed_n ->
        [-1] { $seat } gioca { $card }.
       *[other] { $seat } gioca { $card } e porta la Cog { $cog } da { $sailed } a { $city }.
    }
    .you =
        { $sailed_n ->
            [-1] Giochi { $card }.
           *[other] Giochi { $card } e porti la Cog { $cog } da { $sailed } a { $city }.
        }
event-luebeck-cog-pirated =
    { $figures_n ->
        [0] { $seat } manda i pirati a { $city }: la Cog { $cog } è di nuovo libera.
       *[other] { $seat } manda i pirati a { $city }: la Cog { $cog } è di nuovo libera. Tornano a casa: { $figures }.
    }
    .you =
        { $figures_n ->
            [0] Mandi i pirati a { $city }: la Cog { $cog } è di nuovo libera.
           *[other] Mandi i pirati a { $city }: la Cog { $cog } è di nuovo libera. Tornano a casa: { $figures }.
        }
event-luebeck-ship-changed =
    { $emptied ->
        [yes] { $seat } passa dalla Cog { $left } alla Cog { $boarded }; la Cog { $left } è vuota e di nuovo libera.
       *[no] { $seat } passa dalla Cog { $left } alla Cog { $boarded }.
    }
    .you =
        { $emptied ->
            [yes] Passi dalla Cog { $left } alla Cog { $boarded }; la Cog { $left } è vuota e di nuovo libera.
           *[no] Passi dalla Cog { $left } alla Cog { $boarded }.
        }
event-luebeck-passed = { $seat } passa.
    .you = Passi.
event-luebeck-card-discarded =
    { $seat } getta in mare { $card } e perde { $cost ->
        [one] 1 punto.
       *[other] { $cost } punti.
    }
    .you =
        Getti in mare { $card } e perdi { $cost ->
            [one] 1 punto.
           *[other] { $cost } punti.
        }

# Riordino e fine

event-luebeck-cog-unloaded =
    { $figures_n ->
        [0] La Cog { $cog } viene scaricata a { $city }.
       *[other] La Cog { $cog } viene scaricata a { $city }. Tornano a casa: { $figures }.
    }
event-luebeck-took-home =
    { $figures_n ->
        [0] { $seat } lascia a bordo tutte le pedine.
       *[other] { $seat } porta a casa { $figures }.
    }
    .you =
        { $figures_n ->
            [0] Lasci a bordo tutte le tue pedine.
           *[other] Porti a casa { $figures }.
        }
event-luebeck-hand-counted =
    { $cards_n ->
        [0] { $seat } non ha più carte.
       *[other] { $seat } ha ancora { $cards }: { $cost ->
            [one] 1 punto perso.
           *[other] { $cost } punti persi.
        }
    }
    .you =
        { $cards_n ->
            [0] Non hai più carte.
           *[other] Hai ancora { $cards }: { $cost ->
                [one] 1 punto perso.
               *[other] { $cost } punti persi.
            }
        }
event-luebeck-game-ended =
    { $winners_n ->
        [0] La partita finisce qui, come tutti hanno voluto: nessuno vince.
        [one] { $winners } vince.
       *[other] { $winners } dividono la vittoria.
    } Punti: { $points }.
    .you-winners =
        { $winners_n ->
            [0] La partita finisce qui, come tutti hanno voluto: nessuno vince.
           *[other] { $winners_others_n ->
                [0] Vinci.
               *[other] { $winners_others } e tu dividete la vittoria.
            }
        } Punti: { $points }.
