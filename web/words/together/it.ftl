# Quello che si dice ai tavoli con più persone. Italiano.

web-again-freed = Il tuo posto nella prossima partita non è più tuo: il padrone di casa lo ha liberato. Chiedigli un invito, oppure guarda.
web-again-show = Mostra qui la prossima partita
web-agree-back = Torno indietro anch’io
web-agree-end = Finiamola qui
web-arrange = Accanto alla partita
web-before = Prima di: { $what }
web-begun = La partita è cominciata
web-begun-how = Questo link era l’invito; a un posto ti porta solo il suo link. Sul dispositivo con cui ti sei seduto apri il tavolo, poi «{ $settings }» e «{ $replace }». Il nuovo link aprilo qui.
web-begun-lost = Se non hai più quel dispositivo, dillo al padrone di casa: gli altri possono far continuare un bot al tuo posto.
web-begun-yours = Uno di questi posti è tuo?
web-bot-instead = Un bot al suo posto
web-chat-watching = Qui i giocatori parlano tra loro. Chi guarda legge e basta.
web-end-alone = Chiudi la partita
web-end-alone-sure = La partita finisce qui e nessuno vince.
web-end-sure = Si chiede agli altri. Se tutti sono d’accordo, la partita finisce così com’è e nessuno vince.
web-ended-agreed = Tutti i presenti hanno voluto smettere: i punti sono rimasti com’erano.
web-ending = { $names }: propone di smettere adesso.
web-ending-mine = Proponi di smettere. Si chiede agli altri.
web-ending-too = Come { $names } accetti di smettere. Si chiede agli altri.
web-friend-phone = si unisce col telefono
web-go-back = Tornare indietro insieme
web-go-back-how = Fin dove? Tutti devono essere d’accordo.
web-go-back-none = Non si torna indietro: l’ultima cosa è stata un’estrazione.
web-going-back = { $names }: vorrebbe tornare indietro di qualche mossa.
web-going-back-mine = Vorresti tornare indietro di qualche mossa. Si chiede agli altri.
web-going-back-too = Come { $names } accetti di tornare indietro. Si chiede agli altri.
web-gone =
    { $name } non c’è e ha ancora { $unit ->
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
    }. Poi potrete aspettare, far giocare un bot o chiudere la partita.
web-join-gone = Nessun tavolo che aspetti ancora ha questo codice: forse è scritto male, o la partita è cominciata.
web-late = { $name } non risponde. Che cosa vuoi fare?
web-late-bot = Lascia giocare un bot fino al ritorno
web-late-bot-how = Il posto si riprende in ogni momento con un tocco.
web-late-end = Chiudere la partita
web-late-wait = Aspettare
web-late-wait-how = Puoi scegliere di nuovo in ogni momento.
web-leave-host = Il padrone di casa sei tu. Se te ne vai, lo diventa { $name }.
web-leave-last = Qui non siede nessun altro: il padrone di casa sarà chi si siede per primo. Torni solo con l’invito; prima copialo.
web-leave-sure = Il tuo posto diventa libero per altri.
web-left =
    { $bots ->
        [0] Hai lasciato il posto: per te si risponde solo il necessario.
       *[other] Un bot gioca per te.
    }
web-middle-how = Oppure aprite { $address }, scegliete «Unisciti» e scrivete:
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
web-my-round = round { $round }
web-my-tables = I miei tavoli
web-my-won = Hai vinto, con { $points }
web-next-waits =
    { $count ->
        [one] Al tavolo che mi aspetta
       *[other] Al prossimo di { $count } tavoli che mi aspettano
    }
web-nobody-wins = Nessuno vince
web-none-closed = Il padrone di casa non lascia più guardare.
web-none-closed-how = La partita continua senza spettatori. Se uno dei posti è tuo, apri il tuo link.
web-none-invited = Questo invito non vale più.
web-none-invited-how = La partita è cominciata, o il padrone di casa ha fatto un nuovo invito. Se siedi già lì, apri il tuo link; altrimenti chiedi a lui.
web-none-mine = Qui non hai più un posto.
web-none-mine-how = Il padrone di casa lo ha liberato prima dell’inizio e non lascia guardare, o questo server non ha più il tavolo.
web-none-unknown = Qui non c’è un tavolo che tu possa guardare.
web-none-unknown-how = Forse il link non è completo, o il padrone di casa non lascia guardare. Se giochi lì, apri il tuo link.
web-notify = Avvisami quando tocca a me
web-offer-end = Proponi di smettere
web-offer-end-how = Tutti i presenti devono essere d’accordo.
web-pace-given = Con gli amici c’è un orologio: 20 minuti a testa, così nessuno aspetta per sempre. Puoi cambiarlo qui sotto.
web-pass-away = Ciò che tiene { $name } è nascosto.
web-pass-back = Torna a { $name }
web-pass-round = Tocca a { $name }, nel round { $round }.
web-pass-show = Sono { $name }, mostra il mio tavolo
web-pass-since = Prima si rivede ciò che è successo dall’ultima volta che { $name } ha guardato.
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
web-remind = Ricorda
web-remind-copied = Copiato. Ora invialo.
web-remind-words = Tocca a te, al nostro tavolo:
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
web-seat-left = ha lasciato il posto; gioca un bot
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
    }. Poi potrete aspettare, far giocare un bot o chiudere la partita.
web-table-before = L’ultima partita e la sua chat
web-table-who-middle = { $people } col telefono{ $bots ->
        [0] {""}
        [one] , un bot
       *[other] , { $bots } bot
    }; questo schermo non gioca
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
web-waits-more =
    { $count ->
        [one] Un altro tavolo ti aspetta.
       *[other] Altri { $count } tavoli ti aspettano.
    }
web-waits-news = Da quando sei via:
web-waits-points =
    Tu hai { $own ->
        [one] { $own } punto
       *[other] { $own } punti
    }, { $name } ha { $points }.
web-waits-round = Round { $round }.
web-waits-since =
    da { $unit ->
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
web-waits-watch = Guarda che cosa è successo
web-waits-with = { $game } con { $names }
web-withdraw = Ritiro la proposta
