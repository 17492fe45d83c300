# Un mot pour chaque chose, comme dans docs/rules/glossary.md. Français.

# Lieux

term-city = centre de commerce
term-ring = anneau
term-route-square = carré route
term-site = emplacement
term-reserve = réserve
term-stock = réserve commune
term-market = groupes de tuiles
term-pair = groupe de 2
term-hand = main
term-cargo = cargaison

# Pièces

term-cog = cogue
term-office = comptoir de commerce
term-route-marker = tuile route de commerce
term-good = marchandise
term-raid-marker = marqueur raid
term-guild-master = échevin de la guilde
term-turn-order-marker = tuile d’ordre de tour de jeu
term-end-marker = marqueur de fin de partie
term-bonus-chip = tuile bonus

# Déroulement

term-round = tour
term-phase = phase
term-supply = phase d’enchères
term-bid = enchère
term-production = production des marchandises
term-turn-order = ordre de tour de jeu
term-first-player = premier joueur
term-turn = tour d’un joueur
term-lap = tour complet du plateau
term-sailing = mouvement
term-step = étape
term-route = route de commerce
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
term-victory-point = PV
term-shared-win = égalité

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
term-record = relevé
term-reading = lecture
term-edition = édition
term-variant = variante
