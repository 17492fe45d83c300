# Kogge: paragrafi come si leggono a un tavolo che si è accordato diversamente. Italiano.

# Letture

changed-K-MOVE-08-reroute = Se il segnalino scoperto porta solo dove c’è un tuo segnalino Raid, la tua Cog resta dov’era e ciò che hai pagato è perduto. Poi devi proseguire per un’altra via, al prezzo di un’altra mossa, se ce n’è una che puoi usare e pagare.
changed-K-BID-05-groups = Migliori di tutte sono le offerte con due o più segnalini uguali, qualunque altro segnalino ci sia. Il gruppo più grande batte il più piccolo; tra gruppi uguali vince il numero più alto, e poi il resto dell’offerta con la stessa regola.
changed-K-BID-06-groups = Le offerte senza segnalini uguali si confrontano per somma; a parità di somma è migliore quella con il singolo segnalino più alto.
changed-K-BID-09-groups = In un’offerta con una coppia e altri segnalini, come 5, 5, 1, la coppia conta. Batte ogni offerta senza segnalini uguali, e l’1 decide solo contro un’altra coppia di 5.
changed-K-BID-07-ties = Uno 0 non aggiunge niente alla somma. Dove conta la somma, decide solo tra offerte che senza di lui sono uguali: 5, 0 batte 5, ma 5 batte 4, 1, 0. Uno 0 da solo è meglio di nessuna offerta.
    .title = Uno 0 decide le parità
changed-K-ACT-BUILD-01-either = Per un ufficio paga alla riserva una merce di ciascuno dei tre tipi che questa città non produce; oppure paga con segnalini.
    .title = Un ufficio costa le tre altre merci, o segnalini
changed-K-ACT-BUILD-02-either = Se paghi un ufficio con segnalini, ne costa uno con il numero della città; due, se lì c’è già un ufficio, di chiunque sia.
    .title = O un segnalino della città, o due
changed-K-SETUP-09-full-set = Una seconda serie, di nuovo un segnalino per numero, si distribuisce sugli altri quadrati. Se uno nomina la sua città o la stessa città del primo, si mescolano di nuovo tutti e nove.
    .title = Seconde rotte: un’altra serie completa
changed-K-SETUP-07-full-set = Si pesca un segnalino. Il Maestro della Gilda e il segnalino di fine del gioco vanno nella città che nomina; dopo la preparazione torna nella riserva, se non serve per le rotte.
changed-K-ADV-MEM-07-full-set = Le rotte sono come nel gioco base: due serie complete, quindi ogni numero due volte.
changed-K-START-03-openly = In due si può scegliere la stessa città. Se sono più di quanti hanno posto, scelgono tutti di nuovo; nel tentativo seguente non possono usare il numero conteso. Dopo tre tentativi falliti scelgono apertamente, uno dopo l’altro, in un ordine tirato a sorte.
changed-K-SETUP-05-open = Il carico sta davanti a te, mai sul tabellone, e chiunque può guardarlo. Quali segnalini hai è un tuo segreto; quanti sono, lo può contare chiunque.
changed-K-DEAL-01-own-turn = Finché due Cog sono nella stessa città ed è il turno di uno dei loro proprietari, questi due possono scambiarsi merci e segnalini, a qualsiasi condizione che piaccia a entrambi.
changed-K-ADV-OFFICE-04-own-turn = È un accordo tra giocatori: nel turno di uno dei due, dovunque sia la Cog del proprietario.
changed-K-GOAL-03-finish-round = Se prima il Maestro della Gilda compie il secondo giro, il round si gioca fino in fondo. Poi vince chi ha più punti vittoria.
changed-K-GM-04-finish-round = Quando arriva per la seconda volta alla città del segnalino di fine del gioco, o l’oltrepassa, questo round è l’ultimo. Si gioca fino in fondo, e poi si contano i punti vittoria. Le città saltate contano nel suo cammino.
    .title = Il secondo giro annuncia l’ultimo round
changed-K-GM-05-finish-round = Senza Raid fa tra 9 e 18 spostamenti: se nessuno vince prima, una partita ha almeno 9 e al massimo 18 round completi. Ogni città saccheggiata può accorciarla.
changed-K-END-02-finish-round = Quando il Maestro della Gilda compie il secondo giro, si giocano ancora i turni di quel round. Poi si contano i punti vittoria.
    .title = Dopo due giri il round è l’ultimo
changed-G-68-finish-round = Dopo lo spostamento che compie il secondo giro si mettono merci come al solito, perché il round si gioca fino in fondo.
changed-S-WIN-01-finish-round = Vinci con cinque punti sviluppo, al più tardi nel round in cui il Maestro della Gilda compie il secondo giro, e in nessun altro modo. Il giro è compiuto quando arriva per la seconda volta alla città del segnalino di fine del gioco, o l’oltrepassa. Le città saltate contano nel suo cammino.
changed-K-ACT-GM-03-distinct = Sei merci dello stesso tipo comprano un segnalino Bonus a tua scelta, di un tipo che non hai ancora. Vale un punto sviluppo e 20 punti vittoria, e puoi usarlo fino alla fine.
changed-K-ACT-TRADE-02-per-good = Dai merci dalla tua Cog e prendi merci che stanno nella città; quelle negli uffici non sono in vendita. Per ogni merce data puoi prenderne fino a due di altri tipi.
changed-K-ACT-RAID-05-left = La Cog del ladro viene subito scacciata: fa una mossa lungo una rotta della città, senza pagare. Quale, lo sceglie il giocatore alla sinistra del ladro.
changed-K-ACT-RAID-05-next = La Cog del ladro viene subito scacciata: fa una mossa lungo una rotta della città, senza pagare. Quale, lo sceglie il giocatore che viene dopo il ladro nell’ordine di gioco; dopo l’ultimo viene il primo.
changed-K-ADV-CONF-03-active = Solo il giocatore che era di turno, contro un’altra Cog presente.
changed-G-30-active = Il giocatore di turno può cominciarne uno, e nessun altro. Dopo un Raid non ce n’è.
changed-K-ADV-CONF-04-may = Entrambi mettono segnalini in segreto e se li scambiano; chi è attaccato può anche non metterne. L’insieme migliore vince come nelle offerte. Gli altri sanno solo chi ha vinto.
changed-K-ADV-MEM-04-three = Ognuno comincia con due minerali e tre pellicce.
changed-B-CHIP-01-pirate = Nessuno tranne il pirata può derubare la Cog di chi lo possiede. La città dove si trova, e i suoi uffici, si possono saccheggiare come sempre.
changed-S-SETUP-01-last = Quando tutto il resto è preparato, pesca tre segnalini diversi tra quelli rimasti e metti in ciascuna di queste città un segnalino Raid di un colore non usato. Il Maestro della Gilda può cominciare in una di esse.
changed-G-31-may = Chi non ha segnalini non può cominciare un conflitto. Chi è attaccato può non metterne, e allora perde.
changed-G-37-eight = Comincia con otto segnalini: rinuncia a quello con il numero dello stemma. Nel primo ordine sta dove sta quel numero, dietro a chi ha cominciato nella sua città.
changed-G-44-three = All’inizio a Bornholm ci sono tre merci del tipo dello stemma, o quante ne restano quando ognuno ha il primo carico.
changed-G-45-no-offices = Due merci per ogni segnalino; stanno nella città.
changed-G-79-forgotten = Ciò che è stato scoperto o guardato si dimentica quando il turno è finito. Allora continui a sapere solo ciò che hai messo tu e, finché non è finito il tuo primo turno, ciò che hai visto della tua prima città.

# Varianti

changed-K-ACT-RAID-02-three-piles = Puoi derubare una Cog in questa città. Il proprietario divide il carico in tre gruppi che differiscono al massimo di una merce; tu ne prendi uno, lui tiene gli altri due.
changed-K-ACT-RAID-03-three-piles = Oppure derubi la città: il tuo vicino di sinistra divide tutte le merci che sono lì e nei suoi uffici in tre gruppi che differiscono al massimo di una merce. Tu ne prendi due; il terzo resta nella città.
changed-K-COMP-08-bonus-chips = Ci sono dieci segnalini Bonus: quattro tipi, due di ciascuno, e in più un salvacondotto e un’intercettazione.
    .title = Dieci segnalini Bonus
changed-K-MOVE-11-office-trade = Le merci non vanno mai dalla tua Cog in un tuo ufficio. Nell’ufficio di un altro arrivano solo con un accordo.
    .title = Mai dalla Cog al proprio ufficio
changed-K-DEAL-03-office-trade = Uffici e segnalini Bonus non si possono scambiare; nemmeno segnalini Raid e segnalini di ordine di gioco. Le merci in un ufficio sì, con un accordo con quell’ufficio.
changed-D-14-conflicts = Ciò che hai è segreto, quanto ne hai no. Con i conflitti non può essere altrimenti.
changed-G-75-taxes = Per l’unica via d’uscita da una città saccheggiata non ti si chiede nulla, né per l’unica divisione di merci che tutti possono vedere. Ma anche con una sola merce nel carico ti si chiede quale paga la tassa.
changed-K-ACT-ROUTE-01-memory = Scegli uno dei due segnalini di rotta nella città della tua Cog, prendilo nella tua riserva personale e metti al suo posto, nascosto, un tuo segnalino.
    .title = Sostituire una rotta
changed-K-ACT-ROUTE-03-memory = Dopo lo sguardo iniziale nessuno può guardare un segnalino nascosto senza pagare. Si mostra a tutti mentre una nave lo percorre. Tu sai che cosa hai messo tu.
    .title = Nessuno guarda senza pagare
changed-K-COMP-03-five = Ci sono 99 segnalini di rotta: quindici 0, quattordici 1, e così via fino a sette 8.
    .title = Novantanove segnalini di rotta, 15 − n di ogni numero n
changed-K-COMP-04-five = Ci sono 76 merci: 29 di minerale, 21 di pelliccia, 15 di ambra e 11 di sale.
    .title = Settantasei merci di quattro tipi
changed-K-COMP-07-five = Ci sono cinque segnalini di ordine di gioco, da 1 a 5.
    .title = Segnalini di ordine di gioco da 1 a 5
changed-K-MKT-01-five = I segnalini rimasti al mercato tornano nella riserva. Poi se ne pescano dieci nuovi e si mettono a faccia in su in cinque coppie.
    .title = Cinque nuove coppie
changed-K-GOAL-02-pirate = Se durante il tuo turno hai cinque punti sviluppo, hai vinto, subito. Il pirata non può vincere così.
changed-K-COMP-05-pirate = In ciascun colore ci sono una Cog, quattro uffici e due segnalini Raid. Il nero del pirata ha quattro segnalini Raid, e i suoi uffici non si usano.
changed-K-MOVE-09-pirate = Una città dove c’è il tuo segnalino Raid è chiusa alla tua Cog, anche solo per passare. Solo il pirata può riaprirla, ricomprando il segnalino.
changed-K-ACT-GM-02-pirate = Tre segnalini dello stesso numero comprano il tuo secondo segnalino Raid. Puoi averlo una volta per partita; nessuno ne ha un terzo. Il pirata ricompra invece uno dei suoi quattro, quando sono tutti sul tabellone.
changed-K-ACT-RAID-01-pirate = Un Raid richiede un tuo segnalino Raid non usato. Si mette nella città della tua Cog e vi resta per tutta la partita, a meno che il pirata non ricompri il suo.
changed-K-ACT-RAID-04-pirate = In ogni caso la tua Cog non può più tornare in questa città. Solo il pirata può, quando ha ricomprato il suo segnalino Raid.
    .title = Bandito
changed-K-END-01-pirate = Con cinque punti sviluppo nel tuo turno vinci immediatamente, se non sei il pirata. Nessuno finisce il round.
changed-K-END-03-pirate = Un ufficio conta 10, un Bonus 20, un segnalino Raid non usato 10; un sale 7, un’ambra 5, una pelliccia 3 e un minerale 1, sulla tua Cog e nei tuoi uffici. I segnalini della riserva personale non contano niente. Il pirata aggiunge ciò che ha annotato, e a lui un segnalino Raid non usato costa 10.
changed-S-GM-02-advanced = In ogni round, subito prima di muoversi, il Maestro della Gilda toglie dal gioco tutte le merci della città in cui è.
changed-G-11-three-piles = Se saccheggi una città con un tuo ufficio, anche ciò che contiene va nei gruppi. L’ufficio resta tuo e conta, ma le sue merci future non potrai mai prenderle.
changed-K-MOVE-06-memory = Per usare una rotta annunciala e paga, se la mossa non è gratis; poi il segnalino si scopre e vai dove porta. Prima ti aiutano solo la memoria o un’occhiata pagata, e non si torna indietro.
    .title = Rotte: annuncia, paga, scopri, naviga
changed-G-47-memory = Un segnalino con il numero dello stemma può stare sui quadrati di Bornholm stessa; porta solo alla città di quel numero. All’inizio vi stanno due segnalini qualsiasi, anche uguali.
changed-B-SETUP-01-memory = Quando le altre rotte sono messe, si pescano altri tre segnalini: due vanno a faccia in giù sui quadrati di Bornholm, uno a faccia in su sul suo stemma.
changed-G-77-memory = Dove le seconde nove rotte sono una per numero, anch’esse restano come capitano. Se una serie ha bisogno proprio del segnalino che ha collocato il Maestro della Gilda, si mette quello.
    .title = Una seconda serie completa
changed-K-SETUP-01-bornholm = Ognuna delle nove città con un numero comincia con tre merci del tipo che produce.
    .title = Tre merci in ogni città con un numero
changed-K-SETUP-10-bornholm = All’inizio tutte e venti le rotte sono a faccia in su, comprese quelle di Bornholm.
changed-K-COMP-11-bornholm = Con Bornholm si gioca in quattro o cinque.
    .title = Quattro o cinque giocatori
changed-K-BID-01-solo = Metti sul tavolo, a faccia in su, uno o più segnalini della tua riserva personale. L’offerta del giocatore virtuale si pesca dalla riserva, prima o dopo la tua.
    .title = Le offerte sono palesi
changed-K-BID-03-solo = Se il segnalino del giocatore virtuale è stato pescato prima, non puoi offrire esattamente quel solo segnalino.

# Numero di giocatori

changed-K-ACT-RAID-05-two = La Cog del ladro viene subito scacciata: fa una mossa lungo una rotta della città, senza pagare. Quale, lo sceglie l’altro giocatore.
    .title = Scacciato dall’altro giocatore
changed-K-COMP-11-five = Si gioca in cinque, con regole dell’espansione Bornholm.
    .title = Cinque giocatori
changed-K-COMP-11-one = Si gioca da soli, con regole dell’espansione Bornholm.
    .title = Un giocatore
changed-K-GM-05-one = Tre città sono saccheggiate fin dall’inizio, perciò fa tra 6 e 13 spostamenti, uno per round; ogni altra città saccheggiata può ridurli. Se la partita finisce con l’ultimo di essi, quel round non è completo. Puoi vincere prima.
