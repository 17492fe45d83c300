# Lübeck: Züge. Der Wert ist ein Knopf und .full eine Antwort unter anderen. Deutsch.

move-luebeck-take-packet = Paket nehmen
    .full = Paket { $value } nehmen
move-luebeck-name-first = Bestimmen, wer beginnt
    .full = { $value } beginnt
move-luebeck-start-voyage = Fahrt beginnen
    .full = In Lübeck eine Fahrt auf Kogge { $value } beginnen
move-luebeck-play-goods = Ware spielen
    .full = { $of } für Kogge { $value } spielen
move-luebeck-trade-voyage = Handelsfahrt
    .full = { $of } mit Kogge { $value } spielen
move-luebeck-lay-doubling = Verdopplung
    .full = { $of } für Kogge { $value } legen
move-luebeck-send-pirates = Piraten
    .full = Piraten zu Kogge { $value } schicken
move-luebeck-change-ship = Schiffswechsel
    .full = Von Kogge { $of } auf Kogge { $value } wechseln
move-luebeck-pass = Passen
    .full = Für den Rest der Runde passen
move-luebeck-discard = Über Bord werfen
    .full = { $value } über Bord werfen
move-luebeck-take-home = Nach Hause holen
    .full =
        { $items_n ->
            [0] Alle Figuren an Bord lassen
           *[other] { $items } nach Hause holen
        }
