# Lübeck: eigene Worte im Browser. Deutsch.

web-luebeck-act = Aktion wählen
web-luebeck-again = Noch eine Fahrt?
web-luebeck-along =
    { $count ->
        [one] { $seats } fährt mit
       *[other] { $seats } fahren mit
    }
web-luebeck-begins = { $seat } beginnt
web-luebeck-best-doubling = Beste Verdoppelung
web-luebeck-best-doubling-said = { $seat } in { $city }: { $points } Punkte in einer Runde.
web-luebeck-best-voyage = Beste Fahrt
web-luebeck-best-voyage-said = { $seat } mit Kogge { $cog }: { $cities }, { $points } Punkte.
web-luebeck-board = Die beiden Meere
web-luebeck-enlarge = Karte groß zeigen
web-luebeck-reduce = Große Karte schließen
web-luebeck-by-round = Runde für Runde
web-luebeck-can = spielbar
web-luebeck-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-luebeck-choose-cog = Kogge { $cog } wählen
web-luebeck-choose-first = Wähle erst eine Karte, eine Kogge oder eine Aktion.
web-luebeck-choose-packet = Wähle erst ein Päckchen.
web-luebeck-choose-way = Wähle eins davon.
web-luebeck-cities = Städte
web-luebeck-city-end = Endstation: Hier enden Handelsfahrten
web-luebeck-city-from = Erreichbar von { $cities }
web-luebeck-city-start = Hier starten Handelsfahrten
web-luebeck-city-to = Weiter nach { $cities }
web-luebeck-cog = Kogge { $cog } in { $city }: { $crew }
web-luebeck-cog-empty = Kogge { $cog } in { $city }: niemand an Bord
web-luebeck-cog-free = Kogge { $cog } ist frei
web-luebeck-cogs = Koggen
web-luebeck-colour-black = Schwarz
web-luebeck-colour-blue = Blau
web-luebeck-colour-brown = Braun
web-luebeck-colour-green = Grün
web-luebeck-colour-grey = Grau
web-luebeck-colour-ivory = Elfenbein
web-luebeck-colour-orange = Orange
web-luebeck-colour-pink = Rosa
web-luebeck-colour-purple = Lila
web-luebeck-colour-red = Rot
web-luebeck-colour-sky = Hellblau
web-luebeck-colour-turquoise = Türkis
web-luebeck-colour-violet = Violett
web-luebeck-colour-white = Weiß
web-luebeck-colour-yellow = Gelb
web-luebeck-compass = hat den Kompass
web-luebeck-discards = Ablage
web-luebeck-discards-said =
    { $count ->
        [one] Ablage: 1 Karte
       *[other] Ablage: { $count } Karten
    }
web-luebeck-discards-short = { $count } abgelegt
web-luebeck-display = Päckchen
web-luebeck-doublings = Verdoppelungen:
web-luebeck-ended =
    { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    }, zweimal durch den Stapel. Was auf der Hand blieb, ist bezahlt.
web-luebeck-figures-on = Figuren von Kogge { $cog } in die Reserve
web-luebeck-free = freie Koggen
web-luebeck-free-of = freie Koggen · { $free } von { $all }
web-luebeck-from-by = { $city } über die Linie in { $colour }
web-luebeck-go-home =
    { $count ->
        [one] { $seats } muss zurück
       *[other] { $seats } müssen zurück
    }
web-luebeck-hand = Deine Hand
web-luebeck-hand-empty = Deine Hand ist leer.
web-luebeck-hand-short = Hand
web-luebeck-head = Runde { $round }{ $last ->
        [yes] , die letzte
       *[no] {""}
    } · { $phase }
web-luebeck-hint-acting = Wähle eine Karte: Was sie kann, leuchtet auf. Wer an Bord ist, fährt mit. Mit drei Karten oder weniger darfst du passen.
web-luebeck-hint-name-first = Wer beginnt, handelt zuerst; die anderen folgen im Uhrzeigersinn, je eine Aktion, bis alle gepasst haben.
web-luebeck-hint-take-home = Eine Figur in der Reserve kann eine neue Handelsfahrt starten. Eine, die bleibt, fährt von dort weiter.
web-luebeck-hint-take-packet = Du nimmst alle Karten eines Päckchens. Warenkarten bringen Punkte, wo eine Kogge mit deiner Figur liegt, oder eine Linie weiter.
web-luebeck-holds =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-luebeck-keep =
    { $over ->
        [0] : du darfst passen
       *[other] , { $kept } bleiben: noch { $over } spielen, dann darfst du passen
    }
web-luebeck-keys = Tasten: 1–9 Karten, A–G Päckchen, Enter bestätigen, Escape zurück, Rücktaste zurücknehmen, L Verlauf, ? Regeln.
web-luebeck-known = Allen bekannt:
web-luebeck-known-short = Hände
web-luebeck-known-title = Was von den Händen bekannt ist
web-luebeck-last-round = Letzte Runde: Karten, die auf der Hand bleiben, kosten Punkte.
web-luebeck-map-and-deck = Spielplan „{ $map }“, Kartensatz „{ $deck }“.
web-luebeck-more = Mehr
web-luebeck-must-discard = Nichts ist spielbar: Welche Karte wirfst du über Bord?
web-luebeck-no-card = ohne Karte
web-luebeck-not-l-g-09 = keine Kogge dafür
web-luebeck-not-l-g-19 = keine Kogge dort
web-luebeck-not-l-good-01 = keine Kogge nah
web-luebeck-not-l-good-03 = gegen den Pfeil
web-luebeck-not-l-spec-01 = keine Figur übrig
web-luebeck-not-l-spec-02 = keine Kogge nah
web-luebeck-not-now = nicht jetzt
web-luebeck-overboard = über Bord { $gain }
web-luebeck-packet-said = Päckchen { $letter }: { $cards }
web-luebeck-passed = gepasst
web-luebeck-practice = Übung
web-luebeck-raids = Piraten
web-luebeck-raids-said =
    { $count ->
        [0] Keine Kogge wurde aufgebracht.
        [one] Eine Kogge wurde aufgebracht.
       *[other] { $count } Koggen wurden aufgebracht.
    }
web-luebeck-reserve =
    { $count ->
        [0] keine Figur in Reserve
        [one] 1 Figur in Reserve
       *[other] { $count } Figuren in Reserve
    }
web-luebeck-run = { $stack } im Stapel · Durchlauf { $run } von { $runs }
web-luebeck-run-short = { $stack } · Stapel { $run }/{ $runs }
web-luebeck-runs-over = beide Durchläufe vorbei · { $stack } im Stapel
web-luebeck-runs-over-short = { $stack } · letzte
web-luebeck-score = Punkte:
web-luebeck-score-doubled = verdoppelt
web-luebeck-score-goods = Waren
web-luebeck-score-left = auf der Hand
web-luebeck-score-overboard = über Bord
web-luebeck-second-run = zweiter Durchlauf
web-luebeck-see-end = Abrechnung zeigen
web-luebeck-see-sea = Spielplan zeigen
web-luebeck-shared-win = { $seats } teilen sich den Sieg
web-luebeck-stack = Stapel
web-luebeck-stack-known =
    { $count ->
        [one] Im Stapel: 1 Karte
       *[other] Im Stapel: { $count } Karten
    }
web-luebeck-stack-said =
    { $count ->
        [0] Der Stapel ist leer
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
web-luebeck-stands = { $seat } steht auf { $score }
web-luebeck-deed-card-discarded = { $card } über Bord
web-luebeck-deed-cog-pirated = Piraten in { $city }: Kogge { $cog }
web-luebeck-deed-doubling-laid = Verdoppelung in { $city }
web-luebeck-deed-goods-played = { $card }{ $sailed_n ->
        [-1] {""}
       *[other] {" "}· { $sailed } → { $city }
    }
web-luebeck-deed-passed = Passen
web-luebeck-deed-ship-changed = Kogge { $left } → Kogge { $boarded }
web-luebeck-deed-voyage-started =
    { $joined ->
        [yes] An Bord von Kogge { $cog } in { $city }
       *[no] Neue Handelsfahrt ab { $city }
    }
web-luebeck-step-card-discarded = −{ $cost }
web-luebeck-step-cog-pirated = Piraten
web-luebeck-step-cog-unloaded = gelöscht
web-luebeck-step-display-laid = neue Päckchen
web-luebeck-step-doubling-laid = ×2 { $city }
web-luebeck-step-first-named = wer beginnt
web-luebeck-step-goods-played = +{ $points }
web-luebeck-step-packet-taken = Päckchen
web-luebeck-step-passed = passt
web-luebeck-step-ship-changed = Schiffswechsel
web-luebeck-step-took-home = zurück
web-luebeck-step-voyage-started = Fahrt
web-luebeck-take =
    { $letter } nehmen · { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-luebeck-taken = genommen
web-luebeck-tap = Wähle eine Karte oder eine Kogge.
web-luebeck-tap-packet = Wähle ein Päckchen, um es abzuwägen.
web-luebeck-took = { $seat } nahm es
web-luebeck-track = Punkte
web-luebeck-unknown =
    { $count ->
        [0] nichts unbekannt
        [one] und 1 unbekannte Karte
       *[other] und { $count } unbekannte Karten
    }
web-luebeck-way-board = Auf Kogge { $cog } in { $city }
web-luebeck-way-change = Kogge { $left } → Kogge { $cog } in { $city }
web-luebeck-way-field = Kogge { $cog } vom Koggenfeld
web-luebeck-way-here = Kogge bleibt in { $city }
web-luebeck-way-pirates = Kogge { $cog } in { $city }
web-luebeck-ways = Was möglich ist
web-luebeck-where-from = Woher die Punkte kamen
web-luebeck-wins =
    { $seat } gewinnt mit { $lead ->
        [one] 1 Punkt
       *[other] { $lead } Punkten
    } Vorsprung
web-luebeck-you-win =
    Du gewinnst mit { $lead ->
        [one] 1 Punkt
       *[other] { $lead } Punkten
    } Vorsprung
web-luebeck-after-cards = Karten auf der Hand
web-luebeck-after-figures = Figuren an Bord
web-luebeck-after-gained = dort gemachte Punkte
web-luebeck-after-lost = von Piraten genommene Koggen
web-luebeck-after-places = Punkte nach Städten
web-luebeck-after-points = Punkte
web-luebeck-after-voyages = Die am häufigsten befahrenen Wege
