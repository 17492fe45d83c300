# Lübeck: was an einem Plan oder Kartensatz falsch ist, den jemand mitbringt. $a, $b, … sind
# die Namen darin. Deutsch.

data-luebeck-no-data = Für „{ $a }“ gibt es keine Verwendung.
data-luebeck-map-unreadable = Der Spielplan lässt sich nicht lesen: { $a }
data-luebeck-map-long = Der Spielplan hat mehr als { $a } Zeichen.
data-luebeck-map-words = „{ $a }“ ist kein kurzer, einfacher Text.
data-luebeck-map-cities = { $a } Städte sind zu viele; { $b } lassen sich zeichnen.
data-luebeck-map-lines = { $a } Linien sind zu viele; { $b } lassen sich zeichnen.
data-luebeck-map-name = Eine Stadt kann nicht „{ $a }“ heißen: bis zu { $b } Buchstaben und Ziffern, ein Buchstabe zuerst.
data-luebeck-map-colour-unknown = Eine Farbe „{ $a }“ gibt es nicht. Es gibt ivory, blue, pink, orange, purple, green, sky, brown, red, white, black, grey, yellow und solche wie #3a7d44.
data-luebeck-map-place = { $a } liegt nicht auf dem Spielplan, der { $b } breit und { $c } hoch ist.
data-luebeck-map-sign = Das Zeichen von { $a } hat ein bis drei Buchstaben oder ist eines unserer Wappen.
data-luebeck-map-twice = Die Linie von { $a } nach { $b } ist mehr als einmal gezeichnet.
data-luebeck-map-start = Aus { $a }, wo Handelsfahrten starten, führt keine Linie hinaus.
data-luebeck-map-end-apart = { $a } heißt Endstation, aber keine Linie führt dorthin.
data-luebeck-map-end-left = { $a } heißt Endstation, aber eine Linie führt hinaus.
data-luebeck-map-no-end = Aus { $a } führt keine Linie hinaus, und doch heißt es nicht Endstation.
data-luebeck-map-circle = Die Linien laufen im Kreis durch { $a } und { $b }.
data-luebeck-map-city-apart = { $a } soll gezeichnet werden, aber keine Linie berührt es.
data-luebeck-map-city-twice = { $a } soll mehr als einmal gezeichnet werden.
data-luebeck-map-unreached = { $a } ist von { $b } aus nicht zu erreichen.
data-luebeck-deck-unreadable = Der Kartensatz lässt sich nicht lesen: { $a }
data-luebeck-deck-long = Der Kartensatz hat mehr als { $a } Zeichen.
data-luebeck-deck-words = „{ $a }“ ist kein kurzer, einfacher Text.
data-luebeck-deck-colour-unknown = Eine Farbe „{ $a }“ gibt es nicht. Es gibt ivory, blue, pink, orange, purple, green, sky, brown, red, white, black, grey, yellow und solche wie #3a7d44.
data-luebeck-deck-worth = Eine Warenkarte für { $a } ist mehr als { $b } wert.
data-luebeck-deck-no-city = Der Kartensatz hat eine Karte für { $a }, und auf dem Spielplan „{ $b }“ gibt es die Stadt nicht.
data-luebeck-deck-value = Eine Warenkarte für { $a } ist { $b } wert; 1 ist das Mindeste.
data-luebeck-deck-fewer = Weniger als keine Karten kann es nicht geben: { $a }.
data-luebeck-deck-number = { $a } Warenkarten und { $b } Sonderkarten sind nicht { $c }.
data-luebeck-deck-colour = Karten für { $b } sind { $a }, und die Linie von { $c } ist { $d }.

# Was man mitbringen kann, und was der Server davon hat.

data-luebeck-map = Spielplan
data-luebeck-map-two-arms = Zwei Arme
data-luebeck-map-trunk = Ein Stamm
data-luebeck-deck = Kartensatz
data-luebeck-deck-sixty-cards = Sechzig Karten
