# Lübeck: a che cosa porterebbe una risposta, prima che sia data; nel terminale e nel browser.
# Un nome che finisce in _n è il numero dietro un’espressione: 0 è niente, -1 ciò che manca.
# Italiano.

preview-luebeck-packet =
    poi { $hand ->
        [one] 1 carta
       *[other] { $hand } carte
    } in mano, { $playable_n ->
        [0] nessuna da giocare subito
       *[other] da giocare subito: { $playable }
    }{ $points ->
        [0] {""}
        [one] , 1 punto
       *[other] , { $points } punti
    }
preview-luebeck-first = comincia { $first }, poi { $others }
preview-luebeck-voyage =
    { $joined ->
        [yes] a bordo a { $city }, { $others_n ->
            [0] con l’altra tua pedina
           *[other] con { $others }
        }
       *[no] una Cog nuova a { $city }, sei da solo
    }, { $reserve ->
        [0] nessuna pedina rimasta
        [one] 1 pedina rimasta
       *[other] { $reserve } pedine rimaste
    }{ preview-luebeck-over }
preview-luebeck-goods =
    { $sailed_n ->
        [-1] resta a { $city }
       *[other] { $sailed } → { $city }
    }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $doubled ->
        [yes] , raddoppiati
       *[no] {""}
    }{ $others_n ->
        [0] {""}
        [one] , { $others } viene con te
       *[other] , { $others } vengono con te
    }{ preview-luebeck-over }
preview-luebeck-doubling =
    { $sailed_n ->
        [-1] resta a { $city }
       *[other] { $sailed } → { $city }
    }, { $city } per te vale doppio in questo round{ $cards_n ->
        [0] {""}
       *[other] {" "}(in mano: { $cards })
    }{ $others_n ->
        [0] {""}
        [one] , { $others } viene con te
       *[other] , { $others } vengono con te
    }{ preview-luebeck-over }
preview-luebeck-pirates =
    il viaggio finisce a { $city }, a casa: { $others_n ->
        [0] nessuno tranne te
       *[other] { $own ->
            [0] { $others }
           *[other] tu con { $others }
        }
    }{ preview-luebeck-over }
preview-luebeck-change =
    { $start } → { $city }, { $others_n ->
        [0] dall’altra tua pedina
       *[other] con { $others }
    }{ $emptied ->
        [yes] , la Cog { $left } è di nuovo libera
       *[no] {""}
    }{ preview-luebeck-over }
preview-luebeck-pass =
    { $last_round ->
        [yes] { $hand ->
            [0] nessuna carta da pagare
            [one] la tua ultima carta costa { preview-luebeck-cost }
           *[other] le tue { $hand } carte costano { preview-luebeck-cost }
        }
       *[no] { $hand ->
            [0] nessuna carta da tenere
            [one] tieni 1 carta
           *[other] tieni { $hand } carte
        }
    }{ preview-luebeck-over }
preview-luebeck-discard =
    costa { preview-luebeck-cost }, poi { $score ->
        [one] 1 punto
       *[other] { $score } punti
    } e { $hand ->
        [one] 1 carta
       *[other] { $hand } carte
    } in mano{ preview-luebeck-over }
preview-luebeck-home =
    { $figures_n ->
        [0] nessuno torna a casa
       *[other] { $figures }
    }, poi { $reserve ->
        [one] 1 pedina
       *[other] { $reserve } pedine
    } di riserva{ $freed_n ->
        [0] {""}
        [one] , la Cog { $freed } è di nuovo libera
       *[other] , le Cog { $freed } sono di nuovo libere
    }{ $next_round ->
        [yes] ; poi comincia il round seguente
       *[no] {""}
    }

# Parti delle frasi qui sopra.

preview-luebeck-cost =
    { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    }
preview-luebeck-over =
    { $ends_round ->
        [yes] ; poi il round è finito
       *[no] {""}
    }
