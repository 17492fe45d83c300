# Lübeck : ce que donnerait une réponse, avant qu’elle soit donnée ; dans le terminal et le navigateur.
# Un nom qui finit en _n est le nombre derrière une tournure : 0 est rien, -1 ce qui manque.
# Français.

preview-luebeck-packet =
    alors { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main, { $playable_n ->
        [0] aucune à jouer aussitôt
       *[other] à jouer aussitôt : { $playable }
    }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }
preview-luebeck-first = { $first } commence, puis { $others }
preview-luebeck-voyage =
    { $joined ->
        [yes] à bord à { $city }, { $others_n ->
            [0] avec ton autre pion
           *[other] avec { $others }
        }
       *[no] une cogue neuve à { $city }, pour toi seul
    }, { $reserve ->
        [0] aucun pion en réserve
        [one] { $reserve } pion en réserve
       *[other] { $reserve } pions en réserve
    }{ preview-luebeck-over }
preview-luebeck-goods =
    { $sailed_n ->
        [-1] reste à { $city }
       *[other] { $sailed } → { $city }
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $doubled ->
        [yes] , doublement compris
       *[no] {""}
    }{ $others_n ->
        [0] {""}
        [one] , { $others } vient avec toi
       *[other] , { $others } viennent avec toi
    }{ preview-luebeck-over }
preview-luebeck-doubling =
    { $sailed_n ->
        [-1] reste à { $city }
       *[other] { $sailed } → { $city }
    }, { $city } compte double pour toi cette manche{ $cards_n ->
        [0] {""}
       *[other] {" "}(en main : { $cards })
    }{ $others_n ->
        [0] {""}
        [one] , { $others } vient avec toi
       *[other] , { $others } viennent avec toi
    }{ preview-luebeck-over }
preview-luebeck-pirates =
    le voyage finit à { $city }, rentrent : { $others_n ->
        [0] personne que toi
       *[other] { $own ->
            [0] { $others }
           *[other] toi avec { $others }
        }
    }{ preview-luebeck-over }
preview-luebeck-change =
    { $start } → { $city }, { $others_n ->
        [0] auprès de ton autre pion
       *[other] avec { $others }
    }{ $emptied ->
        [yes] , la cogue { $left } est de nouveau libre
       *[no] {""}
    }{ preview-luebeck-over }
preview-luebeck-pass =
    { $last_round ->
        [yes] { $hand ->
            [0] aucune carte à payer
            [one] ta dernière carte coûte { preview-luebeck-cost }
           *[other] tes { $hand } cartes coûtent { preview-luebeck-cost }
        }
       *[no] { $hand ->
            [0] aucune carte à garder
            [one] tu gardes { $hand } carte
           *[other] tu gardes { $hand } cartes
        }
    }{ preview-luebeck-over }
preview-luebeck-discard =
    coûte { preview-luebeck-cost }, alors { $score ->
        [one] { $score } point
       *[other] { $score } points
    } et { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main{ preview-luebeck-over }
preview-luebeck-home =
    { $figures_n ->
        [0] personne ne rentre
       *[other] { $figures }
    }, alors { $reserve ->
        [one] { $reserve } pion
       *[other] { $reserve } pions
    } en réserve{ $freed_n ->
        [0] {""}
        [one] , la cogue { $freed } est de nouveau libre
       *[other] , les cogues { $freed } sont de nouveau libres
    }{ $next_round ->
        [yes] {" "}; puis la manche suivante commence
       *[no] {""}
    }

# Parties des phrases ci-dessus.

preview-luebeck-cost =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
preview-luebeck-over =
    { $ends_round ->
        [yes] {" "}; puis la manche est finie
       *[no] {""}
    }
