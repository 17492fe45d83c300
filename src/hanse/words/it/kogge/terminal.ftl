# hanse play: il tabellone di Kogge. Italiano.

terminal-kogge-headline =
    Kogge   { $round ->
        [0] preparazione
       *[other] round { $round }
    }   Gilda { $walked } di 18   riserva { $reserve } segnalini{ $last ->
        [yes] {"   "}ultimo round
       *[no] {""}
    }
terminal-kogge-head-city = città
terminal-kogge-head-goods = merci
terminal-kogge-head-offices = uffici
terminal-kogge-head-here = qui
terminal-kogge-market = Mercato { $pairs }
terminal-kogge-stock = Riserva
terminal-kogge-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $you ->
        [yes] , tu
       *[no] {""}
    }
terminal-kogge-holds =
    { $markers ->
        [one] 1 segnalino
       *[other] { $markers } segnalini
    }, { $goods ->
        [one] 1 merce
       *[other] { $goods } merci
    }, { $raids ->
        [one] 1 Raid
       *[other] { $raids } Raid
    }
terminal-kogge-chip-1 = 3:1
terminal-kogge-chip-2 = +1
terminal-kogge-chip-3 = 2m
terminal-kogge-chip-4 = seg
terminal-kogge-chip-5 = salv
terminal-kogge-chip-6 = int
terminal-kogge-bid = offre { $bid }
terminal-kogge-virtual = Giocatore virtuale: offre { $bid }
terminal-kogge-gone = Via
terminal-kogge-hand = I tuoi segnalini
terminal-kogge-cargo = La tua Cog
terminal-kogge-laid = (* nascosto, lo sai solo tu)

# Risposte che nominano luoghi

terminal-kogge-way =
    Rotta { $route } verso { $number } { $city }{ $price ->
        [0] {""}
       *[other] , costa { $price }
    }
terminal-kogge-way-hidden =
    Rotta { $route }, nascosta{ $price ->
        [0] {""}
       *[other] , costa { $price }
    }
terminal-kogge-way-paid = { $way }: { $paid }
terminal-kogge-guild =
    { $steps ->
        [one] Avanti di una città
       *[other] Avanti di { $steps } città
    }, fino a { $number } { $city }
terminal-kogge-office-deal = Tratta con l’ufficio di { $seat } a { $city }
terminal-kogge-change = Cambia la rotta { $route } ({ $number } { $city })
terminal-kogge-change-hidden = Cambia la rotta { $route } (nascosta)
terminal-kogge-buy = Compra i segnalini { $low } e { $high }
terminal-kogge-lay = Segnalino { $marker } sulla rotta { $route }, verso { $city }
terminal-kogge-pair = Segnalini { $low } e { $high } per { $goods }
terminal-kogge-pile = Gruppo { $number }: { $goods }
terminal-kogge-offer =
    { $label } { $offer }: { $maker } dà a { $to } { $give } per { $take }{ $promise_n ->
        [0] {""}
       *[other] {" "}(«{ $promise }»)
    }

# Il tabellone in frasi

terminal-kogge-city = La città { $number }, { $name }, produce { $good }.
terminal-kogge-city-goods = Qui c’è: { $goods }.
terminal-kogge-city-cogs = Cog: { $seats }.
terminal-kogge-city-guild = Qui c’è il Maestro della Gilda.
terminal-kogge-city-raided = Saccheggiata da { $seats }.
terminal-kogge-city-strangers = Qui c’è un segnalino Raid di un colore che nessuno gioca.
terminal-kogge-office = Ufficio di { $seat }, dentro: { $goods }.
terminal-kogge-office-free = Uno spazio libero.
terminal-kogge-exit = Rotta { $route } verso { $number } { $name }.
terminal-kogge-exit-hidden = La rotta { $route } è nascosta.
terminal-kogge-exit-own = La rotta { $route } è nascosta; solo tu sai che porta a { $number } { $name }.
terminal-kogge-player =
    { $place }. { $seat }, posto { $number }: { $points } punti su 5, uffici { $offices }, Bonus: { $chips }. Segnalini { $markers }, merci { $goods }, segnalini Raid { $raids }. Cog a: { $city }.
terminal-kogge-virtual-bid = L’ultima offerta del giocatore virtuale: { $markers }.
terminal-kogge-gone-goods = Fuori dal gioco: { $goods }.
terminal-kogge-own = I tuoi segnalini: { $markers }. Sulla tua Cog: { $goods }.
terminal-kogge-legend = I segni: { $goods }; ♔ Maestro della Gilda, † segnalino Raid di, ? rotta nascosta, * nascosta e nota a te, · niente o libero, ▸ deve rispondere. Accanto a una città il suo numero e la sua merce; A e B sono le sue rotte; accanto a un ufficio ciò che contiene.
terminal-kogge-pirate = pirata, { $noted } annotati
terminal-kogge-pirate-told = { $seat } è il pirata e ha annotato { $noted } punti vittoria.

# Lo scopo, e che cosa si dice prima di una risposta che costa qualcosa

terminal-kogge-goal =
    Vinci appena hai cinque punti sviluppo: uno per ogni ufficio e uno per ogni segnalino Bonus. Se nessuno ci arriva prima che il Maestro della Gilda abbia fatto due volte il giro della mappa, vince il mercante più ricco.
    In ogni round fai un’offerta con segnalini di rotta. Le offerte fanno due cose insieme: ogni segnalino offerto fa produrre merci alla sua città, e l’offerta migliore gioca per prima. Il primo giocatore fa avanzare il Maestro della Gilda di una o due città. Poi tocca a ognuno: prima si naviga, poi si agisce.
    Un ufficio costa merci e un segnalino della sua città; un segnalino Bonus lo vende il Maestro della Gilda là dove si trova. In ogni città due segnalini dicono dove una nave può andare, e i giocatori li cambiano di continuo.
terminal-kogge-goal-alone =
    Giochi da solo, e vinci con cinque punti sviluppo: uno per ogni ufficio e uno per ogni segnalino Bonus. Perdi se prima il Maestro della Gilda ha fatto due volte il giro della mappa.
    In ogni round fai un’offerta con segnalini di rotta contro un giocatore virtuale. Ogni segnalino offerto fa produrre merci alla sua città. Il Maestro della Gilda avanza, poi navighi e agisci.
    Un ufficio costa merci e un segnalino della sua città; un segnalino Bonus lo vende il Maestro della Gilda là dove si trova.
terminal-kogge-goal-variant = A questo tavolo anche { $variant }: { $said }
terminal-kogge-warn-end = Allora il tuo turno è finito. Potresti ancora fare: { $still }.
terminal-kogge-warn-raid = Il tuo segnalino Raid resta a { $city }, e finché è lì la tua Cog non può tornarci. Il tuo turno finisce, e la tua Cog viene subito scacciata.
terminal-kogge-warn-own = Qui c’è anche un tuo ufficio.

terminal-kogge-level-greenhorn = Mozzo: pensa a poche mosse e prende la migliore
terminal-kogge-level-deckhand = Marinaio: pensa a una dozzina di mosse, un passo avanti
terminal-kogge-level-pedlar = Merciaio: pensa passo per passo, ma ogni tanto pianifica un turno
terminal-kogge-level-apprentice = Apprendista: guarda un passo avanti e dimentica che cosa hanno comprato gli altri
terminal-kogge-level-journeyman = Lavorante: guarda due passi avanti e si accontenta di un buon piano
terminal-kogge-level-mate = Secondo: guarda due passi avanti e prende ciò che è quasi il meglio
terminal-kogge-level-captain = Capitano: pianifica turni interi e sa quanto vale una posizione
terminal-kogge-level-alderman = Anziano: il più forte; gioca a mente i prossimi turni di tutti
