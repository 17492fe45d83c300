# Kogge: Züge. Der Wert ist ein Knopf, .full eine Antwort unter anderen, .done das eben Getane. Deutsch.

move-kogge-pick-start = Stadt wählen
    .full = { $value } (Wegemarker { $value_n })
    .done = Du hast { $value } gewählt.
move-kogge-bid = Bieten
    .full = { $items } bieten
    .done = Du hast { $items } geboten.
move-kogge-move-guild = Gildemeister führen
    .full =
        { $value ->
            [one] Eine Stadt weiter
           *[other] { $value } Städte weiter
        }
    .done =
        { $value ->
            [one] Du hast den Gildemeister eine Stadt weitergeführt.
           *[other] Du hast den Gildemeister { $value } Städte weitergeführt.
        }

move-kogge-sail = Segeln
    .full =
        { $paid_n ->
            [0] Auf Route { $of } segeln
           *[other] Für { $paid } auf Route { $of } segeln
        }
    .done =
        { $paid_n ->
            [0] Du bist auf Route { $of } gesegelt.
           *[other] Du bist für { $paid } auf Route { $of } gesegelt.
        }
move-kogge-passage = Geheimweg
    .full = Geheimweg für { $paid }
    .done = Du hast für { $paid } den Geheimweg genommen.
move-kogge-load = Einladen
    .full = { $items } einladen
    .done = Du hast { $items } eingeladen.
move-kogge-anchor = Ankern
    .full = Hier ankern und mit den Aktionen beginnen
    .done = Du hast geankert.

move-kogge-build = Kontor bauen
    .full =
        { $value ->
            [0] Ein Kontor bauen, bezahlt mit Waren und Wegemarkern
            [1] Ein Kontor bauen, bezahlt mit Waren
           *[2] Ein Kontor bauen, bezahlt mit Wegemarkern
        }
    .done = Du hast ein Kontor gebaut.
move-kogge-buy-raid = Zweiter Raubmarker
    .full = Drei Wegemarker { $value } für den zweiten Raubmarker geben
    .done = Du hast drei Wegemarker { $value } für den zweiten Raubmarker gegeben.
move-kogge-sell = Bonuschip
    .full = { $of } für den Bonuschip „{ $value }“ verkaufen
    .done = Du hast { $of } für den Bonuschip „{ $value }“ verkauft.
move-kogge-give-good = Ware gegen Wegemarker
    .full = { $value } für einen Wegemarker derselben Farbe geben
    .done = Du hast { $value } für einen Wegemarker derselben Farbe gegeben.
move-kogge-take-marker = Wegemarker nehmen
    .full = Wegemarker { $value } nehmen
    .done = Du hast Wegemarker { $value } genommen.
move-kogge-give-marker = Wegemarker gegen Ware
    .full = Wegemarker { $value } für { $value_good } geben
    .done = Du hast Wegemarker { $value } für { $value_good } gegeben.
move-kogge-buy = Wegemarker kaufen
    .full = Paar { $of } für { $paid } kaufen
    .done = Du hast Paar { $of } für { $paid } gekauft.
move-kogge-trade = Handeln
    .full = { $give } gegen { $take } tauschen
    .done = Du hast { $give } gegen { $take } getauscht.
move-kogge-change-route = Route verändern
    .full = Wegemarker { $value } verdeckt auf Route { $of } legen
    .done = Du hast Wegemarker { $value } verdeckt auf Route { $of } gelegt.
move-kogge-end-turn = Zug beenden
    .full = Deinen Zug beenden
    .done = Du hast deinen Zug beendet.

move-kogge-raid-city = Stadt überfallen
    .full = Die Stadt und alle ihre Kontore überfallen
    .done = Du hast die Stadt überfallen.
move-kogge-raid-cog = Kogge überfallen
    .full = Die Kogge von { $value } überfallen
    .done = Du hast die Kogge von { $value } überfallen.
move-kogge-split-cargo = Fracht teilen
    .full = Teilen: { $piles }
    .done = Du hast deine Fracht geteilt: { $piles }.
move-kogge-take-pile = Haufen nehmen
    .full = Haufen { $value } nehmen
    .done = Du hast Haufen { $value } genommen.
move-kogge-exile = Vertreiben
    .full = Den Räuber auf Route { $value } vertreiben
    .done = Du bist für Route { $value }.

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
    .done =
        Du hast { $to } { $of_n ->
            [0] {""}
           *[other] im Kontor in { $of }{" "}
        }{ $give } für { $take } angeboten{ $vow_n ->
            [0] {""}
           *[other] {" "}und versprochen, { $vow }
        }{ $wants_n ->
            [0] {""}
           *[other] ; dafür soll { $to } versprechen, { $wants }
        }.
move-kogge-accept = Annehmen
    .full = Angebot { $value } annehmen
    .done = Du hast Angebot { $value } angenommen.
move-kogge-decline = Ablehnen
    .full = Angebot { $value } ablehnen
    .done = Du hast Angebot { $value } abgelehnt.
move-kogge-withdraw = Zurückziehen
    .full = Angebot { $value } zurückziehen
    .done = Du hast Angebot { $value } zurückgezogen.

move-kogge-split-loot = Beute teilen
    .full = Teilen: { $piles }
    .done = Du hast die Beute geteilt: { $piles }.
move-kogge-leave-pile = Haufen liegen lassen
    .full = Haufen { $value } liegen lassen und die anderen nehmen
    .done = Du hast Haufen { $value } liegen lassen.

move-kogge-intercept = Abfangen
    .full = Jetzt einen zusätzlichen Zug machen; der Bonuschip wirkt nur einmal
    .done = Du machst einen zusätzlichen Zug.
move-kogge-let-pass = Vorbeilassen
    .full = Jetzt keinen zusätzlichen Zug machen
    .done = Du hast die Gelegenheit vorbeigelassen.

move-kogge-pay-tax = Steuer zahlen
    .full = { $value } zahlen
    .done = Du hast { $value } als Steuer gezahlt.

move-kogge-keep-peace = Frieden halten
    .full = Keinen Konflikt beginnen
    .done = Du hast Frieden gehalten.
move-kogge-attack = Angreifen
    .full = Einen Konflikt mit { $value } beginnen
    .done = Du hast { $value } angegriffen.
move-kogge-commit = Wegemarker setzen
    .full = { $items } setzen
    .done = Du hast { $items } gesetzt.
move-kogge-demand = Waren verlangen
    .full = { $items } verlangen
    .done = Du hast { $items } verlangt.
move-kogge-push = Verlierer versetzen
    .full = Die Kogge des Verlierers auf Route { $value } schicken
    .done = Du hast die Kogge des Verlierers auf Route { $value } geschickt.
move-kogge-leave-be = In Ruhe lassen
    .full = Die Kogge des Verlierers lassen, wo sie ist
    .done = Du hast die Kogge des Verlierers gelassen, wo sie war.

move-kogge-peek = Routen ansehen
    .full = Für { $paid } beide Routen dieser Stadt ansehen
    .done = Du hast für { $paid } die Routen angesehen.
move-kogge-swap-start = Route tauschen
    .full = Wegemarker { $value } verdeckt auf Route { $of } legen und den dortigen nehmen
    .done = Du hast Wegemarker { $value } verdeckt auf Route { $of } gelegt.
move-kogge-keep-start = Routen lassen
    .full = Beide Routen lassen, wie sie sind
    .done = Du hast die Routen gelassen, wie sie waren.

# Bornholm

move-kogge-land = Anlaufen
    .full = { $value } anlaufen
    .done = Die Kogge läuft { $value } an.
move-kogge-change-crest = Bornholms Zahl ändern
    .full = { $value } auf Bornholms Wappen legen
    .done = Du hast Bornholm die Zahl { $value } gegeben.

move-kogge-escape = Die Stadt verlassen
    .full = Auf Route { $value } fortsegeln
    .done = Du bist auf Route { $value } fortgesegelt.
# Der Pirat

move-kogge-deliver = Waren heimbringen
    .full = { $items } heim nach Bornholm bringen
    .done = Du hast { $items } heimgebracht.
move-kogge-buy-back = Raubmarker zurückkaufen
    .full = Den Raubmarker aus { $value } zurücknehmen, für drei Wegemarker { $of }
    .done = Du hast den Raubmarker aus { $value } zurückgenommen.
