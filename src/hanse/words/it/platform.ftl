# Parole della piattaforma: ciò che serve a ogni gioco. Italiano.

platform-list-comma = { $some }, { $next }
platform-list-and = { $some } e { $next }
platform-list-or = { $some } o { $next }
platform-nothing = niente
platform-points = { $seat } { $points }
platform-seat = Giocatore { $number }
platform-spectator = spettatore
platform-you = tu

platform-language-de = tedesco
platform-language-en = inglese
platform-language-it = italiano
platform-language-fr = francese

platform-rule-class-rule = regola del gioco
platform-rule-class-fact = contenuto della scatola
platform-rule-class-note = nota
platform-rule-place = { $class }; vedi { $page }
platform-rule-unknown = Non c’è una regola { $rule }.
platform-rule-near = Lì vicino: { $rules }.
platform-rule-none = Nessuna regola parla di «{ $sought }».
platform-rule-alike = Qui i libretti sono tutti d’accordo.
platform-rule-ours = Noi giochiamo
platform-rule-reading = Da scegliere: { $reading }
platform-rule-default = di solito
platform-rule-replaced = Cambiato a questo tavolo: { $why }
platform-rule-struck = Non a questo tavolo: { $why }
platform-rule-absent = Vale solo ad altri tavoli: { $why }
platform-rule-chosen = Questo tavolo ha scelto così.
platform-rule-instead = Al suo posto { $rule }: { $title }
platform-rule-also = Vedi anche { $rule }: { $title }
platform-book-german = tedesco
platform-book-english = inglese
platform-book-italian = italiano
platform-book-french = francese
platform-book-designer = autore
platform-book-others = altri
platform-taken-back =
    { $seat } ritira { $answers ->
        [one] una risposta
       *[other] { $answers } risposte
    }.
    .you =
        Ritiri { $answers ->
            [one] una risposta
           *[other] { $answers } risposte
        }.
platform-seat-resigned =
    { $by_n ->
        [0] { $seat } abbandona; da ora si risponde solo il necessario.
       *[other] { $seat } abbandona; al suo posto gioca un bot.
    }
    .you =
        { $by_n ->
            [0] Abbandoni; da ora per te si risponde solo il necessario.
           *[other] Abbandoni; al tuo posto gioca un bot.
        }
platform-seat-taken-back = { $seat } è di nuovo qui e continua a giocare.
    .you = Sei di nuovo qui e continui a giocare.
platform-seat-answered-for =
    { $by_n ->
        [0] { $seat } non aspetta più: per { $of } si risponde solo il necessario.
       *[other] { $seat } non aspetta più: per { $of } gioca un bot.
    }
    .you =
        { $by_n ->
            [0] Non aspetti più: per { $of } si risponde solo il necessario.
           *[other] Non aspetti più: per { $of } gioca un bot.
        }
    .you-of =
        { $by_n ->
            [0] { $seat } non aspetta più: per te si risponde solo il necessario.
           *[other] { $seat } non aspetta più: per te gioca un bot.
        }
platform-end-agreed = { $seat } accetta di finire la partita.
    .you = Accetti di finire la partita.
platform-end-offered = { $seat } propone di finire la partita adesso.
    .you = Proponi di finire la partita adesso.
platform-going-back-agreed = { $seat } accetta di tornare indietro di qualche mossa.
    .you = Accetti di tornare indietro di qualche mossa.
platform-going-back-offered = { $seat } propone di tornare indietro di qualche mossa.
    .you = Proponi di tornare indietro di qualche mossa.
platform-went-back = Tutti sono d’accordo: la partita torna indietro.
platform-played-on = { $seat } vuole continuare a giocare.
    .you = Vuoi continuare a giocare.
platform-needs-server = I pacchetti del server non sono installati (manca { $package }): pip install 'hanse[serve]'
platform-link-days =
    { $days ->
        [one] Un giorno a risposta
       *[other] { $days } giorni a risposta
    }
platform-link-each = { $minutes } min a risposta
platform-link-free = un posto libero
platform-link-invites = { $host } ti invita a giocare a { $game }
platform-link-live = { $minutes } min a partita, + { $seconds } s
platform-link-rules =
    { $seats } giocatori{ $variants ->
        [0] {""}
        [one] , una variante
       *[other] , { $variants } varianti
    }
platform-link-table = { $game } in { $seats }
platform-link-untimed = senza orologio
platform-link-who =
    { $names }{ $free ->
        [0] {""}
        [one] {" "}· un posto è libero
       *[other] {" "}· { $free } posti sono liberi
    }
platform-kit-ended =
    { $winners_n ->
        [one] { $winners } vince.
       *[other] { $winners } dividono la vittoria.
    }
platform-kit-ended-you =
    { $winners_others_n ->
        [0] Vinci.
       *[other] { $winners_others } e tu dividete la vittoria.
    }
platform-kit-table = Sul tavolo
platform-kit-own = Solo per te
platform-kit-now = Adesso
platform-kit-round = Round
platform-notify-turn = Tocca a te: { $game }
platform-notify-table = { $game }: si aspetta { $names }
platform-notify-test = Questa è una prova per { $game }. Le notifiche dei tuoi turni arriveranno così.
platform-mail-confirm-title = Conferma il tuo indirizzo per { $game }
platform-mail-confirm-text = Qualcuno ha indicato questo indirizzo per essere avvisato dei suoi turni in una partita di { $game } su { $host }. Per ricevere queste e-mail, apri il link e conferma. Se non sei stato tu, ignora questa e-mail. Per non ricevere mai più questa domanda, apri il link e scegli «Basta e-mail».
platform-mail-stop = Per non ricevere più queste e-mail, apri questo link:
platform-mail-confirm = Conferma l’indirizzo
platform-mail-end = Basta e-mail
platform-mail-end-all = Basta e-mail, da tutte le partite
platform-mail-digest = { $count } partite ti aspettano
platform-mail-waiting = Vuoi ricevere un’e-mail a questo indirizzo quando tocca a te in questa partita?
platform-mail-confirmed = Il tuo indirizzo è confermato. Riceverai un’e-mail quando tocca a te in questa partita.
platform-mail-stopped = Non riceverai più e-mail su questa partita.
platform-sign-in-title = Accesso a { $host }
platform-sign-in-text = Con questo link accedi a { $host }. Aprilo entro 10 minuti nel browser in cui l’hai richiesto. Se non sei stato tu, ignora questa e-mail.
platform-sign-in-address = Accedere come { $address }?
platform-sign-in-button = Accedi
platform-sign-in-late = Questo link non è più valido. Richiedine uno nuovo.
platform-sign-in-elsewhere = Apri questo link nel browser in cui l’hai richiesto.
platform-sign-in-taken = Questo indirizzo appartiene già a un altro account.
platform-notify-days = Restano { $days } giorni
platform-notify-hours = Restano { $hours } ore
platform-notify-minutes =
    { $minutes ->
        [0] Resta meno di un minuto
        [one] Resta un minuto
       *[other] Restano { $minutes } minuti
    }
