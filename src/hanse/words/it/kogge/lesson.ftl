# Che cosa dicono le lezioni di Kogge. Italiano.

lesson-kogge-bid = In questo round cominci tu, e i tuoi due 2 hanno portato quattro minerali a Åbo.
    .title = Le offerte
lesson-kogge-bid-pair = Gli altri hanno offerto 7, e 3 con 4. Due segnalini uguali battono ogni miscuglio: posa tutti e due i 2.
    .otherwise = Anche questa è un’offerta e porta le sue merci. Ma due 2 avrebbero battuto gli altri: torna indietro e prova.

lesson-kogge-guild = Ha portato due pellicce a Riga. Dove sta lui, puoi trattare con lui.
    .title = Il Maestro della Gilda
lesson-kogge-guild-two = Sei il primo, quindi muovi il Maestro della Gilda di una o due città. Mandalo avanti di due, a Riga, dove la tua Cog può seguirlo.
    .otherwise = Va avanti, come deve. Da Danzig le tue rotte portano a Riga e a Reval: lì ti sarebbe servito. Torna indietro e prova.

lesson-kogge-sail = Una mossa gratis, una pagata con un minerale, e la tua Cog è a Stralsund. Ora potresti commerciare lì.
    .title = Navigare
lesson-kogge-sail-free = Due rotte partono da Danzig, a senso unico: A per Riga, B per Reval. Tocca Riga: la prima mossa è gratis.
    .otherwise = Quella rotta porta altrove. Torna indietro: questa lezione parla di Riga.
lesson-kogge-sail-paid = Una seconda mossa costa una merce o un segnalino. Prosegui per Stralsund e paga un minerale, la merce meno cara.
    .otherwise = Hai navigato o pagato in altro modo. È permesso; torna indietro se vuoi vedere come un minerale ti porta a Stralsund.
lesson-kogge-sail-anchor = Da qui un’altra mossa costerebbe ancora. Getta l’ancora: poi agisci in porto.
    .otherwise = Hai proseguito. Ora ogni mossa costa; torna indietro se preferisci fermarti qui.

lesson-kogge-trade = Due minerali sono diventati quattro pellicce: da merci per 2 punti a merci per 12.
    .title = Commerciare
lesson-kogge-trade-give = A Riga ci sono cinque pellicce. Ogni tua merce ne prende fino a due di altri tipi: da’ due minerali e prendi quattro pellicce.
    .otherwise = Un buon affare, ma due minerali avrebbero preso quattro pellicce. Ciò che prendi deve essere di un altro tipo. Torna indietro e prova.
lesson-kogge-trade-end = Si commercia una volta sola per turno. Finisci il tuo turno.
    .otherwise = Anche questo è permesso: ogni azione si può fare una volta. Finisci il turno quando hai finito.

lesson-kogge-build = Il tuo secondo ufficio è il tuo secondo punto. Ciò che ora arriva a Stralsund arriva anche a te.
    .title = Costruire
lesson-kogge-build-office = Un ufficio costa una merce di ciascuno dei tre tipi che Stralsund non produce, e un segnalino col suo numero. Hai minerale, pelliccia, sale e un 6: costruisci.
    .otherwise = È permesso, ma tutto ciò che serve per un ufficio è a bordo. Torna indietro e costruiscilo.
lesson-kogge-build-end = Ora hai due punti su cinque. Finisci il tuo turno.
    .otherwise = Anche questo è permesso. Finisci il turno quando hai finito.

lesson-kogge-markers = Da Stralsund una rotta porta ora a Danzig, e solo tu lo sai. Il vecchio segnalino è nella tua mano.
    .title = Segnalini e rotte
lesson-kogge-markers-buy = Una merce qualsiasi compra una coppia intera del mercato. Paga un minerale per la coppia 2 e 5.
    .otherwise = Hai fatto altro, ed è permesso. Torna indietro se vuoi comprare il 2 e il 5.
lesson-kogge-markers-route = Ora cambia una rotta: metti nascosto il tuo 5 al posto dell’1. Prendi l’1, e nessuno sa dove porta la rotta.
    .otherwise = Anche questo è permesso. Torna indietro se vuoi mettere il 5 al posto dell’1.

lesson-kogge-raid = Sei merci sono tue. Kopenhagen è chiusa per te per sempre, gli altri ti hanno scacciato, e la fine è più vicina.
    .title = Saccheggiare
lesson-kogge-raid-city = A Kopenhagen ci sono sei merci, e tu hai un segnalino Raid. Saccheggia la città: prendi tutto, e poi sei scacciato.
    .otherwise = È permesso. Un Raid deve essere la tua ultima azione: torna indietro o continua, e saccheggia se osi.

lesson-kogge-win = Tre uffici e due segnalini Bonus sono cinque punti: hai vinto, subito. Questo è tutto Kogge; ora gioca una prima partita.
    .title = Il quinto punto
lesson-kogge-win-chip = Il Maestro della Gilda è qui, e sei pellicce sono a bordo. Sei merci uguali comprano un segnalino Bonus, il tuo quinto punto: tratta con lui.
    .otherwise = È permesso, e il gioco continua. Ma sei pellicce lo vincerebbero ora: torna indietro e prova.
