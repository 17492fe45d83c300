# Kogge: le mosse. Il valore è un pulsante, .full è una risposta tra le altre.
# Italiano.

move-kogge-pick-start = Scegli la città
    .full = { $value } (segnalino { $value_n })
move-kogge-bid = Offri
    .full = Offri { $items }
move-kogge-move-guild = Muovi il Maestro della Gilda
    .full =
        { $value ->
            [one] Avanti di una città
           *[other] Avanti di { $value } città
        }
    .to =
        { $value ->
            [one] Avanti di una città, a { $end }
           *[other] Avanti di { $value } città, a { $end }
        }

move-kogge-sail = Naviga
    .full =
        { $paid_n ->
            [0] Naviga per la rotta { $of }
           *[other] Naviga per la rotta { $of } e paga { $paid }
        }
    .to =
        { $paid_n ->
            [0] Naviga a { $end } per la rotta { $of }
           *[other] Naviga a { $end } per la rotta { $of } e paga { $paid }
        }
move-kogge-passage = Rotta segreta
    .full = Rotta segreta per { $paid }
    .to = Rotta segreta a { $end } per { $paid }
move-kogge-load = Carica
    .full = Carica { $items }
move-kogge-anchor = Getta l’ancora
    .full = Getta l’ancora qui e comincia le azioni

move-kogge-build = Costruisci un ufficio
    .full =
        { $value ->
            [0] Costruisci un ufficio, pagato in merci e segnalini
            [1] Costruisci un ufficio, pagato in merci
           *[2] Costruisci un ufficio, pagato in segnalini
        }
move-kogge-buy-raid = Secondo segnalino Raid
    .full = Dai tre segnalini { $value } per il secondo segnalino Raid
move-kogge-sell = Bonus
    .full = Vendi { $of } per il segnalino «{ $value }»
move-kogge-give-good = Merce per segnalino
    .full = Dai { $value } per un segnalino del suo colore
move-kogge-take-marker = Prendi il segnalino
    .full = Prendi il segnalino { $value }
move-kogge-give-marker = Segnalino per merce
    .full = Dai il segnalino { $value } per { $value_good }
move-kogge-buy = Compra segnalini
    .full = Compra la coppia { $of } per { $paid }
move-kogge-trade = Commercia
    .full = Scambia { $give } con { $take }
move-kogge-change-route = Cambia una rotta
    .full = Metti nascosto il segnalino { $value } sulla rotta { $of }
move-kogge-end-turn = Fine del turno
    .full = Finisci il tuo turno

move-kogge-raid-city = Saccheggia la città
    .full = Saccheggia la città e tutti i suoi uffici
move-kogge-raid-cog = Saccheggia una Cog
    .full = Saccheggia la Cog di { $value }
move-kogge-split-cargo = Dividi il carico
    .full = Dividi: { $piles }
move-kogge-take-pile = Prendi il gruppo
    .full = Prendi il gruppo { $value }
move-kogge-exile = Scaccia
    .full = Scaccia il ladro per la rotta { $value }
    .to = Scaccia il ladro per la rotta { $value } a { $end }

move-kogge-offer = Proponi uno scambio
    .full =
        Proponi a { $to } { $give } per { $take }{ $of_n ->
            [0] {""}
           *[other] {" "}nell’ufficio a { $of }
        }{ $vow_n ->
            [0] {""}
           *[other] {" "}e prometti { $vow }
        }{ $wants_n ->
            [0] {""}
           *[other] , se { $to } promette { $wants }
        }
move-kogge-accept = Accetta
    .full = Accetta la proposta { $value }
move-kogge-decline = Rifiuta
    .full = Rifiuta la proposta { $value }
move-kogge-withdraw = Ritira
    .full = Ritira la proposta { $value }

move-kogge-split-loot = Dividi il bottino
    .full = Dividi: { $piles }
move-kogge-leave-pile = Lascia un gruppo
    .full = Lascia il gruppo { $value } e prendi gli altri

move-kogge-intercept = Intercetta
    .full = Gioca adesso un turno in più; il Bonus serve una volta sola
move-kogge-let-pass = Lascia correre
    .full = Non giocare adesso un turno in più

move-kogge-pay-tax = Paga le tasse
    .full = Paga { $value }

move-kogge-keep-peace = Resta in pace
    .full = Non cominciare nessun conflitto
move-kogge-attack = Attacca
    .full = Comincia un conflitto con { $value }
move-kogge-commit = Metti segnalini
    .full = Metti { $items }
move-kogge-demand = Pretendi merci
    .full = Pretendi { $items }
move-kogge-push = Muovi il perdente
    .full = Muovi la Cog del perdente per la rotta { $value }
move-kogge-leave-be = Lascia stare
    .full = Lascia la Cog del perdente dov’è

move-kogge-peek = Guarda le rotte
    .full = Guarda le due rotte di questa città per { $paid }
move-kogge-swap-start = Cambia una rotta
    .full = Metti nascosto il segnalino { $value } sulla rotta { $of } e prendi quello che c’è
move-kogge-keep-start = Tieni le rotte
    .full = Lascia le due rotte come sono

# Bornholm

move-kogge-land = Approda
    .full = Approda a { $value }
move-kogge-change-crest = Cambia il numero di Bornholm
    .full = Metti { $value } sullo stemma di Bornholm

move-kogge-escape = Lascia la città
    .full = Lascia la città per la rotta { $value }
# Il pirata

move-kogge-deliver = Porta merci a casa
    .full = Porta { $items } a casa, a Bornholm
move-kogge-buy-back = Ricompra un segnalino Raid
    .full = Riprendi il segnalino Raid da { $value }, per tre segnalini { $of }
