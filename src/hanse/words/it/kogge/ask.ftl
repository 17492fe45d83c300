# Kogge: che cosa si chiede. Italiano, il gioco base.

ask-kogge-sailing = Tocca a te: dove navighi?
ask-kogge-acting = Tocca a te: quali azioni fai?
ask-kogge-pick-start = In quale città fondi il tuo primo ufficio? Nessuno vede ancora la tua scelta.
ask-kogge-bid = Quali segnalini offri?
ask-kogge-move-guild = Di quanto avanza il Maestro della Gilda?
ask-kogge-load = Quali merci carichi?
ask-kogge-anchor = Resti qui e cominci le azioni?
ask-kogge-build = Come paghi l’ufficio?
ask-kogge-sell = Quale Bonus prendi per sei merci uguali?
ask-kogge-give-good = Quale merce dai per un segnalino del suo colore?
ask-kogge-take-marker = Quale segnalino prendi dalla riserva?
ask-kogge-give-marker = Quale segnalino dai per una merce del suo colore?
ask-kogge-buy = Quale merce paghi per questa coppia di segnalini?
ask-kogge-trade = Che cosa dai, e che cosa prendi? Per una merce puoi prenderne fino a { $ratio }.
ask-kogge-change-route = Quale segnalino metti nascosto su questa rotta?
ask-kogge-end-turn = Il tuo turno è finito?
ask-kogge-raid-city = Saccheggi la città e tutti i suoi uffici?
ask-kogge-raid-cog = Di chi saccheggi la Cog?
ask-kogge-split-cargo = Ti derubano: dividi il carico in { $piles } gruppi che differiscono al massimo di una merce.
ask-kogge-take-pile = Quale gruppo prendi?
ask-kogge-exile = Per quale rotta deve andarsene il ladro?
