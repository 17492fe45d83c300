# Parole della piattaforma. Italiano, appena iniziato.

platform-list-comma = { $some }, { $next }
platform-list-and = { $some } e { $next }
platform-nothing = niente
platform-seat = Giocatore { $number }
platform-spectator = spettatore

platform-language-de = tedesco
platform-language-en = inglese
platform-language-it = italiano
platform-language-fr = francese
platform-taken-back =
    { $seat } ritira { $answers ->
        [one] una risposta
       *[other] { $answers } risposte
    }.
platform-seat-resigned =
    { $by_n ->
        [0] { $seat } abbandona; da ora si risponde solo il necessario.
       *[other] { $seat } abbandona; al suo posto gioca un bot ({ $by }).
    }
platform-seat-taken-back = { $seat } è di nuovo qui e continua a giocare.
platform-seat-answered-for =
    { $by_n ->
        [0] { $seat } non aspetta più: per { $of } si risponde solo il necessario.
       *[other] { $seat } non aspetta più: per { $of } gioca un bot ({ $by }).
    }
platform-end-agreed = { $seat } finirebbe la partita adesso.
platform-going-back-agreed = { $seat } tornerebbe indietro di qualche mossa.
platform-went-back = Tutti sono d'accordo: la partita torna indietro.
platform-played-on = { $seat } vuole continuare a giocare.
