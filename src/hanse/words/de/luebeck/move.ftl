# Lübeck: Züge. Der Wert ist ein Knopf, .full eine Antwort unter anderen, .done das eben Getane. Deutsch.

move-luebeck-take-packet = Paket nehmen
    .full = Paket { $value } nehmen
    .done = Du hast Paket { $value } genommen.
move-luebeck-name-first = Bestimmen, wer beginnt
    .full = { $value } beginnt
    .done = Du hast { $value } beginnen lassen.
move-luebeck-start-voyage = Fahrt beginnen
    .full = In Lübeck eine Fahrt auf Kogge { $value } beginnen
    .done = Du hast in Lübeck eine Fahrt auf Kogge { $value } begonnen.
move-luebeck-play-goods = Ware spielen
    .full = { $of } für Kogge { $value } spielen
    .done = Du hast { $of } für Kogge { $value } gespielt.
move-luebeck-trade-voyage = Handelsfahrt
    .full = { $of } mit Kogge { $value } spielen
    .done = Du hast { $of } mit Kogge { $value } gespielt.
move-luebeck-lay-doubling = Verdopplung
    .full = { $of } für Kogge { $value } legen
    .done = Du hast { $of } für Kogge { $value } gelegt.
move-luebeck-send-pirates = Piraten
    .full = Piraten zu Kogge { $value } schicken
    .done = Du hast Piraten zu Kogge { $value } geschickt.
move-luebeck-change-ship = Schiffswechsel
    .full = Von Kogge { $of } auf Kogge { $value } wechseln
    .done = Du hast von Kogge { $of } auf Kogge { $value } gewechselt.
move-luebeck-pass = Passen
    .full = Für den Rest der Runde passen
    .done = Du hast gepasst.
move-luebeck-discard = Über Bord werfen
    .full = { $value } über Bord werfen
    .done = Du hast { $value } über Bord geworfen.
move-luebeck-take-home = Nach Hause holen
    .full =
        { $items_n ->
            [0] Alle Figuren an Bord lassen
           *[other] { $items } nach Hause holen
        }
    .done =
        { $items_n ->
            [0] Du hast alle Figuren an Bord gelassen.
           *[other] Du hast { $items } nach Hause geholt.
        }
