# Come si gioca a Lübeck, in una pagina. Italiano.

web-luebeck-how = Come si gioca a Lübeck
web-luebeck-how-aim = Le Cog partono da Lubecca verso due mari. { web-luebeck-how-aim-bold } Le Cog non sono di nessuno: chi è a bordo le fa navigare, e tutti gli altri seguono.
web-luebeck-how-aim-bold = Fai punti con le merci nei porti dove arriva una tua pedina.
web-luebeck-how-aim-else = Quando il mazzo è finito due volte, vince chi ha più punti. Le carte rimaste in mano costano punti.

web-luebeck-how-pieces = Che cosa c’è sul tavolo
    .note = da tre a cinque giocatori, circa tre quarti d’ora
web-luebeck-how-figures = Ognuno ha tre pedine. Una conta i tuoi punti, da 0 in su; le altre due sono la tua riserva e vanno per mare.
    .title = Tre pedine
web-luebeck-how-cogs = Quattro Cog in tre giocatori, cinque in quattro, sei in cinque. Aspettano, libere, finché qualcuno comincia un viaggio.
    .title = Cog
web-luebeck-how-map = Undici città. Da Lubecca una linea va a est per Stettino, Danzica e Riga fino a Reval, l’altra per Visby a Helsingborg, dove si divide: per Bergen a Londra, per Amburgo a Bruges. Le linee portano in una sola direzione; Reval, Londra e Bruges sono gli ultimi porti.
    .title = La mappa
web-luebeck-how-cards = Quaranta carte merce con una città e un valore da 1 a 6, tanto più alto quanto più lontano da Lubecca; e venti carte speciali: cinque Viaggi d’affari, cinque Raddoppi, cinque Pirati, cinque Cambi di nave.
    .title = Sessanta carte
web-luebeck-how-start = Ognuno riceve tre carte, in segreto. Chi ha per primo la bussola si tira a sorte; dopo ogni round passa al giocatore seguente, in senso orario.
    .title = Cominci con
web-luebeck-how-secret = Le carte in mano sono segrete, il loro numero no. Ciò che qualcuno ha preso scoperto lo hanno visto tutti: il tavolo lo ricorda per te.
    .title = Segreti

web-luebeck-how-round = Un round in quattro immagini
    .note = in tre circa dodici round, in quattro nove, in cinque sette
web-luebeck-how-display = I pacchetti di carte sono scoperti: sempre due più dei giocatori, all’inizio di due carte. Poi un pacchetto che nessuno ha preso resta; nuovi pacchetti di una carta completano il numero; infine su ogni pacchetto, vecchio o nuovo, si mette una carta in più.
    .title = I pacchetti
web-luebeck-how-take = Dalla bussola, in senso orario, ognuno prende in mano un pacchetto intero. Chi prende per ultimo dice poi chi fa la prima azione; può essere lui stesso.
    .title = Prendere un pacchetto
web-luebeck-how-act = Da quel giocatore, in senso orario, un’azione ciascuno, più volte, finché tutti hanno passato. Chi ha passato è fuori per questo round.
    .title = Agire a turno
web-luebeck-how-clear = Le Cog a Reval, Londra e Bruges vengono scaricate: le pedine a casa, la Cog di nuovo libera. Poi ognuno, dalla bussola in senso orario, può riprendere pedine da qualsiasi Cog, quante ne vuole; una Cog vuota è di nuovo libera. Tutte le altre restano dove sono.
    .title = Riordinare

web-luebeck-how-actions = Che cosa puoi fare
    .note = un’azione quando tocca a te
web-luebeck-how-voyage = Metti una pedina della tua riserva su una Cog libera e vuota, che ora è a Lubecca, o su una qualsiasi che è a Lubecca. Nessuno può impedirtelo; su una Cog c’è posto per tutti, e le tue due pedine possono stare sulla stessa.
    .title = Cominciare un viaggio
web-luebeck-how-goods = Per una Cog con una tua pedina che è nella città della carta, o nella città appena prima: allora naviga fin lì. In ogni caso fai tanti punti quanto vale la carta. Se più Cog vanno bene, scegli tu.
    .title = Giocare una carta merce
web-luebeck-how-special = Fa ciò che c’è scritto, e da sola non vale niente.
    .title = Giocare una carta speciale
web-luebeck-how-pass = Con tre carte o meno puoi passare, anche se non hai fatto niente. Sei fuori per il round e tieni le tue carte.
    .title = Passare
web-luebeck-how-discard = Solo con più di tre carte di cui nessuna si può giocare: gettane una in mare e paga il suo valore, per una carta speciale 1. Se potresti cominciare un viaggio, scegli tu. I punti possono scendere sotto 0.
    .title = Scartare
web-luebeck-how-must = Con più di tre carte non puoi passare. Finché una di esse si può giocare, che tu lo voglia o no, devi giocarne una o cominciare un viaggio.
    .title = Troppe carte

web-luebeck-how-cardkinds = Le quattro carte speciali
    .note = cinque per tipo
web-luebeck-how-card-trade = Per Stettino, Danzica, Riga, Visby o Helsingborg: con una pedina della tua riserva comincia un viaggio in quella città invece che a Lubecca, con una Cog libera o su una che è proprio in quella città. Se le hai entrambe in mare, non si può giocare.
    .title = Viaggio d’affari
web-luebeck-how-card-double = Per le stesse cinque città, giocata come una carta merce, anche navigando. Non vale niente e resta davanti a te: le carte merce che giochi dopo per questa città, in questo round, valgono il doppio. Una seconda per la stessa città non aggiunge niente, e ciò che paghi non raddoppia mai.
    .title = Raddoppio
web-luebeck-how-card-pirates = Il viaggio di una Cog qualsiasi è finito, anche di altri, anche a Lubecca: tutte le sue pedine a casa, la Cog di nuovo libera.
    .title = Pirati
web-luebeck-how-card-change = Sposta una tua pedina dalla sua Cog a un’altra qualsiasi che è in una città, vicina o lontana; non su una libera. Una Cog rimasta vuota è di nuovo libera.
    .title = Cambio di nave

web-luebeck-how-end = La fine
web-luebeck-how-end-deck = Quando il mazzo è vuoto, gli scarti si mescolano e diventano il secondo mazzo. Quando anche quello è esaurito, il round che si sta preparando è l’ultimo; ciò che manca viene dagli scarti.
    .title = Due passate del mazzo
web-luebeck-how-end-hand = Dopo l’ultimo round ogni carta merce in mano costa il suo valore, ogni carta speciale 1.
    .title = Carte in mano
web-luebeck-how-end-win = Vince chi è più avanti sul tracciato. Chi ha gli stessi punti divide la vittoria.
    .title = Chi vince

web-luebeck-how-mistakes = Sette errori di chi comincia
    .note = tutti li fanno una volta
web-luebeck-how-mistake-big = Un pacchetto grande è un peso se non lo puoi giocare: ciò che avanza costa punti.
    .title = Il pacchetto più grande
web-luebeck-how-mistake-late = Una pedina nella riserva non rende niente. Parti prima di aver bisogno della Cog.
    .title = Restare a terra
web-luebeck-how-mistake-alone = Da solo a bordo sei la prima preda dei Pirati, e nessun altro fa avanzare la tua Cog.
    .title = Navigare da soli
web-luebeck-how-mistake-shared = Su una Cog condivisa chiunque può proseguire prima che tu abbia venduto.
    .title = Aspettare su una Cog condivisa
web-luebeck-how-mistake-double = Le merci giocate prima del Raddoppio non contano di nuovo.
    .title = Raddoppiare troppo tardi
web-luebeck-how-mistake-past = Le Cog non tornano mai indietro. Le carte delle città alle tue spalle aspettano un altro viaggio.
    .title = Passare oltre
web-luebeck-how-mistake-pass = Chi passa è fuori, e gli altri possono portare le tue pedine fino in fondo alla linea.
    .title = Passare troppo presto
web-luebeck-how-more = Il libretto stampato non mostra la mappa e non elenca le carte. Le nostre sono una ricostruzione; le regole dicono che cosa si sa, e puoi mettere le tue.

web-luebeck-first-title = Il tuo primo viaggio
web-luebeck-first-aim = Porta una pedina in un porto e gioca una carta merce di quella città: il suo valore è tuo. Alla fine vince chi ha più punti.
    .title = Vince chi ha più punti
web-luebeck-first-aim-how = Un’immagine: punti in ogni porto.
web-luebeck-first-lessons-how = Prendere un pacchetto, navigare, andare con gli altri, passare. Al tavolo vero, con la tua mano sul timone.
web-luebeck-first-start = I viaggi partono da Lubecca
web-luebeck-first-far = più è lontano, più vale una carta
web-luebeck-first-crew = Chi è a bordo segue
web-luebeck-first-else = Il mazzo si gioca due volte. Poi ogni carta merce rimasta in mano costa il suo valore, ogni carta speciale 1.
