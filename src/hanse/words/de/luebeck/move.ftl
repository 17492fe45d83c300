# Lübeck: Züge. Der Wert ist ein Knopf und .full eine Antwort unter anderen. Deutsch.

move-luebeck-take-packet = Päckchen nehmen
    .full = Päckchen { $value } nehmen
move-luebeck-name-first = Bestimmen, wer beginnt
    .full = { $value } beginnt
move-luebeck-start-voyage = Handelsfahrt starten
    .full = In Lübeck eine Handelsfahrt auf Kogge { $value } starten
move-luebeck-play-goods = Ware spielen
    .full = { $of } für Kogge { $value } spielen
move-luebeck-trade-voyage = Handelsfahrt
    .full = { $of } mit Kogge { $value } spielen
move-luebeck-lay-doubling = Verdoppelung
    .full = { $of } für Kogge { $value } legen
move-luebeck-send-pirates = Piraten
    .full = Piraten zu Kogge { $value } schicken
move-luebeck-change-ship = Schiffswechsel
    .full = Von Kogge { $of } auf Kogge { $value } wechseln
move-luebeck-pass = Passen
    .full = Für den Rest der Runde passen
move-luebeck-discard = Über Bord werfen
    .full = { $value } über Bord werfen
move-luebeck-take-home = In die Reserve nehmen
    .full =
        { $items_n ->
            [0] Alle Figuren an Bord lassen
           *[other] { $items } in die Reserve nehmen
        }
