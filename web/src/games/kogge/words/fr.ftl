# Kogge : mots à lui dans le navigateur. Français.

web-after = Tu as alors
web-all-routes = Toutes les routes
web-bid = mise
web-counter = Contre-offre
web-deal-to = Avec qui
web-goods = Marchandises
web-hand = Main
web-holds-short =
    { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } · { $markers ->
        [one] { $markers } tuile
       *[other] { $markers } tuiles
    }{ $raids ->
        [0] {""}
       *[other] {" "}· ✕{ $raids }
    }
web-keys = Touches : 0–8 villes, A vers les réponses, Entrée confirmer, Échap retour, Retour arrière annuler, L journal, O offres, C discussion, K les pièces, M toutes les routes, Espace continuer, P pause, ? règles.
web-kogge-hint-acting = Chaque action une fois, dans l’ordre que tu veux. Un comptoir coûte une marchandise de chacune des trois sortes que cette ville ne produit pas, et une tuile à son numéro.
web-kogge-hint-bid = La meilleure mise joue la première : des tuiles égales battent tout, puis vient la somme la plus haute. Chaque tuile misée apporte deux marchandises à sa ville et est dépensée.
web-kogge-hint-move-guild = Il apporte deux marchandises à la ville où il s’arrête. Qui s’y trouve peut faire affaire avec lui. Après son second tour complet la partie finit.
web-kogge-hint-pick-start = Cinq points de développement font gagner ; chaque comptoir et chaque tuile bonus en vaut un. Tu commences avec un comptoir et ta cogue dans la même ville.
web-kogge-hint-sailing = Les deux numéros de ta ville sont ses routes. La première étape est gratuite, chaque autre coûte une marchandise ou une tuile. Jette l’ancre où tu veux agir.
web-kogge-deed-guild-brought = L’échevin apporte
web-kogge-deed-guild-moved = Échevin → { $city }
web-kogge-deed-loot-taken = Pillage
web-kogge-deed-no-such-marker = Pas de telle tuile
web-kogge-deed-peeked = Coup d’œil
web-kogge-deed-produced = Production
web-kogge-deed-route-revealed = Retournée
web-kogge-deed-start-seen = Premier coup d’œil : { $routes }
web-kogge-deed-tax-paid = Taxe
web-kogge-step-anchored = Jette l’ancre
web-kogge-step-bid-laid = Mise
web-kogge-step-built = Comptoir
web-kogge-step-chip-won = Bonus
web-kogge-step-city-raided = Pillage
web-kogge-step-cog-raided = Pillage
web-kogge-step-deal-made = Accord
web-kogge-step-exiled = Chassé à { $city }
web-kogge-step-good-given = Échevin
web-kogge-step-guild-moved = Échevin
web-kogge-step-loaded = Charge
web-kogge-step-marker-given = Échevin
web-kogge-step-marker-taken = Échevin
web-kogge-step-offer-made = Offre
web-kogge-step-pair-bought = Marché
web-kogge-step-pile-taken = Butin
web-kogge-step-raid-marker-bought = Marqueur raid
web-kogge-step-route-changed = Route
web-kogge-step-sailed = { $city }
web-kogge-step-traded = Échange
web-kogge-step-turn-ended = Fin
web-kogge-variant-bonus-chips = Plus de bonus
web-kogge-variant-bornholm = Bornholm
web-kogge-variant-conflicts = Conflits
web-kogge-variant-five-players = Cinq joueurs
web-kogge-variant-kogge = Kogge sans variantes
web-kogge-variant-memory = Mémoire
web-kogge-variant-office-trade = Commerce avec les comptoirs
web-kogge-variant-pirate = Pirate
web-kogge-variant-solo = En solitaire
web-kogge-variant-solo-advanced = En solitaire, difficile
web-kogge-variant-taxes = Taxes
web-kogge-variant-three-piles = Trois piles
web-ladder =
    { $open ->
        [0] Tu es numéro { $place }.
       *[other] Numéro { $place } pour l’instant. Doivent encore miser : { $seats }.
    }
web-ladder-made = Production
web-ladder-order = Ordre du tour
web-map = La carte
web-markers = Tuiles
web-market = Marché · une marchandise la paire
web-market-empty = vide
web-market-short = Marché
web-more = Plus
web-no-offers = Il n’y a pas d’offre.
web-offers =
    { $count ->
        [0] Offres
       *[other] Offres ({ $count })
    }
web-only-you = toi seul le sais
web-pirate =
    { $points ->
        [one] pirate, { $points } point
       *[other] pirate, { $points } points
    }
web-points = Points
web-points-of = { $points } points de développement sur { $to_win }
web-practice-short = essai
web-price =
    { $price ->
        [0] gratuit
       *[other] coûte { $price }
    }
web-reserve = réserve { $reserve }
web-round =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    } · { $whole ->
        [yes] échevin{" "}
       *[no] ★{" "}
    }{ $walked }/18{ $last ->
        [yes] {" "}· dernière manche
       *[no] {""}
    }
web-score-each = { $count } × { $worth }
web-unknown-route = vers l’inconnu
web-virtual = Joueur virtuel
web-virtual-first = mise avant toi
web-virtual-last = dernière mise
web-virtual-none = pas encore de mise
web-virtual-second = mise après toi

# Ce que sont les pièces, la fiche d’une ville, et ce qui s’ouvre sur la table.

web-pieces = Les pièces
web-pieces-how = Survole une pièce, sélectionne-la ou appuie longuement dessus : elle dit la même chose.
web-offers-declined = Refusées récemment
web-offers-short = Offres
web-round-now =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    }
web-walked = { $walked } sur 18
web-wins = gagne
web-noted = { $points } notés
web-holds = { $markers } tuiles, { $goods } marchandises, { $raids } marqueurs raid
web-near = La fin approche
web-near-last = C’est la dernière manche.
web-near-points =
    { $mine ->
        [yes] Encore un point de développement et tu gagnes.
       *[no] Encore un point de développement et { $seat } gagne.
    }
web-near-laps =
    { $left ->
        [one] Il manque une ville à l’échevin pour finir son second tour complet. Son prochain déplacement peut finir la partie.
       *[other] Il manque { $left } villes à l’échevin pour finir son second tour complet. Son prochain déplacement peut finir la partie.
    }
web-legend-cog = Cogue
web-legend-marker = Tuile
web-legend-secret = Avec un œil : toi seul la connais.
web-legend-goods = À la fin le minerai vaut 1 point, la fourrure 3, l’ambre 5, le sel 7.
web-legend-office = Comptoir et emplacement libre
web-legend-guild = Échevin de la guilde
web-legend-raid = Pillée
web-legend-points = Développement
web-piece-good-made = Produit à { $cities }.
web-piece-good =
    .name = { $good } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-piece-marker = Comme route elle mène à sa ville. Misée, elle y apporte deux marchandises. Il en faut une pour un comptoir là-bas.
    .name = Tuile { $number }, { $city }
web-piece-covered = On voit où elle mène quand une cogue la prend.
    .name = Face cachée
web-piece-secret = Elle est face cachée. Les autres ne la connaissent pas.
    .name = Toi seul le sais : { $number }, { $city }
web-piece-cog = Voile, couleur et lettre disent à qui elle est.
    .name = Cogue de { $seat }{ $at ->
        [-1] {""}
       *[other] , à { $city }
    }
web-piece-office = Une ville en a deux au plus. Chacun vaut 1 point de développement et 10 points de victoire, et prend une des marchandises que les mises apportent.
    .name = Comptoir de { $seat }
web-piece-site = On peut construire un comptoir ici.
    .name = Emplacement libre
web-piece-guild = Si ta cogue est là où il se trouve, tu peux faire affaire avec lui. Après deux tours complets, soit 18 villes, la partie est finie.
    .name = Échevin de la guilde, { $walked } villes sur 18
web-piece-raid = La ville est fermée à la cogue de ce joueur. L’échevin la saute.
    .name = Pillée par { $seat }
web-piece-chip = Elle vaut 1 point de développement et 20 points de victoire.
    .name = Tuile bonus « { $chip } »
web-chip-short =
    { $chip ->
        [0] 1 contre 3
        [1] 1 tuile de plus par manche
        [2] seconde étape gratuite
        [3] droit vers l’échevin
        [4] cogue à l’abri des raids
       *[other] un tour de plus, une fois
    }
web-piece-chip-does =
    { $chip ->
        [0] Dans un échange chaque marchandise en achète jusqu’à trois.
        [1] Pioche une tuile de plus à chaque manche.
        [2] La seconde étape d’un voyage est gratuite aussi.
        [3] Va droit chez l’échevin, pour un de plus que d’habitude.
        [4] Protège la cogue des raids.
       *[other] Permet un tour de plus, une fois.
    }
web-piece-points = Un pour chaque comptoir et chaque tuile bonus. Avec cinq, on gagne aussitôt.
    .name = { $count } points de développement sur { $most }
web-piece-pair = Au marché. Une marchandise achète les deux.
    .name = Tuiles { $low } et { $high }
web-piece-reserve = On y pioche les nouvelles paires du marché.
    .name = { $count } tuiles en réserve
web-piece-stock = Ce qui manque ici ne peut être produit.
    .name = { $goods } dans la réserve commune
web-piece-hand = Lesquelles, c’est secret.
    .name = { $count } tuiles dans la main de { $seat }
web-piece-hold = Elles valent des points à la fin, et paient des comptoirs, des tuiles et d’autres étapes.
    .name = { $count } marchandises sur la cogue de { $seat }
web-piece-raids = Chacun permet un raid. Inutilisé, il vaut 10 à la fin.
    .name = { $count } marqueurs raid de { $seat }
web-piece-chips = Chacune vaut 1 point de développement et 20 points de victoire.
    .name = { $count } tuiles bonus de { $seat }
web-city-makes = produit { $good } · { $worth } pièce
web-city-lies = Ici
web-city-empty = aucune marchandise
web-city-here = Présents
web-city-cogs = Cogues de { $seats }
web-city-out = Routes d’ici
web-city-in = Routes vers ici
web-city-no-way = aucune que tu connaisses
web-city-offices = Comptoirs
web-city-sites =
    { $free ->
        [0] Les deux emplacements sont pris.
        [one] Un emplacement est libre.
       *[other] Les deux emplacements sont libres.
    }
web-city-cost = Un comptoir coûte
web-city-closed = Fermée à
web-city-open = personne
web-city-bid = Mises
web-city-brings =
    { $brings ->
        [0] Un { $number } misé n’apporte rien : la réserve commune est vide.
        [one] Un { $number } misé n’apporte que { $goods } : la réserve commune n’en a pas plus.
       *[other] Un { $number } misé apporte { $goods }.
    }
web-reach-here = Ta cogue est ici.
web-reach-closed = Tu as pillé { $city } : elle est fermée à ta cogue.
web-reach-unknown = Aucun chemin que tu connaisses ne mène ta cogue à { $city }.
web-reach-now =
    { $price ->
        [0] Tu peux venir ici maintenant : route { $route }, gratuite.
        [one] Tu peux venir ici maintenant : route { $route }, pour une marchandise ou une tuile.
       *[other] Tu peux venir ici maintenant : route { $route }, pour { $price } marchandises ou tuiles.
    }
web-reach-later = La route { $route } de ta ville mène ici. On navigue au début de son tour.
web-reach-far =
    { $paid ->
        [one] Aucune route de ta ville ne mène ici, mais un chemin passe par { $over } : une étape à payer.
       *[other] Aucune route de ta ville ne mène ici, mais un chemin passe par { $over } : { $paid } étapes à payer.
    }

# Offres.

web-offer-to = Offre à { $seat }
web-offer-gives = { $seat } donne
web-offer-for =
    { $give_n ->
        [0] Demander { $take }
       *[other] { $take_n ->
            [0] Donner { $give } pour rien
           *[other] Offrir { $give } pour { $take }
        }
    }
web-deal-holds = a { $goods } marchandises, { $markers } tuiles
web-deal-secret = Lesquelles, c’est secret : tu peux tout demander.
web-deal-office = Cela paie un comptoir à { $city }.
web-deal-nothing = Mets quelque chose dans l’échange.
web-deal-partner = Choisis avec qui traiter.
web-deal-too-much = Il n’y a que { $goods } marchandises et { $markers } tuiles.
web-promise = Mots qui l’accompagnent (ils n’engagent personne)

# La fin.

web-rank =
    { $rank ->
        [1] 1er · { $points }
       *[other] { $rank }e · { $points }
    }
web-score =
    { $kind ->
        [offices] comptoirs ({ $count }) : { $points }
        [chips] bonus ({ $count }) : { $points }
        [raid_markers] marqueurs raid inutilisés ({ $count }) : { $points }
        [noted] notés par le pirate : { $points }
       *[rest] marchandises : { $points }
    }
web-score-key-office = comptoir { $points }
web-score-key-chip = bonus { $points }
web-score-key-raid = raid inutilisé { $points }
web-end =
    { $winners ->
        [0] Personne ne gagne
        [one] { $mine ->
            [yes] { $by ->
                [points] Tu gagnes avec cinq points de développement
               *[laps] { $lead ->
                    [0] Tu gagnes
                    [one] Tu gagnes d’un point
                   *[other] Tu gagnes de { $lead } points
                }
            }
           *[no] { $by ->
                [points] { $seats } gagne avec cinq points de développement
               *[laps] { $lead ->
                    [0] { $seats } gagne
                    [one] { $seats } gagne d’un point
                   *[other] { $seats } gagne de { $lead } points
                }
            }
        }
       *[other] { $seats } partagent la victoire
    }
web-end-why =
    { $by ->
        [agreement] Tous ceux qui étaient là ont voulu arrêter : les points sont restés tels quels.
        [points] Cinq points de développement font gagner aussitôt ; personne ne finit la manche.
       *[laps] { $winners ->
            [0] L’échevin a fait deux tours complets avant que quelqu’un ait cinq points de développement.
           *[other] L’échevin a fait deux tours complets, et personne n’avait cinq points de développement : le marchand le plus riche gagne.
        }
    }
web-final-won = Avec cela tu gagnes, et la partie est finie.
web-end-points = D’où viennent les points
web-end-decided = Ce qui a décidé
web-end-again = Un autre voyage ?
web-decided-watch = Voir
web-decided-when =
    { $round ->
        [0] Toute la partie
       *[other] Manche { $round }
    }
web-decided =
    { $kind ->
        [last_point] { $by ->
            [chip] { $seat } a pris le bonus « { $chip } » : le cinquième point de développement.
           *[office] { $seat } a construit à { $city } : le cinquième point de développement.
        }
        [raid_city] { $seat } a pillé { $city } et pris { $goods } : +{ $points }.
        [raid_cog] { $seat } a pris à la cogue de { $victim } { $goods } : { $points } points ont changé de navire.
        [chip] { $seat } a pris le bonus « { $chip } » : +{ $points }.
        [trades] { $count ->
            [one] { $seat } a gagné { $points } points en un seul échange.
           *[other] { $seat } a gagné { $points } points en { $count } échanges.
        }
        [unused] { $count ->
            [one] { $seat } n’a jamais utilisé un marqueur raid : +{ $points }.
           *[other] { $seat } a gardé { $count } marqueurs raid : +{ $points }.
        }
       *[offices] { $count ->
            [one] { $seat } avait un comptoir : +{ $points }.
           *[other] { $seat } avait { $count } comptoirs : +{ $points }.
        }
    }

# Un raid.

web-or = ou
web-raid = Piller { $city }
web-raid-choose = Choisis ta proie en bas
web-raid-closed =
    { $pirate ->
        [yes] { $city } est fermée à ta cogue tant que ton marqueur y est.
       *[no] { $city } est fermée à ta cogue pour le reste de la partie.
    }
web-raid-out = Les autres te chassent : vers
web-raid-leave = Tu dois partir : vers
web-raid-nearer = L’échevin saute les villes pillées : la fin approche.
web-prey-city = La ville
web-prey-cog = Cogue de { $seat }
web-prey =
    { $kind ->
        [city] { $count ->
            [0] Il n’y a rien ici.
           *[other] { $piles ->
                [0] Toutes les marchandises de la ville et de ses comptoirs : { $goods }, valeur { $worth }.
               *[other] On fait trois piles de { $goods }, valeur { $worth } ; tu en prends deux.
            }
        }
       *[cog] { $known ->
            [yes] { $seat } fait des piles de { $sizes } de marchandises valant { $worth } ; tu en prends une.
           *[no] { $seat } fait des piles de { $sizes } ; tu en prends une.
        }
    }
web-prey-short =
    { $kind ->
        [city] valeur { $worth }
       *[cog] { $sizes } sur { $count }
    }
web-loot =
    { $kind ->
        [city] { $mine ->
            [yes] Tu as pillé { $city }
           *[no] { $seat } a pillé { $city }
        }
       *[cog] { $mine ->
            [yes] Tu as pillé la cogue de { $victim }
           *[no] { $seat } a pillé la cogue de { $victim }
        }
    }
web-loot-worth = valeur { $worth }
web-loot-secret =
    { $count ->
        [one] d’une marchandise
       *[other] de { $count } marchandises
    }

# Ce qui est demandé : qui a fait quoi, et où.

web-kogge-ask-start-picks = Où fondes-tu ton premier comptoir ?
    .note =
        { $again ->
            [yes] { $seats } aussi voulait { $city }, où il n’y a place que pour deux comptoirs : choisis une autre ville.
           *[no] { $alone ->
                [yes] Ta cogue y commence aussi.
               *[no] Ta cogue y commence aussi. Personne ne voit encore ton choix.
            }
        }
web-kogge-ask-pick-openly = Où fondes-tu ton premier comptoir ?
    .note =
        { $again ->
            [yes] Trop de joueurs ont encore choisi { $city } : à présent chacun choisit à découvert, l’un après l’autre.
           *[no] Chacun choisit à découvert, l’un après l’autre.
        }
web-kogge-ask-auction = Quelles tuiles mises-tu ?
    .note = La meilleure mise commence ; chaque tuile apporte des marchandises à sa ville.
web-kogge-ask-guild-master = De combien avance l’échevin de la guilde ?
    .note = Il est à { $city }. Tu es premier, donc tu le mènes.
web-kogge-ask-guild-alone = De combien avance l’échevin de la guilde ?
    .note = Il est à { $city }.
web-kogge-ask-sailing =
    { $steps ->
        [0] Où aller depuis { $city } ?
       *[other] Continuer depuis { $city } ?
    }
    .note =
        { $must ->
            [yes] Tu ne peux pas rester ici.{" "}
           *[no] {""}
        }{ $price ->
            [-1] {""}
            [0] Cette étape est gratuite.
            [one] La prochaine étape coûte 1 marchandise ou 1 tuile.
           *[other] La prochaine étape coûte { $price } marchandises ou tuiles.
        }
web-kogge-ask-acting = Ton tour à { $city }
web-kogge-ask-choose-marker = Quelle tuile prends-tu ? Tu donnes : { $good }.
    .note = Toi seul vois ce qu’il y a dans la réserve.
web-kogge-ask-splitting = { $seat } pille ta cogue à { $city }
    .note = Fais { $piles } piles : { $seat } en prend une.
web-kogge-ask-picking = Tu pilles la cogue de { $seat } à { $city }
    .note = Quelle pile prends-tu ? L’autre reste à son propriétaire.
web-kogge-ask-exile-vote =
    { $of ->
        [cog] { $seat } a pillé la cogue de { $victim } à { $city }
       *[city] { $seat } a pillé { $city }
    }
    .note =
        { $goods_n ->
            [0] {""}
           *[other] Le butin : { $goods }.{" "}
        }La cogue doit partir : où ? Tous les autres choisissent, en secret.
web-kogge-ask-exile-choice = { web-kogge-ask-exile-vote }
    .note =
        { $goods_n ->
            [0] {""}
           *[other] Le butin : { $goods }.{" "}
        }La cogue doit partir : où ? Toi seul décides.
web-kogge-ask-escaping = Tu as pillé { $city }
    .note = Tu dois partir : par quelle route ?
web-kogge-ask-splitting-loot = { $seat } a pillé { $city }
    .note = Fais { $piles } piles du butin : { $seat } les prend toutes sauf une.
web-kogge-ask-leaving-pile = Tu as pillé { $city }
    .note = Quelle pile laisses-tu là ? Tu prends les autres.
web-kogge-ask-intercepting = { $seat } a fini son tour
    .note = Prends-tu un tour de plus maintenant ? Ton bonus ne sert qu’une fois.
web-kogge-ask-tax-cogs = L’échevin est arrivé à { $city }
    .note = Quelle marchandise paies-tu comme taxe ?
web-kogge-ask-challenging = Commences-tu un conflit à { $city } ?
web-kogge-ask-fighting =
    { $begun ->
        [yes] Tu attaques { $seat } à { $city }
       *[no] { $seat } t’attaque à { $city }
    }
    .note =
        { $begun ->
            [yes] Pose au moins une tuile ; { $seat } les recevra.
           *[no] Pose autant de tuiles que tu veux, ou aucune ; { $seat } les recevra.
        }
web-kogge-ask-demanding = Tu as vaincu { $seat }
    .note = Nomme trois marchandises : tu reçois celles qui sont à bord.
web-kogge-ask-pushing = Tu as vaincu { $seat }
    .note = Déplaces-tu sa cogue d’une étape hors de { $city } ?
web-kogge-ask-start-swap = Tu as vu les routes de { $city }
    .note = En échanges-tu une avec une tuile de ta main ?
web-kogge-ask-landing = Dans laquelle des deux villes entres-tu ?
    .note = Les deux villes portent ce numéro.
web-kogge-ask-land-vote = Où la cogue de { $seat } doit-elle entrer ?
    .note = Les deux villes portent ce numéro. Tous les autres choisissent, en secret.
web-kogge-ask-land-choice = Où la cogue de { $seat } doit-elle entrer ?
    .note = Les deux villes portent ce numéro. Toi seul décides.

# Le bouton principal.

web-kogge-deed-pick-start = Commencer à { $city }
web-kogge-deed-bid = Miser { $items }
web-kogge-deed-move-guild =
    { $known ->
        [yes] Aller à { $city }
       *[no] { $value ->
            [one] Une ville plus loin
           *[other] { $value } villes plus loin
        }
    }
web-kogge-deed-sail =
    { $known ->
        [yes] Naviguer vers { $city }
       *[no] Naviguer vers l’inconnu
    }
    .note =
        { $paid_n ->
            [0] {""}
           *[other] pour { $paid }
        }
web-kogge-deed-passage = Prendre le passage secret
    .note = pour { $paid }
web-kogge-deed-load = Charger { $items }
web-kogge-deed-anchor =
    { $stays ->
        [yes] Rester à { $here }
       *[no] Jeter l’ancre à { $here }
    }
    .note =
        { $stays ->
            [yes] pas de commerce ce tour
           *[no] et y agir
        }
web-kogge-deed-build = Construire à { $here }
web-kogge-deed-buy = Acheter { $low } · { $high }
    .note = pour { $paid }
web-kogge-deed-change-route = Poser { $value } sur la route { $route }
    .note = face cachée
web-kogge-deed-give-good = Donner { $good }
    .note = contre une tuile
web-kogge-deed-take-marker = Prendre la tuile { $value }
web-kogge-deed-buy-raid = Donner 3 × { $value }
    .note = pour le second marqueur raid
web-kogge-deed-end-turn = Fin du tour
web-kogge-deed-raid-city = Piller { $here }
web-kogge-deed-raid-cog = Piller la cogue de { $player }
web-kogge-deed-split-cargo = Offrir { $sizes }
    .note = tu gardes { $keeps }
web-kogge-deed-take-pile = Prendre { $pile }
    .note = valeur { $worth }
web-kogge-deed-exile =
    { $known ->
        [yes] Chasser { $seat } vers { $city }
       *[no] Chasser { $seat } vers l’inconnu
    }
web-kogge-deed-split-loot = Étaler { $sizes }
    .note = valeur { $worths }
web-kogge-deed-leave-pile = Laisser { $pile }
    .note = valeur { $worth }
web-kogge-deed-escape =
    { $known ->
        [yes] Partir vers { $city }
       *[no] Partir vers l’inconnu
    }
web-kogge-deed-intercept = Prendre un tour de plus
web-kogge-deed-let-pass = Laisser passer
web-kogge-deed-keep-peace = Garder la paix
web-kogge-deed-commit =
    { $items_n ->
        [0] Ne poser aucune tuile
       *[other] Poser { $items }
    }
web-kogge-deed-push =
    { $known ->
        [yes] Envoyer { $seat } à { $city }
       *[no] Envoyer { $seat } vers l’inconnu
    }
web-kogge-deed-leave-be = Laisser la cogue à { $city }
web-kogge-deed-keep-start = Garder les deux routes
web-kogge-deed-land = Entrer à { $city }

# Pourquoi pas, en peu de mots derrière le nom de l’action.

web-kogge-short-K-MOVE-03 = coûte { $need }, tu as { $have }
web-kogge-short-K-MOVE-09 = pas à { $city } : ton marqueur raid y est
web-kogge-short-K-BONUS-04 = coûte { $need }, tu as { $have }
web-kogge-short-K-BONUS-05 = mène à { $city }, fermée pour toi
web-kogge-short-K-ACT-GEN-01 = déjà fait ce tour
web-kogge-short-K-ACT-BUILD-01 = il manque { $lacking }
web-kogge-short-K-ACT-BUILD-02 = il manque la tuile { $city_n } ({ $have } sur { $need })
web-kogge-short-K-ACT-BUILD-03 = plus de place
web-kogge-short-K-ACT-GM-01 =
    { $guild_here ->
        [yes] une affaire par tour
       *[no] est à { $guild }
    }
web-kogge-short-K-ACT-GM-02 = il faut 3 tuiles égales
web-kogge-short-K-ACT-GM-03 = il faut { $need } marchandises égales
web-kogge-short-K-ACT-GM-04 = il faut une marchandise à bord
web-kogge-short-K-ACT-GM-06 = il faut une tuile dont la marchandise est dans la réserve commune
web-kogge-short-K-ACT-BUY-01 = coûte une marchandise, ta cogue est vide
web-kogge-short-K-ACT-BUY-02 = déjà fait ce tour
web-kogge-short-K-ACT-TRADE-01 = pas là où ton tour a commencé
web-kogge-short-K-ACT-TRADE-02 = rien à échanger ici
web-kogge-short-K-ACT-TRADE-03 = déjà fait ce tour
web-kogge-short-K-ACT-ROUTE-02 = pas de tuile permise ici
web-kogge-short-K-ACT-ROUTE-04 = est face cachée
web-kogge-short-K-ACT-RAID-01 = plus de marqueur raid
web-kogge-short-K-MKT-03 = épuisé
web-kogge-short-G-07 = plus aucun pour toi
web-kogge-short-G-09 = celle de { $seat } est vide
web-kogge-short-G-10 = rien à prendre
web-kogge-short-G-14 = déjà pillée une fois
web-kogge-short-G-27 = les deux sont face cachée
web-kogge-short-D-24 = ramène à { $city }
web-kogge-short-G-69 = tu dois continuer
web-kogge-short-G-62 = la réserve n’en avait pas
web-kogge-short-G-29 = tu l’as promis à { $seat }
web-kogge-short-B-CHIP-01 = { $seat } a un sauf-conduit
web-kogge-short-K-ADV-MEM-06 = coûte 1, une fois par tour
web-kogge-short-B-ROUTE-01 = seulement à Bornholm
web-kogge-short-G-46 = aucun à Bornholm
web-kogge-short-P-02 = pas pour le pirate
web-kogge-short-P-04 = pas à Bornholm
web-kogge-short-P-05 = le pirate a ses quatre
web-kogge-short-P-06 = à Bornholm, avec des marchandises à bord
web-kogge-short-G-39 = pas à Bornholm
web-kogge-short-G-40 = tu en as encore un

web-kogge-pile-size =
    { $count ->
        [one] { $count } marchandise
       *[other] { $count } marchandises
    }
web-kogge-route = Route { $route }
web-kogge-to = vers { $city }
web-kogge-past = saute { $cities } (raid)
web-part-goods =
    { $price ->
        [one] { $price } marchandise
       *[other] { $price } marchandises
    }
web-part-marker = une tuile
web-part-pair = une paire
web-part-your-marker = ta tuile

web-coming =
    { $certain ->
        [yes] { $count } de plus arriveront.
       *[no] { $count } de plus arriveraient avec les mises faites.
    }
web-lack-pay = Choisis { $price } à payer
web-ladder-empty = réserve commune vide
web-ladder-office = au comptoir de { $seat }
web-kogge-after-gained = produites
web-kogge-after-goods = Marchandises
web-kogge-after-lost = volées
web-kogge-after-markers = Tuiles
web-kogge-after-offices = Points de développement
web-kogge-after-places = Marchandises par ville
web-kogge-after-points = Points
web-kogge-after-voyages = Les routes les plus suivies

# The ten cells of the dock: a short name for each action.

web-kogge-home-build = Comptoir
web-kogge-home-deliver = Rapporter
web-kogge-home-trade = Commercer
web-kogge-home-buy = Acheter
web-kogge-home-change-route = Route
web-kogge-home-peek = Regarder
web-kogge-home-raid = Piller
web-kogge-home-deal = Échange
web-kogge-home-sell = Bonus
web-kogge-home-buy-raid = Marqueur raid
web-kogge-home-give-good = Prendre tuile
web-kogge-home-give-marker = Céder tuile
web-kogge-guild-away = L’échevin de la guilde est à { $city }.
web-kogge-guild-deals = Dans sa ville : bonus, marqueur raid, marchandise ⇄ tuile.
web-kogge-deal-there = faire une offre
web-kogge-deal-none = personne n’est ici
web-kogge-none = aucune
web-kogge-none-here = aucune ici
web-kogge-you-give = donnée
web-kogge-you-take = prise
web-kogge-cannot-pay = rien pour payer
web-kogge-of = sur { $many }
web-kogge-if-there = s’il y en a
web-kogge-add-marker = + tuile
web-kogge-offer-later = Plus tard
web-kogge-raid-closed = Fermée pour toi
web-kogge-raid-out = On te chasse
web-kogge-raid-leave = Tu dois partir
web-kogge-raid-nearer = La fin approche
web-kogge-raid-skips = il saute { $city }
web-kogge-raid-unused = inutilisé : 10 points
