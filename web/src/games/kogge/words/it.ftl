# Kogge: parole proprie nel browser. Italiano.

web-after = Allora hai
web-all-routes = Tutte le rotte
web-bid = offerta
web-buy-for = Compra { $low } e { $high } per { $paid }
web-counter = Controproposta
web-deal-to = Con chi
web-goods = Merci
web-hand = Mano
web-kogge-choose-place = Tocca una città sulla mappa.
web-kogge-step-anchored = Getta l’ancora
web-kogge-step-bid-laid = Offerta
web-kogge-step-built = Fondaco
web-kogge-step-chip-won = Gettone
web-kogge-step-city-raided = Razzia
web-kogge-step-cog-raided = Razzia
web-kogge-step-deal-made = Accordo
web-kogge-step-exiled = Cacciato a { $city }
web-kogge-step-good-given = Maestro
web-kogge-step-guild-moved = Maestro
web-kogge-step-loaded = Carica
web-kogge-step-marker-given = Maestro
web-kogge-step-marker-taken = Maestro
web-kogge-step-offer-made = Proposta
web-kogge-step-pair-bought = Mercato
web-kogge-step-pile-taken = Bottino
web-kogge-step-raid-marker-bought = Segnalino razzia
web-kogge-step-route-changed = Rotta
web-kogge-step-sailed = { $city }
web-kogge-step-traded = Scambio
web-kogge-step-turn-ended = Fine
web-kogge-warns-raid-city = Il tuo segnalino Raid resta qui e finché c’è non puoi tornare. Il tuo turno finisce e la tua Cog viene subito scacciata.
web-kogge-warns-raid-cog = { web-kogge-warns-raid-city }
web-ladder-made = Produzione
web-ladder-order = Ordine di gioco
web-map = La mappa
web-markers = Segnalini
web-market = Mercato · una merce a coppia
web-market-empty = vuoto
web-market-short = Mercato
web-more = Altro
web-no-offers = Non ci sono proposte.
web-offers =
    { $count ->
        [0] Proposte
       *[other] Proposte ({ $count })
    }
web-only-you = lo sai solo tu
web-points = Punti
web-points-of = { $points } di { $to_win } punti sviluppo
web-price =
    { $price ->
        [0] gratis
       *[other] costa { $price }
    }
web-reserve = riserva { $reserve }
web-unknown-route = verso l’ignoto

# Che cosa sono i pezzi, la scheda di una città, e ciò che si apre sul tavolo.

web-pieces = I pezzi
web-pieces-how = Passa sopra un pezzo, selezionalo o tienilo premuto: dice lo stesso.
web-new = { $count } nuovi
web-offers-short = Proposte
web-round-now =
    { $round ->
        [0] Preparazione
       *[other] Turno { $round }
    }
web-walked = { $walked } di 18
web-wins = vince
web-noted = { $points } annotati
web-holds = { $markers } segnalini, { $goods } merci, { $raids } segnalini Raid
web-near = La fine è vicina
web-near-last = È l’ultimo turno.
web-near-points = A { $seat } manca un punto sviluppo, e con quello vince subito.
web-near-laps =
    { $left ->
        [one] Al Maestro della Gilda manca una città del secondo giro. La sua prossima mossa può chiudere la partita.
       *[other] Al Maestro della Gilda mancano { $left } città del secondo giro. La sua prossima mossa può chiudere la partita.
    }
web-legend-cog = Cog
web-legend-marker = Segnalino
web-legend-secret = Con un occhio: lo conosci solo tu.
web-legend-goods = Alla fine i minerali valgono 1 punto, la pelliccia 3, l’ambra 5, il sale 7.
web-legend-office = Ufficio e posto libero
web-legend-guild = Maestro della Gilda
web-legend-raid = Razziata
web-legend-points = Sviluppo
web-piece-good-made = Si produce a { $cities }.
web-piece-good =
    .name = { $good }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
web-piece-marker = Come rotta porta alla sua città. Offerto, vi porta due merci. Serve per un ufficio in quella città.
    .name = Segnalino { $number }, { $city }
web-piece-covered = Dove porta si vede quando una Cog lo percorre.
    .name = Coperto
web-piece-secret = È coperto. Gli altri non lo conoscono.
    .name = Lo sai solo tu: { $number }, { $city }
web-piece-cog = Vela, colore e lettera dicono di chi è.
    .name = Cog di { $seat }{ $at ->
        [-1] {""}
       *[other] , a { $city }
    }
web-piece-office = In una città ce ne stanno due. Ognuno è 1 punto sviluppo, vale 10 e prende una delle merci portate dalle offerte.
    .name = Ufficio di { $seat }
web-piece-site = Qui si può costruire un ufficio.
    .name = Posto libero
web-piece-guild = Chi è dove sta lui può trattare con lui. Dopo due giri, 18 città, la partita finisce.
    .name = Maestro della Gilda, { $walked } città su 18
web-piece-raid = La città è chiusa alla Cog di quel giocatore. Il Maestro della Gilda la salta.
    .name = Razziata da { $seat }
web-piece-chip = È 1 punto sviluppo e vale 20.
    .name = Bonus «{ $chip }»
web-piece-chip-does =
    { $chip ->
        [0] In uno scambio ogni merce ne compra fino a tre.
        [1] Pesca un segnalino in più ogni turno.
        [2] Anche il secondo passo del viaggio è gratis.
        [3] Va dritto dal Maestro della Gilda, per uno in più del solito.
        [4] Protegge la Cog dai raid.
       *[other] Permette un turno in più, una volta.
    }
web-piece-points = Uno per ogni ufficio e ogni bonus. Cinque vincono subito.
    .name = { $count } di { $most } punti sviluppo
web-piece-pair = È al mercato. Una merce compra tutti e due.
    .name = Segnalini { $low } e { $high }
web-piece-reserve = Da qui si pescano le nuove coppie del mercato.
    .name = { $count } segnalini nella riserva
web-piece-stock = Ciò che qui manca non si può produrre.
    .name = { $goods } nella scorta
web-piece-hand = Quali siano è segreto.
    .name = { $count } segnalini in mano a { $seat }
web-piece-hold = Alla fine valgono punti, e pagano uffici, segnalini e altri passi.
    .name = { $count } merci sulla Cog di { $seat }
web-piece-raids = Ognuno permette un raid. Non usato vale 10 alla fine.
    .name = { $count } segnalini Raid di { $seat }
web-piece-chips = Ognuno è 1 punto sviluppo e vale 20.
    .name = { $count } bonus di { $seat }
web-city-makes = produce { $good } · { $worth } l’uno
web-city-lies = Qui c’è
web-city-empty = nessuna merce
web-city-here = Ora qui
web-city-cogs = Cog di { $seats }
web-city-out = Rotte da qui
web-city-in = Rotte per qui
web-city-no-way = nessuna che tu conosca
web-city-offices = Uffici
web-city-sites =
    { $free ->
        [0] I due posti sono occupati.
        [one] Un posto è libero.
       *[other] I due posti sono liberi.
    }
web-city-cost = Un ufficio costa
web-city-closed = Chiusa a
web-city-open = nessuno
web-city-bid = Offerte
web-city-brings =
    { $brings ->
        [0] Un { $number } offerto non porta nulla: la scorta è vuota.
        [one] Un { $number } offerto porta solo { $goods }: la scorta non ne ha altri.
       *[other] Un { $number } offerto porta { $goods }.
    }
web-reach-here = La tua Cog è qui.
web-reach-closed = Hai razziato { $city }: è chiusa alla tua Cog.
web-reach-unknown = Nessuna via che tu conosca porta la tua Cog a { $city }.
web-reach-now =
    { $price ->
        [0] Ora puoi venire qui: rotta { $route }, gratis.
        [one] Ora puoi venire qui: rotta { $route }, per una merce o un segnalino.
       *[other] Ora puoi venire qui: rotta { $route }, per { $price } merci o segnalini.
    }
web-reach-later = La rotta { $route } della tua città porta qui. Si naviga all’inizio del proprio turno.
web-reach-far =
    { $paid ->
        [one] Dalla tua città nessuna rotta porta qui, ma c’è una via per { $over }: un passo da pagare.
       *[other] Dalla tua città nessuna rotta porta qui, ma c’è una via per { $over }: { $paid } passi da pagare.
    }

# Proposte.

web-offer-to = Proposta a { $seat }
web-offer-gives = { $seat } dà
web-offer-for =
    { $give_n ->
        [0] Chiedi { $take }
       *[other] { $take_n ->
            [0] Regala { $give }
           *[other] Proponi { $give } per { $take }
        }
    }
web-deal-holds = ha { $goods } merci, { $markers } segnalini
web-deal-secret = Quali siano è segreto: puoi chiedere qualunque cosa.
web-deal-office = Così paghi un ufficio a { $city }.
web-deal-nothing = Metti qualcosa nello scambio.
web-deal-partner = Scegli con chi trattare.
web-deal-too-much = Ci sono solo { $goods } merci e { $markers } segnalini.
web-promise = Parole che l’accompagnano (non vincolano nessuno)

# La fine.

web-rank = { $rank }º · { $points }
web-score =
    { $kind ->
        [offices] uffici ({ $count }): { $points }
        [chips] bonus ({ $count }): { $points }
        [raids] segnalini Raid non usati ({ $count }): { $points }
        [noted] annotati dal pirata: { $points }
       *[rest] merci: { $points }
    }
web-score-key-office = ufficio { $points }
web-score-key-chip = bonus { $points }
web-score-key-raid = Raid non usato { $points }
web-end =
    { $winners ->
        [0] Nessuno vince
        [one] { $mine ->
            [yes] { $by ->
                [points] Vinci con cinque punti sviluppo
               *[laps] { $lead ->
                    [0] Vinci
                    [one] Vinci per un punto
                   *[other] Vinci per { $lead } punti
                }
            }
           *[no] { $by ->
                [points] { $seats } vince con cinque punti sviluppo
               *[laps] { $lead ->
                    [0] { $seats } vince
                    [one] { $seats } vince per un punto
                   *[other] { $seats } vince per { $lead } punti
                }
            }
        }
       *[other] { $seats } vincono insieme
    }
web-end-why =
    { $by ->
        [points] Cinque punti sviluppo vincono subito; nessuno finisce il turno.
       *[laps] { $winners ->
            [0] Il Maestro della Gilda ha fatto due giri prima che qualcuno avesse cinque punti sviluppo.
           *[other] Il Maestro della Gilda ha fatto due giri e nessuno aveva cinque punti sviluppo: vince il mercante più ricco.
        }
    }
web-end-points = Da dove vengono i punti
web-end-decided = Che cosa ha deciso
web-end-again = Un altro viaggio?
web-decided-when =
    { $round ->
        [0] Tutta la partita
       *[other] Turno { $round }
    }
web-decided =
    { $kind ->
        [last_point] { $by ->
            [chip] { $seat } ha preso il bonus «{ $chip }»: il quinto punto sviluppo.
           *[office] { $seat } ha costruito a { $city }: il quinto punto sviluppo.
        }
        [raid_city] { $seat } ha razziato { $city } e preso { $goods }: +{ $points }.
        [raid_cog] { $seat } ha tolto alla Cog di { $victim } { $goods }: { $points } punti hanno cambiato nave.
        [chip] { $seat } ha preso il bonus «{ $chip }»: +{ $points }.
        [trades] { $count ->
            [one] { $seat } ha guadagnato { $points } punti in un solo scambio.
           *[other] { $seat } ha guadagnato { $points } punti in { $count } scambi.
        }
        [unused] { $count ->
            [one] { $seat } non ha mai usato un segnalino Raid: +{ $points }.
           *[other] { $seat } ha tenuto { $count } segnalini Raid: +{ $points }.
        }
       *[offices] { $count ->
            [one] { $seat } aveva un ufficio: +{ $points }.
           *[other] { $seat } aveva { $count } uffici: +{ $points }.
        }
    }

# Un raid.

web-or = o
web-raid = Razzia a { $city }
web-raid-choose = Scegli sotto la preda
web-raid-closed = { $city } è chiusa alla tua Cog finché c’è il tuo segnalino.
web-raid-out = Gli altri ti scacciano: verso
web-raid-leave = Devi andartene: verso
web-raid-nearer = Il Maestro della Gilda salta le città razziate: la fine si avvicina.
web-prey-city = La città
web-prey-cog = Cog di { $seat }
web-prey =
    { $kind ->
        [city] { $count ->
            [0] Qui non c’è nulla.
           *[other] { $piles ->
                [0] Tutte le merci della città e dei suoi uffici: { $goods }, valore { $worth }.
               *[other] Di { $goods }, valore { $worth }, si fanno tre mucchi; ne prendi due.
            }
        }
       *[cog] { $known ->
            [yes] { $seat } fa mucchi da { $sizes } di merci per { $worth } punti; ne prendi uno.
           *[no] { $seat } fa mucchi da { $sizes }; ne prendi uno.
        }
    }
web-prey-short =
    { $kind ->
        [city] valore { $worth }
       *[cog] { $sizes } di { $count }
    }
web-loot =
    { $kind ->
        [city] { $mine ->
            [yes] Hai razziato { $city }
           *[no] { $seat } ha razziato { $city }
        }
       *[cog] { $mine ->
            [yes] Hai derubato la Cog di { $victim }
           *[no] { $seat } ha derubato la Cog di { $victim }
        }
    }
web-loot-worth = valore { $worth }
web-loot-secret =
    { $count ->
        [one] di una merce
       *[other] di { $count } merci
    }
