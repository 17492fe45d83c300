# Kogge: ciò su cui un tavolo può accordarsi. Italiano.

option-kogge-edition-german = Il libretto tedesco, e le nostre decisioni dove esso tace.
option-kogge-edition-english = Il libretto inglese: dopo una rotta nascosta che è bloccata si prosegue, pagando; le promesse vincolano.
    .here = Così gioca l’edizione inglese.
option-kogge-edition-italian = Il libretto italiano: come quello inglese, e il carico è visibile a tutti.
    .here = Così gioca l’edizione italiana.

option-kogge-reading-hidden-route-blocked = Una rotta nascosta porta dove hai saccheggiato.
option-kogge-reading-hidden-route-blocked-movement-ends = La Cog resta, ciò che hai pagato è perduto, e il tuo movimento è finito.
option-kogge-reading-hidden-route-blocked-reroute-for-fee = Devi prendere un’altra via al prezzo di un’altra mossa, se puoi.

option-kogge-reading-bid-mixed-groups = Quanto vale un’offerta con una coppia e altri segnalini.
option-kogge-reading-bid-mixed-groups-class-b = Conta per la sua somma, come ogni offerta di segnalini diversi.
option-kogge-reading-bid-mixed-groups-designer-groups = I segnalini uguali contano anche in compagnia; il resto decide tra gruppi uguali.

option-kogge-reading-zero-in-bid = Quanto aggiunge uno 0 alla somma di un’offerta.
option-kogge-reading-zero-in-bid-adds = Sempre un poco, meno di un 1: 4, 1, 0 batte 5.
option-kogge-reading-zero-in-bid-breaks-ties = Niente; decide solo tra offerte che senza di esso sono uguali, e 5 batte 4, 1, 0.

option-kogge-reading-office-cost = Con che cosa si paga un ufficio.
option-kogge-reading-office-cost-goods-and-markers = Tre merci e uno o due segnalini.
option-kogge-reading-office-cost-goods-or-markers = Tre merci, oppure uno o due segnalini: una partita molto veloce.

option-kogge-reading-start-routes-second-set = Come si mettono all’inizio le seconde rotte.
option-kogge-reading-start-routes-second-set-random = Si pescano da tutta la riserva.
option-kogge-reading-start-routes-second-set-full-set = Sono di nuovo una per ogni numero.

option-kogge-reading-start-clash = Che cosa succede quando in tre o più si continua a scegliere la stessa prima città.
option-kogge-reading-start-clash-again = Si sceglie di nuovo in segreto, tutte le volte che serve.
option-kogge-reading-start-clash-openly-after-three = Dopo tre tentativi falliti si sceglie apertamente, uno dopo l’altro, in un ordine tirato a sorte.

option-kogge-reading-cargo-visibility = Chi può vedere che cosa c’è su una Cog.
option-kogge-reading-cargo-visibility-counts-only = Solo il proprietario; gli altri vedono quante merci sono.
option-kogge-reading-cargo-visibility-open = Tutti. Le riserve personali restano segrete.

option-kogge-reading-two-lap-end = Quando il Maestro della Gilda compie il secondo giro.
option-kogge-reading-two-lap-end-immediate = Il gioco finisce subito.
option-kogge-reading-two-lap-end-finish-round = I turni di quel round si giocano ancora.

option-kogge-reading-bonus-duplicates = Si può prendere un segnalino Bonus di un tipo che si ha già?
option-kogge-reading-bonus-duplicates-allowed = Sì; il secondo vale comunque i suoi punti.
option-kogge-reading-bonus-duplicates-distinct-only = No: mai due dello stesso tipo.

option-kogge-reading-trade-kind-rule = Un tipo di merce può stare dai due lati di uno scambio con la città?
option-kogge-reading-trade-kind-rule-disjoint = Ogni tipo o si dà o si prende.
option-kogge-reading-trade-kind-rule-per-good = Sì, purché nessuna merce sia scambiata con il suo stesso tipo.

option-kogge-reading-raid-needs-loot = Si può saccheggiare una città dove non c’è niente da prendere?
option-kogge-reading-raid-needs-loot-false = Sì; un Raid fa anche avanzare il Maestro della Gilda.
option-kogge-reading-raid-needs-loot-true = No: deve esserci qualcosa da prendere.

option-kogge-reading-raid-exile-decider = Chi sceglie la via per cui il ladro se ne va.
option-kogge-reading-raid-exile-decider-vote-then-left = Tutti gli avversari; se non sono d’accordo, il giocatore alla sinistra del ladro.
option-kogge-reading-raid-exile-decider-left-player = Il giocatore alla sinistra del ladro.
option-kogge-reading-raid-exile-decider-next-in-turn-order = Il giocatore che viene dopo il ladro nell’ordine di gioco; dopo l’ultimo, il primo.

option-kogge-reading-promises = Quanto valgono le promesse.
option-kogge-reading-promises-chat-only = Una proposta può portare parole; mantenerle è questione d’onore.
option-kogge-reading-promises-structured-binding = Ogni parte di una proposta può fare una di sei promesse. Ciò che è promesso non si può rompere finché vale.
option-kogge-reading-promises-off = Le proposte non portano parole.

option-kogge-reading-player-deals = Quando i giocatori possono commerciare tra loro.
option-kogge-reading-player-deals-any-time = Ogni volta che le loro Cog sono nella stessa città.
option-kogge-reading-player-deals-own-turn = Solo con il giocatore di turno.
option-kogge-reading-player-deals-off = Mai.

option-kogge-reading-conflict-starter = Chi può cominciare un conflitto.
option-kogge-reading-conflict-starter-active-or-against-active = Il giocatore che era di turno, e poi gli altri presenti, ciascuno contro di lui.
option-kogge-reading-conflict-starter-active-only = Solo il giocatore che era di turno.

option-kogge-reading-conflict-defence = Se chi è attaccato in un conflitto deve mettere un segnalino.
option-kogge-reading-conflict-defence-must = Sì, chi ne ha ne mette almeno uno.
option-kogge-reading-conflict-defence-may = No. Chi non ne mette perde, e riceve comunque quelli di chi attacca.

option-kogge-reading-memory-start-fur = Quante pellicce ci sono nel primo carico con Memoria.
option-kogge-reading-memory-start-fur-2 = Due, oltre a due minerali.
option-kogge-reading-memory-start-fur-3 = Tre, oltre a due minerali. In quattro o cinque, la riserva non ne ha più.

option-kogge-reading-memory-peek-timing = Quando si può pagare per guardare le rotte della propria città.
option-kogge-reading-memory-peek-timing-either = Prima di navigare o tra le azioni, una volta per turno.
option-kogge-reading-memory-peek-timing-action-phase = Tra le azioni.
option-kogge-reading-memory-peek-timing-before-move = Prima di navigare.

option-kogge-reading-route-to-itself = Che cosa succede quando una rotta scoperta con Memoria indica la città in cui si trova.
option-kogge-reading-route-to-itself-step-lost = La mossa è persa. Si può pagarne un’altra, o fermarsi.
option-kogge-reading-route-to-itself-reroute-for-fee = La mossa è persa, e si deve proseguire per un’altra via, al prezzo di un’altra mossa, se si può.

option-kogge-reading-memory-shown = Lo schermo mostra ancora le rotte scoperte e poi coperte di nuovo?
option-kogge-reading-memory-shown-forgotten = Solo fino alla fine del turno. Poi devi ricordarle da te.
option-kogge-reading-memory-shown-remembered = Sì, a tutti quelli che le hanno viste.

option-kogge-reading-bornholm-start-goods = Quante merci ci sono a Bornholm all’inizio.
option-kogge-reading-bornholm-start-goods-0 = Nessuna.
option-kogge-reading-bornholm-start-goods-3 = Tre del tipo del suo stemma, come in ogni altra città.

option-kogge-reading-bornholm-offices = Ci sono uffici a Bornholm?
option-kogge-reading-bornholm-offices-true = Due, come in ogni città, al prezzo del suo numero del momento.
option-kogge-reading-bornholm-offices-false = Nessuno.

option-kogge-reading-solo-cities-drawn = Quando si pescano, nel gioco in solitario, le tre città saccheggiate.
option-kogge-reading-solo-cities-drawn-first = Per prime, tra tutti i segnalini; poi si prepara il resto.
option-kogge-reading-solo-cities-drawn-last = Per ultime, tra i segnalini che restano.

option-kogge-reading-solo-clears-offices = In solitario, il Maestro della Gilda svuota anche gli uffici della città che lascia?
option-kogge-reading-solo-clears-offices-false = No, ciò che è negli uffici resta.
option-kogge-reading-solo-clears-offices-true = Sì, si svuotano anche gli uffici.
option-kogge-reading-pirate-seat = Chi è il pirata.
option-kogge-reading-pirate-seat-random = Decide il caso.
option-kogge-reading-pirate-seat-1 = Il primo posto.
option-kogge-reading-pirate-seat-2 = Il secondo posto.
option-kogge-reading-pirate-seat-3 = Il terzo posto.
option-kogge-reading-pirate-seat-4 = Il quarto posto.
option-kogge-reading-pirate-seat-5 = Il quinto posto.

option-kogge-reading-pirate-ignores-safe-conduct = Il salvacondotto protegge anche dal pirata?
option-kogge-reading-pirate-ignores-safe-conduct-false = Sì.
option-kogge-reading-pirate-ignores-safe-conduct-true = No.

option-kogge-reading-pirate-start-markers = Con quanti segnalini comincia il pirata.
option-kogge-reading-pirate-start-markers-9 = Con tutti e nove, perché non ne paga per un ufficio.
option-kogge-reading-pirate-start-markers-8 = Con otto: rinuncia a quello con il numero di Bornholm.

option-kogge-reading-pirate-may-rob-at-bornholm = Il pirata può saccheggiare Cog a Bornholm?
option-kogge-reading-pirate-may-rob-at-bornholm-true = Sì; ma poi l’isola gli è chiusa finché non ricompra quel segnalino Raid.
option-kogge-reading-pirate-may-rob-at-bornholm-false = No.

option-kogge-variant-three-piles = Il bottino si divide in tre gruppi: delle merci di una città il ladro ne prende due, del carico di una Cog uno.
    .here = Il bottino si divide in tre gruppi.
option-kogge-variant-bonus-chips = Altri due segnalini Bonus: il salvacondotto contro i Raid, e l’intercettazione per un turno in più.
    .here = Ci sono altri due segnalini Bonus.
option-kogge-variant-taxes = Dove il Maestro della Gilda si ferma, ogni Cog paga una merce, e le merci straniere della città sono confiscate.
    .here = Si pagano le tasse.
option-kogge-variant-office-trade = Le Cog possono commerciare con gli uffici degli altri giocatori.
    .here = Le Cog possono commerciare con gli uffici.
option-kogge-variant-conflicts = Dopo un turno, le Cog nella stessa città possono contendersi merci con offerte segrete.
    .here = Ci sono i conflitti.
option-kogge-variant-bornholm = Una decima città senza numero proprio: condivide quello del segnalino sul suo stemma. Per quattro o cinque.
    .here = Bornholm è in gioco.
option-kogge-variant-five-players = Si gioca in cinque, con Bornholm: più merci e segnalini, e un mercato di cinque coppie.
    .here = Si gioca in cinque.
option-kogge-variant-pirate = Un giocatore è il pirata: vive a Bornholm, non costruisce niente, saccheggia a piacere e annota punti per ciò che porta a casa. Per quattro o cinque.
    .here = Un giocatore è il pirata.
option-kogge-variant-memory = Tutte le rotte sono nascoste e dopo l’uso si coprono di nuovo. Ricordale, o paga per guardare.
    .here = Si gioca con Memoria.
option-kogge-variant-solo = Per un giocatore solo: vinci con cinque punti sviluppo prima che il Maestro della Gilda compia il secondo giro. Un giocatore virtuale fa offerte contro di te, e il Maestro della Gilda svuota ogni città che lascia.
    .here = Si gioca da soli.
option-kogge-variant-solo-advanced = Il gioco in solitario più difficile: ciò che il Maestro della Gilda porta via esce dal gioco.
    .here = Si gioca il solitario più difficile.

option-kogge-seats-1 = Si gioca da soli.
option-kogge-seats-2 = Si gioca in due.
option-kogge-seats-5 = Si gioca in cinque.

option-kogge-preset-first-game = Prima partita
    .what = Tre mercanti: tu e due bot. Nulla in più, e un consiglio a ogni nuova domanda.
option-kogge-preset-german-book = Secondo il libretto tedesco
    .what = Il gioco come fu stampato, senza aggiunte. Il posto migliore dove restare.
option-kogge-preset-everything = Tutto
    .what = Bornholm, tasse, conflitti, commercio con gli uffici, tre gruppi, tutti i Bonus e ogni rotta nascosta.
option-kogge-preset-alone = Da solo
    .what = Cinque punti prima che il Maestro della Gilda abbia fatto due giri.
option-kogge-preset-five-with-the-pirate = In cinque con il pirata
    .what = Uno di voi vive di rapina. Bornholm si aggiunge come decima città.
