# Kogge: che cosa si chiede. Ogni titolo è per chi deve rispondere; .wait è per chi aspetta.
# Italiano.

# Menù

ask-kogge-sailing = Tocca a te: dove navighi?
    .wait =
        { $seats_n ->
            [one] { $seats } naviga
           *[other] { $seats } navigano
        }
ask-kogge-acting = Tocca a te: quali azioni fai?
    .wait =
        { $seats_n ->
            [one] { $seats } fa le sue azioni
           *[other] { $seats } fanno le loro azioni
        }

# Preparazione e rifornimenti

ask-kogge-pick-start = In quale città fondi il tuo primo ufficio? Nessuno vede ancora la tua scelta.
    .wait =
        { $seats_n ->
            [one] { $seats } sceglie la prima città
           *[other] { $seats } scelgono la prima città
        }
ask-kogge-bid = Quali segnalini offri?
    .wait = { $seats } fa un’offerta
ask-kogge-move-guild = Di quanto avanza il Maestro della Gilda?
    .wait = { $seats } muove il Maestro della Gilda

# Movimento

ask-kogge-sail =
    { $price ->
        [0] Quale rotta prendi? Questa mossa non costa niente.
        [one] Come paghi questa mossa? Costa una merce o un segnalino.
       *[other] Come paghi questa mossa? Costa { $price } merci o segnalini.
    }
    .wait = { $seats } naviga
ask-kogge-passage =
    { $price ->
        [one] Come paghi la rotta segreta? Costa una merce o un segnalino.
       *[other] Come paghi la rotta segreta? Costa { $price } merci o segnalini.
    }
    .wait = { $seats } prende la rotta segreta
ask-kogge-load = Quali merci carichi?
    .wait = { $seats } carica merci
ask-kogge-anchor = Resti qui e cominci le azioni?
    .wait = { $seats } getta l’ancora

# Azioni

ask-kogge-build = Come paghi l’ufficio?
    .wait = { $seats } costruisce un ufficio
ask-kogge-buy-raid = Quali tre segnalini uguali dai per il tuo secondo segnalino Raid?
    .wait = { $seats } tratta con il Maestro della Gilda
ask-kogge-sell = Quale Bonus prendi per sei merci uguali?
    .wait = { $seats } sceglie un Bonus
ask-kogge-give-good = Quale merce dai per un segnalino del suo colore?
    .wait = { $seats } tratta con il Maestro della Gilda
ask-kogge-take-marker = Quale segnalino prendi dalla riserva?
    .wait = { $seats } sceglie un segnalino
ask-kogge-give-marker = Quale segnalino dai per una merce del suo colore?
    .wait = { $seats } tratta con il Maestro della Gilda
ask-kogge-buy = Quale merce paghi per questa coppia di segnalini?
    .wait = { $seats } compra segnalini
ask-kogge-trade = Che cosa dai, e che cosa prendi? Per una merce puoi prenderne fino a { $ratio }.
    .wait = { $seats } commercia con la città
ask-kogge-change-route = Quale segnalino metti nascosto su questa rotta?
    .wait = { $seats } cambia una rotta
ask-kogge-end-turn = Il tuo turno è finito?
    .wait = { $seats } finisce il turno

# Raid

ask-kogge-raid-city = Saccheggi la città e tutti i suoi uffici?
    .wait = { $seats } fa un Raid
ask-kogge-raid-cog = Di chi saccheggi la Cog?
    .wait = { $seats } fa un Raid
ask-kogge-split-cargo = Ti derubano: dividi il carico in { $piles } gruppi che differiscono al massimo di una merce.
    .wait = { $seats } divide il carico
ask-kogge-take-pile = Quale gruppo prendi?
    .wait = { $seats } sceglie un gruppo
ask-kogge-exile = Per quale rotta deve andarsene il ladro?
    .wait =
        { $seats_n ->
            [one] { $seats } sceglie la via del ladro
           *[other] { $seats } scelgono la via del ladro
        }

# Commercio tra i giocatori

ask-kogge-talking = Vuoi proporre uno scambio, o rispondere a una proposta?
    .wait = { $seats } può proporre uno scambio
ask-kogge-offer = A chi proponi che cosa, e in cambio di che cosa?
    .wait = { $seats } fa una proposta
ask-kogge-accept = Quale proposta accetti?
    .wait = { $seats } accetta una proposta
ask-kogge-decline = Quale proposta rifiuti?
    .wait = { $seats } rifiuta una proposta
ask-kogge-withdraw = Quale delle tue proposte ritiri?
    .wait = { $seats } ritira una proposta

# Raid in tre gruppi

ask-kogge-split-loot = Dividi il bottino in { $piles } gruppi che differiscono al massimo di una merce. Il ladro ne prende due.
    .wait = { $seats } divide il bottino
ask-kogge-leave-pile = Quale gruppo lasci alla città? Gli altri li prendi tu.
    .wait = { $seats } sceglie quale gruppo lasciare

# Intercettazione

ask-kogge-intercepting = Un turno è finito: intercetti e giochi un turno in più? Il Bonus serve una volta sola.
    .wait = { $seats } può intercettare
ask-kogge-intercept = Giochi adesso un turno in più?
    .wait = { $seats } intercetta
ask-kogge-let-pass = Lasci correre?
    .wait = { $seats } lascia correre

# Tasse

ask-kogge-pay-tax = È arrivato il Maestro della Gilda: quale merce paghi di tasse?
    .wait = { $seats } paga le tasse

# Conflitti

ask-kogge-challenging = Cominci un conflitto?
    .wait = { $seats } può cominciare un conflitto
ask-kogge-keep-peace = Resti in pace?
    .wait = { $seats } resta in pace
ask-kogge-attack = Chi attacchi?
    .wait = { $seats } attacca
ask-kogge-commit =
    { $least ->
        [0] Ti attaccano: quali segnalini metti? Puoi anche non metterne. Andranno all’altro.
       *[other] Quali segnalini metti, almeno uno? Andranno all’altro.
    }
    .wait =
        { $seats_n ->
            [one] { $seats } mette segnalini per il conflitto
           *[other] { $seats } mettono segnalini per il conflitto
        }
ask-kogge-demand = Hai vinto: nomina tre merci. Ricevi quelle che il perdente ha.
    .wait = { $seats } nomina tre merci
ask-kogge-pushing = Muovi la Cog del perdente di una mossa lungo una rotta?
    .wait = { $seats } può muovere la Cog del perdente
ask-kogge-push = Lungo quale rotta muovi la Cog del perdente?
    .wait = { $seats } muove la Cog del perdente
ask-kogge-leave-be = Lasci la Cog del perdente dov’è?
    .wait = { $seats } lascia la Cog del perdente dov’è

# Memoria

ask-kogge-starting = Hai visto le rotte della tua prima città: ne cambi una con un segnalino della tua riserva personale?
    .wait = { $seats } guarda le rotte della prima città
ask-kogge-swap-start = Quale segnalino metti nascosto su questa rotta?
    .wait = { $seats } cambia una rotta
ask-kogge-keep-start = Lasci le due rotte come sono?
    .wait = { $seats } lascia le rotte come sono
ask-kogge-peek = Come paghi uno sguardo alle due rotte di questa città?
    .wait = { $seats } guarda le rotte

# Bornholm

ask-kogge-land = Questo numero è anche quello di Bornholm: in quale delle due approda la Cog?
    .wait =
        { $seats_n ->
            [one] { $seats } sceglie dove approda la Cog
           *[other] { $seats } scelgono dove approda la Cog
        }
ask-kogge-change-crest = Quale segnalino metti sullo stemma di Bornholm?
    .wait = { $seats } cambia il numero di Bornholm

# In solitario

ask-kogge-escape = Per quale rotta lasci la città saccheggiata?
    .wait = { $seats } sceglie una via d’uscita

# Il pirata

ask-kogge-deliver = Quali merci porti a casa?
    .wait = { $seats } porta merci a casa
ask-kogge-buy-back = Da quale città riprendi il tuo segnalino Raid?
    .wait = { $seats } ricompra un segnalino Raid
