# Kogge: le mosse. Italiano, il gioco base.

move-kogge-pick-start = Scegli la città
move-kogge-bid = Offri
move-kogge-move-guild = Muovi il Maestro della Gilda
move-kogge-sail = Naviga
move-kogge-passage = Rotta segreta
move-kogge-load = Carica
move-kogge-anchor = Getta l’ancora
move-kogge-build = Costruisci un ufficio
move-kogge-buy-raid = Secondo segnalino Raid
move-kogge-sell = Bonus
move-kogge-give-good = Merce per segnalino
move-kogge-take-marker = Prendi il segnalino
move-kogge-give-marker = Segnalino per merce
move-kogge-buy = Compra segnalini
move-kogge-trade = Commercia
move-kogge-change-route = Cambia una rotta
move-kogge-end-turn = Fine del turno
move-kogge-raid-city = Saccheggia la città
move-kogge-raid-cog = Saccheggia una Cog
move-kogge-split-cargo = Dividi il carico
move-kogge-take-pile = Prendi il gruppo
move-kogge-exile = Scaccia
move-kogge-offer = Proponi uno scambio
move-kogge-accept = Accetta
move-kogge-decline = Rifiuta
move-kogge-withdraw = Ritira
