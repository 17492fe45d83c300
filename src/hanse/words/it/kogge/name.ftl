# Kogge: i nomi delle cose. Italiano.

name-kogge-city-toensberg = Tönsberg
name-kogge-city-stockholm = Stoccolma
name-kogge-city-abo = Åbo
name-kogge-city-reval = Reval
name-kogge-city-riga = Riga
name-kogge-city-danzig = Danzica
name-kogge-city-stralsund = Stralsund
name-kogge-city-luebeck = Lubecca
name-kogge-city-kopenhagen = Copenaghen

name-kogge-good-ore = minerale
name-kogge-good-fur = pelliccia
name-kogge-good-amber = ambra
name-kogge-good-salt = sale

name-kogge-chip-three-for-one = Bonus 3:1
name-kogge-chip-extra-marker = Bonus +1 segnalino
name-kogge-chip-two-spaces = Bonus 2 mosse
name-kogge-chip-secret-passage = rotta segreta

name-kogge-city-bornholm = Bornholm

name-kogge-good-count-ore =
    { $count ->
        [one] 1 minerale
       *[other] { $count } minerali
    }
name-kogge-good-count-fur =
    { $count ->
        [one] 1 pelliccia
       *[other] { $count } pellicce
    }
name-kogge-good-count-amber =
{ $count } ambra
name-kogge-good-count-salt = { $count } sale

name-kogge-chip-safe-conduct = salvacondotto
name-kogge-chip-interception = intercettazione

# Promesse che vincolano: “Anna promette a Ben …”
name-kogge-vow-guild-one = di far avanzare il Maestro della Gilda di una città
name-kogge-vow-guild-two = di far avanzare il Maestro della Gilda di due città
name-kogge-vow-keep-routes = di lasciare come sono le rotte di questa città
name-kogge-vow-spare = di non saccheggiare la Cog dell’altro
name-kogge-vow-exile-first = di scegliere la rotta A se l’altro viene scacciato
name-kogge-vow-exile-second = di scegliere la rotta B se l’altro viene scacciato

name-kogge-phase-setup = Preparazione
name-kogge-phase-supply = Rifornimenti
name-kogge-phase-guild-master = Maestro della Gilda
name-kogge-phase-turns = Turni dei giocatori
name-kogge-phase-over = Fine del gioco

name-kogge-ending-points = cinque punti sviluppo
name-kogge-ending-laps = il secondo giro del Maestro della Gilda

name-kogge-score-development = punti sviluppo
name-kogge-score-offices = uffici, 10 ciascuno
name-kogge-score-chips = segnalini Bonus, 20 ciascuno
name-kogge-score-raid-markers = segnalini Raid non usati, 10 ciascuno
name-kogge-score-goods = merci sulla Cog e negli uffici
name-kogge-score-total = punti vittoria
name-kogge-score-noted = annotati dal pirata

# Piccole espressioni di cui sono fatte le frasi.
name-kogge-phrase-markers =
    { $count ->
        [one] il segnalino { $markers }
       *[other] i segnalini { $markers }
    }
name-kogge-phrase-marker-count =
    { $count ->
        [one] 1 segnalino
       *[other] { $count } segnalini
    }
name-kogge-phrase-pair = { $low }/{ $high }
name-kogge-phrase-routes = { $city } { $low }/{ $high }
name-kogge-phrase-vote = { $seat } per la rotta { $place }
name-kogge-phrase-piles = { $some } | { $next }
name-kogge-phrase-laid = { $seat } { $markers }
name-kogge-phrase-laid-nothing = { $seat } niente
