# Kogge : ce qui arrive. Français.
# Un nom qui finit par _n est le nombre derrière une tournure : 0 n’est rien, -1 ce que le lecteur ne sait pas.

# Mise en place

event-kogge-guild-placed = L’échevin de la guilde commence à { $city }. Là se trouve le marqueur de fin de partie.
event-kogge-routes-laid = Les routes sont face visible : { $routes }.
event-kogge-ready = { $seat } a choisi.
    .you = Tu as choisi.
event-kogge-office-opened = { $seat } fonde son premier comptoir à { $city }.
    .you = Tu fondes ton premier comptoir à { $city }.
event-kogge-start-clash = Trop de joueurs veulent { $city } : { $seats } choisissent de nouveau.
    .you-seats = Trop de joueurs veulent { $city } : { $seats_others } et toi choisissez de nouveau.
event-kogge-open-picks = Les choix se heurtent sans fin : { $seats } choisissent maintenant à découvert, dans cet ordre.
    .you-seats = Les choix se heurtent sans fin : on choisit maintenant à découvert, dans cet ordre : { $seats }.
event-kogge-order-set = Ordre du tour : { $order }.
    .you-order = Ordre du tour : { $order }.

# Enchères et production

event-kogge-round-began = La manche { $round } commence.
event-kogge-marker-drawn =
    { $marker_n ->
        [-1] { $seat } pioche une tuile grâce au bonus.
       *[other] { $seat } pioche la tuile { $marker } grâce au bonus.
    }
    .you =
        { $marker_n ->
            [-1] Tu pioches une tuile grâce au bonus.
           *[other] Tu pioches la tuile { $marker } grâce au bonus.
        }
event-kogge-market-laid =
    { $pairs_n ->
        [0] La réserve est vide : il n’y a pas de marché.
       *[other] Au marché : { $pairs }.
    }
event-kogge-bid-laid = { $seat } mise { $markers }.
    .you = Tu mises { $markers }.
event-kogge-no-bid = { $seat } n’a rien à miser.
    .you = Tu n’as rien à miser.
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
    .you-to-offices =
        { $to_offices_n ->
            [0] { $city } produit { $to_city }.
           *[other] { $to_city_n ->
                [0] { $city } ne produit rien pour la ville, mais
               *[other] { $city } produit { $to_city } pour la ville et
            } { $to_offices_others_n ->
                [0] { $to_offices_n ->
                    [one] une marchandise pour ton comptoir
                   *[other] une marchandise pour chacun de tes comptoirs
                }
               *[other] une marchandise pour chacun des comptoirs, les tiens et ceux de { $to_offices_others }
            }.
        }

# Échevin de la guilde

event-kogge-guild-moved = { $seat } mène l’échevin de la guilde à { $city }.
    .you = Tu mènes l’échevin de la guilde à { $city }.
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
    .you =
        Tu { $passage ->
            [yes] prends le passage secret
           *[no] navigues
        } de { $start } à { $city }{ $paid_n ->
            [0] {""}
           *[other] {" "}et paies { $paid }
        }.
event-kogge-route-revealed = Une route de { $city } est retournée : { $marker }, vers { $marker_city }.
event-kogge-forked =
    { $seat } quitte { $start } par le { $marker }{ $paid_n ->
        [0] {""}
       *[other] {" "}et paie { $paid }
    } : deux villes portent ce numéro.
    .you =
        Tu quittes { $start } par le { $marker }{ $paid_n ->
            [0] {""}
           *[other] {" "}et paies { $paid }
        } : deux villes portent ce numéro.
event-kogge-blocked =
    { $paid_n ->
        [0] { $seat } ne peut pas entrer à { $city } et reste sur place.
       *[other] { $seat } ne peut pas entrer à { $city } et reste sur place ; { $paid } : c’est perdu.
    }
    .you =
        { $paid_n ->
            [0] Tu ne peux pas entrer à { $city } et restes sur place.
           *[other] Tu ne peux pas entrer à { $city } et restes sur place ; { $paid } : c’est perdu.
        }
event-kogge-led-nowhere =
    La route mène à { $city } même : la cogue de { $seat } reste où elle est{ $paid_n ->
        [0] {""}
       *[other] {" "}; { $paid } : c’est perdu
    }.
    .you =
        La route mène à { $city } même : ta cogue reste où elle est{ $paid_n ->
            [0] {""}
           *[other] {" "}; { $paid } : c’est perdu
        }.
event-kogge-loaded = { $seat } charge { $goods } à { $city }.
    .you = Tu charges { $goods } à { $city }.
event-kogge-anchored = { $seat } jette l’ancre à { $city }.
    .you = Tu jettes l’ancre à { $city }.

# Actions

event-kogge-built = { $seat } fonde un comptoir à { $city } pour { $paid }.
    .you = Tu fondes un comptoir à { $city } pour { $paid }.
event-kogge-raid-marker-bought = { $seat } donne trois tuiles { $marker } pour le second marqueur raid.
    .you = Tu donnes trois tuiles { $marker } pour ton second marqueur raid.
event-kogge-chip-won = { $seat } vend { $good } à l’échevin pour la tuile bonus « { $chip } ».
    .you = Tu vends { $good } à l’échevin pour la tuile bonus « { $chip } ».
event-kogge-good-given = { $seat } donne { $good } à l’échevin pour une tuile de cette couleur.
    .you = Tu donnes { $good } à l’échevin pour une tuile de cette couleur.
event-kogge-no-such-marker = La réserve n’a pas de telle tuile. { $seat } reprend { $good }.
    .you = La réserve n’a pas de telle tuile. Tu reprends { $good }.
event-kogge-marker-taken =
    { $marker_n ->
        [-1] { $seat } prend une tuile de la réserve.
       *[other] { $seat } prend la tuile { $marker } de la réserve.
    }
    .you =
        { $marker_n ->
            [-1] Tu prends une tuile de la réserve.
           *[other] Tu prends la tuile { $marker } de la réserve.
        }
event-kogge-marker-given = { $seat } donne la tuile { $marker } à l’échevin et reçoit { $marker_good }.
    .you = Tu donnes la tuile { $marker } à l’échevin et reçois { $marker_good }.
event-kogge-pair-bought = { $seat } achète les tuiles { $pair } pour { $good }.
    .you = Tu achètes les tuiles { $pair } pour { $good }.
event-kogge-traded = { $seat } fait du commerce à { $city } : { $give } pour { $take }.
    .you = Tu fais du commerce à { $city } : { $give } pour { $take }.
event-kogge-route-changed =
    { $seat } change la route { $slot } de { $city } : prend { $old_n ->
        [-1] la tuile qui était face cachée
       *[other] la tuile { $old }
    } et pose { $new_n ->
        [-1] une autre tuile
       *[other] la tuile { $new }
    } face cachée.
    .you =
        Tu changes la route { $slot } de { $city } : tu prends { $old_n ->
            [-1] la tuile qui était face cachée
           *[other] la tuile { $old }
        } et poses { $new_n ->
            [-1] une autre tuile
           *[other] la tuile { $new }
        } face cachée.
event-kogge-turn-ended = { $seat } finit son tour.
    .you = Tu finis ton tour.

# Raids

event-kogge-city-raided =
    { $goods_n ->
        [0] { $seat } pille { $city } et n’y trouve rien.
       *[other] { $seat } pille { $city } et prend { $goods }.
    }
    .you =
        { $goods_n ->
            [0] Tu pilles { $city } et n’y trouves rien.
           *[other] Tu pilles { $city } et prends { $goods }.
        }
event-kogge-cog-raided = { $seat } pille la cogue de { $victim } à { $city }.
    .you = Tu pilles la cogue de { $victim } à { $city }.
    .you-victim = { $seat } pille ta cogue à { $city }.
event-kogge-cargo-split =
    { $piles_n ->
        [0] { $seat } partage sa cargaison en piles de { $sizes }.
       *[other] { $seat } partage sa cargaison : { $piles }.
    }
    .you =
        { $piles_n ->
            [0] Tu partages ta cargaison en piles de { $sizes }.
           *[other] Tu partages ta cargaison : { $piles }.
        }
event-kogge-pile-taken =
    { $goods_n ->
        [0] { $seat } prend à { $victim } une pile de { $size }.
       *[other] { $seat } prend { $goods } à { $victim }.
    }
    .you =
        { $goods_n ->
            [0] Tu prends à { $victim } une pile de { $size }.
           *[other] Tu prends { $goods } à { $victim }.
        }
    .you-victim =
        { $goods_n ->
            [0] { $seat } te prend une pile de { $size }.
           *[other] { $seat } te prend { $goods }.
        }
event-kogge-exile-votes = Le chemin de l’exil : { $votes }.
event-kogge-exiled = De { $start }, on chasse { $seat } vers { $city }.
    .you = De { $start }, on te chasse vers { $city }.
event-kogge-no-exile = Aucune route n’est ouverte à { $seat }. La cogue reste à { $city }.
    .you = Aucune route ne t’est ouverte. Ta cogue reste à { $city }.

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
    .you-winners =
        { $winners_n ->
            [0] L’échevin a fait son second tour complet, et personne n’a atteint cinq points de développement : personne ne gagne.
           *[other] { $winners_others_n ->
                [0] Tu gagnes
               *[other] { $winners_others } et toi partagez la victoire
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
    .you =
        Tu offres à { $to } { $give_n ->
            [0] une affaire{ $take_n ->
                [0] {""}
               *[other] {" "}et demandes { $take }
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
    .you-to =
        { $seat } t’offre { $give_n ->
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
    .you = Ton offre { $offer } à { $to } ne tient plus.
    .you-to = L’offre { $offer } que { $seat } t’a faite ne tient plus.
event-kogge-offer-declined = { $to } refuse l’offre { $offer } de { $seat }.
    .you = { $to } refuse ton offre { $offer }.
    .you-to = Tu refuses l’offre { $offer } de { $seat }.
event-kogge-offer-withdrawn = { $seat } retire l’offre { $offer } à { $to }.
    .you = Tu retires l’offre { $offer } à { $to }.
    .you-to = { $seat } retire l’offre { $offer } qui t’était faite.
event-kogge-deal-made =
    Affaire conclue{ $of_n ->
        [0] {""}
       *[other] {" "}au comptoir de { $of }
    } : { $seat } donne { $give }, { $to } donne { $take }.
    .you =
        Affaire conclue{ $of_n ->
            [0] {""}
           *[other] {" "}au comptoir de { $of }
        } : tu donnes { $give }, { $to } donne { $take }.
    .you-to =
        Affaire conclue{ $of_n ->
            [0] {""}
           *[other] {" "}au comptoir de { $of }
        } : { $seat } donne { $give }, tu donnes { $take }.
event-kogge-vow-made = { $seat } promet à { $to }, à { $city }, { $vow }.
    .you = Tu promets à { $to }, à { $city }, { $vow }.
    .you-to = { $seat } te promet, à { $city }, { $vow }.
event-kogge-vow-ended = Pour { $seat }, la promesse faite à { $to } { $vow } ne vaut plus.
    .you = Pour toi, la promesse faite à { $to } { $vow } ne vaut plus.
    .you-to = Pour { $seat }, la promesse qui t’a été faite { $vow } ne vaut plus.

# Taxes

event-kogge-tax-paid = { $seat } paie { $good } de taxe à l’échevin.
    .you = Tu paies { $good } de taxe à l’échevin.
event-kogge-confiscated = L’échevin saisit { $goods } à { $city }.

# Raids en trois piles

event-kogge-loot-split = { $seat } partage le butin : { $piles }.
    .you = Tu partages le butin : { $piles }.
event-kogge-loot-taken =
    { $seat } prend { $taken } à { $city } et laisse { $left_n ->
        [0] rien du tout
       *[other] { $left }
    }.
    .you =
        Tu prends { $taken } à { $city } et laisses { $left_n ->
            [0] rien du tout
           *[other] { $left }
        }.

# Interception

event-kogge-intercepted = { $seat } intercepte et joue un tour de plus.
    .you = Tu interceptes et joues un tour de plus.

# Conflits

event-kogge-attacked = { $seat } attaque { $other }.
    .you = Tu attaques { $other }.
    .you-other = { $seat } t’attaque.
event-kogge-fought =
    { $winner_n ->
        [-1] Personne ne gagne le conflit entre { $seat } et { $other }.
       *[other] { $winner } gagne le conflit entre { $seat } et { $other }.
    }
    .you =
        { $winner_n ->
            [-1] Personne ne gagne le conflit entre { $other } et toi.
           *[other] { $winner_me ->
                [yes] Tu gagnes
               *[no] { $winner } gagne
            } le conflit entre { $other } et toi.
        }
    .you-other =
        { $winner_n ->
            [-1] Personne ne gagne le conflit entre { $seat } et toi.
           *[other] { $winner_me ->
                [yes] Tu gagnes
               *[no] { $winner } gagne
            } le conflit entre { $seat } et toi.
        }
event-kogge-fight-markers = Les tuiles changent de main. Ont été posées : { $laid }.
    .you-seats = Les tuiles changent de main. Ont été posées : { $laid }.
event-kogge-demanded = { $seat } exige { $named } de { $loser }.
    .you = Tu exiges { $named } de { $loser }.
    .you-loser = { $seat } exige de toi { $named }.
event-kogge-yielded =
    { $goods_n ->
        [0] { $count ->
            [0] { $seat } ne remet rien à { $winner }.
            [one] { $seat } remet une marchandise à { $winner }.
           *[other] { $seat } remet { $count } marchandises à { $winner }.
        }
       *[other] { $seat } remet { $goods } à { $winner }.
    }
    .you =
        { $goods_n ->
            [0] { $count ->
                [0] Tu ne remets rien à { $winner }.
                [one] Tu remets une marchandise à { $winner }.
               *[other] Tu remets { $count } marchandises à { $winner }.
            }
           *[other] Tu remets { $goods } à { $winner }.
        }
    .you-winner =
        { $goods_n ->
            [0] { $count ->
                [0] { $seat } ne te remet rien.
                [one] { $seat } te remet une marchandise.
               *[other] { $seat } te remet { $count } marchandises.
            }
           *[other] { $seat } te remet { $goods }.
        }

# Mémoire

event-kogge-peeked =
    { $seat } paie { $paid } et regarde les routes de { $city }{ $routes_n ->
        [0] {""}
       *[other] {" "}: elles mènent à { $routes }
    }.
    .you =
        Tu paies { $paid } et regardes les routes de { $city }{ $routes_n ->
            [0] {""}
           *[other] {" "}: elles mènent à { $routes }
        }.
event-kogge-start-seen = Pour les yeux de { $seat } : les routes de { $city } mènent à { $routes }.
    .you = Pour tes yeux seuls : les routes de { $city } mènent à { $routes }.

# Bornholm

event-kogge-crest-laid =
    Le blason de Bornholm montre { $marker }, le numéro de { $marker_city }{ $goods_n ->
        [0] .
       *[other] {" "}; sur l’île se trouvent { $goods }.
    }
event-kogge-crest-changed = { $seat } donne à Bornholm le numéro { $new } et prend le { $old } en main.
    .you = Tu donnes à Bornholm le numéro { $new } et prends le { $old } en main.
event-kogge-land-voted = { $seat } enverrait la cogue à { $city }.
    .you = Tu enverrais la cogue à { $city }.

# En solitaire

event-kogge-strangers-laid = Des marqueurs raid de couleurs que personne ne joue se trouvent à { $cities }. L’échevin saute ces villes.
event-kogge-virtual-bid = Le joueur virtuel pioche la tuile { $marker } comme mise.
event-kogge-virtual-raised = C’est la même mise. La tuile { $marker } est donc piochée aussi, et les deux comptent.
event-kogge-auction-won = { $seat } gagne l’enchère.
    .you = Tu gagnes l’enchère.
event-kogge-auction-lost = Le joueur virtuel gagne l’enchère contre { $seat }.
    .you = Le joueur virtuel gagne l’enchère contre toi.
event-kogge-city-cleared = Avant de quitter { $city }, l’échevin rend { $goods } à la réserve commune.
event-kogge-goods-gone = Avant de quitter { $city }, l’échevin retire { $goods } du jeu.
event-kogge-guild-driven = L’échevin avance de deux villes, jusqu’à { $city }.

# Le pirate

event-kogge-pirate-named = { $seat } est le pirate et mouille à Bornholm avec quatre marqueurs raid.
    .you = Tu es le pirate et mouilles à Bornholm avec quatre marqueurs raid.
event-kogge-delivered = { $seat } rapporte { $goods } à Bornholm et note { $noted ->
        [one] { $noted } point de victoire.
       *[other] { $noted } points de victoire.
    }
    .you = Tu rapportes { $goods } à Bornholm et notes { $noted ->
            [one] { $noted } point de victoire.
           *[other] { $noted } points de victoire.
        }
event-kogge-raid-marker-back = { $seat } donne à l’échevin trois tuiles { $marker } et reprend un marqueur raid à { $city }.
    .you = Tu donnes à l’échevin trois tuiles { $marker } et reprends un marqueur raid à { $city }.
