# Un mot pour chaque chose, comme dans docs/rules/glossary.md. Français.

# Lieux

term-city = ville
term-ring = anneau
term-route-square = carré route
term-site = emplacement
term-reserve = réserve
term-stock = réserve commune
term-market = marché
term-pair = paire
term-hand = main
term-cargo = cargaison

# Pièces

term-cog = cogue
term-office = comptoir
term-route-marker = tuile route
term-good = marchandise
term-raid-marker = marqueur raid
term-guild-master = échevin de la guilde
term-turn-order-marker = tuile d’ordre
term-end-marker = marqueur de fin de partie
term-bonus-chip = tuile bonus

# Déroulement

term-round = manche
term-phase = phase
term-supply = enchères
term-bid = mise
term-production = production
term-turn-order = ordre du tour
term-first-player = premier joueur
term-turn = tour
term-lap = tour complet
term-sailing = mouvement
term-step = étape
term-route = route
term-face-up = face visible
term-face-down = face cachée

# Actions

term-action = action
term-guild-deal = affaire avec l’échevin
term-trade = faire du commerce
term-ratio = taux d’échange
term-raid = raid
term-robber = voleur
term-pile = pile
term-exile = exil
term-deal = affaire entre joueurs
term-offer = offre
term-promise = promesse

# Points

term-development-point = point de développement
term-victory-point = point de victoire
term-shared-win = victoire partagée

# Mots de la maison

term-game = jeu
term-match = partie
term-seat = place
term-player = joueur
term-table = table
term-question = question
term-move = coup
term-refusal = refus
term-event = événement
term-view = vue
term-record = compte rendu
term-reading = lecture
term-edition = édition
term-variant = variante
