# Kogge: was gefragt wird. Der Titel gilt dem, der gefragt ist; .wait denen, die warten. Deutsch.

# Auswahl

ask-kogge-sailing = Du bist am Zug: Wohin segelst du?
    .wait =
        { $seats_n ->
            [one] { $seats } segelt
           *[other] { $seats } segeln
        }
ask-kogge-acting = Du bist am Zug: Welche Aktionen führst du aus?
    .wait =
        { $seats_n ->
            [one] { $seats } führt Aktionen aus
           *[other] { $seats } führen Aktionen aus
        }

# Aufbau und Nachschub

ask-kogge-pick-start = In welcher Stadt gründest du dein erstes Kontor? Noch sieht niemand deine Wahl.
    .wait =
        { $seats_n ->
            [one] { $seats } wählt die erste Stadt
           *[other] { $seats } wählen die ersten Städte
        }
ask-kogge-bid = Welche Wegemarker bietest du?
    .wait =
        { $seats_n ->
            [one] { $seats } bietet
           *[other] { $seats } bieten
        }
ask-kogge-move-guild = Wie weit geht der Gildemeister?
    .wait = { $seats } führt den Gildemeister

# Bewegung

ask-kogge-sail =
    { $price ->
        [0] Welche Route nimmst du? Dieser Schritt ist frei.
        [one] Womit bezahlst du diesen Schritt? Er kostet eine Ware oder einen Wegemarker.
       *[other] Womit bezahlst du diesen Schritt? Er kostet { $price } Waren oder Wegemarker.
    }
    .wait = { $seats } segelt
ask-kogge-passage =
    { $price ->
        [one] Womit bezahlst du den Geheimweg? Er kostet eine Ware oder einen Wegemarker.
       *[other] Womit bezahlst du den Geheimweg? Er kostet { $price } Waren oder Wegemarker.
    }
    .wait = { $seats } nimmt den Geheimweg
ask-kogge-load = Welche Waren lädst du ein?
    .wait = { $seats } lädt Waren ein
ask-kogge-anchor = Bleibst du hier und beginnst mit deinen Aktionen?
    .wait = { $seats } ankert

# Aktionen

ask-kogge-build = Womit bezahlst du das Kontor?
    .wait = { $seats } baut ein Kontor
ask-kogge-buy-raid = Welche drei gleichen Wegemarker gibst du für deinen zweiten Raubmarker?
    .wait = { $seats } handelt mit dem Gildemeister
ask-kogge-sell = Welchen Bonuschip nimmst du für sechs gleiche Waren?
    .wait = { $seats } wählt einen Bonuschip
ask-kogge-give-good = Welche Ware gibst du für einen Wegemarker ihrer Farbe?
    .wait = { $seats } handelt mit dem Gildemeister
ask-kogge-take-marker = Welchen Wegemarker nimmst du aus der Reserve?
    .wait = { $seats } wählt einen Wegemarker
ask-kogge-give-marker = Welchen Wegemarker gibst du für eine Ware seiner Farbe?
    .wait = { $seats } handelt mit dem Gildemeister
ask-kogge-buy = Welche Ware bezahlst du für diese beiden Wegemarker?
    .wait = { $seats } kauft Wegemarker
ask-kogge-trade = Was gibst du, und was nimmst du? Für eine Ware bekommst du bis zu { $ratio }.
    .wait = { $seats } handelt mit der Stadt
ask-kogge-change-route = Welchen Wegemarker legst du verdeckt auf diese Route?
    .wait = { $seats } verändert eine Route
ask-kogge-end-turn = Ist dein Zug zu Ende?
    .wait = { $seats } beendet den Zug

# Raub

ask-kogge-raid-city = Überfällst du die Stadt und alle ihre Kontore?
    .wait = { $seats } raubt
ask-kogge-raid-cog = Wessen Kogge überfällst du?
    .wait = { $seats } raubt
ask-kogge-split-cargo = Du wirst beraubt: Teile deine Fracht in { $piles } Haufen, die sich um höchstens eine Ware unterscheiden.
    .wait = { $seats } teilt die Fracht
ask-kogge-take-pile = Welchen Haufen nimmst du?
    .wait = { $seats } wählt einen Haufen
ask-kogge-exile = Auf welcher Route muss der Räuber die Stadt verlassen?
    .wait =
        { $seats_n ->
            [one] { $seats } wählt den Weg des Räubers
           *[other] { $seats } wählen den Weg des Räubers
        }

# Handel untereinander

ask-kogge-talking = Möchtest du einen Handel anbieten oder ein Angebot beantworten?
    .wait = { $seats } kann einen Handel anbieten
ask-kogge-offer = Wem bietest du was, und wofür?
    .wait = { $seats } macht ein Angebot
ask-kogge-accept = Welches Angebot nimmst du an?
    .wait = { $seats } nimmt ein Angebot an
ask-kogge-decline = Welches Angebot lehnst du ab?
    .wait = { $seats } lehnt ein Angebot ab
ask-kogge-withdraw = Welches deiner Angebote ziehst du zurück?
    .wait = { $seats } zieht ein Angebot zurück

# Raub in drei Haufen

ask-kogge-split-loot = Teile die Beute in { $piles } Haufen, die sich um höchstens eine Ware unterscheiden. Zwei davon nimmt der Räuber.
    .wait = { $seats } teilt die Beute
ask-kogge-leave-pile = Welchen Haufen lässt du in der Stadt? Die anderen nimmst du.
    .wait = { $seats } wählt, was liegen bleibt

# Abfangen

ask-kogge-intercepting = Ein Zug ist zu Ende: Fängst du ab und machst einen zusätzlichen Zug? Der Bonuschip wirkt nur einmal.
    .wait = { $seats } kann abfangen
ask-kogge-intercept = Machst du jetzt einen zusätzlichen Zug?
    .wait = { $seats } fängt ab
ask-kogge-let-pass = Lässt du die Gelegenheit vorbei?
    .wait = { $seats } lässt die Gelegenheit vorbei

# Steuern

ask-kogge-pay-tax = Der Gildemeister ist da: Welche Ware zahlst du als Steuer?
    .wait = { $seats } zahlt Steuern

# Konflikte

ask-kogge-challenging = Beginnst du einen Konflikt?
    .wait = { $seats } kann einen Konflikt beginnen
ask-kogge-keep-peace = Hältst du Frieden?
    .wait = { $seats } hält Frieden
ask-kogge-attack = Wen greifst du an?
    .wait = { $seats } greift an
ask-kogge-commit =
    { $least ->
        [0] Du wirst angegriffen: Welche Wegemarker setzt du? Es müssen keine sein. Der andere bekommt sie.
       *[other] Welche Wegemarker setzt du, mindestens einen? Der andere bekommt sie.
    }
    .wait =
        { $seats_n ->
            [one] { $seats } setzt Wegemarker für den Konflikt
           *[other] { $seats } setzen Wegemarker für den Konflikt
        }
ask-kogge-demand = Du hast gewonnen: Nenne drei Waren. Was der Verlierer davon hat, bekommst du.
    .wait = { $seats } nennt drei Waren
ask-kogge-pushing = Schickst du die Kogge des Verlierers einen Schritt weit fort?
    .wait = { $seats } kann die Kogge des Verlierers fortschicken
ask-kogge-push = Auf welcher Route schickst du die Kogge des Verlierers fort?
    .wait = { $seats } schickt die Kogge des Verlierers fort
ask-kogge-leave-be = Lässt du die Kogge des Verlierers, wo sie ist?
    .wait = { $seats } lässt die Kogge des Verlierers in Ruhe

# Memory

ask-kogge-starting = Du hast die Routen deiner ersten Stadt gesehen: Tauschst du eine mit einem Wegemarker aus der Hand?
    .wait = { $seats } sieht sich die ersten Routen an
ask-kogge-swap-start = Welchen Wegemarker legst du verdeckt auf diese Route?
    .wait = { $seats } tauscht eine Route
ask-kogge-keep-start = Lässt du beide Routen, wie sie sind?
    .wait = { $seats } lässt die Routen
ask-kogge-peek = Womit bezahlst du den Blick auf beide Routen dieser Stadt?
    .wait = { $seats } sieht sich die Routen an

# Bornholm

ask-kogge-land = Diese Zahl hat auch Bornholm: Welche der beiden Städte läuft die Kogge an?
    .wait =
        { $seats_n ->
            [one] { $seats } wählt, wo die Kogge anläuft
           *[other] { $seats } wählen, wo die Kogge anläuft
        }
ask-kogge-change-crest = Welchen Wegemarker legst du auf Bornholms Wappen?
    .wait = { $seats } ändert Bornholms Zahl

# Solo

ask-kogge-escape = Auf welcher Route verlässt du die überfallene Stadt?
    .wait = { $seats } wählt einen Weg hinaus

# Der Pirat

ask-kogge-deliver = Welche Waren bringst du heim?
    .wait = { $seats } bringt Waren heim
ask-kogge-buy-back = Aus welcher Stadt nimmst du deinen Raubmarker zurück?
    .wait = { $seats } kauft einen Raubmarker zurück
