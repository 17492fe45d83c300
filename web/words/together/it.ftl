# Quello che si dice ai tavoli con più persone. Italiano.

web-agree-back = Torno indietro anch’io
web-agree-end = Finiamola qui
web-arrange = Accanto alla partita
web-before = Prima di: { $what }
web-bot-instead = Un bot al suo posto
web-end-alone = Chiudi la partita
web-end-alone-sure = La partita finisce qui e nessuno vince.
web-end-sure = Si chiede agli altri. Se tutti sono d’accordo, la partita finisce così com’è e nessuno vince.
web-ended-agreed = Tutti i presenti hanno voluto smettere: i punti sono rimasti com’erano.
web-ending = { $names }: propone di smettere adesso.
web-ending-mine = Proponi di smettere. Si chiede agli altri.
web-friend-phone = si unisce col telefono
web-go-back = Tornare indietro insieme
web-go-back-how = Fin dove? Tutti devono essere d’accordo.
web-go-back-none = Non si torna indietro: l’ultima cosa è stata un’estrazione.
web-going-back = { $names }: vorrebbe tornare indietro di qualche mossa.
web-going-back-mine = Vorresti tornare indietro di qualche mossa. Si chiede agli altri.
web-late = { $name } non risponde. Che cosa vuoi fare?
web-late-bot = Continua un bot
web-late-bot-how = Il posto si riprende in ogni momento con un tocco.
web-late-end = Chiudere la partita
web-late-wait = Aspettare
web-late-wait-how = Puoi scegliere di nuovo in ogni momento.
web-left =
    { $bots ->
        [0] Hai lasciato il posto: per te si risponde solo il necessario.
       *[other] Un bot gioca per te.
    }
web-middle-how = Oppure aprite { $address }, scegliete “Unisciti” e scrivete:
web-middle-local = All’indirizzo { $address } i telefoni non trovano questo computer. Avviate il server con { $command } e aprite questa pagina all’indirizzo che il computer ha nella vostra rete.
web-middle-scan = Inquadrate questo codice con i telefoni.
web-middle-then = Questo schermo mostra solo ciò che tutti possono vedere. La mano resta sul telefono.
web-my-ended =
    { $count ->
        [one] Una partita finita
       *[other] { $count } partite finite
    }
web-my-gathering = non sono ancora tutti qui
web-my-kept = c’è un posto per te
web-my-lost = Ha vinto { $winners }; tu avevi { $points }
web-my-round = turno { $round }
web-my-tables = I miei tavoli
web-my-won = Hai vinto, con { $points }
web-next-waits =
    { $count ->
        [one] Al tavolo che mi aspetta
       *[other] Al prossimo di { $count } tavoli che mi aspettano
    }
web-nobody-wins = Nessuno vince
web-offer-end = Proponi di smettere
web-offer-end-how = Tutti i presenti devono essere d’accordo.
web-pass-away = Ciò che tiene { $name } è nascosto.
web-pass-back = Torna a { $name }
web-pass-round = Tocca a { $name }, nel turno { $round }.
web-pass-show = Sono { $name }, mostra il mio tavolo
web-pass-since = Prima si rivede ciò che è successo da quando { $name } ha guardato.
web-pass-to = Passa lo schermo a { $name }
web-pass-wait = Giocano gli altri …
web-phrase-again = Un’altra partita?
web-phrase-anchor = ⚓
    .about = un’ancora
web-phrase-bye = Arrivederci!
web-phrase-cheers = 🍻
    .about = salute
web-phrase-hello = Ciao a tutti!
web-phrase-hm = 🤔
    .about = ci penso
web-phrase-luck = Buona fortuna!
web-phrase-moment = Un momento, per favore.
web-phrase-smile = 😊
    .about = un sorriso
web-phrase-sorry = Scusate!
web-phrase-thanks = Grazie!
web-phrase-thumb = 👍
    .about = pollice in su
web-phrase-well-played = Ben giocato!
web-phrase-wow = 😮
    .about = stupore
web-phrases = Detto con un tocco
web-play-on = Continuare
web-refused-not-yet = C’è ancora tempo per quella risposta.
web-refused-seat-left = Qualcun altro gioca al tuo posto. Prima riprendilo.
web-refused-too-long = Questa partita ha troppe mosse per farlo.
web-reminded =
    Gli altri ti aspettano. Rispondi entro { $unit ->
        [seconds] { $count ->
            [one] un secondo
           *[other] { $count } secondi
        }
        [minutes] { $count ->
            [one] un minuto
           *[other] { $count } minuti
        }
        [hours] { $count ->
            [one] un’ora
           *[other] { $count } ore
        }
       *[days] { $count } giorni
    }.
web-reminded-plain = Gli altri ti aspettano.
web-resign = Lascio il posto
web-resign-sure = Un bot continua al tuo posto e tutti lo sanno. Puoi riprendere il posto in ogni momento.
web-restart = Ricomincia il mio turno
web-screens = Dove giocano gli amici?
web-screens-middle = Tavolo nel mezzo
web-screens-middle-how = questo schermo per tutti, telefoni per la mano
web-screens-name = Giocatore { $seat }
web-screens-own = Schermi propri
web-screens-own-how = ognuno riceve il link
web-screens-pass = Questo schermo
web-screens-pass-how = passa di mano in mano
web-seat-away = non c’è
web-seat-here = è qui
web-seat-left = ha lasciato; gioca un bot
web-seat-writing = sta scrivendo
web-slow =
    { $name } ha avuto un promemoria e ha ancora { $unit ->
        [seconds] { $count ->
            [one] un secondo
           *[other] { $count } secondi
        }
        [minutes] { $count ->
            [one] un minuto
           *[other] { $count } minuti
        }
        [hours] { $count ->
            [one] un’ora
           *[other] { $count } ore
        }
       *[days] { $count } giorni
    }.
web-table-before = L’ultima partita e la sua chat
web-take-seat-back = Riprendo il mio posto
web-time-left =
    ancora { $unit ->
        [seconds] { $count ->
            [one] un secondo
           *[other] { $count } secondi
        }
        [minutes] { $count ->
            [one] un minuto
           *[other] { $count } minuti
        }
        [hours] { $count ->
            [one] un’ora
           *[other] { $count } ore
        }
       *[days] { $count } giorni
    }
web-withdraw = Ritiro la proposta
