# Lübeck: was gefragt wird. Der Titel gilt dem, der gefragt ist; .wait denen, die warten. Deutsch.

ask-luebeck-acting = Du bist am Zug: Welche Aktion führst du aus?
    .wait = { $seats } ist am Zug
ask-luebeck-take-packet = Welches Päckchen nimmst du?
    .wait = { $seats } wählt ein Päckchen
ask-luebeck-name-first = Wer führt die erste Aktion aus?
    .wait = { $seats } bestimmt, wer beginnt
ask-luebeck-start-voyage = Mit welcher Kogge startest du in Lübeck eine Handelsfahrt?
    .wait = { $seats } startet eine Handelsfahrt
ask-luebeck-play-goods = Für welche Kogge spielst du diese Karte?
    .wait = { $seats } spielt eine Warenkarte
ask-luebeck-trade-voyage = Handelsfahrt: auf welche Kogge gehst du?
    .wait = { $seats } spielt eine Handelsfahrt
ask-luebeck-lay-doubling = Für welche Kogge legst du diese Verdoppelung?
    .wait = { $seats } legt eine Verdoppelung
ask-luebeck-send-pirates = Welche Kogge halten die Piraten auf?
    .wait = { $seats } schickt Piraten
ask-luebeck-change-ship = Auf welche Kogge wechselt deine Figur?
    .wait = { $seats } wechselt das Schiff
ask-luebeck-pass = Passt du für den Rest der Runde?
    .wait = { $seats } passt
ask-luebeck-discard = Welche Karte wirfst du über Bord?
    .wait = { $seats } wirft eine Karte über Bord
ask-luebeck-take-home = Welche deiner Figuren nimmst du in die Reserve zurück?
    .wait = { $seats } nimmt Figuren in die Reserve zurück
