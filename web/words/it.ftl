# Le parole proprie del browser. Italiano, per quanto c’è.

web-about = Kogge è un gioco di Andreas Steding, Lübeck di Reiner Stockhausen. Hanse li gioca entrambi secondo il libretto, regola per regola; non è ufficiale e non viene né da loro né dai loro editori.
web-about-minutes = circa { $minutes } minuti in tutto
web-action = Che cosa si chiede
web-again = Ancora una partita
web-again-how = Gli stessi giocatori, ciascuno un posto più avanti.
web-again-join = Unisciti alla prossima partita
web-again-watch = Guarda la prossima partita
web-agreed-rules =
    { $book ->
        [german] Secondo il libretto tedesco
        [english] Secondo il libretto inglese
        [italian] Secondo il libretto italiano
        [french] Secondo il libretto francese
       *[other] Secondo le regole
    }{ $variants ->
        [0] , senza aggiunte
        [one] , con una variante
       *[other] , con { $variants } varianti
    }
web-all = Tutto
web-along-how = aggiunta in automatico: sparisce con ciò che l’ha portata.
web-along-seats = aggiunta per { $seats } giocatori
web-along-variant = aggiunta da «{ $what }»
web-asked = deve rispondere
web-back = Indietro
web-book =
    { $book ->
        [german] libretto tedesco
        [english] libretto inglese
        [italian] libretto italiano
        [french] libretto francese
       *[other] le regole
    }
web-bot = bot
web-bot-how =
    { $bot ->
        [alderman] il più forte, capisce i tuoi piani e non ti regala nulla
        [apprentice] bonario, perde occasioni e dimentica che cosa hai comprato
        [builder] costante e facile da prevedere
        [captain] forte, spreca di rado un turno e approfitta dei tuoi errori
        [councillor] forte, e spesso arriva prima di te
        [dabbler] imprevedibile, gioca a caso
        [deckhand] vive di mossa in mossa
        [ferryman] gentile, prende spesso la seconda scelta
        [greenhorn] sta imparando, prende quasi la prima cosa che vede
        [hoarder] accumula merci e le cede malvolentieri
        [journeyman] gioca bene, ma non è troppo esigente
        [lookout] guarda prima le proprie carte, ogni tanto anche avanti
        [mate] gioca bene, ma ogni tanto te la fa passare liscia
        [merchant] bada alle sue merci e ti lascia in pace
        [navigator] il più forte, ti lascia solo ciò che non gli serve
        [passenger] bonario, si accontenta di poco
        [peaceful] buon mercante, non ti fa mai un Raid
        [pedlar] vive di mossa in mossa, ogni tanto gli riesce un bel turno
        [pilot] forte, e pronto a quasi tutto ciò che fai
        [raider] ti fa un Raid appena conviene
        [shipowner] guarda quasi sempre avanti e te la fa passare di rado
        [skipper] gioca bene, ma guarda prima le proprie carte
        [supercargo] guarda spesso avanti e conta le sue merci
       *[other] vuole vincere
    }
web-bot-name =
    { $bot ->
        [alderman] Anziano
        [apprentice] Apprendista
        [builder] Costruttore
        [captain] Capitano
        [councillor] Consigliere
        [dabbler] Dilettante
        [deckhand] Marinaio
        [ferryman] Traghettatore
        [greenhorn] Mozzo
        [hoarder] Accaparratore
        [journeyman] Lavorante
        [lookout] Vedetta
        [mate] Secondo
        [merchant] Mercante
        [navigator] Navigatore
        [passenger] Passeggero
        [peaceful] Mercante pacifico
        [pedlar] Merciaio
        [pilot] Pilota
        [raider] Predone
        [shipowner] Armatore
        [skipper] Nocchiero
        [supercargo] Sopraccarico
       *[other] { $bot }
    }
web-bot-others = Altri
web-by-edition = Come dice l’edizione
web-by-link = Solo con il link
web-by-link-how = lo mandi a chi deve giocare
web-change = Cambia
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-send = Di’
web-chat-write = Di’ qualcosa
web-check =    { $finding ->
        [wrong] Qualcosa non è come dovrebbe.
        [unchecked] Ciò che questo browser ha potuto verificare è giusto.
       *[right] Ogni estrazione è come fu fissata prima della partita.
    }
web-check-bots =    { $finding ->
        [wrong] È indicato un numero per un bot, e i bot non ne danno.
       *[right] I bot non hanno aggiunto nulla.
    }
web-check-commitment =    { $finding ->
        [wrong] Il numero segreto del server non corrisponde al suo impegno per questo tavolo.
       *[right] Il numero segreto del server corrisponde al suo impegno, che vale per questo tavolo.
    }
web-check-draws =    { $finding ->
        [wrong] Riga { $number } della registrazione: questa estrazione non viene dalla chiave.
       *[right] Tutte le { $number } estrazioni vengono dalla chiave formata da tutti i numeri, in quest’ordine.
    }
web-check-how = Le mosse stesse le verifica «hanse verify», con la registrazione come file.
web-check-nonce =    { $finding ->
        [wrong] Il numero dato dal tuo browser non è quello della registrazione.
        [unchecked] Questo browser non ha dato numeri qui.
       *[right] Il numero dato dal tuo browser ne fa parte.
    }
web-check-points =    { $finding ->
        [wrong] La registrazione finisce con punti diversi da questo schermo.
       *[right] La registrazione finisce con i punti di questo schermo.
    }
web-check-proves = La verifica dimostra che nessuno ha cambiato le estrazioni dopo che tutti i giocatori avevano dato il loro numero. Non impedisce a chi gestisce il server e si siede per ultimo di provare altri numeri finché le estrazioni gli convengono. E chi gestisce il server può guardare ciò che è nascosto.
web-check-record = La registrazione non è leggibile.
web-check-seen =    { $finding ->
        [wrong] Non è l’impegno che ti è stato mostrato prima della partita.
        [unchecked] Questo browser non ha visto l’impegno prima della partita.
       *[right] È l’impegno che ti è stato mostrato prima della partita.
    }
web-choose-one = Scegline uno.
web-clock-bank = { $minutes } minuti a testa, più { $seconds } secondi per risposta
web-clock-days =
    { $days ->
        [one] Un giorno per risposta
       *[other] { $days } giorni per risposta
    }{ $vacation ->
        [0] {""}
       *[other] , e { $vacation } giorni di ferie
    }
web-clock-move =
    { $minutes ->
        [one] Un minuto per risposta
       *[other] { $minutes } minuti per risposta
    }
web-clock-none = Nessun orologio
web-clock-none-note = ognuno prende il tempo che serve
web-clock-note = a zero il gioco risponde per te
web-close = Chiudi
web-coach = consiglio?
web-coach-thinks = Il consigliere sta pensando …
web-coach-title = Che cosa farebbe il consigliere
web-come-along =
    { $count ->
        [one] { $what } si aggiunge
       *[other] { $what } si aggiungono
    }
web-commitment = Il caso è fissato:
web-commitment-why = È l’hash di un numero che il server ha scelto prima che qualcuno si sedesse. Poi il browser di ogni giocatore aggiunge un numero suo, e tutte le estrazioni vengono da entrambi. Dopo la partita puoi verificarlo.
web-compare = I libretti uno accanto all’altro
web-compare-choice = Si può scegliere.
web-compare-how = Dove i libretti delle regole non sono d’accordo: che cosa dice ciascuno, che cosa si gioca qui e perché. Dove si può scegliere, un nuovo tavolo segue la sua edizione o la propria lettura.
web-connecting = collegamento …
web-copied = Copiato ✓
web-copy = Copia l’invito
web-copy-failed = Questo browser non ci lascia copiare. Seleziona il link e copialo.
web-copy-own = Copia il mio link
web-copy-own-why = Il tuo link ti riporta al tuo posto da qualsiasi dispositivo. Tienilo per te.
web-own-link-gone = Il tuo link viene mostrato una sola volta, perché nessun browser lo salva. Per giocare anche da un altro dispositivo, sostituiscilo e copia quello nuovo.
web-new-link = Sostituisci il mio link
web-new-link-sure = Il tuo vecchio link smetterà subito di funzionare e tutti gli altri dispositivi perderanno il tuo posto.
web-new-link-done = Fatto. Ora solo questo browser ha il tuo posto. Copia il nuovo link per giocare da un altro dispositivo.
web-new-link-failed = Non ha funzionato. Riprova.
web-opened = Il tuo posto è stato aperto su un altro dispositivo.
web-opened-how = Se non sei stato tu, sostituisci il tuo link. Tutti gli altri dispositivi perderanno subito il tuo posto.
web-opened-mine = L’ho aperto io
web-devices = Dispositivi con il tuo posto
web-device-own = (questo)
web-device-unknown = Browser sconosciuto
web-devices-failed = Impossibile caricare l’elenco. Riprova.
web-give-seat = Dai il posto di { $name } a qualcun altro
web-give-seat-how = Il vecchio link allora non vale più. Ne ricevi uno nuovo da inviare.
web-given-seat = Il nuovo link per il posto di { $name }
web-copy-given = Copia il nuovo link
web-copy-watch = Copia il link per guardare
web-demonstration = Una partita tra bot
web-even-out = Pareggia
web-fact-free = senza account, i bot siedono con te
web-final-answer = Da lì continua il giocatore seguente.
web-final-deal = Non si annulla: l’accordo è fatto.
web-final-draw = Non si annulla: decide il caso.
web-final-over = Con questo la partita finisce.
web-final-reveal = Non si annulla: si scopre qualcosa di nascosto.
web-final-sealed = Nessuno lo vede ancora. Puoi cambiarlo finché tutti hanno scelto.
web-final-start = Non si annulla.
web-first-time = Prima volta?
web-first-time-how = Impara in cinque minuti
web-join-code = Unisciti con un codice
web-play-now-how = subito, con i bot
web-preview = Che cosa ne viene
web-free-seat = Rimuovi il giocatore
web-friend = Un amico
web-friend-how = riceve il link
web-games = Giochi
web-get = Ricevi
web-give = Dai
web-home = Pagina iniziale
web-host = padrone di casa
web-how-to-play = Come si gioca, in 60 secondi
web-learn-all = Tutto, in dieci minuti
web-learn = Come si gioca
web-invitation = Invito a una partita di { $game }
web-invite = Manda questo link a chi deve giocare
web-invites = { $host } ti invita a giocare a { $game }
web-is-here = è qui
web-join = Unisciti
web-join-go = Al tavolo
web-join-how = Scrivi il codice sullo schermo o incolla il link che hai ricevuto
web-join-wrong = Questo non è né un codice né un link a un tavolo.
web-kept = La tua risposta è al sicuro e parte appena il server torna.
web-lack-give = Scegli che cosa dai
web-lack-least =
    { $least ->
        [one] Scegline almeno uno
       *[other] Scegline almeno { $least }
    }
web-lack-take =
    { $most ->
        [one] Ora prendine uno
       *[other] Ora prendine da { $least } a { $most }
    }
web-language = Lingua
web-last-table = Torna al mio ultimo tavolo
web-leave = Lascia il mio posto
web-less = una volta { $name } in meno
web-level = Come giochi?
web-level-name =
    { $level ->
        [0] Sono nuovo qui
        [1] Ho giocato una o due volte
        [2] Conosco le regole
        [3] Gioco ogni tanto
        [4] Ogni tanto vinco
        [5] Gioco bene
        [6] Cerco una sfida
       *[other] Battetemi, se potete
    }
web-level-now = Giochi contro: { $bot }, livello { $level } di { $levels }
web-ledger-choices = Offerte
web-ledger-no-choice = nessuna
web-ledger-round = Round { $round }
web-ledger-stays = a { $place }
web-ledger-you = Tu
web-log = Cronaca
web-make-and-invite = Apri il tavolo e invita
web-make-table = Apri il tavolo
web-minutes = { $minutes } min
web-move-piece = { $name }: sposta nel gruppo { $pile }
web-moves-since =    { $count ->
        [one] 1 mossa da quando hai giocato
       *[other] { $count } mosse da quando hai giocato
    }
web-name = Il tuo nome
web-name-ask = Come possiamo chiamarti?
web-name-blank = Un nome ha almeno una lettera, una cifra o un segno che si veda.
web-name-bot = Si chiama così un bot. Scegli un altro nome.
web-name-change = cambia
web-name-known = Giochi come { $name }.
web-name-marks = Troppi accenti su una lettera.
web-name-number = { $name } è il nome di quel posto finché è libero. Scegli un altro nome.
web-name-taken = { $name } siede già qui. Scegli un nome ben diverso.
web-name-too-long = Un nome ha al massimo 24 caratteri.
web-named = { $name }: { $text }
web-need-invitation = Questo link serve per guardare. Per giocare chiedi un invito al padrone di casa.
web-new = { $count } nuovi
web-new-table = Nuovo tavolo
web-no-account = nessun account, nessuna mail
web-no-variants = nessuna variante
web-no-way-back = non si annulla
web-not-now = Non ora:
web-not-now-brief = Non ora: { $count }
web-not-now-more =
    { $count ->
        [one] e un’altra cosa
       *[other] e altre { $count }
    }
web-not-saved = Ora non possiamo salvare la tua mossa. Nuovo tentativo …
web-away = non in linea
web-offline = non in linea – la bozza è al sicuro
web-only-watch = Guarda soltanto
web-others-may-watch = Altri possono guardare
web-outdated = C’è una versione più nuova di questa pagina.
web-over = La partita è finita
web-own-file = Scegli un file
web-own-file-away = Togli
web-own-file-from = Parti da:
web-own-file-line = Riga { $line }: { $why }
web-own-files = File tuoi
web-own-files-how = Porta ciò che appartiene alla tua copia del gioco. Viene controllato qui, mostrato sotto e scritto nella registrazione.
web-pace = L’orologio
web-outage-away = Il server non raggiunge il suo database: ora le partite non si possono né aprire né salvare. Nuovo tentativo …
web-outage-full = Il disco del server è pieno: le partite si potranno salvare solo quando il gestore avrà liberato dello spazio. Nuovo tentativo …
web-outage-offline = Il server non risponde. Nuovo tentativo …
web-pace-days = 2 giorni
web-pace-days-how = a risposta
web-pace-live = 20 min
web-pace-live-how = per giocatore, + 20 s a risposta
web-pace-move = 2 min
web-pace-move-how = a risposta
web-pace-none = Senza
web-pace-none-how = con calma
web-pile = Gruppo { $number }
web-pile-size =
    { $count ->
        [one] 1 pezzo
       *[other] { $count } pezzi
    }
web-pile-worth = valore { $worth }
web-piles-uneven = I gruppi devono avere { $sizes }.
web-play-now = Gioca subito
web-played-here = Qui si gioca:
web-played-with = Con che cosa si gioca a questo tavolo
web-players = Giocatori
web-practice = Un tavolo di prova: comincia nel mezzo di una partita, e chi l’ha creato sa tutto ciò che c’era.
web-problem-bad-setup = Questo non si può giocare:
web-problem-begun = La partita è cominciata.
web-problem-failed = Non ha funzionato. Riprova.
web-problem-no-seat = Tutti i posti sono occupati.
web-problem-not-found = Questo tavolo non esiste.
web-problem-not-invited = Questo invito non vale più. Chiedine uno nuovo al padrone di casa.
web-problem-not-yours = Può farlo solo il padrone di casa.
web-problem-offline = Il server non è raggiungibile.
web-problem-set-aside = Questa partita non si può aprire con questa versione; nulla è perduto.
web-problem-too-many-seats = Sei seduto a troppi tavoli. Prima finisci una partita o lascia un tavolo.
web-problem-try-again = Ora non si può salvare. Riprova tra un momento.
web-readings = Letture: dettagli in cui i libretti differiscono
web-recap = Riepilogo
web-recap-note = Il tabellone mostra quel momento. La tua domanda aspetta alla fine.
web-recap-note-watching = Il tabellone mostra quel momento.
web-recap-step = Passo { $step } di { $of }
web-recap-turn = { $name }, passo { $step } di { $of }
web-record = Registrazione come file
web-refused-illegal = Questo non è permesso.
web-refused-malformed = Il server non l’ha capito.
web-refused-not-yours = Stai solo guardando.
web-refused-out-of-date = Nel frattempo è successo altro. Guarda di nuovo.
web-refused-try-again = Il server non ha potuto salvarlo. Prova di nuovo.
web-reload = Ricarica
web-replay = Rivedi
web-rules = Regole
web-rules-of-game = { $game }: Regole
web-rules-detail = Le regole in dettaglio
web-rules-page = Il regolamento di questo tavolo
web-rules-print = Stampa
web-rules-printed = Le regole come stampate
web-saved = salvato ✓
web-search = Cerca nelle regole
web-seat = Posto
web-seat-free = posto libero
web-seat-kept = è atteso
web-seat-you = Tu
web-seats = Quanti giocano
web-sending = invio …
web-sent-away = Il padrone di casa ha liberato il tuo posto.
web-settings = Impostazioni
web-signals = Segnali quando tocca a te
web-signals-how = Un breve suono, un punto sulla scheda e, sul telefono, una vibrazione.
web-sit-down = Siediti
web-skip = Salta
web-speed = Ritmo degli altri
web-speed-1 = 1× · Ritmo normale
web-speed-2 = 2× · Due volte più veloce
web-speed-once = Subito
web-speed-pause = Pausa
web-speed-play = Continua
web-starts =
    { $free ->
        [one] Comincia appena si siede un altro
       *[other] Comincia appena si siedono altri { $free }
    }
web-starts-how = puoi andartene e tornare con il tuo link
web-starts-with-you = Comincia appena ti siedi
web-starts-with-you-how = tutti gli altri sono qui
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-steps-jumped =    { $count ->
        [one] Un passo è stato saltato.
       *[other] { $count } passi sono stati saltati.
    }
web-store-away = Ora non possiamo salvare. Nuovo tentativo …
web-store-full = Il disco del server è pieno: ora non possiamo salvare. Nuovo tentativo …
web-table = Che cosa c’è sul tavolo
web-table-in-words = Il tavolo in parole
web-table-people =
    { $seats ->
        [one] Un giocatore
       *[other] { $seats } giocatori
    }
web-table-who = tu{ $invited ->
        [0] {""}
        [one] , un amico
       *[other] , { $invited } amici
    }{ $bots ->
        [0] {""}
        [one] , un bot
       *[other] , { $bots } bot
    }
web-take = Ricevi · { $taken } di { $most }
web-theme = Chiaro o scuro
web-theme-auto = Auto
web-theme-dark = Scuro
web-theme-light = Chiaro
web-to-my-turn = Al mio turno
web-to-now = Al presente
web-token = { $name }: { $chosen } di { $have }
web-token-asked = { $name }: { $chosen } chiesti
web-token-of =    { $chosen ->
        [0] di { $have }
       *[other] { $chosen } di { $have }
    }
web-trade-kinds = Nessuna merce si scambia con il suo stesso tipo.
web-undo = Annulla
web-unfit-alone = Solo per un giocatore: prendi la scheda «{ $preset }».
web-unfit-beside = Non insieme a «{ $other }»: togli prima quella.
web-unfit-beside-brought = Non insieme a «{ $other }», che viene con «{ $cause }».
web-unfit-choose-seats = Solo per { $numbers } giocatori: scegli quel numero di posti.
web-unfit-reading = { $what } richiede questa lettura: { $answer }
web-unfit-seats =
    { $most ->
        [one] { $what }: per un giocatore solo.
       *[other] { $what }: per { $numbers } giocatori.
    }
web-unfit-together = { $one } e { $other } non vanno insieme.
web-untranslated = Non ancora tradotto
web-variants = Varianti
web-verified =    { $finding ->
        [wrong] Qualcosa non va.
        [unchecked] { $draws } estrazioni; non tutto verificabile
       *[right] { $draws } estrazioni, tutte giuste
    }
web-verify = Le estrazioni erano oneste?
web-verifying = Verifica in corso …
web-waiting =    { $free ->
        [0] Si comincia tra un momento
        [one] Manca un giocatore
       *[other] Mancano { $free } giocatori
    }
web-waits-for = Si aspetta: { $seats }
web-watch = Guarda
web-watch-link = Manda questo link a chi deve guardare
web-what = A che cosa giocate?
web-what-how = Scegli una scheda per riempire le impostazioni qui sotto, poi cambia ciò che vuoi.
web-who = Chi gioca?
web-why = perché?
web-you = tu
web-you-name = Ospite
web-your-move = Tocca a te
web-your-seat = il tuo posto
