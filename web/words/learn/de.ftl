# Was dort gesagt wird, wo man ein Spiel lernt, gleich welches. Deutsch.

web-rule-of = Regel { $rule }
web-rules-books = Was jede Anleitung sagt
web-rules-contents = Inhalt
web-rules-table = Am Tisch
web-rules-reading = Die Anleitungen lassen das offen. Hier gilt:
web-rules-choice = Die Anleitungen lassen das offen. Ein Tisch wählt:
web-rules-usual = üblich
web-rules-variant-on = Diese Variante wird hier gespielt.
web-rules-variant-off = An diesem Tisch nicht gespielt.
web-rules-variant-only = Eine Variante: nur, wenn ein Tisch sie gewählt hat.
web-rules-asked = Danach wirst du gerade gefragt.
web-rules-back = Zurück zur Frage
web-first-game = Ein erstes Spiel spielen
web-first-game-how = Dann ein erstes Spiel gegen leichte Bots: Neben jeder Frage sagt „{ web-coach }“, woran man denken könnte.
web-lesson = Lektion
web-lesson-back = Zurück
web-lesson-next = Nächste Lektion
web-lesson-of = Lektion { $at } von { $all }
web-lesson-skip = Überspringen: hier weiterspielen
web-lessons = Nun du: die erste Fahrt
web-lessons-all = Alle Lektionen
web-lessons-how = { $count } kurze Lektionen am echten Tisch. Nichts zählt, alles darf versucht werden, und jeder Schritt lässt sich zurücknehmen.
web-lessons-start = Die erste Lektion
web-lessons-resume = Weiter mit Lektion { $at }
web-lessons-resume-second = Weiter mit „{ $lesson }“
web-lessons-second = Eine Regel nach der anderen
web-lessons-second-how = { $count } weitere Lektionen von je etwa drei Minuten, manche mit Varianten. Jede endet mit der Regel, um die es geht.
web-think-bids = { $count ->
    [0] Noch hat niemand geboten: Wer später bietet, kennt deine Marker.
    [one] Ein Gebot liegt da. Schlage es, oder biete auf Waren, die du willst.
   *[other] { $count } Gebote liegen da. Schlage sie, oder biete auf Waren, die du willst.
 }
web-think-empty = Davon ist im Vorrat nichts mehr: { $goods }. Marker dieser Städte bringen jetzt nichts.
web-think-hand = { $over ->
    [0] Du hast { $held } Karten: Du darfst alle behalten und passen.
    [one] Du hast { $held } Karten: Eine muss weg, bevor du passen darfst.
   *[other] Du hast { $held } Karten: { $over } müssen weg, bevor du passen darfst.
 }
web-think-laps = { $left ->
    [one] Noch eine Stadt, und der Gildemeister beendet das Spiel.
   *[other] Noch { $left } Städte, und der Gildemeister beendet das Spiel.
 }
