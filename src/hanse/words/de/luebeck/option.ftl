# Lübeck: was ein Tisch vereinbaren kann. Deutsch.

option-luebeck-edition-german = Die deutsche Anleitung, die einzige, die es gibt.

option-luebeck-reading-map = Auf welchem Spielplan gespielt wird; die Anleitung zeigt ihren nicht.
option-luebeck-reading-map-two-arms = Zwei Arme: Von Lübeck führt eine Linie nach Visby, beide Meere stehen von Anfang an offen.
option-luebeck-reading-map-trunk = Ein Stamm: Nach Visby geht es über Riga.

option-luebeck-seats-3 = Drei spielen mit.
option-luebeck-seats-4 = Vier spielen mit.
option-luebeck-seats-5 = Fünf spielen mit.
option-luebeck-data-own = Dieser Tisch hat einen eigenen Spielplan oder eigene Karten.

option-luebeck-preset-first-voyage = Erste Fahrt
    .what = Zu dritt: gut zu überblicken.
option-luebeck-preset-full-table = Voller Tisch
    .what = Zu viert oder zu fünft, volle Koggen und viel Gesellschaft.
