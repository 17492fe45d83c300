# hanse play: das Brett von Lübeck. Deutsch.

terminal-luebeck-headline =
    Lübeck   { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }   Stapel { $stack } Karten, Durchlauf { $run } von 2{ $last ->
        [yes] {"   "}letzte Runde
       *[no] {""}
    }
terminal-luebeck-head-city = Stadt
terminal-luebeck-head-on = führt nach
terminal-luebeck-head-cogs = Koggen
terminal-luebeck-field = Koggen auf dem Feld: { $cogs }
terminal-luebeck-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $you ->
        [yes] , du
       *[no] {""}
    }
terminal-luebeck-holds =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $figures } an Land{ $passed ->
        [yes] , gepasst
       *[no] {""}
    }{ $compass ->
        [yes] , Kompass
       *[no] {""}
    }
terminal-luebeck-hand = Deine Karten: { $cards }
terminal-luebeck-doubled = Vor { $seat }: { $cards }
terminal-luebeck-legend = Die Zeichen: 2:AAB ist Kogge 2 mit zwei Figuren von A und einer von B, → führt zu den nächsten Städten, ▸ ist gefragt.

# Antworten, die sagen, was sie bewirken

terminal-luebeck-answer = { $answer }: { $would }
terminal-luebeck-with = mit { $seats }
terminal-luebeck-warn-pirates = Auf Kogge { $cog } ist eine Figur von dir: Die Piraten beenden auch ihre Reise.
terminal-luebeck-warn-pass = Du tust dann nichts mehr in dieser Runde, und du könntest noch etwas tun.

# Das Brett in Sätzen

terminal-luebeck-times = { $many } × { $card }
terminal-luebeck-city = { $city } führt nach { $onward }.
terminal-luebeck-city-end = { $city } ist eine Endstation.
terminal-luebeck-cog = Hier liegt Kogge { $cog }, an Bord: { $crew }.
terminal-luebeck-player =
    { $seat }, Platz { $number }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, Karten { $cards }, Figuren an Land { $figures }.{ $compass ->
        [yes] {" "}Hat den Kompass.
       *[no] {""}
    }{ $passed ->
        [yes] {" "}Hat gepasst.
       *[no] {""}
    }
terminal-luebeck-open = Alle offenen Karten: karten
terminal-luebeck-packet = Päckchen { $letter }: { $cards }
terminal-luebeck-known = Bekannt von { $seat }: { $cards }
terminal-luebeck-discards = Auf dem Ablagestapel: { $cards }
terminal-luebeck-stack = Noch im Stapel: { $cards }
terminal-luebeck-goal =
    Nach zwei Durchläufen durch die Karten gewinnt, wer die meisten Punkte hat.
    In jeder Runde liegen Kartenpäckchen offen aus, und jeder nimmt eins. Dann handelt ihr reihum, eine Aktion nach der anderen: eine Figur in Lübeck auf eine Kogge setzen, oder eine Karte spielen. Eine Warenkarte nennt eine Stadt und einen Wert. Sie bringt Punkte, wenn eine Kogge mit deiner Figur in dieser Stadt ist oder aus der Stadt davor dorthin segeln kann.
    Koggen gehören niemandem: Ihr teilt sie, und jeder an Bord darf mit allen anderen weitersegeln. Mit drei Karten oder weniger darfst du passen. Was du nicht loswirst, kostet Punkte.

terminal-luebeck-level-passenger = Fahrgast: denkt jede Antwort einmal durch und ist mit wenig zufrieden
terminal-luebeck-level-ferryman = Fährmann: denkt jede Antwort einmal durch und nimmt, was fast das Beste ist
terminal-luebeck-level-skipper = Schiffer: spielt, was seine Karten hergeben
terminal-luebeck-level-lookout = Ausguck: spielt wie der Schiffer, schaut aber ab und zu voraus
terminal-luebeck-level-supercargo = Frachtherr: schaut oft bis zum Ende der Runde voraus
terminal-luebeck-level-shipowner = Reeder: schaut meistens bis zum Ende der Runde voraus
terminal-luebeck-level-pilot = Lotse: denkt jede Antwort bis zum Ende der Runde durch
terminal-luebeck-level-navigator = Steuermann: am stärksten; denkt zwei Runden bis zum Ende durch
