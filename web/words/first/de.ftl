# Was Neulinge zuerst hören, gleich bei welchem Spiel; und was ein Ratgeber im ersten Spiel sagt. Deutsch.

web-first-before = Bevor du segelst
web-first-begin = Anfangen
web-first-invited = Zurück zur Einladung
web-first-lead = Neu hier? Dann fährt ein Ratgeber mit.
web-first-next = Weiter: { $lesson }
web-first-not-new = Doch nicht neu
web-first-other = Oder lerne stattdessen { $game }
web-first-part-aim = Worum es geht
    .time = 20 Sekunden
web-first-part-game = Dein erstes Spiel
    .time = { $minutes } Minuten
web-first-part-game-how = Drei Kaufleute, zwei davon sanfte Bots. Ein Ratgeber spricht drei Züge lang von selbst, danach nur auf Wunsch.
web-first-part-lessons = Ein paar kurze Lektionen
    .time = 4 Minuten
web-first-straight = Gleich zum ersten Spiel
web-guide = Der Ratgeber
web-guide-do = Tu das
web-guide-hush = Still
web-guide-hushed = Still: Von jetzt an antworte ich nur, wenn du „{ web-coach }“ drückst
web-guide-instead = Wird daraus nichts: { $plan }.
web-guide-plan = Mein Rat: { $plan }.
web-guide-setup = Vor der ersten Runde
web-guide-turn = Runde { $turn } von { $of } mit Ratgeber
web-guide-wait = Die anderen spielen. Ich melde mich, wenn du gefragt bist.
web-guide-why = Warum?
