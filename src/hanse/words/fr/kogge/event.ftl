# Kogge : ce qui arrive. Français.
# Un nom qui finit par _n est le nombre derrière une tournure : 0 n’est rien, -1 ce que le lecteur ne sait pas.

# Mise en place

event-kogge-guild-placed = L’échevin de la guilde commence à { $city }. Là se trouve le marqueur de fin de partie.
event-kogge-routes-laid = Les routes sont face visible : { $routes }.
event-kogge-ready = { $seat } a choisi.
event-kogge-office-opened = { $seat } fonde son premier comptoir à { $city }.
event-kogge-start-clash = Trop de joueurs veulent { $city } : { $seats } choisissent de nouveau.
event-kogge-open-picks = Les choix se heurtent sans fin : { $seats } choisissent maintenant à découvert, dans cet ordre.
event-kogge-order-set = Ordre du tour : { $order }.

# Enchères et production

event-kogge-round-began = La manche { $round } commence.
event-kogge-marker-drawn =
    { $marker_n ->
        [-1] { $seat } pioche une tuile grâce au bonus.
       *[other] { $seat } pioche la tuile { $marker } grâce au bonus.
    }
event-kogge-market-laid =
    { $pairs_n ->
        [0] La réserve est vide : il n’y a pas de marché.
       *[other] Au marché : { $pairs }.
    }
event-kogge-bid-laid = { $seat } mise { $markers }.
event-kogge-no-bid = { $seat } n’a rien à miser.
event-kogge-produced =
    { $to_offices_n ->
        [0] { $city } produit { $to_city }.
       *[other] { $to_city_n ->
            [0] { $city } ne produit rien pour la ville, mais
           *[other] { $city } produit { $to_city } pour la ville et
        } { $to_offices_n ->
            [one] une marchandise pour le comptoir de { $to_offices }
           *[other] une marchandise pour chacun des comptoirs de { $to_offices }
        }.
    }

# Échevin de la guilde

event-kogge-guild-moved = { $seat } mène l’échevin de la guilde à { $city }.
event-kogge-guild-brought =
    { $goods_n ->
        [0] Il n’apporte rien à { $city } : la réserve commune est vide.
       *[other] Il apporte { $goods } à { $city }.
    }
event-kogge-last-round = Le second tour complet est fait. Cette manche est jouée jusqu’au bout.

# Mouvement

event-kogge-sailed =
    { $seat } { $passage ->
        [yes] prend le passage secret
       *[no] navigue
    } de { $start } à { $city }{ $paid_n ->
        [0] {""}
       *[other] {" "}et paie { $paid }
    }.
event-kogge-route-revealed = Une route de { $city } est retournée : { $marker }, vers { $marker_city }.
event-kogge-forked =
    { $seat } quitte { $start } par le { $marker }{ $paid_n ->
        [0] {""}
       *[other] {" "}et paie { $paid }
    } : deux villes portent ce numéro.
event-kogge-blocked =
    { $paid_n ->
        [0] { $seat } ne peut pas entrer à { $city } et reste sur place.
       *[other] { $seat } ne peut pas entrer à { $city } et reste sur place ; { $paid } : c’est perdu.
    }
event-kogge-led-nowhere =
    La route mène à { $city } même : la cogue de { $seat } reste où elle est{ $paid_n ->
        [0] {""}
       *[other] {" "}; { $paid } : c’est perdu
    }.
event-kogge-loaded = { $seat } charge { $goods } à { $city }.
event-kogge-anchored = { $seat } jette l’ancre à { $city }.

# Actions

event-kogge-built = { $seat } fonde un comptoir à { $city } pour { $paid }.
event-kogge-raid-marker-bought = { $seat } donne trois tuiles { $marker } pour le second marqueur raid.
event-kogge-chip-won = { $seat } vend { $good } à l’échevin pour la tuile bonus « { $chip } ».
event-kogge-good-given = { $seat } donne { $good } à l’échevin pour une tuile de cette couleur.
event-kogge-no-such-marker = La réserve n’a pas de telle tuile. { $seat } reprend { $good }.
event-kogge-marker-taken =
    { $marker_n ->
        [-1] { $seat } prend une tuile de la réserve.
       *[other] { $seat } prend la tuile { $marker } de la réserve.
    }
event-kogge-marker-given = { $seat } donne la tuile { $marker } à l’échevin et reçoit { $marker_good }.
event-kogge-pair-bought = { $seat } achète les tuiles { $pair } pour { $good }.
event-kogge-traded = { $seat } fait du commerce à { $city } : { $give } pour { $take }.
event-kogge-route-changed =
    { $seat } change la route { $slot } de { $city } : prend { $old_n ->
        [-1] la tuile qui était face cachée
       *[other] la tuile { $old }
    } et pose { $new_n ->
        [-1] une autre tuile
       *[other] la tuile { $new }
    } face cachée.
event-kogge-turn-ended = { $seat } finit son tour.

# Raids

event-kogge-city-raided =
    { $goods_n ->
        [0] { $seat } pille { $city } et n’y trouve rien.
       *[other] { $seat } pille { $city } et prend { $goods }.
    }
event-kogge-cog-raided = { $seat } pille la cogue de { $victim } à { $city }.
event-kogge-cargo-split =
    { $piles_n ->
        [0] { $seat } partage sa cargaison en piles de { $sizes }.
       *[other] { $seat } partage sa cargaison : { $piles }.
    }
event-kogge-pile-taken =
    { $goods_n ->
        [0] { $seat } prend à { $victim } une pile de { $size }.
       *[other] { $seat } prend { $goods } à { $victim }.
    }
event-kogge-exile-votes = Le chemin de l’exil : { $votes }.
event-kogge-exiled = De { $start }, on chasse { $seat } vers { $city }.
event-kogge-no-exile = Aucune route n’est ouverte à { $seat }. La cogue reste à { $city }.

# La fin

event-kogge-game-ended =
    { $winners_n ->
        [0] L’échevin a fait son second tour complet, et personne n’a atteint cinq points de développement : personne ne gagne.
       *[other] { $winners_n ->
            [one] { $winners } gagne
           *[other] { $winners } partagent la victoire
        }{ $by ->
            [points] {" "}avec cinq points de développement.
           *[laps] {" "}: l’échevin a fait son second tour complet.
        }
    } Points de victoire : { $points }.

# Affaires entre joueurs

event-kogge-offer-made =
    { $seat } offre à { $to } { $give_n ->
        [0] une affaire{ $take_n ->
            [0] {""}
           *[other] {" "}et demande { $take }
        }
       *[other] { $give }{ $take_n ->
            [0] {""}
           *[other] {" "}pour { $take }
        }
    } (offre { $offer }{ $of_n ->
        [0] {""}
       *[other] , au comptoir de { $of }
    }{ $answers ->
        [-1] {""}
       *[other] , en réponse à l’offre { $answers }
    }).{ $vow_n ->
        [0] {""}
       *[other] {" "}Promesse : { $vow }.
    }{ $wants_n ->
        [0] {""}
       *[other] {" "}En retour : { $wants }.
    }{ $promise_n ->
        [0] {""}
       *[other] {" "}Promesse : « { $promise } »
    }
event-kogge-offer-lapsed = L’offre { $offer } de { $seat } à { $to } ne tient plus.
event-kogge-offer-declined = { $to } refuse l’offre { $offer } de { $seat }.
event-kogge-offer-withdrawn = { $seat } retire l’offre { $offer } à { $to }.
event-kogge-deal-made =
    Affaire conclue{ $of_n ->
        [0] {""}
       *[other] {" "}au comptoir de { $of }
    } : { $seat } donne { $give }, { $to } donne { $take }.
event-kogge-vow-made = { $seat } promet à { $to }, à { $city }, { $vow }.
event-kogge-vow-ended = Pour { $seat }, la promesse faite à { $to } { $vow } ne vaut plus.

# Taxes

event-kogge-tax-paid = { $seat } paie { $good } de taxe à l’échevin.
event-kogge-confiscated = L’échevin saisit { $goods } à { $city }.

# Raids en trois piles

event-kogge-loot-split = { $seat } partage le butin : { $piles }.
event-kogge-loot-taken =
    { $seat } prend { $taken } à { $city } et laisse { $left_n ->
        [0] rien du tout
       *[other] { $left }
    }.

# Interception

event-kogge-intercepted = { $seat } intercepte et joue un tour de plus.

# Conflits

event-kogge-attacked = { $seat } attaque { $other }.
event-kogge-fought =
    { $winner_n ->
        [-1] Personne ne gagne le conflit entre { $seat } et { $other }.
       *[other] { $winner } gagne le conflit entre { $seat } et { $other }.
    }
event-kogge-fight-markers = Les tuiles changent de main. Ont été posées : { $laid }.
event-kogge-demanded = { $seat } exige { $named } de { $loser }.
event-kogge-yielded =
    { $goods_n ->
        [0] { $count ->
            [0] { $seat } ne remet rien à { $winner }.
            [one] { $seat } remet une marchandise à { $winner }.
           *[other] { $seat } remet { $count } marchandises à { $winner }.
        }
       *[other] { $seat } remet { $goods } à { $winner }.
    }

# Mémoire

event-kogge-peeked =
    { $seat } paie { $paid } et regarde les routes de { $city }{ $routes_n ->
        [0] {""}
       *[other] {" "}: elles mènent à { $routes }
    }.
event-kogge-start-seen = Pour les yeux de { $seat } : les routes de { $city } mènent à { $routes }.

# Bornholm

event-kogge-crest-laid =
    Le blason de Bornholm montre { $marker }, le numéro de { $marker_city }{ $goods_n ->
        [0] .
       *[other] {" "}; sur l’île se trouvent { $goods }.
    }
event-kogge-crest-changed = { $seat } donne à Bornholm le numéro { $new } et prend le { $old } en main.
event-kogge-land-voted = { $seat } enverrait la cogue à { $city }.

# En solitaire

event-kogge-strangers-laid = Des marqueurs raid de couleurs que personne ne joue se trouvent à { $cities }. L’échevin saute ces villes.
event-kogge-virtual-bid = Le joueur virtuel pioche la tuile { $marker } comme mise.
event-kogge-virtual-raised = C’est la même mise. La tuile { $marker } est donc piochée aussi, et les deux comptent.
event-kogge-auction-won = { $seat } gagne l’enchère.
event-kogge-auction-lost = Le joueur virtuel gagne l’enchère contre { $seat }.
event-kogge-city-cleared = Avant de quitter { $city }, l’échevin rend { $goods } à la réserve commune.
event-kogge-goods-gone = Avant de quitter { $city }, l’échevin retire { $goods } du jeu.
event-kogge-guild-driven = L’échevin avance de deux villes, jusqu’à { $city }.

# Le pirate

event-kogge-pirate-named = { $seat } est le pirate et mouille à Bornholm avec quatre marqueurs raid.
event-kogge-delivered = { $seat } rapporte { $goods } à Bornholm et note { $noted ->
        [one] { $noted } point de victoire.
       *[other] { $noted } points de victoire.
    }
event-kogge-raid-marker-back = { $seat } donne à l’échevin trois tuiles { $marker } et reprend un marqueur raid à { $city }.
