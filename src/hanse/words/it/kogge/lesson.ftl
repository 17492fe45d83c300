# Che cosa dicono le lezioni di Kogge. Italiano.

lesson-kogge-bid = In questo round cominci tu, e i tuoi due 2 hanno portato quattro minerali a Åbo.
    .title = Le offerte
lesson-kogge-bid-pair = Gli altri hanno offerto 7, e 3 con 4. Due segnalini uguali battono ogni miscuglio: posa tutti e due i 2.
    .otherwise = Anche questa è un’offerta e porta le sue merci. Ma due 2 avrebbero battuto gli altri: torna indietro e prova.

lesson-kogge-guild = Ha portato due pellicce a Riga. Dove sta lui, puoi trattare con lui.
    .title = Il Maestro della Gilda
lesson-kogge-guild-two = Sei il primo, quindi muovi il Maestro della Gilda di una o due città. Mandalo avanti di due, a Riga, dove la tua Cog può seguirlo.
    .otherwise = Va avanti, come deve. Da Danzica le tue rotte portano a Riga e a Reval: lì ti sarebbe servito. Torna indietro e prova.

lesson-kogge-sail = Una mossa gratis, una pagata con un minerale, e la tua Cog è a Stralsund. Ora potresti commerciare lì.
    .title = Navigare
lesson-kogge-sail-free = Due rotte partono da Danzica, a senso unico: A per Riga, B per Reval. Tocca Riga: la prima mossa è gratis.
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

lesson-kogge-markers = Da Stralsund una rotta porta ora a Danzica, e solo tu lo sai. Il vecchio segnalino è nella tua mano.
    .title = Segnalini e rotte
lesson-kogge-markers-buy = Una merce qualsiasi compra una coppia intera del mercato. Paga un minerale per la coppia 2 e 5.
    .otherwise = Hai fatto altro, ed è permesso. Torna indietro se vuoi comprare il 2 e il 5.
lesson-kogge-markers-route = Ora cambia una rotta: metti nascosto il tuo 5 al posto dell’1. Prendi l’1, e nessuno sa dove porta la rotta.
    .otherwise = Anche questo è permesso. Torna indietro se vuoi mettere il 5 al posto dell’1.

lesson-kogge-raid = Sei merci sono tue. Copenaghen è chiusa per te per sempre, gli altri ti hanno scacciato, e la fine è più vicina.
    .title = Saccheggiare
lesson-kogge-raid-city = A Copenaghen ci sono sei merci, e tu hai un segnalino Raid. Saccheggia la città: prendi tutto, e poi sei scacciato.
    .otherwise = È permesso. Un Raid deve essere la tua ultima azione: torna indietro o continua, e saccheggia se osi.

lesson-kogge-win = Tre uffici e due segnalini Bonus sono cinque punti: hai vinto, subito. Questo è tutto Kogge; ora gioca una prima partita.
    .title = Il quinto punto
lesson-kogge-win-chip = Il Maestro della Gilda è qui, e sei pellicce sono a bordo. Sei merci uguali comprano un segnalino Bonus, il tuo quinto punto: tratta con lui.
    .otherwise = È permesso, e il gioco continua. Ma sei pellicce lo vincerebbero ora: torna indietro e prova.

# Il secondo scaffale: esempi di singole regole.

lesson-kogge-hidden = La rotta nascosta ti ha riportato a Stralsund, e da lì sei arrivato a Lubecca. Ora è a faccia in su, per tutti.
    .title = La rotta nascosta
lesson-kogge-hidden-reval = A Riga c’è il tuo segnalino Raid: la città ti è chiusa per sempre. Naviga prima a Reval, questa mossa è gratis.
    .otherwise = È permesso. Ma il tuo ufficio e una rotta nascosta sono a Reval: torna indietro se vuoi vedere entrambi.
lesson-kogge-hidden-load = Nel tuo ufficio qui ti aspettano due pellicce. Caricale tutte e due mentre stai ancora navigando.
    .otherwise = Anche questo è permesso. Torna indietro se prima vuoi caricare le due pellicce.
lesson-kogge-hidden-turn = La rotta A porta a Riga, che ti è chiusa. La rotta B è nascosta, e non puoi guardare prima: sceglila e paga con una pelliccia che hai appena caricato.
    .otherwise = È permesso. Torna indietro se vuoi scoprire la rotta nascosta.
lesson-kogge-hidden-on = Un 6: la rotta riportava a Stralsund. Paga con l’altra pelliccia e prosegui per Lubecca.
    .otherwise = È permesso. Torna indietro se preferisci proseguire per Lubecca.

lesson-kogge-trades = Tutti e cinque gli scambi sono permessi, ma in un turno devi sceglierne uno solo. Sale per sale non va mai.
    .title = Cinque scambi
lesson-kogge-trades-fur = A Reval ci sono sei minerali e due sale. Tu hai due pellicce, un’ambra e quattro sale. Ogni merce ne prende fino a due: da’ due pellicce e prendi quattro minerali.
    .otherwise = Anche questo scambio è permesso, ma qui si tratta di due pellicce per quattro minerali. Torna indietro e prova.
lesson-kogge-trades-both = Fatto, e lo scambio è stato annullato perché tu possa provarne un altro. Da’ due tipi insieme: due pellicce e un sale per tutti e sei i minerali.
    .otherwise = Anche questo scambio è permesso. Torna indietro se vuoi dare due pellicce e un sale per sei minerali.
lesson-kogge-trades-salt = Annullato di nuovo. Puoi anche prendere due tipi: tre minerali e un sale per due pellicce.
    .otherwise = Anche questo scambio è permesso. Torna indietro se vuoi tre minerali e un sale per le tue due pellicce.
lesson-kogge-trades-amber = Ora da’ soltanto l’ambra, e prendi in cambio un minerale e un sale.
    .otherwise = Anche questo scambio è permesso. Torna indietro se vuoi dare soltanto l’ambra.
lesson-kogge-trades-mixed = Ancora uno: da’ l’ambra e un sale, e prendi quattro minerali. Questa volta non puoi prendere sale, perché dai sale.
    .otherwise = Anche questo scambio è permesso. Torna indietro se vuoi quattro minerali per l’ambra e un sale.

lesson-kogge-deal = La tua proposta è fatta; ora tocca all’altro giocatore rispondere. Questi accordi si fanno nel turno di chiunque.
    .title = Un accordo
lesson-kogge-deal-accept = A Riga c’è un’altra Cog, e il suo proprietario ti propone un sale per due minerali. Per un ufficio qui ti serve il sale: accetta.
    .otherwise = È permesso. Ma senza sale a Riga non puoi costruire: torna indietro e accetta la proposta.
lesson-kogge-deal-build = Ora hai minerale, ambra e sale a bordo, e un 4 in mano. Costruisci il tuo ufficio.
    .otherwise = È permesso. Torna indietro se vuoi prima costruire l’ufficio.
lesson-kogge-deal-offer = Anche tu puoi fare proposte. Proponi il tuo ultimo minerale per una pelliccia.
    .otherwise = È permesso. Torna indietro se vuoi fare una proposta.

lesson-kogge-chips = Un minerale per la rotta segreta, due minerali per sei sale, e il sale ti ha dato il terzo segnalino Bonus.
    .title = Che cosa fanno i Bonus
lesson-kogge-chips-passage = Hai due segnalini Bonus. La rotta segreta porta dritto dal Maestro della Gilda, qualunque cosa dicano le rotte. Paga un minerale e naviga a Copenaghen.
    .otherwise = È permesso, ma nessuna rotta porta da qui a Copenaghen. Torna indietro e prova la rotta segreta.
lesson-kogge-chips-anchor = Una mossa sola, e sei arrivato. Getta l’ancora.
    .otherwise = Hai proseguito, ed è permesso. Torna indietro se vuoi restare a Copenaghen.
lesson-kogge-chips-trade = L’altro Bonus è il 3:1: ogni merce ne prende fino a tre. Da’ due minerali e prendi tutto il sale.
    .otherwise = È permesso, ma due minerali avrebbero preso sei sale. Torna indietro e prova.
lesson-kogge-chips-sell = Il Maestro della Gilda è qui, e sei merci uguali sono a bordo. Dagli i sei sale per un altro segnalino Bonus.
    .otherwise = È permesso. Torna indietro se vuoi un terzo segnalino Bonus per i sei sale.

lesson-kogge-conflict = Hai preso due ambra. A bordo non c’era nessuna pelliccia, e niente la sostituisce.
    .title = Un conflitto
lesson-kogge-conflict-lay = Hai attaccato un’altra Cog a Stralsund, e il suo proprietario ha messo segnalini in segreto. Ve li scambierete, chiunque vinca. Due uguali battono ogni miscuglio: posa i tuoi 5.
    .otherwise = È permesso. Ma due 5 vincono di sicuro e ti lasciano il 7: torna indietro e prova.
lesson-kogge-conflict-name = Hai vinto, e per i tuoi 5 hai avuto un 4 e un 8. Ora nomina tre merci in una volta. Hai visto caricare due ambra; una pelliccia è un tentativo. Nomina queste tre.
    .otherwise = Hai nominato altre merci, ed è permesso. Torna indietro se vuoi nominare due ambra e una pelliccia.
lesson-kogge-conflict-push = Puoi anche muovere quella Cog di una mossa lungo una rotta. Mandala a Stoccolma.
    .otherwise = È permesso. Torna indietro se vuoi mandare la Cog a Stoccolma.

lesson-kogge-bornholm = Bornholm ora ha il numero 7: da questo momento è la gemella di Lubecca. Il 3 è nella tua mano.
    .title = Bornholm
lesson-kogge-bornholm-bid = Bornholm prende in prestito il numero dal suo stemma. Ora è un 3, come Reval. Offri il tuo 3, e arrivano merci in entrambe.
    .otherwise = Anche questa è un’offerta. Ma solo un 3 porta merci a Reval e a Bornholm: torna indietro e prova.
lesson-kogge-bornholm-guild = Due pellicce sono arrivate a Reval, poi due a Bornholm. Il Maestro della Gilda non ci va mai: mandalo a Reval.
    .otherwise = Anche questo è permesso.
lesson-kogge-bornholm-sail = La rotta A da Danzica mostra un 3. Sceglila.
    .otherwise = È permesso. Torna indietro: questa lezione parla del 3.
lesson-kogge-bornholm-land = Dove vai? Un 3 porta a Reval o a Bornholm, come vuoi. Sbarca a Bornholm.
    .otherwise = Anche Reval va bene. Torna indietro se vuoi vedere Bornholm.
lesson-kogge-bornholm-anchor = Getta l’ancora. Qui hai le solite azioni, e una in più.
    .otherwise = Hai proseguito, ed è permesso. Torna indietro se vuoi restare a Bornholm.
lesson-kogge-bornholm-crest = Invece di una rotta puoi cambiare il numero di Bornholm. Metti il tuo 7 sullo stemma, a faccia in su.
    .otherwise = È permesso. Torna indietro se vuoi mettere il 7 sullo stemma.

lesson-kogge-pirate = Le merci di Riga sono tue. A Bornholm diventano punti che nessuno può rubarti.
    .title = Il pirata
lesson-kogge-pirate-deliver = Sei il pirata, e Bornholm è la tua casa. Scarica tutte le merci: annoti 16 punti che nessuno può toglierti.
    .otherwise = È permesso. Torna indietro se vuoi prima scaricare tutto.
lesson-kogge-pirate-sail = I tuoi quattro segnalini Raid sono tutti sul tabellone. Il Maestro della Gilda è a Riga: naviga fin lì.
    .otherwise = È permesso, ma il Maestro della Gilda è a Riga. Torna indietro e raggiungilo.
lesson-kogge-pirate-anchor = Hai tre segnalini uguali in mano. Getta l’ancora; poi puoi trattare con lui.
    .otherwise = Hai proseguito, ed è permesso. Torna indietro se vuoi trattare con il Maestro della Gilda.
lesson-kogge-pirate-back = Tre segnalini uguali ricomprano uno dei tuoi segnalini Raid, da una città a tua scelta. Da’ i 5 e riprendi quello di Copenaghen: così la città ti è di nuovo aperta.
    .otherwise = È permesso. Torna indietro se vuoi un segnalino Raid per i tuoi tre 5.
lesson-kogge-pirate-raid = Ora saccheggia Riga con quel segnalino: ci sono quattro pellicce e due sale.
    .otherwise = È permesso. Torna indietro se vuoi saccheggiare Riga.

lesson-kogge-taxes = Paga anche l’altra Cog. Poi le merci straniere di Riga vanno alla riserva, e per ultime arrivano due pellicce.
    .title = Le tasse
lesson-kogge-taxes-walk = Con le tasse ogni Cog paga una merce dove il Maestro della Gilda si ferma. Sei a Riga con un’altra Cog, che ha merci più preziose. Mandalo avanti di due città, a Riga.
    .otherwise = A Reval nessuno deve pagare. Torna indietro se vuoi vedere che cosa prende a Riga.
lesson-kogge-taxes-pay = Scegli tu che cosa pagare. Da’ il minerale, la merce meno cara.
    .otherwise = È permesso, ma l’ambra vale 5 punti e il minerale solo 1. Torna indietro se vuoi tenere l’ambra.

lesson-kogge-memory = La rotta B ora porta a Copenaghen, e solo tu lo sai. Lo 0 è nella tua mano.
    .title = Memoria
lesson-kogge-memory-sail = Tutte le rotte sono nascoste. Indica la rotta A: si scopre per tutti, la tua Cog naviga, e la rotta viene coperta di nuovo. Ricorda dove portava.
    .otherwise = Anche questo è permesso, ma questa lezione segue la rotta A. Torna indietro e sceglila.
lesson-kogge-memory-anchor = Portava a Riga. Getta l’ancora.
    .otherwise = Hai proseguito, ed è permesso. Torna indietro se vuoi restare a Riga.
lesson-kogge-memory-look = Per una merce o un segnalino puoi guardare tutte e due le rotte di questa città. Paga un minerale.
    .otherwise = È permesso. Torna indietro se vuoi guardare le rotte.
lesson-kogge-memory-route = Portano a Stralsund e a Tönsberg. In questa variante puoi cambiare anche le rotte nascoste: metti il tuo 8 al posto della rotta B.
    .otherwise = È permesso. Torna indietro se vuoi mettere l’8 al posto della rotta B.

lesson-kogge-solo = Giochi contro i due giri del Maestro della Gilda: con cinque punti sviluppo prima che finiscano vinci tu.
    .title = Da solo
lesson-kogge-solo-bid = Contro di te offre un giocatore virtuale, con un segnalino pescato dalla riserva: un 6. Due uguali lo battono. Posa i tuoi 3; portano quattro pellicce a Reval.
    .otherwise = Anche questa è un’offerta e porta le sue merci. Ma i tuoi due 3 avrebbero vinto di sicuro: torna indietro e prova.
lesson-kogge-solo-guild = Hai vinto, quindi scegli tu dove va il Maestro della Gilda. Ha svuotato la città che lascia. Mandalo avanti di una città, a Reval.
    .otherwise = È permesso. Torna indietro se vuoi altre due pellicce a Reval.
lesson-kogge-solo-sail = Ora a Reval ci sono nove pellicce. Naviga fin lì; la prima mossa è gratis, come sempre.
    .otherwise = È permesso. Torna indietro se vuoi navigare verso le pellicce.
