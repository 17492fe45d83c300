# Kogge: che cosa succede. Italiano.
# Un nome che finisce in _n è il numero dietro un’espressione: 0 è niente, -1 ciò che il lettore non sa.

# Preparazione

event-kogge-guild-placed = Il Maestro della Gilda comincia a { $city }. Lì sta il segnalino di fine del gioco.
event-kogge-routes-laid = Le rotte sono a faccia in su: { $routes }.
event-kogge-ready = { $seat } ha scelto.
    .you = Hai scelto.
event-kogge-office-opened = { $seat } fonda il primo ufficio a { $city }.
    .you = Fondi il tuo primo ufficio a { $city }.
event-kogge-start-clash = Troppi vogliono { $city }: { $seats } scelgono di nuovo.
    .you-seats = Troppi vogliono { $city }: { $seats_others } e tu scegliete di nuovo.
event-kogge-open-picks = Le scelte si scontrano senza fine: ora { $seats } scelgono apertamente, in quest’ordine.
    .you-seats = Le scelte si scontrano senza fine: ora si sceglie apertamente, in quest’ordine: { $seats }.
event-kogge-order-set = Ordine di gioco: { $order }.
    .you-order = Ordine di gioco: { $order }.

# Rifornimenti

event-kogge-round-began = Comincia il round { $round }.
event-kogge-marker-drawn =
    { $marker_n ->
        [-1] { $seat } pesca un segnalino grazie al Bonus.
       *[other] { $seat } pesca il segnalino { $marker } grazie al Bonus.
    }
    .you =
        { $marker_n ->
            [-1] Peschi un segnalino grazie al Bonus.
           *[other] Peschi il segnalino { $marker } grazie al Bonus.
        }
event-kogge-market-laid =
    { $pairs_n ->
        [0] La riserva è vuota: non c’è mercato.
       *[other] Al mercato: { $pairs }.
    }
event-kogge-bid-laid = { $seat } offre { $markers }.
    .you = Offri { $markers }.
event-kogge-no-bid = { $seat } non ha niente da offrire.
    .you = Non hai niente da offrire.
event-kogge-produced =
    { $to_offices_n ->
        [0] { $city } produce { $to_city }.
       *[other] { $city } produce { $to_city_n ->
            [0] niente
           *[other] { $to_city }
        } per la città e { $to_offices_n ->
            [one] una merce per l’ufficio di { $to_offices }
           *[other] una merce per ciascuno degli uffici di { $to_offices }
        }.
    }
    .you-to-offices =
        { $to_offices_n ->
            [0] { $city } produce { $to_city }.
           *[other] { $city } produce { $to_city_n ->
                [0] niente
               *[other] { $to_city }
            } per la città e { $to_offices_others_n ->
                [0] { $to_offices_n ->
                    [one] una merce per il tuo ufficio
                   *[other] una merce per ciascuno dei tuoi uffici
                }
               *[other] una merce per ciascuno degli uffici, tuoi e di { $to_offices_others }
            }.
        }

# Maestro della Gilda

event-kogge-guild-moved = { $seat } porta il Maestro della Gilda a { $city }.
    .you = Porti il Maestro della Gilda a { $city }.
event-kogge-guild-brought =
    { $goods_n ->
        [0] Non porta niente a { $city }: la riserva è vuota.
       *[other] Porta { $goods } a { $city }.
    }
event-kogge-last-round = Il secondo giro è compiuto. Questo round si gioca fino in fondo.

# Movimento

event-kogge-sailed =
    { $seat } { $passage ->
        [yes] prende la rotta segreta
       *[no] naviga
    } da { $start } a { $city }{ $paid_n ->
        [0] {""}
       *[other] {" "}e paga { $paid }
    }.
    .you =
        { $passage ->
            [yes] Prendi la rotta segreta
           *[no] Navighi
        } da { $start } a { $city }{ $paid_n ->
            [0] {""}
           *[other] {" "}e paghi { $paid }
        }.
event-kogge-route-revealed = Una rotta di { $city } viene scoperta: { $marker }, verso { $marker_city }.
event-kogge-forked =
    { $seat } lascia { $start } con il { $marker }{ $paid_n ->
        [0] {""}
       *[other] {" "}e paga { $paid }
    }: due città hanno questo numero.
    .you =
        Lasci { $start } con il { $marker }{ $paid_n ->
            [0] {""}
           *[other] {" "}e paghi { $paid }
        }: due città hanno questo numero.
event-kogge-blocked =
    { $paid_n ->
        [0] { $seat } non può entrare a { $city } e resta dov’è.
       *[other] { $seat } non può entrare a { $city } e resta dov’è; { $paid }: tutto perduto.
    }
    .you =
        { $paid_n ->
            [0] Non puoi entrare a { $city } e resti dove sei.
           *[other] Non puoi entrare a { $city } e resti dove sei; { $paid }: tutto perduto.
        }
event-kogge-led-nowhere =
    La rotta porta proprio a { $city }: la Cog di { $seat } resta dov’è{ $paid_n ->
        [0] {""}
       *[other] ; { $paid }: tutto perduto
    }.
    .you =
        La rotta porta proprio a { $city }: la tua Cog resta dov’è{ $paid_n ->
            [0] {""}
           *[other] ; { $paid }: tutto perduto
        }.
event-kogge-loaded = { $seat } carica { $goods } a { $city }.
    .you = Carichi { $goods } a { $city }.
event-kogge-anchored = { $seat } getta l’ancora a { $city }.
    .you = Getti l’ancora a { $city }.

# Azioni

event-kogge-built = { $seat } fonda un ufficio a { $city } per { $paid }.
    .you = Fondi un ufficio a { $city } per { $paid }.
event-kogge-raid-marker-bought = { $seat } dà tre segnalini { $marker } per il secondo segnalino Raid.
    .you = Dai tre segnalini { $marker } per il tuo secondo segnalino Raid.
event-kogge-chip-won = { $seat } vende { $good } al Maestro della Gilda per il segnalino «{ $chip }».
    .you = Vendi { $good } al Maestro della Gilda per il segnalino «{ $chip }».
event-kogge-good-given = { $seat } dà { $good } al Maestro della Gilda per un segnalino del suo colore.
    .you = Dai { $good } al Maestro della Gilda per un segnalino del suo colore.
event-kogge-no-such-marker = La riserva non ha un segnalino simile. { $seat } riprende { $good }.
    .you = La riserva non ha un segnalino simile. Riprendi { $good }.
event-kogge-marker-taken =
    { $marker_n ->
        [-1] { $seat } prende un segnalino dalla riserva.
       *[other] { $seat } prende il segnalino { $marker } dalla riserva.
    }
    .you =
        { $marker_n ->
            [-1] Prendi un segnalino dalla riserva.
           *[other] Prendi il segnalino { $marker } dalla riserva.
        }
event-kogge-marker-given = { $seat } dà al Maestro della Gilda il segnalino { $marker } e riceve { $marker_good }.
    .you = Dai al Maestro della Gilda il segnalino { $marker } e ricevi { $marker_good }.
event-kogge-pair-bought = { $seat } compra i segnalini { $pair } per { $good }.
    .you = Compri i segnalini { $pair } per { $good }.
event-kogge-traded = { $seat } commercia a { $city }: { $give } per { $take }.
    .you = Commerci a { $city }: { $give } per { $take }.
event-kogge-route-changed =
    { $seat } cambia la rotta { $slot } di { $city }: prende { $old_n ->
        [-1] il segnalino che era nascosto
       *[other] il segnalino { $old }
    } e mette nascosto { $new_n ->
        [-1] un altro segnalino
       *[other] il segnalino { $new }
    }.
    .you =
        Cambi la rotta { $slot } di { $city }: prendi { $old_n ->
            [-1] il segnalino che era nascosto
           *[other] il segnalino { $old }
        } e metti nascosto { $new_n ->
            [-1] un altro segnalino
           *[other] il segnalino { $new }
        }.
event-kogge-turn-ended = { $seat } finisce il turno.
    .you = Finisci il tuo turno.

# Raid

event-kogge-city-raided =
    { $goods_n ->
        [0] { $seat } saccheggia { $city } e non trova niente.
       *[other] { $seat } saccheggia { $city } e prende { $goods }.
    }
    .you =
        { $goods_n ->
            [0] Saccheggi { $city } e non trovi niente.
           *[other] Saccheggi { $city } e prendi { $goods }.
        }
event-kogge-cog-raided = { $seat } saccheggia la Cog di { $victim } a { $city }.
    .you = Saccheggi la Cog di { $victim } a { $city }.
    .you-victim = { $seat } saccheggia la tua Cog a { $city }.
event-kogge-cargo-split =
    { $piles_n ->
        [0] { $seat } divide il carico in gruppi di { $sizes }.
       *[other] { $seat } divide il carico: { $piles }.
    }
    .you =
        { $piles_n ->
            [0] Dividi il tuo carico in gruppi di { $sizes }.
           *[other] Dividi il tuo carico: { $piles }.
        }
event-kogge-pile-taken =
    { $goods_n ->
        [0] { $seat } prende da { $victim } un gruppo di { $size }.
       *[other] { $seat } prende { $goods } da { $victim }.
    }
    .you =
        { $goods_n ->
            [0] Prendi da { $victim } un gruppo di { $size }.
           *[other] Prendi { $goods } da { $victim }.
        }
    .you-victim =
        { $goods_n ->
            [0] { $seat } ti prende un gruppo di { $size }.
           *[other] { $seat } ti prende { $goods }.
        }
event-kogge-exile-votes = La via dell’esilio: { $votes }.
event-kogge-exiled = Da { $start } si scaccia { $seat } verso { $city }.
    .you = Da { $start } ti scacciano verso { $city }.
event-kogge-no-exile = Nessuna rotta è aperta per { $seat }. La Cog resta a { $city }.
    .you = Nessuna rotta è aperta per te. La tua Cog resta a { $city }.

# La fine

event-kogge-game-ended =
    { $winners_n ->
        [0] Il Maestro della Gilda ha compiuto il secondo giro e nessuno ha raggiunto cinque punti sviluppo: nessuno vince.
       *[other] { $winners_n ->
            [one] { $winners } vince
           *[other] { $winners } dividono la vittoria
        } { $by ->
            [points] con cinque punti sviluppo.
           *[laps] al secondo giro del Maestro della Gilda.
        }
    } Punti vittoria: { $points }.
    .you-winners =
        { $winners_n ->
            [0] Il Maestro della Gilda ha compiuto il secondo giro e nessuno ha raggiunto cinque punti sviluppo: nessuno vince.
           *[other] { $winners_others_n ->
                [0] Vinci
               *[other] { $winners_others } e tu dividete la vittoria
            } { $by ->
                [points] con cinque punti sviluppo.
               *[laps] al secondo giro del Maestro della Gilda.
            }
        } Punti vittoria: { $points }.

# Commercio tra i giocatori

event-kogge-offer-made =
    { $seat } propone a { $to } { $give_n ->
        [0] uno scambio{ $take_n ->
            [0] {""}
           *[other] {" "}e chiede { $take }
        }
       *[other] { $give }{ $take_n ->
            [0] {""}
           *[other] {" "}per { $take }
        }
    } (proposta { $offer }{ $of_n ->
        [0] {""}
       *[other] , nell’ufficio di { $of }
    }{ $answers ->
        [-1] {""}
       *[other] , in risposta alla proposta { $answers }
    }).{ $vow_n ->
        [0] {""}
       *[other] {" "}Promessa: { $vow }.
    }{ $wants_n ->
        [0] {""}
       *[other] {" "}In cambio: { $wants }.
    }{ $promise_n ->
        [0] {""}
       *[other] {" "}Promessa: «{ $promise }»
    }
    .you =
        Proponi a { $to } { $give_n ->
            [0] uno scambio{ $take_n ->
                [0] {""}
               *[other] {" "}e chiedi { $take }
            }
           *[other] { $give }{ $take_n ->
                [0] {""}
               *[other] {" "}per { $take }
            }
        } (proposta { $offer }{ $of_n ->
            [0] {""}
           *[other] , nell’ufficio di { $of }
        }{ $answers ->
            [-1] {""}
           *[other] , in risposta alla proposta { $answers }
        }).{ $vow_n ->
            [0] {""}
           *[other] {" "}Promessa: { $vow }.
        }{ $wants_n ->
            [0] {""}
           *[other] {" "}In cambio: { $wants }.
        }{ $promise_n ->
            [0] {""}
           *[other] {" "}Promessa: «{ $promise }»
        }
    .you-to =
        { $seat } ti propone { $give_n ->
            [0] uno scambio{ $take_n ->
                [0] {""}
               *[other] {" "}e chiede { $take }
            }
           *[other] { $give }{ $take_n ->
                [0] {""}
               *[other] {" "}per { $take }
            }
        } (proposta { $offer }{ $of_n ->
            [0] {""}
           *[other] , nell’ufficio di { $of }
        }{ $answers ->
            [-1] {""}
           *[other] , in risposta alla proposta { $answers }
        }).{ $vow_n ->
            [0] {""}
           *[other] {" "}Promessa: { $vow }.
        }{ $wants_n ->
            [0] {""}
           *[other] {" "}In cambio: { $wants }.
        }{ $promise_n ->
            [0] {""}
           *[other] {" "}Promessa: «{ $promise }»
        }
event-kogge-offer-lapsed = La proposta { $offer } di { $seat } a { $to } non vale più.
    .you = La tua proposta { $offer } a { $to } non vale più.
    .you-to = La proposta { $offer } di { $seat } a te non vale più.
event-kogge-offer-declined = { $to } rifiuta la proposta { $offer } di { $seat }.
    .you = { $to } rifiuta la tua proposta { $offer }.
    .you-to = Rifiuti la proposta { $offer } di { $seat }.
event-kogge-offer-withdrawn = { $seat } ritira la proposta { $offer } a { $to }.
    .you = Ritiri la proposta { $offer } a { $to }.
    .you-to = { $seat } ritira la proposta { $offer } fatta a te.
event-kogge-deal-made =
    Accordo fatto{ $of_n ->
        [0] {""}
       *[other] {" "}nell’ufficio di { $of }
    }: { $seat } dà { $give }, { $to } dà { $take }.
    .you =
        Accordo fatto{ $of_n ->
            [0] {""}
           *[other] {" "}nell’ufficio di { $of }
        }: tu dai { $give }, { $to } dà { $take }.
    .you-to =
        Accordo fatto{ $of_n ->
            [0] {""}
           *[other] {" "}nell’ufficio di { $of }
        }: { $seat } dà { $give }, tu dai { $take }.
event-kogge-vow-made = { $seat } promette a { $to }, a { $city }, { $vow }.
    .you = Prometti a { $to }, a { $city }, { $vow }.
    .you-to = { $seat } ti promette, a { $city }, { $vow }.
event-kogge-vow-ended = Per { $seat } non vale più la promessa a { $to } { $vow }.
    .you = Per te non vale più la promessa a { $to } { $vow }.
    .you-to = Per { $seat } non vale più la promessa fatta a te { $vow }.

# Tasse

event-kogge-tax-paid = { $seat } paga { $good } di tasse al Maestro della Gilda.
    .you = Paghi { $good } di tasse al Maestro della Gilda.
event-kogge-confiscated = Il Maestro della Gilda confisca { $goods } a { $city }.

# Raid in tre gruppi

event-kogge-loot-split = { $seat } divide il bottino: { $piles }.
    .you = Dividi il bottino: { $piles }.
event-kogge-loot-taken =
    { $seat } prende { $taken } da { $city } e lascia { $left_n ->
        [0] niente
       *[other] { $left }
    }.
    .you =
        Prendi { $taken } da { $city } e lasci { $left_n ->
            [0] niente
           *[other] { $left }
        }.

# Intercettazione

event-kogge-intercepted = { $seat } intercetta e gioca un turno in più.
    .you = Intercetti e giochi un turno in più.

# Conflitti

event-kogge-attacked = { $seat } attacca { $other }.
    .you = Attacchi { $other }.
    .you-other = { $seat } ti attacca.
event-kogge-fought =
    { $winner_n ->
        [-1] Nessuno vince il conflitto tra { $seat } e { $other }.
       *[other] { $winner } vince il conflitto tra { $seat } e { $other }.
    }
    .you =
        { $winner_n ->
            [-1] Nessuno vince il conflitto tra { $other } e te.
           *[other] { $winner_me ->
                [yes] Vinci
               *[no] { $winner } vince
            } il conflitto tra { $other } e te.
        }
    .you-other =
        { $winner_n ->
            [-1] Nessuno vince il conflitto tra { $seat } e te.
           *[other] { $winner_me ->
                [yes] Vinci
               *[no] { $winner } vince
            } il conflitto tra { $seat } e te.
        }
event-kogge-fight-markers = I segnalini passano di mano. Erano stati messi: { $laid }.
    .you-seats = I segnalini passano di mano. Erano stati messi: { $laid }.
event-kogge-demanded = { $seat } pretende { $named } da { $loser }.
    .you = Pretendi { $named } da { $loser }.
    .you-loser = { $seat } pretende { $named } da te.
event-kogge-yielded =
    { $goods_n ->
        [0] { $count ->
            [0] { $seat } non consegna niente a { $winner }.
            [one] { $seat } consegna una merce a { $winner }.
           *[other] { $seat } consegna { $count } merci a { $winner }.
        }
       *[other] { $seat } consegna { $goods } a { $winner }.
    }
    .you =
        { $goods_n ->
            [0] { $count ->
                [0] Non consegni niente a { $winner }.
                [one] Consegni una merce a { $winner }.
               *[other] Consegni { $count } merci a { $winner }.
            }
           *[other] Consegni { $goods } a { $winner }.
        }
    .you-winner =
        { $goods_n ->
            [0] { $count ->
                [0] { $seat } non consegna niente a te.
                [one] { $seat } consegna una merce a te.
               *[other] { $seat } consegna { $count } merci a te.
            }
           *[other] { $seat } consegna { $goods } a te.
        }

# Memoria

event-kogge-peeked =
    { $seat } paga { $paid } e guarda le rotte di { $city }{ $routes_n ->
        [0] {""}
       *[other] : portano a { $routes }
    }.
    .you =
        Paghi { $paid } e guardi le rotte di { $city }{ $routes_n ->
            [0] {""}
           *[other] : portano a { $routes }
        }.
event-kogge-start-seen = Solo { $seat } vede le rotte di { $city }: portano a { $routes }.
    .you = Solo tu vedi le rotte di { $city }: portano a { $routes }.

# Bornholm

event-kogge-crest-laid =
    Lo stemma di Bornholm mostra { $marker }, il numero di { $marker_city }{ $goods_n ->
        [0] .
       *[other] ; sull’isola ci sono { $goods }.
    }
event-kogge-crest-changed = { $seat } dà a Bornholm il numero { $new } e prende in mano il { $old }.
    .you = Dai a Bornholm il numero { $new } e prendi in mano il { $old }.
event-kogge-land-voted = { $seat } manderebbe la Cog a { $city }.
    .you = Tu manderesti la Cog a { $city }.

# In solitario

event-kogge-strangers-laid = Segnalini Raid di colori che nessuno gioca sono a { $cities }. Il Maestro della Gilda salta queste città.
event-kogge-virtual-bid = Il giocatore virtuale pesca il segnalino { $marker } come offerta.
event-kogge-virtual-raised = È la stessa offerta. Perciò si pesca anche il segnalino { $marker }, e valgono entrambi.
event-kogge-auction-won = { $seat } vince l’asta.
    .you = Vinci l’asta.
event-kogge-auction-lost = Il giocatore virtuale vince l’asta contro { $seat }.
    .you = Il giocatore virtuale vince l’asta contro di te.
event-kogge-city-cleared = Prima di lasciare { $city }, il Maestro della Gilda rimette { $goods } nella riserva.
event-kogge-goods-gone = Prima di lasciare { $city }, il Maestro della Gilda toglie { $goods } dal gioco.
event-kogge-guild-driven = Il Maestro della Gilda avanza di due città, fino a { $city }.

# Il pirata

event-kogge-pirate-named = { $seat } è il pirata e sta a Bornholm con quattro segnalini Raid.
    .you = Sei il pirata e stai a Bornholm con quattro segnalini Raid.
event-kogge-delivered = { $seat } porta { $goods } a Bornholm e annota { $noted ->
        [one] { $noted } punto vittoria.
       *[other] { $noted } punti vittoria.
    }
    .you = Porti { $goods } a Bornholm e annoti { $noted ->
            [one] { $noted } punto vittoria.
           *[other] { $noted } punti vittoria.
        }
event-kogge-raid-marker-back = { $seat } dà al Maestro della Gilda tre segnalini { $marker } e riprende un segnalino Raid da { $city }.
    .you = Dai al Maestro della Gilda tre segnalini { $marker } e riprendi un segnalino Raid da { $city }.
