# Le parole di Lübeck nel browser. Italiano.

web-luebeck-act = Scegli un’azione
web-luebeck-again = Ancora un viaggio?
web-luebeck-along =
    { $count ->
        [one] { $seats } viene con te
       *[other] { $seats } vengono con te
    }
web-luebeck-begins = Comincia { $seat }
web-luebeck-best-doubling = Miglior raddoppio
web-luebeck-best-doubling-said = { $seat } a { $city }: { $points } punti in un round.
web-luebeck-best-voyage = Miglior viaggio
web-luebeck-best-voyage-said = { $seat } con la Cog { $cog }: { $cities }, { $points } punti.
web-luebeck-board = I due mari
web-luebeck-enlarge = Ingrandisci la mappa
web-luebeck-reduce = Chiudi la mappa grande
web-luebeck-by-round = Round per round
web-luebeck-can = giocabile
web-luebeck-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
web-luebeck-choose-cog = Scegli la Cog { $cog }
web-luebeck-choose-first = Scegli prima una carta, una Cog o un’azione.
web-luebeck-choose-packet = Scegli prima un pacchetto.
web-luebeck-choose-way = Scegli una di queste.
web-luebeck-cities = Città
web-luebeck-city-end = Qui finiscono i viaggi
web-luebeck-city-from = Ci si arriva da { $cities }
web-luebeck-city-start = Qui cominciano i viaggi
web-luebeck-city-to = Poi verso { $cities }
web-luebeck-cog = Cog { $cog } a { $city }: { $crew }
web-luebeck-cog-empty = Cog { $cog } a { $city }: nessuno a bordo
web-luebeck-cog-free = La Cog { $cog } è libera
web-luebeck-cogs = Cog
web-luebeck-colour-black = nero
web-luebeck-colour-blue = blu
web-luebeck-colour-brown = marrone
web-luebeck-colour-green = verde
web-luebeck-colour-grey = grigio
web-luebeck-colour-ivory = avorio
web-luebeck-colour-orange = arancione
web-luebeck-colour-pink = rosa
web-luebeck-colour-purple = porpora
web-luebeck-colour-red = rosso
web-luebeck-colour-sky = azzurro
web-luebeck-colour-turquoise = turchese
web-luebeck-colour-violet = viola
web-luebeck-colour-white = bianco
web-luebeck-colour-yellow = giallo
web-luebeck-compass = ha la bussola
web-luebeck-discards = Scarti
web-luebeck-discards-said =
    { $count ->
        [one] Scarti: 1 carta
       *[other] Scarti: { $count } carte
    }
web-luebeck-discards-short = scarti: { $count }
web-luebeck-display = Pacchetti
web-luebeck-doublings = Raddoppi:
web-luebeck-ended =
    { $rounds ->
        [one] Un round
       *[other] { $rounds } round
    }, due volte il mazzo. Ciò che è rimasto in mano è stato pagato.
web-luebeck-figures-on = Pedine sulla Cog { $cog } da portare a casa
web-luebeck-free = Cog libere
web-luebeck-free-of = Cog libere · { $free } di { $all }
web-luebeck-from-by = { $city } per la linea di colore { $colour }
web-luebeck-go-home =
    { $count ->
        [one] { $seats } torna a casa
       *[other] { $seats } tornano a casa
    }
web-luebeck-hand = Le tue carte
web-luebeck-hand-empty = Non hai carte in mano.
web-luebeck-hand-short = mano
web-luebeck-head = Round { $round }{ $last ->
        [yes] , l’ultimo
       *[no] {""}
    } · { $phase }
web-luebeck-hint-acting = Scegli una carta: si accende ciò che può fare. Chi è a bordo viene con te. Con tre carte o meno puoi passare.
web-luebeck-hint-name-first = Chi comincia agisce per primo; gli altri seguono in senso orario, un’azione ciascuno, finché tutti hanno passato.
web-luebeck-hint-take-home = Una pedina a casa può cominciare un nuovo viaggio. Una che resta prosegue da dove si trova.
web-luebeck-hint-take-packet = Prendi tutte le carte di un pacchetto. Le carte merce portano punti dove c’è una Cog con la tua pedina, o una linea più avanti.
web-luebeck-holds =
    { $count ->
        [one] 1 carta in mano
       *[other] { $count } carte in mano
    }
web-luebeck-keep =
    { $over ->
        [0] : puoi passare
       *[other] , tienine { $kept }: ancora { $over } da giocare prima di poter passare
    }
web-luebeck-keys = Tasti: 1–9 carte, A–G pacchetti, Invio conferma, Esc indietro, Backspace annulla, L cronaca, ? regole.
web-luebeck-known = Noto a tutti:
web-luebeck-known-short = Mani
web-luebeck-known-title = Che cosa si sa delle mani
web-luebeck-last-round = Ultimo round: le carte rimaste in mano costano punti.
web-luebeck-map-and-deck = Mappa «{ $map }», mazzo «{ $deck }».
web-luebeck-more = Di più
web-luebeck-must-discard = Nulla è giocabile: quale carta getti in mare?
web-luebeck-no-card = senza carta
web-luebeck-not-l-g-09 = nessuna Cog adatta
web-luebeck-not-l-g-19 = nessuna Cog lì
web-luebeck-not-l-good-01 = nessuna Cog vicina
web-luebeck-not-l-good-03 = contro la freccia
web-luebeck-not-l-spec-01 = nessuna pedina
web-luebeck-not-l-spec-02 = nessuna Cog vicina
web-luebeck-not-now = non ora
web-luebeck-overboard = in mare { $gain }
web-luebeck-packet-said = Pacchetto { $letter }: { $cards }
web-luebeck-passed = ha passato
web-luebeck-practice = prova
web-luebeck-raids = Pirati
web-luebeck-raids-said =
    { $count ->
        [0] Nessuna Cog è stata presa.
        [one] Una Cog è stata presa.
       *[other] { $count } Cog sono state prese.
    }
web-luebeck-reserve =
    { $count ->
        [0] nessuna pedina di riserva
        [one] 1 pedina di riserva
       *[other] { $count } pedine di riserva
    }
web-luebeck-run = { $stack } nel mazzo · passata { $run } di { $runs }
web-luebeck-run-short = { $stack } · mazzo { $run }/{ $runs }
web-luebeck-runs-over = le due passate sono finite · { $stack } nel mazzo
web-luebeck-runs-over-short = { $stack } · fine
web-luebeck-score = Punti:
web-luebeck-score-doubled = raddoppiati
web-luebeck-score-goods = merci
web-luebeck-score-left = rimaste in mano
web-luebeck-score-overboard = in mare
web-luebeck-second-run = seconda passata
web-luebeck-see-end = Mostra i conti
web-luebeck-see-sea = Mostra il tabellone
web-luebeck-shared-win = { $seats } dividono la vittoria
web-luebeck-stack = mazzo
web-luebeck-stack-known =
    { $count ->
        [one] Nel mazzo: 1 carta
       *[other] Nel mazzo: { $count } carte
    }
web-luebeck-stack-said =
    { $count ->
        [0] Il mazzo è vuoto
        [one] 1 carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
web-luebeck-stands = { $seat } è a { $score }
web-luebeck-deed-card-discarded = { $card } in mare
web-luebeck-deed-cog-pirated = Pirati a { $city }: Cog { $cog }
web-luebeck-deed-doubling-laid = Raddoppio a { $city }
web-luebeck-deed-goods-played = { $card }{ $sailed_n ->
        [-1] {""}
       *[other] {" "}· { $sailed } → { $city }
    }
web-luebeck-deed-passed = Passo
web-luebeck-deed-ship-changed = Cog { $left } → Cog { $boarded }
web-luebeck-deed-voyage-started =
    { $joined ->
        [yes] A bordo della Cog { $cog } a { $city }
       *[no] Nuovo viaggio da { $city }
    }
web-luebeck-step-card-discarded = −{ $cost }
web-luebeck-step-cog-pirated = pirati
web-luebeck-step-cog-unloaded = scaricata
web-luebeck-step-display-laid = nuovi pacchetti
web-luebeck-step-doubling-laid = ×2 { $city }
web-luebeck-step-first-named = chi comincia
web-luebeck-step-goods-played = +{ $points }
web-luebeck-step-packet-taken = pacchetto
web-luebeck-step-passed = passa
web-luebeck-step-ship-changed = cambio di nave
web-luebeck-step-took-home = a casa
web-luebeck-step-voyage-started = viaggio
web-luebeck-take =
    Prendi { $letter } · { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
web-luebeck-taken = preso
web-luebeck-tap = Scegli una carta o una Cog.
web-luebeck-tap-packet = Scegli un pacchetto per valutarlo.
web-luebeck-took = Preso da { $seat }
web-luebeck-track = Punti
web-luebeck-unknown =
    { $count ->
        [0] niente di ignoto
        [one] e 1 carta ignota
       *[other] e { $count } carte ignote
    }
web-luebeck-way-board = Sali sulla Cog { $cog } a { $city }
web-luebeck-way-change = Cog { $left } → Cog { $cog } a { $city }
web-luebeck-way-field = Cog { $cog }, libera
web-luebeck-way-here = La Cog resta a { $city }
web-luebeck-way-pirates = Cog { $cog } a { $city }
web-luebeck-ways = Che cosa si può fare
web-luebeck-where-from = Da dove vengono i punti
web-luebeck-wins =
    { $seat } vince, per { $lead ->
        [one] 1 punto
       *[other] { $lead } punti
    }
web-luebeck-you-win =
    Vinci, per { $lead ->
        [one] 1 punto
       *[other] { $lead } punti
    }
web-luebeck-after-cards = Carte in mano
web-luebeck-after-figures = Pedine a bordo
web-luebeck-after-gained = punti fatti lì
web-luebeck-after-lost = Cog prese dai pirati
web-luebeck-after-places = Punti per città
web-luebeck-after-points = Punti
web-luebeck-after-voyages = Le linee più percorse
