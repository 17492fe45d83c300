# Lübeck : ce qui arrive. Français.
# Un nom qui finit en _n est le nombre derrière une tournure : 0 est rien, -1 ce qui manque ou est secret.

# Mise en place et étalage

event-luebeck-compass-placed = { $seat } a la boussole.
    .you = Tu as la boussole.
event-luebeck-cards-dealt =
    { $cards_n ->
        [0] { $seat } reçoit { $count ->
            [one] une carte
           *[other] { $count } cartes
        }.
       *[other] { $seat } reçoit { $cards }.
    }
    .you =
        { $cards_n ->
            [0] Tu reçois { $count ->
                [one] une carte
               *[other] { $count } cartes
            }.
           *[other] Tu reçois { $cards }.
        }
event-luebeck-round-began = La manche { $round } commence.
event-luebeck-shuffled =
    La défausse est mélangée : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } pour { $run ->
        [2] le second passage de la pioche
       *[other] la dernière manche
    }.
event-luebeck-display-laid =
    { $packets_n ->
        [0] Il n’y a pas de cartes à étaler.
       *[other] À l’étalage : { $packets }.
    } { $stack ->
        [0] La pioche est vide.
        [one] Il reste { $stack } carte dans la pioche.
       *[other] Il reste { $stack } cartes dans la pioche.
    }
event-luebeck-last-round = La pioche a été épuisée deux fois : cette manche est la dernière.
event-luebeck-packet-taken = { $seat } prend { $cards }.
    .you = Tu prends { $cards }.
event-luebeck-first-named = { $seat } décide : { $first } commence.
    .you = Tu décides : { $first_me ->
                [yes] tu commences.
               *[no] { $first } commence.
            }
    .you-first = { $seat } décide : tu commences.

# Actions

event-luebeck-voyage-started =
    { $joined ->
        [yes] { $seat } monte sur la cogue { $cog } à { $city }
       *[no] { $seat } commence un voyage à { $city } avec la cogue { $cog }
    }{ $card_n ->
        [-1] .
       *[other] {" "}({ $card }).
    }
    .you =
        { $joined ->
            [yes] Tu montes sur la cogue { $cog } à { $city }
           *[no] Tu commences un voyage à { $city } avec la cogue { $cog }
        }{ $card_n ->
            [-1] .
           *[other] {" "}({ $card }).
        }
event-luebeck-goods-played =
    { $sailed_n ->
        [-1] { $seat } joue { $card } pour la cogue { $cog }
       *[other] { $seat } joue { $card } et mène la cogue { $cog } de { $sailed } à { $city }
    } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you =
        { $sailed_n ->
            [-1] Tu joues { $card } pour la cogue { $cog }
           *[other] Tu joues { $card } et mènes la cogue { $cog } de { $sailed } à { $city }
        } : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-luebeck-doubling-laid =
    { $sailed_n ->
        [-1] { $seat } joue { $card }.
       *[other] { $seat } joue { $card } et mène la cogue { $cog } de { $sailed } à { $city }.
    }
    .you =
        { $sailed_n ->
            [-1] Tu joues { $card }.
           *[other] Tu joues { $card } et mènes la cogue { $cog } de { $sailed } à { $city }.
        }
event-luebeck-cog-pirated =
    { $figures_n ->
        [0] { $seat } envoie les pirates à { $city } : la cogue { $cog } est de nouveau libre.
       *[other] { $seat } envoie les pirates à { $city } : la cogue { $cog } est de nouveau libre. Rentrent : { $figures }.
    }
    .you =
        { $figures_n ->
            [0] Tu envoies les pirates à { $city } : la cogue { $cog } est de nouveau libre.
           *[other] Tu envoies les pirates à { $city } : la cogue { $cog } est de nouveau libre. Rentrent : { $figures }.
        }
event-luebeck-ship-changed =
    { $emptied ->
        [yes] { $seat } passe de la cogue { $left } à la cogue { $boarded } ; la cogue { $left } est vide et de nouveau libre.
       *[no] { $seat } passe de la cogue { $left } à la cogue { $boarded }.
    }
    .you =
        { $emptied ->
            [yes] Tu passes de la cogue { $left } à la cogue { $boarded } ; la cogue { $left } est vide et de nouveau libre.
           *[no] Tu passes de la cogue { $left } à la cogue { $boarded }.
        }
event-luebeck-passed = { $seat } passe.
    .you = Tu passes.
event-luebeck-card-discarded =
    { $seat } jette { $card } par-dessus bord et perd { $cost ->
        [one] { $cost } point.
       *[other] { $cost } points.
    }
    .you =
        Tu jettes { $card } par-dessus bord et perds { $cost ->
            [one] { $cost } point.
           *[other] { $cost } points.
        }

# Rangement et fin

event-luebeck-cog-unloaded =
    { $figures_n ->
        [0] La cogue { $cog } est déchargée à { $city }.
       *[other] La cogue { $cog } est déchargée à { $city }. Rentrent : { $figures }.
    }
event-luebeck-took-home =
    { $figures_n ->
        [0] { $seat } laisse tous ses pions à bord.
       *[other] { $seat } ramène { $figures }.
    }
    .you =
        { $figures_n ->
            [0] Tu laisses tous tes pions à bord.
           *[other] Tu ramènes { $figures }.
        }
event-luebeck-hand-counted =
    { $cards_n ->
        [0] { $seat } n’a plus de cartes.
       *[other] { $seat } tient encore { $cards } : { $cost ->
            [one] { $cost } point perdu.
           *[other] { $cost } points perdus.
        }
    }
    .you =
        { $cards_n ->
            [0] Tu n’as plus de cartes.
           *[other] Tu tiens encore { $cards } : { $cost ->
                [one] { $cost } point perdu.
               *[other] { $cost } points perdus.
            }
        }
event-luebeck-game-ended =
    { $winners_n ->
        [0] La partie finit ici, comme tous l’ont voulu : personne ne gagne.
        [one] { $winners } gagne.
       *[other] { $winners } partagent la victoire.
    } Points : { $points }.
    .you-winners =
        { $winners_n ->
            [0] La partie finit ici, comme tous l’ont voulu : personne ne gagne.
           *[other] { $winners_others_n ->
                [0] Tu gagnes.
               *[other] { $winners_others } et toi partagez la victoire.
            }
        } Points : { $points }.
