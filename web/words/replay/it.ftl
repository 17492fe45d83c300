# Ciò che il browser dice dove si riguardano le partite. Italiano.

web-after-chance = Probabilità di vittoria, in percentuale
web-after-line =
    { $winners ->
        [0] Nessuno ha vinto
        [one] { $names } ha vinto
       *[other] { $names } hanno vinto
    } dopo { $rounds ->
        [one] un round
       *[other] { $rounds } round
    }
web-after-picture = Salva un’immagine
web-after-rounds = Round per round
web-after-saved = Salvata
web-after-see-chance = Probabilità e momenti decisivi
web-after-see-others = Rivedi: che cosa sapevano gli altri
web-after-share = Da condividere
web-after-start = inizio
web-after-text = Copia come testo
web-after-turning = Round { $round }: { $name } passa dal { $from } al { $to } per cento
web-after-turnings = Momenti decisivi
web-after-way =
    da { $from } a { $to }: { $count ->
        [one] una volta
       *[other] { $count } volte
    }
web-replay-as = Come la vedeva { $name }
web-replay-file = Una partita da un file
web-replay-file-choose = Scegli una registrazione
web-replay-file-how = Scegli la registrazione di una partita, o trascinala qui. Viene giocata passo per passo, come al tavolo.
web-replay-file-large = Questo file è troppo grande, o ci vuole troppo tempo per giocarlo.
web-replay-file-many = Troppi file in una volta. Aspetta un poco.
web-replay-file-note = Il server gioca la registrazione e non ne conserva nulla. Accetta file fino a un quarto di megabyte.
web-replay-file-reading = La si sta giocando …
web-replay-file-wrong = Questa non è una registrazione che si possa giocare: c’è un errore alla riga { $line }.
web-replay-leave = Esci
web-replay-moment = Momento della partita
web-replay-open = Tutto scoperto
web-replay-own = Come la vedi tu
web-replay-pace = Quanto va veloce
web-replay-play-on = Continua come { $name }
web-replay-play-on-how = Da questo momento comincia un tavolo tutto tuo. Agli altri posti siedono i bot.
web-replay-round = Round { $round }
web-replay-share = Copia un link a questo momento
web-replay-step = Passo { $step } di { $of }
web-replay-times = { $times } volte più veloce
web-replay-turn-back = Un giocatore indietro
web-replay-turn-on = Un giocatore avanti
web-replay-viewer = Il punto di vista
web-replay-watcher = Come la vedeva chi guardava
