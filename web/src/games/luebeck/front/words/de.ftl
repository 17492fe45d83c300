# Lübeck auf den Seiten vor einem Tisch. Deutsch.

web-luebeck-about = Lübeck wird nach seiner deutschen Anleitung gespielt, Regel für Regel; diese Fassung ist nicht offiziell und weder vom Autor noch von einem Verlag.
web-luebeck-aim = Die meisten Punkte nach zwei Durchläufen durch den Stapel
web-luebeck-aim-how = Karten, die auf der Hand bleiben, kosten Punkte
web-luebeck-fact-players = 3 bis 5 Kaufleute
web-luebeck-fact-time = etwa eine Dreiviertelstunde
web-luebeck-lead = Vier Koggen, zwei Meere, und jeder darf an Bord.
web-luebeck-learn-sail = Segeln und punkten
web-luebeck-learn-sail-how = Eine Warenkarte zählt dort, wo eine Kogge mit deiner Figur liegt, oder eine Linie weiter. Wer an Bord ist, fährt mit.
web-luebeck-learn-take = Päckchen nehmen
web-luebeck-learn-take-how = Die Karten liegen offen in Päckchen. Große bringen mehr, doch was du nicht brauchen kannst, kostet dich Punkte.
web-luebeck-learn-trick = Ränke schmieden
web-luebeck-learn-trick-how = Schicke Piraten, wechsle das Schiff, verdopple eine Stadt oder starte fern von Lübeck.
web-luebeck-learn-win = Die meisten Punkte
web-luebeck-learn-win-how = Zweimal geht es durch den Stapel. Am Ende wird jede Karte bezahlt, die du noch hast.
web-luebeck-pitch = Nimm ein Päckchen Karten, segle von Lübeck nach London oder Reval und punkte in jedem Hafen. Die Koggen gehören niemandem: Wer an Bord ist, fährt mit, bis die Piraten kommen.
