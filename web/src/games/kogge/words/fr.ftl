# Kogge : mots à lui dans le navigateur. Français.

web-after = Tu as alors
web-all-routes = Toutes les routes
web-bid = enchère
web-buy-for = Acheter { $low } et { $high } pour { $paid }
web-counter = Contre-offre
web-deal-to = Avec qui
web-goods = Marchandises
web-hand = Main
web-kogge-choose-place = Touche une ville sur la carte.
web-kogge-step-anchored = Jette l’ancre
web-kogge-step-bid-laid = Enchère
web-kogge-step-built = Comptoir
web-kogge-step-chip-won = Jeton
web-kogge-step-city-raided = Pillage
web-kogge-step-cog-raided = Pillage
web-kogge-step-deal-made = Accord
web-kogge-step-exiled = Chassé à { $city }
web-kogge-step-good-given = Maître
web-kogge-step-guild-moved = Maître
web-kogge-step-loaded = Charge
web-kogge-step-marker-given = Maître
web-kogge-step-marker-taken = Maître
web-kogge-step-offer-made = Offre
web-kogge-step-pair-bought = Marché
web-kogge-step-pile-taken = Butin
web-kogge-step-raid-marker-bought = Marqueur de pillage
web-kogge-step-route-changed = Route
web-kogge-step-sailed = { $city }
web-kogge-step-traded = Échange
web-kogge-step-turn-ended = Fin
web-kogge-warns-raid-city = Ton marqueur raid reste ici, et tant qu’il y est tu ne peux pas revenir. Ton tour finit et ta cogue est aussitôt chassée.
web-kogge-warns-raid-cog = { web-kogge-warns-raid-city }
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
web-points = Points
web-points-of = { $points } points de développement sur { $to_win }
web-price =
    { $price ->
        [0] gratuit
       *[other] coûte { $price }
    }
web-reserve = réserve { $reserve }
web-unknown-route = vers l’inconnu

# Ce que sont les pièces, la fiche d’une ville, et ce qui s’ouvre sur la table.

web-pieces = Les pièces
web-pieces-how = Survole une pièce, sélectionne-la ou garde-la appuyée : elle dit la même chose.
web-new = { $count } nouveaux
web-offers-short = Offres
web-round-now =
    { $round ->
        [0] Mise en place
       *[other] Tour { $round }
    }
web-walked = { $walked } sur 18
web-wins = gagne
web-noted = { $points } notés
web-holds = { $markers } tuiles, { $goods } marchandises, { $raids } marqueurs raid
web-near = La fin approche
web-near-last = C’est le dernier tour.
web-near-points = Il manque un point de développement à { $seat }, et il fait gagner aussitôt.
web-near-laps =
    { $left ->
        [one] Il manque une ville à l’échevin pour finir son second tour. Son prochain pas peut finir la partie.
       *[other] Il manque { $left } villes à l’échevin pour finir son second tour. Son prochain pas peut finir la partie.
    }
web-legend-cog = Cogue
web-legend-marker = Tuile
web-legend-secret = Avec un œil : toi seul la connais.
web-legend-goods = À la fin le minerai vaut 1 point, la fourrure 3, l’ambre 5, le sel 7.
web-legend-office = Comptoir et place libre
web-legend-guild = Échevin de la guilde
web-legend-raid = Pillée
web-legend-points = Développement
web-piece-good-made = Produit à { $cities }.
web-piece-good =
    .name = { $good } : { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-piece-marker = Comme route elle mène à sa ville. Misée, elle y apporte deux marchandises. Il en faut une pour un comptoir là-bas.
    .name = Tuile { $number }, { $city }
web-piece-covered = On voit où elle mène quand une cogue la prend.
    .name = Face cachée
web-piece-secret = Elle est face cachée. Les autres ne la connaissent pas.
    .name = Toi seul le sais : { $number }, { $city }
web-piece-cog = Voile, couleur et lettre disent à qui elle est.
    .name = Cogue de { $seat }{ $at ->
        [-1] {""}
       *[other] , à { $city }
    }
web-piece-office = Une ville en a deux au plus. Chacun est 1 point de développement, vaut 10 et prend une des marchandises que les enchères apportent.
    .name = Comptoir de { $seat }
web-piece-site = On peut bâtir un comptoir ici.
    .name = Place libre
web-piece-guild = Qui se trouve où il est peut traiter avec lui. Après deux tours, 18 villes, la partie est finie.
    .name = Échevin de la guilde, { $walked } villes sur 18
web-piece-raid = La ville est fermée à la cogue de ce joueur. L’échevin la passe.
    .name = Pillée par { $seat }
web-piece-chip = Il est 1 point de développement et vaut 20.
    .name = Jeton « { $chip } »
web-piece-chip-does =
    { $chip ->
        [0] Dans un échange chaque marchandise en achète jusqu’à trois.
        [1] Pioche une tuile de plus chaque tour.
        [2] Le second pas d’un voyage est gratuit aussi.
        [3] Va droit chez l’échevin, pour un de plus que d’habitude.
        [4] Protège la cogue des raids.
       *[other] Permet un tour de plus, une fois.
    }
web-piece-points = Un pour chaque comptoir et chaque jeton. Cinq gagnent aussitôt.
    .name = { $count } points de développement sur { $most }
web-piece-pair = Au marché. Une marchandise achète les deux.
    .name = Tuiles { $low } et { $high }
web-piece-reserve = On y pioche les nouvelles paires du marché.
    .name = { $count } tuiles en réserve
web-piece-stock = Ce qui manque ici ne peut être produit.
    .name = { $goods } en stock
web-piece-hand = Lesquelles, c’est secret.
    .name = { $count } tuiles en main de { $seat }
web-piece-hold = Elles valent des points à la fin, et payent comptoirs, tuiles et autres pas.
    .name = { $count } marchandises sur la cogue de { $seat }
web-piece-raids = Chacun permet un raid. Inutilisé, il vaut 10 à la fin.
    .name = { $count } marqueurs raid de { $seat }
web-piece-chips = Chacun est 1 point de développement et vaut 20.
    .name = { $count } jetons de { $seat }
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
        [0] Les deux places sont prises.
        [one] Une place est libre.
       *[other] Les deux places sont libres.
    }
web-city-cost = Un comptoir coûte
web-city-closed = Fermée à
web-city-open = personne
web-city-bid = Enchères
web-city-brings =
    { $brings ->
        [0] Un { $number } misé n’apporte rien : le stock est vide.
        [one] Un { $number } misé n’apporte que { $goods } : le stock n’a pas plus.
       *[other] Un { $number } misé apporte { $goods }.
    }
web-reach-here = Ta cogue est ici.
web-reach-closed = Tu as pillé { $city } : elle est fermée à ta cogue.
web-reach-unknown = Aucun chemin que tu connaisses ne mène ta cogue à { $city }.
web-reach-now =
    { $price ->
        [0] Tu peux venir ici maintenant : route { $route }, gratuite.
        [one] Tu peux venir ici maintenant : route { $route }, pour une marchandise ou une tuile.
       *[other] Tu peux venir ici maintenant : route { $route }, pour { $price } marchandises ou tuiles.
    }
web-reach-later = La route { $route } de ta ville mène ici. On navigue au début de son tour.
web-reach-far =
    { $paid ->
        [one] Aucune route de ta ville ne mène ici, mais un chemin passe par { $over } : un pas à payer.
       *[other] Aucune route de ta ville ne mène ici, mais un chemin passe par { $over } : { $paid } pas à payer.
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
web-deal-secret = Lesquelles, c’est secret : tu peux tout demander.
web-deal-office = Cela paye un comptoir à { $city }.
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
        [offices] comptoirs ({ $count }) : { $points }
        [chips] jetons ({ $count }) : { $points }
        [raids] marqueurs raid inutilisés ({ $count }) : { $points }
        [noted] notés par le pirate : { $points }
       *[rest] marchandises : { $points }
    }
web-score-key-office = comptoir { $points }
web-score-key-chip = jeton { $points }
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
        [points] Cinq points de développement gagnent aussitôt ; personne ne finit le tour.
       *[laps] { $winners ->
            [0] L’échevin a fait deux tours avant que quelqu’un ait cinq points de développement.
           *[other] L’échevin a fait deux tours, et personne n’avait cinq points de développement : le marchand le plus riche gagne.
        }
    }
web-end-points = D’où viennent les points
web-end-decided = Ce qui a décidé
web-end-again = Un autre voyage ?
web-decided-when =
    { $round ->
        [0] Toute la partie
       *[other] Tour { $round }
    }
web-decided =
    { $kind ->
        [last_point] { $by ->
            [chip] { $seat } a pris le jeton « { $chip } » : le cinquième point de développement.
           *[office] { $seat } a bâti à { $city } : le cinquième point de développement.
        }
        [raid_city] { $seat } a pillé { $city } et pris { $goods } : +{ $points }.
        [raid_cog] { $seat } a pris à la cogue de { $victim } { $goods } : { $points } points ont changé de navire.
        [chip] { $seat } a pris le jeton « { $chip } » : +{ $points }.
        [trades] { $count ->
            [one] { $seat } a gagné { $points } points en un seul échange.
           *[other] { $seat } a gagné { $points } points en { $count } échanges.
        }
        [unused] { $count ->
            [one] { $seat } n’a jamais utilisé un marqueur raid : +{ $points }.
           *[other] { $seat } a gardé { $count } marqueurs raid : +{ $points }.
        }
       *[offices] { $count ->
            [one] { $seat } avait un comptoir : +{ $points }.
           *[other] { $seat } avait { $count } comptoirs : +{ $points }.
        }
    }

# Un raid.

web-or = ou
web-raid = Piller { $city }
web-raid-choose = Choisis ta proie en bas
web-raid-closed = { $city } est fermée à ta cogue tant que ton marqueur y est.
web-raid-out = Les autres te chassent : vers
web-raid-leave = Tu dois partir : vers
web-raid-nearer = L’échevin passe les villes pillées : la fin approche.
web-prey-city = La ville
web-prey-cog = Cogue de { $seat }
web-prey =
    { $kind ->
        [city] { $count ->
            [0] Il n’y a rien ici.
           *[other] { $piles ->
                [0] Toutes les marchandises de la ville et de ses comptoirs : { $goods }, valeur { $worth }.
               *[other] On fait trois tas de { $goods }, valeur { $worth } ; tu en prends deux.
            }
        }
       *[cog] { $known ->
            [yes] { $seat } fait des tas de { $sizes } de marchandises valant { $worth } ; tu en prends un.
           *[no] { $seat } fait des tas de { $sizes } ; tu en prends un.
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
            [yes] Tu as volé la cogue de { $victim }
           *[no] { $seat } a volé la cogue de { $victim }
        }
    }
web-loot-worth = valeur { $worth }
web-loot-secret =
    { $count ->
        [one] d’une marchandise
       *[other] de { $count } marchandises
    }
