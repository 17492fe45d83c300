# Ciò che il browser dice dove si riguardano le partite. Italiano.

web-after-chance = Probabilità di vittoria, in percentuale
web-after-line =
    { $winners ->
        [0] Nessuno ha vinto
        [one] { $names } ha vinto
       *[other] { $names } hanno vinto
    } dopo { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    }
web-after-picture = Salva un’immagine
web-after-rounds = Turno per turno
web-after-saved = Salvata
web-after-see-chance = Probabilità e momenti decisivi
web-after-see-others = Rivedi: che cosa sapevano gli altri
web-after-share = Da condividere
web-after-start = inizio
web-after-text = Copia come testo
web-after-turning = Turno { $round }: { $name } passa dal { $from } al { $to } per cento
web-after-turnings = Momenti decisivi
web-after-way =
    da { $from } a { $to }: { $count ->
        [one] una volta
       *[other] { $count } volte
    }
web-replay-as = Come la vedeva { $name }
web-replay-file = Una partita da un file
web-replay-file-choose = Scegli un verbale
web-replay-file-how = Scegli il verbale di una partita, o trascinalo qui. Viene giocato passo per passo, come al tavolo.
web-replay-file-large = Questo file è troppo grande, o ci vuole troppo tempo per giocarlo.
web-replay-file-many = Troppi file in una volta. Aspetta un poco.
web-replay-file-note = Il server gioca il verbale e non ne conserva nulla. Accetta file fino a un quarto di megabyte.
web-replay-file-reading = Lo si sta giocando …
web-replay-file-wrong = Questo non è un verbale che si possa giocare: c’è un errore alla riga { $line }.
web-replay-leave = Esci
web-replay-moment = Momento della partita
web-replay-open = Tutto scoperto
web-replay-own = Come la vedi tu
web-replay-pace = Quanto va veloce
web-replay-play-on = Continua come { $name }
web-replay-play-on-how = Da questo momento comincia un tavolo tutto tuo. Agli altri posti siedono i bot.
web-replay-round = Turno { $round }
web-replay-share = Copia un link a questo momento
web-replay-step = Passo { $step } di { $of }
web-replay-times = { $times } volte più veloce
web-replay-turn-back = Un giocatore indietro
web-replay-turn-on = Un giocatore avanti
web-replay-viewer = La vista di chi
web-replay-watcher = Come la vedeva chi guardava
