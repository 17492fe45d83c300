# Kogge : les coups. La valeur est un bouton, .full est une réponse parmi d’autres.
# Français.

move-kogge-pick-start = Choisir la ville
    .full = { $value } (tuile { $value_n })
move-kogge-bid = Miser
    .full = Miser { $items }
move-kogge-move-guild = Déplacer l’échevin de la guilde
    .full =
        { $value ->
            [one] Avancer d’une ville
           *[other] Avancer de { $value } villes
        }
    .to =
        { $value ->
            [one] Avancer d’une ville, à { $end }
           *[other] Avancer de { $value } villes, à { $end }
        }

move-kogge-sail = Naviguer
    .full =
        { $paid_n ->
            [0] Naviguer par la route { $of }
           *[other] Naviguer par la route { $of } et payer { $paid }
        }
    .to =
        { $paid_n ->
            [0] Naviguer à { $end } par la route { $of }
           *[other] Naviguer à { $end } par la route { $of } et payer { $paid }
        }
move-kogge-passage = Passage secret
    .full = Passage secret pour { $paid }
    .to = Passage secret à { $end } pour { $paid }
move-kogge-load = Charger
    .full = Charger { $items }
move-kogge-anchor = Jeter l’ancre
    .full = Jeter l’ancre ici et commencer les actions

move-kogge-build = Construire un comptoir
    .full =
        { $value ->
            [0] Construire un comptoir, payé en marchandises et en tuiles
            [1] Construire un comptoir, payé en marchandises
           *[2] Construire un comptoir, payé en tuiles
        }
move-kogge-buy-raid = Second marqueur raid
    .full = Donner trois tuiles { $value } pour le second marqueur raid
move-kogge-sell = Bonus
    .full = Vendre { $of } pour la tuile « { $value } »
move-kogge-give-good = Marchandise contre tuile
    .full = Donner { $value } pour une tuile de sa couleur
move-kogge-take-marker = Prendre la tuile
    .full = Prendre la tuile { $value }
move-kogge-give-marker = Tuile contre marchandise
    .full = Donner la tuile { $value } pour { $value_good }
move-kogge-buy = Acheter des tuiles
    .full = Acheter la paire { $of } pour { $paid }
move-kogge-trade = Commercer
    .full = Échanger { $give } contre { $take }
move-kogge-change-route = Changer une route
    .full = Poser la tuile { $value } face cachée sur la route { $of }
move-kogge-end-turn = Fin du tour
    .full = Finir ton tour

move-kogge-raid-city = Piller la ville
    .full = Piller la ville et tous ses comptoirs
move-kogge-raid-cog = Piller une cogue
    .full = Piller la cogue de { $value }
move-kogge-split-cargo = Partager la cargaison
    .full = Partager : { $piles }
move-kogge-take-pile = Prendre la pile
    .full = Prendre la pile { $value }
move-kogge-exile = Chasser
    .full = Chasser le voleur par la route { $value }
    .to = Chasser le voleur par la route { $value } à { $end }

move-kogge-offer = Proposer un échange
    .full =
        Offrir à { $to } { $give } pour { $take }{ $of_n ->
            [0] {""}
           *[other] {" "}au comptoir de { $of }
        }{ $vow_n ->
            [0] {""}
           *[other] {" "}et promettre { $vow }
        }{ $wants_n ->
            [0] {""}
           *[other] , si { $to } promet { $wants }
        }
move-kogge-accept = Accepter
    .full = Accepter l’offre { $value }
move-kogge-decline = Refuser
    .full = Refuser l’offre { $value }
move-kogge-withdraw = Retirer
    .full = Retirer l’offre { $value }

move-kogge-split-loot = Partager le butin
    .full = Partager : { $piles }
move-kogge-leave-pile = Laisser une pile
    .full = Laisser la pile { $value } et prendre les autres

move-kogge-intercept = Intercepter
    .full = Jouer maintenant un tour de plus ; le bonus ne sert qu’une fois
move-kogge-let-pass = Laisser passer
    .full = Ne pas jouer de tour de plus maintenant

move-kogge-pay-tax = Payer la taxe
    .full = Payer { $value }

move-kogge-keep-peace = Rester en paix
    .full = Ne commencer aucun conflit
move-kogge-attack = Attaquer
    .full = Commencer un conflit avec { $value }
move-kogge-commit = Poser des tuiles
    .full = Poser { $items }
move-kogge-demand = Exiger des marchandises
    .full = Exiger { $items }
move-kogge-push = Déplacer le perdant
    .full = Déplacer la cogue du perdant par la route { $value }
move-kogge-leave-be = Laisser en place
    .full = Laisser la cogue du perdant où elle est

move-kogge-peek = Regarder les routes
    .full = Regarder les deux routes de cette ville pour { $paid }
move-kogge-swap-start = Échanger une route
    .full = Poser la tuile { $value } face cachée sur la route { $of } et prendre celle qui s’y trouve
move-kogge-keep-start = Garder les routes
    .full = Laisser les deux routes telles quelles

# Bornholm

move-kogge-land = Aborder
    .full = Aborder à { $value }
move-kogge-change-crest = Changer le numéro de Bornholm
    .full = Poser { $value } sur le blason de Bornholm

move-kogge-escape = Quitter la ville
    .full = Partir par la route { $value }
# Le pirate

move-kogge-deliver = Rapporter des marchandises
    .full = Rapporter { $items } à Bornholm
move-kogge-buy-back = Racheter un marqueur raid
    .full = Reprendre le marqueur raid à { $value }, pour trois tuiles { $of }
