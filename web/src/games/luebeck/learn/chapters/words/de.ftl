# Die Kapitel der Regeln von Lübeck. Deutsch.

web-luebeck-chapter-pieces = Was man zum Spielen braucht
web-luebeck-chapter-round = Eine Runde
web-luebeck-chapter-display = Die Auslage
web-luebeck-chapter-packets = Päckchen
web-luebeck-chapter-acting = Aktionen
web-luebeck-chapter-voyage = Eine Handelsfahrt starten
web-luebeck-chapter-goods = Warenkarten
web-luebeck-chapter-special = Sonderkarten
web-luebeck-chapter-passing = Passen und abwerfen
web-luebeck-chapter-clearing = Aufräumen
web-luebeck-chapter-end = Das Ende
