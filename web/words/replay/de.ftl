# Was der Browser sagt, wo man Spiele noch einmal ansieht. Deutsch.

web-after-chance = Aussicht auf den Sieg, in Prozent
web-after-line =
    { $winners ->
        [0] Niemand hat gewonnen
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }, nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
web-after-picture = Bild sichern
web-after-rounds = Runde für Runde
web-after-saved = Gesichert
web-after-see-chance = Aussichten und Wendepunkte
web-after-see-others = Wiedergabe: was die anderen wussten
web-after-share = Zum Weitergeben
web-after-start = Beginn
web-after-text = Als Text kopieren
web-after-turning = Runde { $round }: { $name } kommt von { $from } auf { $to } Prozent
web-after-turnings = Wendepunkte
web-after-way = { $from } nach { $to }: { $count }-mal
web-replay-as = Was { $name } wusste
web-replay-file = Ein Spiel aus einer Datei
web-replay-file-choose = Aufzeichnung wählen
web-replay-file-how = Wähle eine Aufzeichnung, die nach einem Spiel gesichert wurde, oder ziehe sie hierher. Sie wird Schritt für Schritt gespielt, wie am Tisch.
web-replay-file-large = Diese Datei ist zu groß, oder es dauert zu lange, sie zu spielen.
web-replay-file-many = Zu viele Dateien auf einmal. Warte ein wenig.
web-replay-file-note = Der Server spielt die Aufzeichnung und behält nichts davon. Er nimmt Dateien bis zu einem Viertel Megabyte.
web-replay-file-reading = Sie wird gespielt …
web-replay-file-wrong = Das ist keine Aufzeichnung, die sich spielen lässt: Mit Zeile { $line } stimmt etwas nicht.
web-replay-leave = Verlassen
web-replay-moment = Augenblick des Spiels
web-replay-open = Alles offen
web-replay-own = Was du weißt
web-replay-pace = Wie schnell es läuft
web-replay-play-on = Weiterspielen als { $name }
web-replay-play-on-how = In diesem Augenblick beginnt ein eigener Tisch. Auf den anderen Plätzen sitzen Bots.
web-replay-round = Runde { $round }
web-replay-share = Link zu diesem Augenblick kopieren
web-replay-step = Schritt { $step } von { $of }
web-replay-times = { $times }-mal so schnell
web-replay-turn-back = Einen Zug zurück
web-replay-turn-on = Einen Zug weiter
web-replay-viewer = Wessen Sicht
web-replay-watcher = Was Zuschauer sahen
