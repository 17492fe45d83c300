# Kogge : les noms des choses. Français.

name-kogge-city-toensberg = Tönsberg
name-kogge-city-stockholm = Stockholm
name-kogge-city-abo = Åbo
name-kogge-city-reval = Reval
name-kogge-city-riga = Riga
name-kogge-city-danzig = Dantzig
name-kogge-city-stralsund = Stralsund
name-kogge-city-luebeck = Lübeck
name-kogge-city-kopenhagen = Copenhague

name-kogge-good-ore = minerai
name-kogge-good-fur = fourrure
name-kogge-good-amber = ambre
name-kogge-good-salt = sel

name-kogge-chip-three-for-one = échange 3:1
name-kogge-chip-extra-marker = une tuile route de plus
name-kogge-chip-two-spaces = deux cases
name-kogge-chip-secret-passage = passage secret

name-kogge-city-bornholm = Bornholm

name-kogge-good-count-ore =
    { $count ->
        [one] { $count } minerai
       *[other] { $count } minerais
    }
name-kogge-good-count-fur =
    { $count ->
        [one] { $count } fourrure
       *[other] { $count } fourrures
    }
name-kogge-good-count-amber =
    { $count ->
        [one] { $count } ambre
       *[other] { $count } ambres
    }
name-kogge-good-count-salt =
    { $count ->
        [one] { $count } sel
       *[other] { $count } sels
    }

name-kogge-chip-safe-conduct = sauf-conduit
name-kogge-chip-interception = interception

# Promesses qui engagent : « Anna promet à Ben … »
name-kogge-vow-guild-one = de faire avancer l’échevin d’une ville
name-kogge-vow-guild-two = de faire avancer l’échevin de deux villes
name-kogge-vow-keep-routes = de laisser les routes de cette ville telles quelles
name-kogge-vow-spare = de ne pas piller la cogue de l’autre
name-kogge-vow-exile-first = de choisir la route A si l’autre est chassé
name-kogge-vow-exile-second = de choisir la route B si l’autre est chassé

name-kogge-phase-setup = Mise en place
name-kogge-phase-supply = Enchères et production
name-kogge-phase-guild-master = Échevin de la guilde
name-kogge-phase-turns = Tours des joueurs
name-kogge-phase-over = Fin de la partie

name-kogge-ending-points = cinq points de développement
name-kogge-ending-laps = le second tour complet de l’échevin

name-kogge-score-development = points de développement
name-kogge-score-offices = comptoirs, 10 chacun
name-kogge-score-chips = tuiles bonus, 20 chacune
name-kogge-score-raid-markers = marqueurs raid non utilisés, 10 chacun
name-kogge-score-goods = marchandises sur la cogue et dans les comptoirs
name-kogge-score-total = points de victoire
name-kogge-score-noted = notés par le pirate

# Petites tournures dont les phrases sont faites.
name-kogge-phrase-markers =
    { $count ->
        [one] la tuile { $markers }
       *[other] les tuiles { $markers }
    }
name-kogge-phrase-marker-count =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
name-kogge-phrase-pair = { $low }/{ $high }
name-kogge-phrase-routes = { $city } { $low }/{ $high }
name-kogge-phrase-vote = { $seat } pour la route { $place }
name-kogge-phrase-piles = { $some } | { $next }
name-kogge-phrase-laid = { $seat } { $markers }
name-kogge-phrase-laid-nothing = { $seat } rien
