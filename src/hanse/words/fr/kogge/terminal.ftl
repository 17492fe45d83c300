# hanse play : le plateau de Kogge. Français.

terminal-kogge-headline =
    Kogge   { $round ->
        [0] mise en place
       *[other] manche { $round }
    }   échevin { $walked } sur 18   réserve { $reserve } tuiles{ $last ->
        [yes] {"   "}dernière manche
       *[no] {""}
    }
terminal-kogge-head-city = ville
terminal-kogge-head-goods = biens
terminal-kogge-head-offices = comptoir
terminal-kogge-head-here = ici
terminal-kogge-market = Marché { $pairs }
terminal-kogge-stock = Réserve
terminal-kogge-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $you ->
        [yes] , toi
       *[no] {""}
    }
terminal-kogge-holds =
    { $markers ->
        [one] { $markers } tuile
       *[other] { $markers } tuiles
    }, { $goods ->
        [one] { $goods } bien
       *[other] { $goods } biens
    }, { $raids ->
        [one] { $raids } raid
       *[other] { $raids } raids
    }
terminal-kogge-chip-1 = 3:1
terminal-kogge-chip-2 = +1
terminal-kogge-chip-3 = 2c
terminal-kogge-chip-4 = sec
terminal-kogge-chip-5 = sauf
terminal-kogge-chip-6 = int
terminal-kogge-bid = mise { $bid }
terminal-kogge-virtual = Joueur virtuel : mise { $bid }
terminal-kogge-gone = Parti
terminal-kogge-hand = Tes tuiles
terminal-kogge-cargo = Ta cogue
terminal-kogge-laid = (* face cachée, toi seul le sais)

# Réponses qui nomment des lieux

terminal-kogge-way =
    Route { $route } vers { $number } { $city }{ $price ->
        [0] {""}
       *[other] , coûte { $price }
    }
terminal-kogge-way-hidden =
    Route { $route }, face cachée{ $price ->
        [0] {""}
       *[other] , coûte { $price }
    }
terminal-kogge-way-paid = { $way } : { $paid }
terminal-kogge-guild =
    { $steps ->
        [one] Avancer d’une ville
       *[other] Avancer de { $steps } villes
    }, jusqu’à { $number } { $city }
terminal-kogge-office-deal = Faire affaire avec le comptoir de { $seat } à { $city }
terminal-kogge-change = Changer la route { $route } ({ $number } { $city })
terminal-kogge-change-hidden = Changer la route { $route } (face cachée)
terminal-kogge-buy = Acheter les tuiles { $low } et { $high }
terminal-kogge-lay = Tuile { $marker } sur la route { $route }, vers { $city }
terminal-kogge-pair = Tuiles { $low } et { $high } pour { $goods }
terminal-kogge-pile = Pile { $number } : { $goods }
terminal-kogge-offer =
    { $label } { $offer } : { $maker } donne à { $to } { $give } pour { $take }{ $promise_n ->
        [0] {""}
       *[other] {" "}(« { $promise } »)
    }

# Le plateau en phrases

terminal-kogge-city = La ville { $number }, { $name }, produit : { $good }.
terminal-kogge-city-goods = Ici se trouve : { $goods }.
terminal-kogge-city-cogs = Cogues : { $seats }.
terminal-kogge-city-guild = L’échevin est ici.
terminal-kogge-city-raided = Pillée par { $seats }.
terminal-kogge-city-strangers = Ici se trouve un marqueur raid d’une couleur que personne ne joue.
terminal-kogge-office = Comptoir de { $seat }, dedans : { $goods }.
terminal-kogge-office-free = Un emplacement libre.
terminal-kogge-exit = Route { $route } vers { $number } { $name }.
terminal-kogge-exit-hidden = La route { $route } est face cachée.
terminal-kogge-exit-own = La route { $route } est face cachée ; toi seul sais qu’elle mène à { $number } { $name }.
terminal-kogge-player =
    { $place }. { $seat }, place { $number } : { $points } points sur 5, comptoirs { $offices }, bonus : { $chips }. Tuiles { $markers }, marchandises { $goods }, marqueurs raid { $raids }. Cogue à : { $city }.
terminal-kogge-virtual-bid = La dernière mise du joueur virtuel : { $markers }.
terminal-kogge-gone-goods = Hors du jeu : { $goods }.
terminal-kogge-own = Tes tuiles : { $markers }. Sur ta cogue : { $goods }.
terminal-kogge-legend = Les signes : { $goods } ; ♔ échevin, † marqueur raid de, ? route face cachée, * face cachée et connue de toi, · rien ou libre, ▸ doit répondre. À côté d’une ville son numéro et sa marchandise ; A et B sont ses routes ; à côté d’un comptoir ce qu’il contient.
terminal-kogge-pirate = pirate, { $noted } notés
terminal-kogge-pirate-told = { $seat } est le pirate et a noté { $noted } points de victoire.

# Le but, et ce qui est dit avant une réponse qui coûte quelque chose

terminal-kogge-goal =
    Tu gagnes dès que tu as cinq points de développement : un pour chaque comptoir et un pour chaque tuile bonus. Si personne n’y arrive avant que l’échevin ait fait deux fois le tour du plateau, le marchand le plus riche gagne.
    À chaque manche tu mises des tuiles route. Les mises font deux choses à la fois : chaque tuile misée fait produire des marchandises à sa ville, et la meilleure mise joue la première. Le premier joueur fait avancer l’échevin d’une ou deux villes. Puis chacun joue : naviguer, puis agir.
    Un comptoir coûte des marchandises et une tuile de sa ville ; une tuile bonus est vendue par l’échevin là où il se trouve. Dans chaque ville deux tuiles disent où un navire peut aller, et les joueurs ne cessent de les changer.
terminal-kogge-goal-alone =
    Tu joues seul, et tu gagnes avec cinq points de développement : un pour chaque comptoir et un pour chaque tuile bonus. Tu perds si l’échevin a fait avant cela deux fois le tour du plateau.
    À chaque manche tu mises des tuiles route contre un joueur virtuel. Chaque tuile misée fait produire des marchandises à sa ville. L’échevin avance, puis tu navigues et tu agis.
    Un comptoir coûte des marchandises et une tuile de sa ville ; une tuile bonus est vendue par l’échevin là où il se trouve.
terminal-kogge-goal-variant = Aussi à cette table, { $variant } : { $said }
terminal-kogge-warn-end = Ton tour est alors fini. Tu pourrais encore faire : { $still }.
terminal-kogge-warn-raid = Ton marqueur raid reste à { $city }, et tant qu’il y est ta cogue ne peut pas revenir. Ton tour finit, et ta cogue est chassée aussitôt.
terminal-kogge-warn-own = Un de tes propres comptoirs s’y trouve aussi.

terminal-kogge-level-greenhorn = Mousse : pense à quelques coups et prend le meilleur
terminal-kogge-level-deckhand = Matelot : pense à une douzaine de coups, un pas devant
terminal-kogge-level-pedlar = Colporteur : pense pas à pas, mais prévoit parfois un tour
terminal-kogge-level-apprentice = Apprenti : regarde un pas devant et oublie ce que les autres ont acheté
terminal-kogge-level-journeyman = Compagnon : regarde deux pas devant et se contente d’un bon plan
terminal-kogge-level-mate = Second : regarde deux pas devant et prend ce qui est presque le meilleur
terminal-kogge-level-captain = Capitaine : prévoit des tours entiers et sait ce que vaut une position
terminal-kogge-level-alderman = Doyen : le plus fort ; joue de tête les prochains tours de tous
