# Kogge auf den Seiten vor dem Tisch. Deutsch.

web-kogge-about = Kogge ist ein Spiel von Andreas Steding, erschienen bei MoD Games. Ferdinand Köther hat die Regeln bearbeitet, Michael Duismann sie ins Englische übersetzt und Rick Heli die Übersetzung durchgesehen. Hanse spielt es nach der Anleitung, Regel für Regel; es ist inoffiziell, weder von ihm noch von seinen Verlagen.
web-kogge-aim = Mit fünf Punkten sofort gewonnen
web-kogge-aim-how = oder der Reichste, wenn der Gildemeister zweimal herum ist
web-kogge-fact-players = 2 bis 4 Kaufleute, mit Varianten allein oder zu fünft
web-kogge-fact-time = etwa eine Stunde
web-kogge-lead = Befahre die Ostsee der Hanse. Ändere die Seewege hinter dem Rücken der anderen.
web-kogge-pitch = Biete um den ersten Zug, kaufe billig und verkaufe teuer, gründe Kontore, und plündere eine Stadt, wenn du dich traust. Wer zuerst fünf Punkte hat, gewinnt.
web-kogge-step-bid = Bieten
web-kogge-step-bid-beats = schlägt
web-kogge-step-bid-how = Lege Marker. Das beste Gebot beginnt, und jeder Marker bringt zwei Waren in seine Stadt.
web-kogge-step-sail = Segeln
web-kogge-step-sail-how = Jede Stadt hat zwei Routen, jede in eine Richtung. Der erste Schritt ist frei, jeder weitere kostet eine Ware oder einen Marker.
web-kogge-step-trade = Handeln und Ränke
web-kogge-step-trade-how = Eine Ware bringt zwei andere. Kaufe Marker, ändere eine Route, handle mit dem Gildemeister oder plündere.
web-kogge-step-win = Mit fünf Punkten gewinnen
web-kogge-step-win-how = Jedes Kontor und jeder Bonuschip ist ein Punkt. Beeil dich: Der Gildemeister geht nur zweimal herum.
