# Kogge: Züge. Der Wert ist ein Knopf und .full eine Antwort unter anderen. Deutsch.

move-kogge-pick-start = Stadt wählen
    .full = { $value } (Wegemarker { $value_n })
move-kogge-bid = Bieten
    .full = { $items } bieten
move-kogge-move-guild = Gildemeister führen
    .full =
        { $value ->
            [one] Eine Stadt weiter
           *[other] { $value } Städte weiter
        }
    .to =
        { $value ->
            [one] Eine Stadt weiter, nach { $end }
           *[other] { $value } Städte weiter, nach { $end }
        }

move-kogge-sail = Segeln
    .full =
        { $paid_n ->
            [0] Auf Route { $of } segeln
           *[other] Für { $paid } auf Route { $of } segeln
        }
    .to =
        { $paid_n ->
            [0] Auf Route { $of } nach { $end } segeln
           *[other] Für { $paid } auf Route { $of } nach { $end } segeln
        }
move-kogge-passage = Geheimweg
    .full = Geheimweg für { $paid }
    .to = Geheimweg nach { $end } für { $paid }
move-kogge-load = Einladen
    .full = { $items } einladen
move-kogge-anchor = Ankern
    .full = Hier ankern und mit den Aktionen beginnen

move-kogge-build = Kontor bauen
    .full =
        { $value ->
            [0] Ein Kontor bauen, bezahlt mit Waren und Wegemarkern
            [1] Ein Kontor bauen, bezahlt mit Waren
           *[2] Ein Kontor bauen, bezahlt mit Wegemarkern
        }
move-kogge-buy-raid = Zweiter Raubmarker
    .full = Drei Wegemarker { $value } für den zweiten Raubmarker geben
move-kogge-sell = Bonuschip
    .full = { $of } für den Bonuschip „{ $value }“ verkaufen
move-kogge-give-good = Ware gegen Wegemarker
    .full = { $value } für einen Wegemarker derselben Farbe geben
move-kogge-take-marker = Wegemarker nehmen
    .full = Wegemarker { $value } nehmen
move-kogge-give-marker = Wegemarker gegen Ware
    .full = Wegemarker { $value } für { $value_good } geben
move-kogge-buy = Wegemarker kaufen
    .full = Paar { $of } für { $paid } kaufen
move-kogge-trade = Handeln
    .full = { $give } gegen { $take } tauschen
move-kogge-change-route = Route verändern
    .full = Wegemarker { $value } verdeckt auf Route { $of } legen
move-kogge-end-turn = Zug beenden
    .full = Deinen Zug beenden

move-kogge-raid-city = Stadt überfallen
    .full = Die Stadt und alle ihre Kontore überfallen
move-kogge-raid-cog = Kogge überfallen
    .full = Die Kogge von { $value } überfallen
move-kogge-split-cargo = Fracht teilen
    .full = Teilen: { $piles }
move-kogge-take-pile = Haufen nehmen
    .full = Haufen { $value } nehmen
move-kogge-exile = Vertreiben
    .full = Den Räuber auf Route { $value } vertreiben
    .to = Den Räuber auf Route { $value } nach { $end } vertreiben

move-kogge-offer = Handel anbieten
    .full =
        { $to } { $of_n ->
            [0] {""}
           *[other] im Kontor in { $of }{" "}
        }{ $give } für { $take } anbieten{ $vow_n ->
            [0] {""}
           *[other] {" "}und versprechen, { $vow }
        }{ $wants_n ->
            [0] {""}
           *[other] ; dafür soll { $to } versprechen, { $wants }
        }
move-kogge-accept = Annehmen
    .full = Angebot { $value } annehmen
move-kogge-decline = Ablehnen
    .full = Angebot { $value } ablehnen
move-kogge-withdraw = Zurückziehen
    .full = Angebot { $value } zurückziehen

move-kogge-split-loot = Beute teilen
    .full = Teilen: { $piles }
move-kogge-leave-pile = Haufen liegen lassen
    .full = Haufen { $value } liegen lassen und die anderen nehmen

move-kogge-intercept = Abfangen
    .full = Jetzt einen zusätzlichen Zug machen; der Bonuschip wirkt nur einmal
move-kogge-let-pass = Vorbeilassen
    .full = Jetzt keinen zusätzlichen Zug machen

move-kogge-pay-tax = Steuer zahlen
    .full = { $value } zahlen

move-kogge-keep-peace = Frieden halten
    .full = Keinen Konflikt beginnen
move-kogge-attack = Angreifen
    .full = Einen Konflikt mit { $value } beginnen
move-kogge-commit = Wegemarker setzen
    .full = { $items } setzen
move-kogge-demand = Waren verlangen
    .full = { $items } verlangen
move-kogge-push = Verlierer versetzen
    .full = Die Kogge des Verlierers auf Route { $value } schicken
move-kogge-leave-be = In Ruhe lassen
    .full = Die Kogge des Verlierers lassen, wo sie ist

move-kogge-peek = Routen ansehen
    .full = Für { $paid } beide Routen dieser Stadt ansehen
move-kogge-swap-start = Route tauschen
    .full = Wegemarker { $value } verdeckt auf Route { $of } legen und den dortigen nehmen
move-kogge-keep-start = Routen lassen
    .full = Beide Routen lassen, wie sie sind

# Bornholm

move-kogge-land = Anlaufen
    .full = { $value } anlaufen
move-kogge-change-crest = Bornholms Zahl ändern
    .full = { $value } auf Bornholms Wappen legen

move-kogge-escape = Die Stadt verlassen
    .full = Auf Route { $value } fortsegeln
# Der Pirat

move-kogge-deliver = Waren heimbringen
    .full = { $items } heim nach Bornholm bringen
move-kogge-buy-back = Raubmarker zurückkaufen
    .full = Den Raubmarker aus { $value } zurücknehmen, für drei Wegemarker { $of }
