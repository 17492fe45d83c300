# hanse play: das Brett von Lübeck. Deutsch.

terminal-luebeck-headline =
    Lübeck   { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }   Stapel { $stack } Karten, Durchgang { $run } von 2{ $last ->
        [yes] {"   "}letzte Runde
       *[no] {""}
    }
terminal-luebeck-head-city = Stadt
terminal-luebeck-head-on = führt nach
terminal-luebeck-head-cogs = Koggen
terminal-luebeck-field = Koggen auf dem Feld: { $cogs }
terminal-luebeck-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $you ->
        [yes] , du
       *[no] {""}
    }
terminal-luebeck-holds =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $figures } an Land{ $passed ->
        [yes] , gepasst
       *[no] {""}
    }
terminal-luebeck-hand = Deine Karten: { $cards }
terminal-luebeck-doubled = Vor { $seat }: { $cards }
terminal-luebeck-legend = Die Zeichen: 2:AAB ist Kogge 2 mit zwei Figuren von A und einer von B, → führt zu den nächsten Städten, ▸ ist gefragt.
