# Was die Lektionen von Lübeck sagen. Deutsch.

lesson-luebeck-packet = Deine Karten passen nun zu einer Fahrt: Stettin, Danzig, Danzig, Riga. Und du handelst zuerst.
    .title = Ein Päckchen nehmen
lesson-luebeck-packet-take = Deine Figur ist in Lübeck an Bord, und du hast Danzig und Riga. Nimm das Päckchen mit Stettin und Danzig: Sie liegen auf derselben Linie.
    .otherwise = Diese Karten sind mehr wert, liegen aber auf einer anderen Linie; was du nicht spielen kannst, kostet Punkte. Geh zurück und versuche das andere.
lesson-luebeck-packet-first = Du hast als Letzter genommen, also sagst du, wer zuerst handelt. Nenne dich selbst.
    .otherwise = Das ist erlaubt. Wer zuerst handelt, darf vor den anderen segeln; geh zurück, wenn du es sein willst.

lesson-luebeck-voyage = Zwei Häfen, fünf Punkte, und deine Kogge liegt in Danzig. Mit Riga ginge es weiter.
    .title = Eine Fahrt
lesson-luebeck-voyage-start = Stelle eine Figur auf eine leere Kogge: Starte eine Handelsfahrt in Lübeck.
    .otherwise = Das ist erlaubt. Aber ohne Figur an Bord kannst du nichts verkaufen: Geh zurück und starte.
lesson-luebeck-voyage-stettin = Spiele Stettin 2: Deine Kogge segelt von Lübeck dorthin, und du bekommst 2.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du nach Stettin segeln willst.
lesson-luebeck-voyage-danzig = Nun Danzig 3: eine Linie weiter und drei Punkte mehr.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du nach Danzig weitersegeln willst.

lesson-luebeck-shared = Die andere Figur ist mitgefahren. Koggen gehören niemandem: Nächstes Mal segeln andere vielleicht deine.
    .title = Gemeinsam segeln
lesson-luebeck-shared-board = In Lübeck liegt eine Kogge mit einer fremden Figur. Niemand kann dich abweisen: Geh an Bord.
    .otherwise = Auch das ist erlaubt. Geh zurück, wenn du gemeinsam segeln willst.
lesson-luebeck-shared-visby = Spiele Visby 2: Die Kogge segelt mit allen an Bord, und nur du bekommst Punkte.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du nach Visby segeln willst.

lesson-luebeck-doubling = Helsingborg 3 hat 6 gezählt. Die Verdoppelung liegt vor dir, bis die Runde zu Ende ist.
    .title = Verdoppeln
lesson-luebeck-doubling-lay = Deine Kogge ist in Visby. Spiele zuerst die Verdoppelung für Helsingborg: Die Kogge segelt dorthin, und die Stadt zählt für dich doppelt.
    .otherwise = Das ist erlaubt, aber Karten vor der Verdoppelung zählen einfach. Geh zurück und lege sie zuerst.
lesson-luebeck-doubling-sell = Nun spiele Helsingborg 3 und bekomme 6.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du die sechs Punkte willst.

lesson-luebeck-special = Deine Kogge wartet in Riga, eine Linie vor Reval, und die anderen sind wieder an Land.
    .title = Sonderkarten
lesson-luebeck-special-trade = Diese Handelsfahrt startet in Riga statt in Lübeck. Nimm dort eine leere Kogge; die andere müsstest du teilen.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du in Riga allein an Bord sein willst.
lesson-luebeck-special-pirates = Zwei andere liegen auch in Riga. Schick die Piraten: Ihre Figuren gehen in die Reserve zurück, die Kogge aufs Koggenfeld.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du die Piraten sehen willst.

lesson-luebeck-passing = Du hast drei Karten behalten und fünf Punkte bezahlt. Das ist alles von Lübeck; spiele nun ein erstes Spiel.
    .title = Passen
lesson-luebeck-passing-special = Fünf Karten, und keine ist spielbar: Passen darfst du nicht. Wirf die Verdoppelung über Bord; eine Sonderkarte kostet nur 1.
    .otherwise = Das ist erlaubt, hat aber mehr gekostet: Eine Warenkarte kostet ihren Wert. Geh zurück, wenn du magst.
lesson-luebeck-passing-cheap = Immer noch vier Karten. Wirf die billigste Warenkarte über Bord, London 4.
    .otherwise = Das ist erlaubt, hat aber mehr als 4 gekostet. Geh zurück, wenn du magst.
lesson-luebeck-passing-pass = Drei Karten sind übrig: Nun darfst du passen. Du bist draußen, bis die Runde zu Ende ist.
    .otherwise = Das ist erlaubt. Mit drei Karten darfst du passen, wann du willst.
lesson-luebeck-passing-home = Die Runde ist zu Ende. Du darfst Figuren in die Reserve zurücknehmen: Nimm die aus Riga, damit sie neu starten kann.
    .otherwise = Das ist erlaubt; eine Figur, die an Bord bleibt, fährt in der nächsten Runde weiter.

# Das zweite Regal: Beispiele für einzelne Regeln.

lesson-luebeck-change = Neun Punkte, und nach Riga hat die Kogge jemand anders gebracht. Nach dieser Runde wird sie in Reval gelöscht, und deine Figur kommt heim.
    .title = Schiffswechsel
lesson-luebeck-change-aboard = Deine Figur ist in Visby, aber deine Karten sind für Reval. In Riga, gleich davor, liegt eine andere Kogge. Spiele den Schiffswechsel: Deine Figur wechselt dorthin.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du auf die Kogge in Riga wechseln willst.
lesson-luebeck-change-reval = Deine alte Kogge war leer und ist wieder auf dem Koggenfeld. Spiele nun Reval 5: Die Kogge segelt dorthin, und die andere Figur fährt mit.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du Reval 5 spielen willst.
lesson-luebeck-change-more = Spiele auch Reval 4: Eine Karte zählt auch, wenn deine Kogge schon dort ist.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du die vier Punkte willst.

lesson-luebeck-twice = Sechzehn Punkte für zwei Karten, die zusammen acht wert sind. Die Verdoppelung zählt für alles, was du danach spielst, bis die Runde zu Ende ist.
    .title = Erst verdoppeln
lesson-luebeck-twice-lay = Du hast zwei Karten für Riga und die Verdoppelung dazu, und deine Kogge ist in Danzig. Lege zuerst die Verdoppelung: Die Kogge segelt nach Riga.
    .otherwise = Das ist erlaubt, aber Karten vor der Verdoppelung zählen nur einfach. Geh zurück und lege sie zuerst.
lesson-luebeck-twice-five = Nun zählt Riga 5 zehn Punkte. Deine Kogge bleibt, wo sie ist.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du die zehn Punkte willst.
lesson-luebeck-twice-three = Die Verdoppelung liegt noch vor dir, also zählt Riga 3 sechs Punkte. Spiele auch diese Karte.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du die sechs Punkte willst.
