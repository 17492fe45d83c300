# Kogge : les coups. Français, le jeu de base.

move-kogge-pick-start = Choisir la ville
move-kogge-bid = Miser
move-kogge-move-guild = Déplacer l’échevin de la guilde
move-kogge-sail = Naviguer
move-kogge-passage = Passage secret
move-kogge-load = Charger
move-kogge-anchor = Jeter l’ancre
move-kogge-build = Construire un comptoir
move-kogge-buy-raid = Second marqueur raid
move-kogge-sell = Bonus
move-kogge-give-good = Marchandise contre tuile
move-kogge-take-marker = Prendre la tuile
move-kogge-give-marker = Tuile contre marchandise
move-kogge-buy = Acheter des tuiles
move-kogge-trade = Commercer
move-kogge-change-route = Changer une route
move-kogge-end-turn = Fin du tour
move-kogge-raid-city = Piller la ville
move-kogge-raid-cog = Piller une cogue
move-kogge-split-cargo = Partager la cargaison
move-kogge-take-pile = Prendre le tas
move-kogge-exile = Chasser
move-kogge-offer = Proposer un échange
move-kogge-accept = Accepter
move-kogge-decline = Refuser
move-kogge-withdraw = Retirer
