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
    .full = { $to } { $give } für { $take } anbieten
    .done = Du hast { $to } { $give } für { $take } angeboten.
move-kogge-accept = Annehmen
    .full = Angebot { $value } annehmen
    .done = Du hast Angebot { $value } angenommen.
move-kogge-decline = Ablehnen
    .full = Angebot { $value } ablehnen
    .done = Du hast Angebot { $value } abgelehnt.
move-kogge-withdraw = Zurückziehen
    .full = Angebot { $value } zurückziehen
    .done = Du hast Angebot { $value } zurückgezogen.
