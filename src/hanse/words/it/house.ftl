# Parole della casa. Italiano, appena iniziato.

house-list-comma = { $some }, { $next }
house-list-and = { $some } e { $next }
house-nothing = niente
house-seat = Giocatore { $number }
house-spectator = spettatore

house-language-de = tedesco
house-language-en = inglese
house-language-it = italiano
house-language-fr = francese
house-taken-back =
    { $seat } ritira { $answers ->
        [one] una risposta
       *[other] { $answers } risposte
    }.
