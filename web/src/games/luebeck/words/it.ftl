# Lübeck: parole proprie nel browser. Italiano.

web-luebeck-again = Un altro viaggio?
web-luebeck-along =
    { $count ->
        [one] { $seats } viene con te
       *[other] { $seats } vengono con te
    }
web-luebeck-board = I due mari
web-luebeck-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
web-luebeck-choose-packet = Scegli prima un pacchetto.
web-luebeck-discards = Scarti
web-luebeck-display = Pacchetti
web-luebeck-free = cocche libere
web-luebeck-go-home =
    { $count ->
        [one] { $seats } torna a casa
       *[other] { $seats } tornano a casa
    }
web-luebeck-hand = La tua mano
web-luebeck-hand-empty = La tua mano è vuota.
web-luebeck-known-short = Note
web-luebeck-more = Altro
web-luebeck-passed = ha passato
web-luebeck-practice = prova
web-luebeck-stack = mazzo
web-luebeck-taken = preso
web-luebeck-tap = Tocca una carta o una cocca.
web-luebeck-tap-packet = Tocca un pacchetto per valutarlo.
web-luebeck-took = Preso da { $seat }
