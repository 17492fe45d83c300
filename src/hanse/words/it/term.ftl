# Una parola per ogni cosa, come in docs/rules/glossary.md. Italiano.

# Luoghi

term-city = città
term-ring = anello
term-route-square = quadrato
term-site = spazio per ufficio
term-reserve = riserva
term-stock = riserva
term-market = mercato
term-pair = coppia
term-hand = riserva personale
term-cargo = merci sulla Cog

# Pezzi

term-cog = Cog
term-office = ufficio
term-route-marker = segnalino di rotta
term-good = merce
term-raid-marker = segnalino Raid
term-guild-master = Maestro della Gilda
term-turn-order-marker = segnalino di ordine di gioco
term-end-marker = segnalino di fine del gioco
term-bonus-chip = segnalino Bonus

# Svolgimento

term-round = round
term-phase = fase
term-supply = rifornimenti e ordine di gioco
term-bid = offerta
term-production = rifornimenti
term-turn-order = ordine di gioco
term-first-player = primo giocatore
term-turn = turno
term-lap = giro
term-sailing = movimento
term-step = mossa
term-route = rotta
term-face-up = a faccia in su
term-face-down = nascosto

# Azioni

term-action = azione
term-guild-deal = affare col Maestro della Gilda
term-trade = commerciare
term-ratio = rapporto di scambio
term-raid = Raid
term-robber = ladro
term-pile = gruppo
term-exile = esilio
term-deal = accordo tra giocatori
term-offer = proposta
term-promise = promessa

# Punti

term-development-point = punto sviluppo
term-victory-point = punto vittoria
term-shared-win = vittoria divisa

# Parole della casa

term-game = gioco
term-match = partita
term-seat = posto
term-player = giocatore
term-table = tavolo
term-question = domanda
term-move = mossa
term-refusal = rifiuto
term-event = evento
term-view = vista
term-record = registrazione
term-reading = lettura
term-edition = edizione
term-variant = variante
