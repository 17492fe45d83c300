# Kogge: parole proprie nel browser. Italiano.

web-after = Allora hai
web-all-routes = Tutte le rotte
web-bid = offerta
web-counter = Controproposta
web-deal-to = Con chi
web-goods = Merci
web-hand = Mano
web-holds-short =
    { $goods ->
        [one] { $goods } merce
       *[other] { $goods } merci
    } · { $markers ->
        [one] { $markers } segnalino
       *[other] { $markers } segnalini
    }{ $raids ->
        [0] {""}
       *[other] {" "}· ✕{ $raids }
    }
web-keys = Tasti: 0–8 città, A alle risposte, Invio conferma, Esc indietro, Backspace annulla, L cronaca, O proposte, C chat, K i pezzi, M tutte le rotte, Spazio avanti, P pausa, ? regole.
web-kogge-hint-acting = Ogni azione una volta, in qualsiasi ordine. Un ufficio costa una merce di ciascuno dei tre tipi che qui non si producono, e un segnalino con il numero di questa città.
web-kogge-hint-bid = L’offerta migliore gioca per prima: segnalini uguali battono tutto, poi vale la somma più alta. Ogni segnalino offerto porta due merci alla sua città ed è speso.
web-kogge-hint-move-guild = Porta due merci nella città dove si ferma. Chi è lì può trattare con lui. Dopo il suo secondo giro il gioco finisce.
web-kogge-hint-pick-start = Con cinque punti sviluppo si vince; ogni ufficio e ogni segnalino Bonus ne vale uno. Cominci con un ufficio e la tua Cog nella stessa città.
web-kogge-hint-sailing = I due numeri sulla tua città sono le sue rotte. La prima mossa è gratis, ogni altra costa una merce o un segnalino. Getta l’ancora dove vuoi agire.
web-kogge-deed-guild-brought = Il Maestro porta
web-kogge-deed-guild-moved = Maestro → { $city }
web-kogge-deed-loot-taken = Saccheggio
web-kogge-deed-no-such-marker = Nessun segnalino simile
web-kogge-deed-peeked = Sguardo
web-kogge-deed-produced = Rifornimenti
web-kogge-deed-route-revealed = Scoperta
web-kogge-deed-start-seen = Primo sguardo: { $routes }
web-kogge-deed-tax-paid = Tasse
web-kogge-step-anchored = Getta l’ancora
web-kogge-step-bid-laid = Offerta
web-kogge-step-built = Ufficio
web-kogge-step-chip-won = Bonus
web-kogge-step-city-raided = Saccheggio
web-kogge-step-cog-raided = Saccheggio
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
web-kogge-step-raid-marker-bought = Segnalino Raid
web-kogge-step-route-changed = Rotta
web-kogge-step-sailed = { $city }
web-kogge-step-traded = Scambio
web-kogge-step-turn-ended = Fine
web-kogge-variant-bonus-chips = Più Bonus
web-kogge-variant-bornholm = Bornholm
web-kogge-variant-conflicts = Conflitti
web-kogge-variant-five-players = Cinque giocatori
web-kogge-variant-kogge = Kogge senza varianti
web-kogge-variant-memory = Memoria
web-kogge-variant-office-trade = Commercio con gli uffici
web-kogge-variant-pirate = Pirata
web-kogge-variant-solo = In solitario
web-kogge-variant-solo-advanced = In solitario, difficile
web-kogge-variant-taxes = Tasse
web-kogge-variant-three-piles = Tre gruppi
web-ladder =
    { $open ->
        [0] Sei il numero { $place }.
       *[other] Per ora numero { $place }. Devono ancora offrire: { $seats }.
    }
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
web-pirate =
    { $points ->
        [one] pirata, 1 punto
       *[other] pirata, { $points } punti
    }
web-points = Punti
web-points-of = { $points } di { $to_win } punti sviluppo
web-practice-short = prova
web-price =
    { $price ->
        [0] gratis
       *[other] costa { $price }
    }
web-reserve = riserva { $reserve }
web-round =
    { $round ->
        [0] Preparazione
       *[other] Round { $round }
    } · { $whole ->
        [yes] Maestro della Gilda{" "}
       *[no] ★{" "}
    }{ $walked }/18{ $last ->
        [yes] {" "}· ultimo round
       *[no] {""}
    }
web-score-each = { $count } × { $worth }
web-unknown-route = verso l’ignoto
web-virtual = Giocatore virtuale
web-virtual-first = offre prima di te
web-virtual-last = ultima offerta
web-virtual-none = ancora nessuna offerta
web-virtual-second = offre dopo di te

# Che cosa sono i pezzi, la scheda di una città, e ciò che si apre sul tavolo.

web-pieces = I pezzi
web-pieces-how = Passa sopra un pezzo, selezionalo o tienilo premuto: dice lo stesso.
web-offers-declined = Rifiutate di recente
web-offers-short = Proposte
web-round-now =
    { $round ->
        [0] Preparazione
       *[other] Round { $round }
    }
web-walked = { $walked } di 18
web-wins = vince
web-noted = { $points } annotati
web-holds = { $markers } segnalini, { $goods } merci, { $raids } segnalini Raid
web-near = La fine è vicina
web-near-last = È l’ultimo round.
web-near-points =
    { $mine ->
        [yes] Ancora un punto sviluppo e vinci.
       *[no] Ancora un punto sviluppo e { $seat } vince.
    }
web-near-laps =
    { $left ->
        [one] Al Maestro della Gilda manca una città del secondo giro. La sua prossima mossa può chiudere la partita.
       *[other] Al Maestro della Gilda mancano { $left } città del secondo giro. La sua prossima mossa può chiudere la partita.
    }
web-legend-cog = Cog
web-legend-marker = Segnalino
web-legend-secret = Con un occhio: lo conosci solo tu.
web-legend-goods = Alla fine i minerali valgono 1 punto, la pelliccia 3, l’ambra 5, il sale 7.
web-legend-office = Ufficio e spazio libero
web-legend-guild = Maestro della Gilda
web-legend-raid = Saccheggiata
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
    .name = Nascosto
web-piece-secret = È nascosto. Gli altri non lo conoscono.
    .name = Lo sai solo tu: { $number }, { $city }
web-piece-cog = Vela, colore e lettera dicono di chi è.
    .name = Cog di { $seat }{ $at ->
        [-1] {""}
       *[other] , a { $city }
    }
web-piece-office = In una città ce ne stanno due. Ognuno vale 1 punto sviluppo e 10 punti vittoria, e prende una delle merci portate dalle offerte.
    .name = Ufficio di { $seat }
web-piece-site = Qui si può costruire un ufficio.
    .name = Spazio libero
web-piece-guild = Chi è dove sta lui può trattare con lui. Dopo due giri, 18 città, la partita finisce.
    .name = Maestro della Gilda, { $walked } città su 18
web-piece-raid = La città è chiusa alla Cog di quel giocatore. Il Maestro della Gilda la salta.
    .name = Saccheggiata da { $seat }
web-piece-chip = Vale 1 punto sviluppo e 20 punti vittoria.
    .name = Segnalino Bonus «{ $chip }»
web-chip-short =
    { $chip ->
        [0] scambi 1 per 3
        [1] 1 segnalino in più a round
        [2] seconda mossa gratis
        [3] dritto dal Maestro della Gilda
        [4] niente Raid sulla Cog
       *[other] un turno in più, una volta
    }
web-piece-chip-does =
    { $chip ->
        [0] In uno scambio ogni merce ne compra fino a tre.
        [1] Pesca un segnalino in più ogni round.
        [2] Anche la seconda mossa di un viaggio è gratis.
        [3] Va dritto dal Maestro della Gilda, per uno in più del solito.
        [4] Protegge la Cog dai Raid.
       *[other] Permette un turno in più, una volta.
    }
web-piece-points = Uno per ogni ufficio e ogni segnalino Bonus. Con cinque si vince subito.
    .name = { $count } di { $most } punti sviluppo
web-piece-pair = È al mercato. Una merce compra tutti e due.
    .name = Segnalini { $low } e { $high }
web-piece-reserve = Da qui si pescano le nuove coppie del mercato.
    .name = { $count } segnalini nella riserva
web-piece-stock = Ciò che qui manca non si può produrre.
    .name = { $goods } nella riserva
web-piece-hand = Quali siano è segreto.
    .name = { $count } segnalini in mano a { $seat }
web-piece-hold = Alla fine valgono punti, e pagano uffici, segnalini e altre mosse.
    .name = { $count } merci sulla Cog di { $seat }
web-piece-raids = Ognuno permette un Raid. Non usato vale 10 alla fine.
    .name = { $count } segnalini Raid di { $seat }
web-piece-chips = Ognuno vale 1 punto sviluppo e 20 punti vittoria.
    .name = { $count } segnalini Bonus di { $seat }
web-city-makes = produce { $good } · { $worth } l’una
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
        [0] I due spazi sono occupati.
        [one] Uno spazio è libero.
       *[other] I due spazi sono liberi.
    }
web-city-cost = Un ufficio costa
web-city-closed = Chiusa a
web-city-open = nessuno
web-city-bid = Offerte
web-city-brings =
    { $brings ->
        [0] Un { $number } offerto non porta nulla: la riserva è vuota.
        [one] Un { $number } offerto porta solo { $goods }: la riserva non ne ha altre.
       *[other] Un { $number } offerto porta { $goods }.
    }
web-reach-here = La tua Cog è qui.
web-reach-closed = Hai saccheggiato { $city }: è chiusa alla tua Cog.
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
        [one] Dalla tua città nessuna rotta porta qui, ma c’è una via per { $over }: una mossa da pagare.
       *[other] Dalla tua città nessuna rotta porta qui, ma c’è una via per { $over }: { $paid } mosse da pagare.
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
        [chips] Bonus ({ $count }): { $points }
        [raid_markers] segnalini Raid non usati ({ $count }): { $points }
        [noted] annotati dal pirata: { $points }
       *[rest] merci: { $points }
    }
web-score-key-office = ufficio { $points }
web-score-key-chip = Bonus { $points }
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
        [agreement] Tutti i presenti hanno voluto smettere: i punti sono rimasti com’erano.
        [points] Con cinque punti sviluppo si vince subito; nessuno finisce il round.
       *[laps] { $winners ->
            [0] Il Maestro della Gilda ha fatto due giri prima che qualcuno avesse cinque punti sviluppo.
           *[other] Il Maestro della Gilda ha fatto due giri e nessuno aveva cinque punti sviluppo: vince il mercante più ricco.
        }
    }
web-final-won = Con questo vinci, e la partita è finita.
web-end-points = Da dove vengono i punti
web-end-decided = Che cosa ha deciso
web-end-again = Un altro viaggio?
web-decided-watch = Guarda
web-decided-when =
    { $round ->
        [0] Tutta la partita
       *[other] Round { $round }
    }
web-decided =
    { $kind ->
        [last_point] { $by ->
            [chip] { $seat } ha preso il segnalino Bonus «{ $chip }»: il quinto punto sviluppo.
           *[office] { $seat } ha costruito a { $city }: il quinto punto sviluppo.
        }
        [raid_city] { $seat } ha saccheggiato { $city } e preso { $goods }: +{ $points }.
        [raid_cog] { $seat } ha tolto alla Cog di { $victim } { $goods }: { $points } punti hanno cambiato nave.
        [chip] { $seat } ha preso il segnalino Bonus «{ $chip }»: +{ $points }.
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
web-raid = Raid a { $city }
web-raid-choose = Scegli sotto la preda
web-raid-closed =
    { $pirate ->
        [yes] { $city } è chiusa alla tua Cog finché c’è il tuo segnalino.
       *[no] { $city } è chiusa alla tua Cog per il resto della partita.
    }
web-raid-out = Gli altri ti scacciano: verso
web-raid-leave = Devi andartene: verso
web-raid-nearer = Il Maestro della Gilda salta le città saccheggiate: la fine si avvicina.
web-prey-city = La città
web-prey-cog = Cog di { $seat }
web-prey =
    { $kind ->
        [city] { $count ->
            [0] Qui non c’è nulla.
           *[other] { $piles ->
                [0] Tutte le merci della città e dei suoi uffici: { $goods }, valore { $worth }.
               *[other] Di { $goods }, valore { $worth }, si fanno tre gruppi; ne prendi due.
            }
        }
       *[cog] { $known ->
            [yes] { $seat } fa gruppi da { $sizes } di merci per { $worth } punti; ne prendi uno.
           *[no] { $seat } fa gruppi da { $sizes }; ne prendi uno.
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
            [yes] Hai saccheggiato { $city }
           *[no] { $seat } ha saccheggiato { $city }
        }
       *[cog] { $mine ->
            [yes] Hai saccheggiato la Cog di { $victim }
           *[no] { $seat } ha saccheggiato la Cog di { $victim }
        }
    }
web-loot-worth = valore { $worth }
web-loot-secret =
    { $count ->
        [one] di una merce
       *[other] di { $count } merci
    }

# Che cosa si chiede: chi ha fatto che cosa, e dove.

web-kogge-ask-start-picks = Dove fondi il tuo primo ufficio?
    .note =
        { $again ->
            [yes] Anche { $seats } voleva { $city }, dove c’è posto solo per due uffici: scegli un’altra città.
           *[no] { $alone ->
                [yes] Lì comincia anche la tua Cog.
               *[no] Lì comincia anche la tua Cog. Nessuno vede ancora la tua scelta.
            }
        }
web-kogge-ask-pick-openly = Dove fondi il tuo primo ufficio?
    .note =
        { $again ->
            [yes] Di nuovo troppi hanno scelto { $city }: ora si sceglie apertamente, uno dopo l’altro.
           *[no] Si sceglie apertamente, uno dopo l’altro.
        }
web-kogge-ask-auction = Quali segnalini offri?
    .note = L’offerta migliore comincia; ogni segnalino porta merci alla sua città.
web-kogge-ask-guild-master = Di quanto avanza il Maestro della Gilda?
    .note = È a { $city }. Sei il primo, quindi lo guidi tu.
web-kogge-ask-guild-alone = Di quanto avanza il Maestro della Gilda?
    .note = È a { $city }.
web-kogge-ask-sailing =
    { $steps ->
        [0] Dove vai da { $city }?
       *[other] Prosegui da { $city }?
    }
    .note =
        { $must ->
            [yes] Qui non puoi restare.{" "}
           *[no] {""}
        }{ $price ->
            [-1] {""}
            [0] Questa mossa è gratis.
            [one] La prossima mossa costa 1 merce o 1 segnalino.
           *[other] La prossima mossa costa { $price } merci o segnalini.
        }
web-kogge-ask-acting = Il tuo turno a { $city }
web-kogge-ask-choose-marker = Quale segnalino prendi? Dai: { $good }.
    .note = Solo tu vedi che cosa c’è nella riserva.
web-kogge-ask-splitting = { $seat } saccheggia la tua Cog a { $city }
    .note = Fai { $piles } gruppi: { $seat } ne prende uno.
web-kogge-ask-picking = Saccheggi la Cog di { $seat } a { $city }
    .note = Quale gruppo prendi? Il resto rimane al proprietario.
web-kogge-ask-exile-vote =
    { $of ->
        [cog] { $seat } ha saccheggiato la Cog di { $victim } a { $city }
       *[city] { $seat } ha saccheggiato { $city }
    }
    .note =
        { $goods_n ->
            [0] {""}
           *[other] Il bottino: { $goods }.{" "}
        }La Cog deve andarsene: dove? Scelgono tutti gli altri, in segreto.
web-kogge-ask-exile-choice = { web-kogge-ask-exile-vote }
    .note =
        { $goods_n ->
            [0] {""}
           *[other] Il bottino: { $goods }.{" "}
        }La Cog deve andarsene: dove? Decidi tu solo.
web-kogge-ask-escaping = Hai saccheggiato { $city }
    .note = Devi andartene: per quale rotta?
web-kogge-ask-splitting-loot = { $seat } ha saccheggiato { $city }
    .note = Fai { $piles } gruppi del bottino: { $seat } li prende tutti tranne uno.
web-kogge-ask-leaving-pile = Hai saccheggiato { $city }
    .note = Quale gruppo lasci lì? Prendi gli altri.
web-kogge-ask-intercepting = { $seat } ha finito il turno
    .note = Fai ora un turno in più? Il tuo Bonus vale una volta sola.
web-kogge-ask-tax-cogs = Il Maestro della Gilda è arrivato a { $city }
    .note = Quale merce paghi come tassa?
web-kogge-ask-challenging = Cominci un conflitto a { $city }?
web-kogge-ask-fighting =
    { $begun ->
        [yes] Attacchi { $seat } a { $city }
       *[no] { $seat } ti attacca a { $city }
    }
    .note =
        { $begun ->
            [yes] Metti almeno un segnalino; { $seat } li riceverà.
           *[no] Metti quanti segnalini vuoi, o nessuno; { $seat } li riceverà.
        }
web-kogge-ask-demanding = Hai sconfitto { $seat }
    .note = Nomina tre merci: ricevi quelle che sono a bordo.
web-kogge-ask-pushing = Hai sconfitto { $seat }
    .note = Muovi la Cog di una mossa, via da { $city }?
web-kogge-ask-start-swap = Hai visto le rotte di { $city }
    .note = Ne cambi una con un segnalino della tua mano?
web-kogge-ask-landing = In quale delle due approdi?
    .note = Entrambe le città portano questo numero.
web-kogge-ask-land-vote = Dove deve approdare la Cog di { $seat }?
    .note = Entrambe le città portano questo numero. Scelgono tutti gli altri, in segreto.
web-kogge-ask-land-choice = Dove deve approdare la Cog di { $seat }?
    .note = Entrambe le città portano questo numero. Decidi tu solo.

# Il pulsante principale.

web-kogge-deed-pick-start = Comincia a { $city }
web-kogge-deed-bid = Offri { $items }
web-kogge-deed-move-guild =
    { $known ->
        [yes] Vai a { $city }
       *[no] { $value ->
            [one] Una città più avanti
           *[other] { $value } città più avanti
        }
    }
web-kogge-deed-sail =
    { $known ->
        [yes] Naviga verso { $city }
       *[no] Naviga verso l’ignoto
    }
    .note =
        { $paid_n ->
            [0] {""}
           *[other] per { $paid }
        }
web-kogge-deed-passage = Prendi la rotta segreta
    .note = per { $paid }
web-kogge-deed-load = Carica { $items }
web-kogge-deed-anchor =
    { $stays ->
        [yes] Resta a { $here }
       *[no] Getta l’ancora a { $here }
    }
    .note =
        { $stays ->
            [yes] niente commercio in questo turno
           *[no] e agisci lì
        }
web-kogge-deed-build = Costruisci a { $here }
web-kogge-deed-buy = Compra { $low } · { $high }
    .note = per { $paid }
web-kogge-deed-change-route = Metti { $value } sulla rotta { $route }
    .note = nascosto
web-kogge-deed-give-good = Dai { $good }
    .note = per un segnalino
web-kogge-deed-take-marker = Prendi il segnalino { $value }
web-kogge-deed-buy-raid = Dai 3 × { $value }
    .note = per il secondo segnalino Raid
web-kogge-deed-end-turn = Fine del turno
web-kogge-deed-raid-city = Saccheggia { $here }
web-kogge-deed-raid-cog = Saccheggia la Cog di { $player }
web-kogge-deed-split-cargo = Offri { $sizes }
    .note = tieni { $keeps }
web-kogge-deed-take-pile = Prendi { $pile }
    .note = valore { $worth }
web-kogge-deed-exile =
    { $known ->
        [yes] Scaccia { $seat } verso { $city }
       *[no] Scaccia { $seat } verso l’ignoto
    }
web-kogge-deed-split-loot = Disponi { $sizes }
    .note = valore { $worths }
web-kogge-deed-leave-pile = Lascia { $pile }
    .note = valore { $worth }
web-kogge-deed-escape =
    { $known ->
        [yes] Parti per { $city }
       *[no] Parti verso l’ignoto
    }
web-kogge-deed-intercept = Fai un turno in più
web-kogge-deed-let-pass = Lascia passare
web-kogge-deed-keep-peace = Mantieni la pace
web-kogge-deed-commit =
    { $items_n ->
        [0] Non mettere segnalini
       *[other] Metti { $items }
    }
web-kogge-deed-push =
    { $known ->
        [yes] Sposta { $seat } a { $city }
       *[no] Sposta { $seat } verso l’ignoto
    }
web-kogge-deed-leave-be = Lascia la Cog a { $city }
web-kogge-deed-keep-start = Tieni le due rotte
web-kogge-deed-land = Approda a { $city }

# Perché no, in poche parole dopo il nome dell’azione.

web-kogge-short-K-MOVE-03 = costa { $need }, hai { $have }
web-kogge-short-K-MOVE-09 = non a { $city }: c’è il tuo segnalino Raid
web-kogge-short-K-BONUS-04 = costa { $need }, hai { $have }
web-kogge-short-K-BONUS-05 = porta a { $city }, chiusa per te
web-kogge-short-K-ACT-GEN-01 = già fatto in questo turno
web-kogge-short-K-ACT-BUILD-01 = manca { $lacking }
web-kogge-short-K-ACT-BUILD-02 = manca il segnalino { $city_n } ({ $have } di { $need })
web-kogge-short-K-ACT-BUILD-03 = niente più posto
web-kogge-short-K-ACT-GM-01 =
    { $guild_here ->
        [yes] un affare per turno
       *[no] è a { $guild }
    }
web-kogge-short-K-ACT-GM-02 = servono 3 segnalini uguali
web-kogge-short-K-ACT-GM-03 = servono { $need } merci uguali
web-kogge-short-K-ACT-GM-04 = serve una merce a bordo
web-kogge-short-K-ACT-GM-06 = serve un segnalino la cui merce è nella riserva
web-kogge-short-K-ACT-BUY-01 = costa una merce, la tua Cog è vuota
web-kogge-short-K-ACT-BUY-02 = già fatto in questo turno
web-kogge-short-K-ACT-TRADE-01 = non dove è cominciato il turno
web-kogge-short-K-ACT-TRADE-02 = qui non c’è nulla da scambiare
web-kogge-short-K-ACT-TRADE-03 = già fatto in questo turno
web-kogge-short-K-ACT-ROUTE-02 = nessun segnalino ammesso qui
web-kogge-short-K-ACT-ROUTE-04 = è nascosta
web-kogge-short-K-ACT-RAID-01 = nessun segnalino Raid
web-kogge-short-K-MKT-03 = esaurito
web-kogge-short-G-07 = nessuno più per te
web-kogge-short-G-09 = quella di { $seat } è vuota
web-kogge-short-G-10 = niente da prendere
web-kogge-short-G-14 = già saccheggiata
web-kogge-short-G-27 = entrambe sono nascoste
web-kogge-short-D-24 = riporta a { $city }
web-kogge-short-G-69 = devi proseguire
web-kogge-short-G-62 = la riserva non ne aveva
web-kogge-short-G-29 = l’hai promesso a { $seat }
web-kogge-short-B-CHIP-01 = { $seat } ha un salvacondotto
web-kogge-short-K-ADV-MEM-06 = costa 1, una volta per turno
web-kogge-short-B-ROUTE-01 = solo a Bornholm
web-kogge-short-G-46 = nessuno a Bornholm
web-kogge-short-P-02 = non per il pirata
web-kogge-short-P-04 = non a Bornholm
web-kogge-short-P-05 = il pirata ha i suoi quattro
web-kogge-short-P-06 = a Bornholm, con merci a bordo
web-kogge-short-G-39 = non a Bornholm
web-kogge-short-G-40 = ne hai ancora uno

web-kogge-pile-size =
    { $count ->
        [one] 1 merce
       *[other] { $count } merci
    }
web-kogge-route = Rotta { $route }
web-kogge-to = a { $city }
web-kogge-past = salta { $cities } (Raid)
web-part-goods =
    { $price ->
        [one] 1 merce
       *[other] { $price } merci
    }
web-part-marker = un segnalino
web-part-pair = una coppia
web-part-your-marker = il tuo segnalino

web-coming =
    { $certain ->
        [yes] Ne arriveranno { $count }.
       *[no] Con le offerte fatte ne arriverebbero { $count }.
    }
web-lack-pay = Scegli { $price } da pagare
web-ladder-empty = riserva vuota
web-ladder-office = all’ufficio di { $seat }
web-kogge-after-gained = prodotte
web-kogge-after-goods = Merci
web-kogge-after-lost = rubate
web-kogge-after-markers = Segnalini
web-kogge-after-offices = Punti sviluppo
web-kogge-after-places = Merci per città
web-kogge-after-points = Punti
web-kogge-after-voyages = Le rotte più percorse

# The ten cells of the dock: a short name for each action.

web-kogge-home-build = Ufficio
web-kogge-home-deliver = Porta a casa
web-kogge-home-trade = Commercia
web-kogge-home-buy = Compra
web-kogge-home-change-route = Cambia rotta
web-kogge-home-peek = Guarda
web-kogge-home-raid = Saccheggia
web-kogge-home-deal = Scambio
web-kogge-home-sell = Bonus
web-kogge-home-buy-raid = Segnalino Raid
web-kogge-home-give-good = Prendi segnalino
web-kogge-home-give-marker = Cedi segnalino
web-kogge-guild-away = Il Maestro della Gilda è a { $city }.
web-kogge-guild-deals = Nella sua città: Bonus, segnalino Raid, merce ⇄ segnalino.
web-kogge-deal-there = fai un’offerta
web-kogge-deal-none = qui non c’è nessuno
web-kogge-none = nessuna
web-kogge-none-here = qui nessuna
web-kogge-you-give = la dai
web-kogge-you-take = la prendi
web-kogge-cannot-pay = niente per pagare
web-kogge-of = di { $many }
web-kogge-if-there = se c’è
web-kogge-add-marker = + segnalino
web-kogge-offer-later = Più tardi
web-kogge-raid-closed = Chiusa per te
web-kogge-raid-out = Ti scacciano
web-kogge-raid-leave = Devi andartene
web-kogge-raid-nearer = La fine si avvicina
web-kogge-raid-skips = salta { $city }
web-kogge-raid-unused = non usato: 10 punti
