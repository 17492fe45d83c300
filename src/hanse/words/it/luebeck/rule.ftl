# Lübeck: ogni regola in una frase o due, secondo il suo numero. docs/rules le ha per intero. Italiano.

# Materiale e preparazione

rule-L-COMP-01 = Un tabellone con undici città, linee tra di esse e un tracciato dei punti; sei Cog, sessanta carte, una bussola e tre pedine in ciascuno di cinque colori. Da tre a cinque giocatori. Il libretto non mostra né il tabellone né le carte: li abbiamo ricostruiti noi.
    .title = Che cosa c’è nella scatola
rule-L-SETUP-01 = Tre giocatori hanno quattro Cog libere, quattro giocatori cinque e cinque giocatori sei.
    .title = Quante Cog per quanti giocatori
rule-L-SETUP-02 = Una delle tue pedine segna i tuoi punti, da 0 in poi. Le altre due sono la tua riserva.
    .title = Tre pedine ciascuno
rule-L-SETUP-03 = La bussola va prima a un giocatore estratto a sorte; secondo il libretto, al più anziano. Dopo ogni round passa al posto seguente in senso orario.
    .title = La bussola
rule-L-SETUP-04 = Tutte le carte si mescolano e ognuno ne riceve tre, coperte. Poi si prepara la prima esposizione.
    .title = Tre carte ciascuno

# Un turno

rule-L-ROUND-01 = Un round va così: esporre le carte, scegliere i pacchetti, agire, riordinare.
    .title = Un round
rule-L-DISP-01 = All’inizio ogni pacchetto ha due carte scoperte. I pacchetti sono sempre due in più dei giocatori.
    .title = La prima esposizione
rule-L-DISP-02 = Nei round seguenti i pacchetti che nessuno ha preso restano. Si aggiungono carte singole finché i pacchetti non sono tanti come prima; poi ogni pacchetto riceve una carta in più.
    .title = Le esposizioni seguenti
rule-L-PICK-01 = A partire dalla bussola, in senso orario, ognuno prende in mano un pacchetto intero.
    .title = Prendere un pacchetto
rule-L-PICK-02 = Chi sceglie per ultimo nomina poi il giocatore che fa la prima azione. Può anche nominare se stesso.
    .title = Dire chi comincia
rule-L-ACT-01 = Cominciando dal giocatore nominato, ognuno fa un’azione, in senso orario, più volte, finché tutti non hanno passato.
    .title = Un’azione per volta
rule-L-ACT-02 = Le azioni sono quattro: cominciare un viaggio a Lubecca, giocare una carta, passare, scartare una carta.
    .title = Quattro azioni
rule-L-ACT-03 = Le carte giocate e scartate vanno su un mucchio scoperto. Solo un Raddoppio resta davanti a chi l’ha giocato fino alla fine del round.
    .title = Gli scarti
rule-L-VOY-01 = Per cominciare un viaggio metti una pedina della tua riserva su una Cog a Lubecca: una libera e vuota, o una che è già lì. Nessuno può impedirtelo.
    .title = Cominciare un viaggio
rule-L-GOOD-01 = Una carta merce si gioca per una Cog che porta una tua pedina ed è nella città della carta, o nella città che la precede: allora naviga fin lì. Fai tanti punti quanti ne vale la carta.
    .title = Giocare una carta merce
rule-L-GOOD-02 = Chiunque sia a bordo può far navigare così la Cog. Gli altri viaggiano con lei, che lo vogliano o no.
    .title = Chi è a bordo segue
rule-L-GOOD-03 = Le Cog seguono le frecce e non tornano mai indietro. Sul tabellone di questo tavolo vanno da Lubecca a Stettino o direttamente a Visby. Secondo un’altra lettura si arriva a Visby passando per Riga.
    .title = Solo nel verso delle frecce
rule-L-SPEC-01 = Viaggio d’affari: comincia un viaggio nella città di questa carta, proprio come faresti a Lubecca. Nella scatola ce ne sono per Stettino, Danzica, Riga, Visby e Helsingborg.
    .title = Viaggio d’affari
rule-L-SPEC-02 = Raddoppio: si gioca come una carta merce. Da solo non vale niente e resta davanti a te; fino alla fine del round le carte merce che giochi per questa città valgono il doppio. Nella scatola ce ne sono per le stesse cinque città dei Viaggi d’affari.
    .title = Raddoppio
rule-L-SPEC-03 = Pirati: il viaggio di una Cog qualsiasi è finito. Le sue pedine tornano ai loro proprietari e la Cog è di nuovo libera.
    .title = Pirati
rule-L-SPEC-04 = Cambio di nave: sposta una tua pedina da una Cog a un’altra qualsiasi.
    .title = Cambio di nave
rule-L-PASS-01 = Con tre carte o meno puoi passare, anche se non hai ancora fatto niente. Per il resto del round sei fuori, qualunque cosa accada.
    .title = Quando si può passare
rule-L-PASS-02 = Nessuno porta più di tre carte nel round seguente.
    .title = Si tengono al massimo tre carte
rule-L-DISC-01 = Con più di tre carte non puoi passare. Se nessuna si può giocare, puoi gettarne una fuori bordo, e se non cominci un viaggio devi farlo. La paghi: una carta merce costa il suo valore, una carta speciale 1.
    .title = Gettare una carta in mare
rule-L-END-01 = Dopo il round le Cog negli ultimi porti (nel libretto Reval, Londra e Bruges) vengono scaricate: le pedine tornano nelle riserve dei proprietari, la Cog è di nuovo libera. I Raddoppi vanno tra gli scarti.
    .title = Scaricare negli ultimi porti
rule-L-END-02 = Poi ognuno può riprendere pedine proprie dalle Cog nella sua riserva, quante ne vuole. Una Cog rimasta vuota è di nuovo libera.
    .title = Portare pedine a casa

# La fine

rule-L-GAME-01 = Il mazzo si gioca per intero due volte. Quando il secondo mazzo è esaurito, il round che si sta preparando è l’ultimo; le carte che mancano ancora vengono dagli scarti, mescolati un’altra volta.
    .title = Due volte il mazzo
rule-L-GAME-02 = Dopo l’ultimo round ogni carta rimasta in mano costa quanto sarebbe costato scartarla.
    .title = Carte rimaste in mano
rule-L-GAME-03 = Vince chi è più avanti sul tracciato.
    .title = Chi vince

# Ciò che il libro lascia aperto

rule-L-G-01 = Il tracciato continua sotto lo 0.
    .title = Sotto zero
rule-L-G-02 = I giocatori con gli stessi punti si dividono la vittoria.
    .title = Punti uguali
rule-L-G-03 = Con più di tre carte: finché una di esse si può giocare, che si voglia o no, devi giocarne una o cominciare un viaggio; scartare non è permesso.
    .title = Una carta giocabile che nessuno vuole giocare
rule-L-G-04 = Se hai più di tre carte e nessuna si può giocare, ma si può cominciare un viaggio, scegli liberamente tra viaggio e scarto.
    .title = Viaggio o scarto
rule-L-G-05 = Con tre carte o meno non si può scartare niente.
    .title = Scartare con poche carte
rule-L-G-06 = Le tue due pedine possono stare sulla stessa Cog. Su una Cog c’è posto per quante pedine si vuole.
    .title = Due pedine proprie su una Cog
rule-L-G-07 = Se per una carta vanno bene più Cog con una tua pedina, scegli tu. Di quelle che sono già nella città se ne propone una sola, perché non fa differenza.
    .title = Due Cog che vanno bene
rule-L-G-08 = Una pedina passa su una Cog che è in una città, Lubecca compresa. Una Cog rimasta vuota è di nuovo libera.
    .title = Dove può passare una pedina
rule-L-G-09 = I Pirati non si possono giocare finché nessuna Cog è in una città, né un Cambio di nave senza una pedina a bordo e una seconda Cog su cui andare.
    .title = Carte senza bersaglio
rule-L-G-10 = Le carte giocate prima di un Raddoppio non contano di nuovo, e ciò che paghi non è mai raddoppiato. Due Raddoppi per una città, possibili solo con carte proprie, non fanno più di uno.
    .title = Limiti del raddoppio
rule-L-G-11 = Se il mazzo finisce a metà di un’esposizione, si mettono le carte rimaste, si mescolano gli scarti e si continua.
    .title = La seconda passata a metà esposizione
rule-L-G-12 = Se il secondo mazzo finisce esattamente con un’esposizione, questo round è l’ultimo.
    .title = Un mazzo esaurito esattamente
rule-L-G-13 = Se non ci sono nemmeno scarti, i pacchetti restano piccoli come sono. Può succedere solo con carte proprie.
    .title = Nessuna carta
rule-L-G-14 = Le pedine si portano a casa a partire dalla bussola, in senso orario, prima che la bussola passi avanti.
    .title = L’ordine del ritorno a casa
rule-L-G-15 = I Raddoppi che stanno davanti a un giocatore non si mescolano con gli altri. Ma le esposizioni si preparano tra un round e l’altro, e allora sono già tra gli scarti.
    .title = Raddoppi mentre si mescola
rule-L-G-16 = Qui nessuno chiede l’età: chi ha per primo la bussola si estrae a sorte.
    .title = Chi è il più anziano
rule-L-G-17 = Puoi salire su una Cog a Lubecca mentre altre sono libere, e prenderne una libera quando potresti salire.
    .title = Salire o prendere una Cog nuova
rule-L-G-18 = Una Cog che non è in un ultimo porto resta dov’è dopo il round, anche se non ha mai lasciato Lubecca, a meno che tutte le sue pedine non tornino nella riserva.
    .title = Una Cog che resta in porto
rule-L-G-19 = Per un Viaggio d’affari prendi una Cog libera, o sali su una che è proprio nella città della carta.
    .title = Quale Cog per un viaggio d’affari
rule-L-G-20 = Le carte in mano sono segrete, il loro numero no. I pacchetti sono scoperti, e chi ha fatto attenzione conosce quasi tutto di una mano.
    .title = La segretezza delle mani
rule-L-G-21 = Non c’è una partita in due.
    .title = Non per due
rule-L-G-22 = Se un giocatore se n’è andato o il tempo è scaduto, il suo posto prende il pacchetto più piccolo e poi fa il meno che le regole permettono: passa, altrimenti scarta ciò che costa meno, altrimenti gioca una carta. Nomina se stesso per la prima azione e non riporta pedine nella riserva.
    .title = Un giocatore che se n’è andato
