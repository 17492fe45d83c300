# Lübeck: Absätze, wie sie an einem Tisch lauten, der etwas anderes vereinbart hat. Deutsch.

changed-L-COMP-01-own = Den Spielplan oder die Karten hat dieser Tisch selbst mitgebracht. Dazu kommen eine Wertungsleiste, sechs Koggen, ein Kompass und je drei Figuren in fünf Farben. Für drei bis fünf Spieler. Wo die Regeln Lübeck nennen, meinen sie die Stadt, in der auf diesem Spielplan Handelsfahrten starten.
changed-L-SETUP-01-for-3 = An diesem Tisch liegen vier Koggen auf dem Koggenfeld bereit, denn drei spielen mit.
changed-L-SETUP-01-for-4 = An diesem Tisch liegen fünf Koggen auf dem Koggenfeld bereit, denn vier spielen mit.
changed-L-SETUP-01-for-5 = An diesem Tisch liegen sechs Koggen auf dem Koggenfeld bereit, denn fünf spielen mit.
changed-L-GOOD-03-trunk = Koggen folgen den Pfeilen und kehren nie um. Auf dem Spielplan dieses Tisches führt der Weg nach Visby über Riga.
changed-L-GOOD-03-own = Koggen folgen den Pfeilen und kehren nie um. Den Spielplan hat dieser Tisch selbst mitgebracht.
