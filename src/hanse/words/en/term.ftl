# One word for each thing, as in docs/rules/glossary.md. English.

# Places

term-city = city
term-ring = ring
term-route-square = route square
term-site = site
term-reserve = reserve
term-stock = stock
term-market = market
term-pair = pair
term-hand = hand
term-cargo = cargo

# Pieces

term-cog = cog
term-office = office
term-route-marker = route marker
term-good = good
term-raid-marker = raid marker
term-guild-master = guild master
term-turn-order-marker = turn-order marker
term-end-marker = end marker
term-bonus-chip = bonus chip

# Course of play

term-round = round
term-phase = phase
term-supply = supply
term-bid = bid
term-production = production
term-turn-order = turn order
term-first-player = first player
term-turn = turn
term-lap = lap
term-sailing = sailing
term-step = step
term-route = route
term-face-up = face up
term-face-down = face down

# Actions

term-action = action
term-guild-deal = guild deal
term-trade = trade
term-ratio = ratio
term-raid = raid
term-robber = robber
term-pile = pile
term-exile = exile
term-deal = deal
term-offer = offer
term-promise = promise

# Points

term-development-point = development point
term-victory-point = victory point
term-shared-win = shared win

# Words of the platform

term-game = game
term-match = match
term-seat = seat
term-player = player
term-table = table
term-question = question
term-move = move
term-refusal = refusal
term-event = event
term-view = view
term-record = record
term-reading = reading
term-edition = edition
term-variant = variant
