# Le parole proprie del browser. Italiano, per quanto c’è.

web-about = Kogge è un gioco di Andreas Steding, Lübeck di Reiner Stockhausen. Hanse li gioca entrambi secondo il libro, regola per regola; non è ufficiale e non viene né da loro né dai loro editori.
web-action = Che cosa si chiede
web-again = Ancora una partita
web-again-how = Gli stessi giocatori, ciascuno un posto più avanti.
web-again-join = Unisciti alla prossima partita
web-again-watch = Guarda la prossima partita
web-all = Tutto
web-asked = deve rispondere
web-back = Indietro
web-by-edition = Come dice l’edizione
web-change = Cambia
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-send = Di’
web-chat-write = Di’ qualcosa
web-check =
    { $finding ->
        [wrong] Qualcosa non è come dovrebbe.
        [unchecked] Ciò che questo browser ha potuto verificare è giusto.
       *[right] Ogni estrazione è come fu fissata prima della partita.
    }
web-check-bots =
    { $finding ->
        [wrong] È indicato un numero per un bot, e i bot non ne danno.
       *[right] I bot non hanno aggiunto nulla.
    }
web-check-commitment =
    { $finding ->
        [wrong] Il numero segreto del server non corrisponde al suo impegno per questo tavolo.
       *[right] Il numero segreto del server corrisponde al suo impegno, che vale per questo tavolo.
    }
web-check-draws =
    { $finding ->
        [wrong] Riga { $number } del verbale: questa estrazione non viene dalla chiave.
       *[right] Tutte le { $number } estrazioni vengono dalla chiave formata da tutti i numeri, in quest’ordine.
    }
web-check-how = Le mosse stesse le verifica «hanse verify», con il verbale come file.
web-check-nonce =
    { $finding ->
        [wrong] Il numero dato dal tuo browser non è quello del verbale.
        [unchecked] Questo browser non ha dato numeri qui.
       *[right] Il numero dato dal tuo browser ne fa parte.
    }
web-check-points =
    { $finding ->
        [wrong] Il verbale finisce con punti diversi da questo schermo.
       *[right] Il verbale finisce con i punti di questo schermo.
    }
web-check-record = Il verbale non è leggibile.
web-check-seen =
    { $finding ->
        [wrong] Non è l’impegno che ti è stato mostrato prima della partita.
        [unchecked] Questo browser non ha visto l’impegno prima della partita.
       *[right] È l’impegno che ti è stato mostrato prima della partita.
    }
web-choose-one = Scegline uno.
web-close = Chiudi
web-commitment = Il caso è fissato:
web-commitment-why = È l’hash di un numero che il server ha scelto prima che qualcuno si sedesse. Poi il browser di ogni giocatore aggiunge un numero suo, e tutte le estrazioni vengono da entrambi. Dopo la partita puoi verificarlo.
web-connecting = collegamento …
web-copied = Copiato ✓
web-copy = Copia l’invito
web-copy-failed = Questo browser non ci lascia copiare. Seleziona il link e copialo.
web-copy-own = Copia il mio link
web-copy-own-why = Il tuo link ti riporta al tuo posto da qualsiasi dispositivo. Tienilo per te.
web-copy-watch = Copia il link per guardare
web-edition-how = Secondo quale libro giocate, dove i libri differiscono.
web-final-draw = Non si torna indietro: decide il caso.
web-final-over = Con questo la partita finisce.
web-final-reveal = Non si torna indietro: si scopre qualcosa di nascosto.
web-final-sealed = Nessuno lo vede ancora. Puoi cambiarlo finché tutti hanno scelto.
web-foretold = Che cosa ne viene
web-free-seat = Manda via
web-games = Giochi
web-get = Ricevi
web-give = Dai
web-home = Pagina iniziale
web-host = padrone di casa
web-invite = Manda questo link a chi deve giocare
web-kept = La tua risposta è al sicuro e parte appena il server torna.
web-language = Lingua
web-leave = Lascia il mio posto
web-log = Cronaca
web-make-table = Apri il tavolo
web-moves-since =
    { $count ->
        [one] 1 mossa da quando hai giocato
       *[other] { $count } mosse da quando hai giocato
    }
web-my-tables = I miei tavoli
web-name = Il tuo nome
web-name-blank = Un nome ha almeno una lettera, una cifra o un segno che si veda.
web-name-bot = Si chiama così un bot. Scegli un altro nome.
web-name-marks = Troppi accenti su una lettera.
web-name-number = { $name } è il nome di quel posto finché è libero. Scegli un altro nome.
web-name-taken = { $name } siede già qui, e il tuo nome gli somiglia troppo.
web-name-too-long = Un nome ha al massimo 24 caratteri.
web-need-invitation = Con questo link si guarda. Per sederti ti serve l’invito che può mandarti il padrone di casa.
web-new-table = Nuovo tavolo
web-no-way-back = senza ritorno
web-not-saved = L'archivio non è raggiungibile; la tua mossa non è salvata. Nuovo tentativo …
web-offline = non in linea – la bozza è al sicuro
web-others-may-watch = Altri possono guardare
web-over = La partita è finita
web-pace = Tempo
web-pace-days = Due giorni per risposta
web-pace-live = Dal vivo: 20 minuti a testa, e 20 secondi per risposta
web-pace-none = Quanto serve
web-pile = Gruppo { $number }
web-play-now = Gioca subito contro i bot
web-play-now-how = Nessun account, nessuna attesa: tu e tre bot.
web-players = Giocatori
web-problem-begun = La partita è cominciata.
web-problem-failed = Non ha funzionato. Riprova.
web-problem-no-seat = Tutti i posti sono occupati.
web-problem-not-found = Questo tavolo non esiste.
web-problem-not-invited = Questo invito non vale più. Chiedine uno nuovo al padrone di casa.
web-problem-not-yours = Può farlo solo il padrone di casa.
web-problem-offline = Il server non è raggiungibile.
web-problem-set-aside = Questa partita non si può aprire con questa versione; nulla è perduto.
web-readings = Letture: dettagli in cui i libri differiscono
web-recap = Riepilogo
web-recap-note = La plancia mostra quel momento. La tua domanda aspetta alla fine.
web-recap-note-watching = La plancia mostra quel momento.
web-recap-step = Passo { $step } di { $of }
web-recap-turn = { $name }, passo { $step } di { $of }
web-record = Verbale come file
web-refused-list = Ora impossibile: { $count }
web-rules = Regole
web-saved = salvato ✓
web-search = Cerca nelle regole
web-seat-free = posto libero
web-seat-kept = è atteso
web-seat-open = Una persona, su invito
web-seat-you = Tu
web-seats = Quanti giocano
web-sending = invio …
web-sent-away = Il padrone di casa ha liberato il tuo posto.
web-settings = Impostazioni
web-sit-down = Siediti
web-skip = Salta
web-speed = Ritmo degli altri
web-speed-1 = Ritmo normale
web-speed-2 = Due volte più veloce
web-speed-once = Subito
web-speed-pause = Pausa
web-speed-play = Continua
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-steps-jumped =
    { $count ->
        [one] Un passo è stato saltato.
       *[other] { $count } passi sono stati saltati.
    }
web-store-away = L'archivio non è raggiungibile; ora non si salva nulla. Nuovo tentativo …
web-table = Che cosa c’è sul tavolo
web-theme = Chiaro o scuro
web-theme-auto = Auto
web-theme-dark = Scuro
web-theme-light = Chiaro
web-to-my-turn = Al mio turno
web-to-now = Al presente
web-token-asked = { $name }: { $chosen } chiesti
web-token-of =
    { $chosen ->
        [0] di { $have }
       *[other] { $chosen } di { $have }
    }
web-undo = Annulla
web-variant-how = Altre regole per chi conosce il gioco. Nessuna è necessaria.
web-variants = Varianti
web-verified =
    { $finding ->
        [wrong] Qualcosa non va.
        [unchecked] { $draws } estrazioni; non tutto verificabile
       *[right] { $draws } estrazioni, tutte giuste
    }
web-verify = Verifica il caso
web-verifying = Verifica in corso …
web-waiting =
    { $free ->
        [0] Si comincia tra un momento
        [one] Manca un giocatore
       *[other] Mancano { $free } giocatori
    }
web-waits-for = Si aspetta: { $seats }
web-watch = Guarda
web-watch-link = Manda questo link a chi deve guardare
web-who = Chi gioca
web-you = tu
web-you-name = Grete
web-your-move = Tocca a te
