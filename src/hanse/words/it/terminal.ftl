# hanse play: che cosa dice il terminale in ogni gioco. Italiano.

terminal-names = Anna Birger Cecilia Detmar Elske

# Comandi: si può scrivere ogni parola di una riga.

terminal-command-help = aiuto
terminal-command-goal = scopo
terminal-command-rule = regola
terminal-command-why = perché perche
terminal-command-coach = consiglio consigliere
terminal-command-undo = annulla ritira
terminal-command-back = indietro
terminal-command-log = cronaca
terminal-command-offers = proposte
terminal-command-keyboard = tastiera
terminal-command-again = ancora
terminal-command-quit = esci
terminal-topic-board = tavolo
terminal-topic-cities = mappa
terminal-topic-city = città
terminal-topic-players = giocatori
terminal-topic-hand = mano
terminal-topic-cards = carte

terminal-title-help = Che cosa si può scrivere
terminal-title-goal = Il gioco in un minuto
terminal-title-why = Ora non è possibile
terminal-title-coach = Che cosa pensa il consigliere
terminal-title-log = Che cosa è successo finora
terminal-title-rule = La regola
terminal-title-board = Sul tavolo
terminal-title-recap = Dalla tua ultima risposta
terminal-help-answer = la risposta che gli sta accanto
    .typed = un numero o una lettera
terminal-help-goal = di che cosa tratta il gioco
    .typed = scopo
terminal-help-back = una domanda indietro, o da capo
    .typed = indietro
terminal-help-undo = la tua ultima risposta, se da allora niente è stato scoperto
    .typed = annulla
terminal-help-rule = la regola di questa domanda, o una qualsiasi con il suo numero
    .typed = ? o ? { $rule }
terminal-help-why = che cosa ora non è possibile, e perché
    .typed = perché
terminal-help-coach = che cosa farebbe qui un consigliere, e perché
    .typed = consiglio
terminal-no-coach = Qui ora non c’è consiglio.
terminal-help-log = tutto ciò che è successo
    .typed = cronaca
terminal-help-offers = proporre uno scambio, accettare, rifiutare, ritirare
    .typed = proposte
terminal-help-keyboard = darla a un altro, che risponda a una proposta
    .typed = tastiera ben
terminal-help-again = questa domanda un’altra volta
    .typed = ancora
terminal-help-quit = uscire; la partita è salvata dopo ogni mossa
    .typed = esci
terminal-help-keys = La freccia in su riporta ciò che hai scritto, Tab completa una parola.
terminal-help-notation = { $example }: ogni risposta in notazione, come questa
terminal-help-board = { $topics }: il tavolo in frasi
terminal-keys = scopo  aiuto  ? regola

# Domande

terminal-more = { $label } …
terminal-thing =
    { $thing }{ $have ->
        [1] {""}
       *[other] {" "}×{ $have }
    }
terminal-task-pick =
    { $least ->
        [0] Scegline fino a { $most }
       *[other] { $most ->
            [one] Scegline uno
           *[other] Scegline da { $least } a { $most }
        }
    }
terminal-task-pay = Paga { $most }
terminal-task-give = Dai da 1 a { $most }
terminal-task-take = Prendi da { $least } a { $most }
terminal-task-pile = Gruppo { $stage }: { $most }
terminal-task-offer = Dai fino a { $most }, o niente
terminal-task-want = Chiedi fino a { $most }, o niente
terminal-picked-none = { $task }: scrivi con spazi in mezzo, poi Invio.
terminal-picked = { $task }: { $things } … e altro. (-x toglie x.)
terminal-picked-enough = { $task }: { $things }. Invio, se è tutto. (-x toglie x.)
terminal-partner = { $name } ({ $goods ->
        [one] 1 merce
       *[other] { $goods } merci
    }, { $markers ->
        [one] 1 segnalino
       *[other] { $markers } segnalini
    })
terminal-counter = { $name }, in risposta alla proposta { $offer }
terminal-vow-vow = Ti impegni a qualcosa?
terminal-vow-wants = Vuoi una promessa in cambio?
terminal-vow-none = Niente
terminal-promise = Parole da aggiungere? Non vincolano nessuno. Invio per nessuna.

# Prima di una risposta che finisce il turno, o colpisce chi la dà. Si mostra la prima parola.

terminal-yes = s sì si
terminal-no = n no
terminal-keep = No, scelgo di nuovo

# Che cosa non va

terminal-refused = { $rule } { $label }: { $why }
terminal-broken = { $why } ({ $rule })
terminal-not-now = Ora questo non è possibile.
terminal-not-asked = Non è ciò che ora si chiede ({ $rule }): { $ask }
terminal-strange = «{ $text }» non si capisce. Scrivi un numero dell’elenco, una mossa, o aiuto.
terminal-ambiguous = Potrebbe essere: { $choices }.
terminal-have-none = Non hai { $thing }.
terminal-none-here = Qui non si può avere { $thing }.
terminal-possible = È possibile: { $values }.
terminal-too-few = Di { $thing } ce n’è solo { $have }.
terminal-too-many = Al massimo { $most }.
terminal-dead-end = In cambio dovresti prenderne almeno { $least }, e ce ne sono solo { $most }.
terminal-not-enough = Almeno { $least }.
terminal-promise-long = Al massimo { $most } lettere, e solo se le regole di questo tavolo permettono parole.
terminal-more-refusals =
    { $count ->
        [one] un’altra cosa non è possibile: perché
       *[other] altre { $count } cose non sono possibili: perché
    }
terminal-no-deals = In questo gioco non ci sono scambi.
terminal-no-offers = Ora qui non c’è nessuno con cui trattare.
terminal-offers-waiting =
    { $count ->
        [one] Una proposta aperta: proposte
       *[other] { $count } proposte aperte: proposte
    }
terminal-no-undo = Niente da annullare: { $why }
terminal-undo-start = non hai ancora risposto niente.
terminal-undo-draw = dalla tua ultima risposta qualcosa è stato pescato.
terminal-undo-reveal = dalla tua ultima risposta qualcosa è stato scoperto.
terminal-undo-deal = dalla tua ultima risposta si è fatto un accordo.
terminal-undo-answer = da allora ha risposto un altro.
terminal-undo-sealed = una scelta segreta non si ritira.
terminal-undo-over = la partita è finita.
terminal-nobody = Nessun altro qui si chiama «{ $name }».
terminal-guest = Invio ridà la tastiera.
terminal-none = Niente.

# All’inizio

terminal-which-game = A quale gioco vuoi giocare?
terminal-level = Come giochi?
terminal-level-name =
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
terminal-level-line = { $name } ({ $how })
terminal-other-bots = Per prove e studi ci sono anche: { $bots }.
terminal-too-small = Questo terminale è { $columns } × { $lines }; il tabellone si disegna da { $width } × { $height } in su. Fino ad allora si dice tutto in righe, come con --plain.

# Pagine

terminal-curtain = La tastiera va a { $seat }. { $seat }: premi Invio quando nessun altro guarda.
terminal-page-more = Invio: ancora
terminal-page-end = Invio: avanti
terminal-plain-line = { $key }: { $text }
terminal-plain-refusals =
    { $count ->
        [one] Una cosa ora non è possibile; scrivi perché.
       *[other] { $count } cose ora non sono possibili; scrivi perché.
    }
terminal-score-head = Punti
terminal-score-total = Totale
terminal-winner = { $seat } (vince)
terminal-saved = La registrazione della partita: { $file }
terminal-chance-head = Probabilità di vincere
terminal-chance-start = inizio
terminal-chance-round = round { $round }
terminal-turnings = Momenti decisivi
terminal-turning = Round { $round }: { $name } passa dal { $from } al { $to } per cento
terminal-no-judge = Questo gioco non lo giudica nessuno.
terminal-chance-shown = Come stavano tutti, e i momenti decisivi: hanse replay { $file } --chances
terminal-replay-keys =
    Invio: avanti · b: indietro · 40: mossa 40 · < >: round precedente e successivo · s, e: inizio, fine
    #2: come sapeva il posto 2 (0: spettatori) · o: tutto scoperto · p: posizione · q: esci
terminal-replay-open = tutto scoperto
terminal-replay-seat = come sapeva { $name }
terminal-replay-unknown = Non c’è un comando «{ $text }».
terminal-replay-watching = come vedevano gli spettatori
terminal-left = La partita è salvata in { $file }. Per continuare: hanse play --continue
terminal-no-game = Non c’è nessuna partita da continuare.
