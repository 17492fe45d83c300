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
