# Die eigenen Wörter des Browsers. Deutsch.

web-about = Kogge ist ein Spiel von Andreas Steding, Lübeck eines von Reiner Stockhausen. Hanse spielt beide nach dem Buch, Regel für Regel; es ist inoffiziell, weder von ihnen noch von ihren Verlagen.
web-action = Was gefragt ist
web-again = Noch einmal
web-again-how = Dieselben Spieler, jeder einen Platz weiter.
web-again-join = Beim nächsten Spiel mitmachen
web-again-watch = Beim nächsten Spiel zusehen
web-all = Alles
web-asked = ist gefragt
web-back = Zurück
web-bot =
    { $bot ->
        [builder] Bot: Baumeister
        [dabbler] Bot: Stümper, der aufs Geratewohl spielt
       *[other] Bot: { $bot }
    }
web-by-edition = Wie die Ausgabe sagt
web-change = Ändern
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-send = Sagen
web-chat-write = Etwas sagen
web-check =
    { $finding ->
        [wrong] Etwas ist nicht, wie es sein sollte.
        [unchecked] Was dieser Browser prüfen konnte, stimmt.
       *[right] Jede Ziehung ist so, wie sie vor dem Spiel festgelegt wurde.
    }
web-check-bots =
    { $finding ->
        [wrong] Für einen Bot steht eine Zahl da, und Bots geben keine.
       *[right] Die Bots haben nichts beigetragen.
    }
web-check-commitment =
    { $finding ->
        [wrong] Die Geheimzahl des Servers passt nicht zu dem, worauf er sich an diesem Tisch festgelegt hat.
       *[right] Die Geheimzahl des Servers passt zu dem, worauf er sich festgelegt hat, und das gilt für diesen Tisch.
    }
web-check-draws =
    { $finding ->
        [wrong] Zeile { $number } der Aufzeichnung: Diese Ziehung kommt nicht aus dem Schlüssel.
       *[right] Alle { $number } Ziehungen kommen aus dem Schlüssel aller Zahlen, in dieser Reihenfolge.
    }
web-check-how = Die Züge selbst prüft „hanse verify“ mit der Aufzeichnung als Datei.
web-check-nonce =
    { $finding ->
        [wrong] Die Zahl, die dein Browser gab, ist nicht die in der Aufzeichnung.
        [unchecked] Dieser Browser hat hier keine Zahl gegeben.
       *[right] Die Zahl, die dein Browser gab, ist darin enthalten.
    }
web-check-points =
    { $finding ->
        [wrong] Die Aufzeichnung endet mit anderen Punkten als dieser Bildschirm.
       *[right] Die Aufzeichnung endet mit den Punkten auf diesem Bildschirm.
    }
web-check-record = Die Aufzeichnung ist nicht lesbar.
web-check-seen =
    { $finding ->
        [wrong] Das ist nicht die Festlegung, die dir vor dem Spiel gezeigt wurde.
        [unchecked] Dieser Browser hat die Festlegung vor dem Spiel nicht gesehen.
       *[right] Es ist die Festlegung, die dir vor dem Spiel gezeigt wurde.
    }
web-choose-one = Wähle eines.
web-close = Schließen
web-commitment = Der Zufall steht fest:
web-commitment-why = Das ist der Hash einer Zahl, die der Server gewählt hat, bevor sich jemand setzte. Danach gibt der Browser jedes Spielers eine eigene Zahl dazu, und alle Ziehungen kommen aus beidem. Nach dem Spiel kannst du es prüfen.
web-compare = Die Bücher nebeneinander
web-compare-choice = Wählbar.
web-compare-how = Wo die Regelhefte einander widersprechen: was jedes sagt, was hier gilt und warum. Wo gewählt werden kann, folgt ein neuer Tisch seiner Ausgabe oder einer eigenen Lesart.
web-connecting = verbinde …
web-copied = Kopiert ✓
web-copy = Einladung kopieren
web-copy-failed = Dieser Browser lässt uns nicht kopieren. Wähle den Link aus und kopiere ihn.
web-copy-own = Eigenen Link kopieren
web-copy-own-why = Dein eigener Link bringt dich von jedem Gerät auf deinen Platz zurück. Behalte ihn für dich.
web-copy-watch = Link zum Zusehen kopieren
web-edition-how = Nach welchem Buch ihr spielt, wo die Bücher sich unterscheiden.
web-final-answer = Danach geht der Nächste weiter.
web-final-deal = Kein Zurück: Ein Handel wird geschlossen.
web-final-draw = Kein Zurück: Der Zufall entscheidet, was kommt.
web-final-over = Damit ist das Spiel zu Ende.
web-final-reveal = Kein Zurück: Etwas Verdecktes wird aufgedeckt.
web-final-sealed = Noch sieht es niemand. Du kannst es ändern, bis alle gewählt haben.
web-final-start = Kein Zurück.
web-foretold = Was daraus wird
web-free-seat = Wegschicken
web-games = Spiele
web-get = Du bekommst
web-give = Du gibst
web-home = Startseite
web-host = Gastgeber
web-invite = Schicke diesen Link denen, die mitspielen sollen
web-kept = Deine Antwort ist aufgehoben und geht hinaus, sobald der Server wieder da ist.
web-language = Sprache
web-leave = Meinen Platz verlassen
web-less = eins weniger: { $name }
web-log = Verlauf
web-make-table = Tisch eröffnen
web-move-piece = { $name }: auf Haufen { $pile } legen
web-moves-since =
    { $count ->
        [one] 1 Zug, seit du gespielt hast
       *[other] { $count } Züge, seit du gespielt hast
    }
web-my-tables = Meine Tische
web-name = Dein Name
web-name-blank = Ein Name hat mindestens einen Buchstaben, eine Ziffer oder ein Zeichen, das man sieht.
web-name-bot = So heißt ein Bot. Wähle einen anderen Namen.
web-name-marks = Zu viele Akzente auf einem Buchstaben.
web-name-number = { $name } heißt jener Platz, solange niemand dort sitzt. Wähle einen anderen Namen.
web-name-taken = { $name } sitzt schon hier, und dein Name sieht dem zu ähnlich.
web-name-too-long = Ein Name hat höchstens 24 Zeichen.
web-need-invitation = Mit diesem Link sieht man zu. Zum Mitspielen brauchst du die Einladung, die der Gastgeber dir schicken kann.
web-new-table = Neuer Tisch
web-no-way-back = kein Zurück
web-not-saved = Der Speicher ist nicht erreichbar; dein Zug ist nicht gespeichert. Neuer Versuch …
web-offline = offline – dein Entwurf ist sicher
web-others-may-watch = Andere dürfen zusehen
web-outdated = Es gibt eine neuere Fassung dieser Seite.
web-over = Das Spiel ist aus
web-pace = Zeit
web-pace-days = Zwei Tage für jede Antwort
web-pace-live = Live: je 20 Minuten, dazu 20 Sekunden für jede Antwort
web-pace-none = So lange es dauert
web-pile = Haufen { $number }
web-piles-uneven = Die Haufen müssen { $sizes } haben.
web-play-now = Jetzt gegen Bots spielen
web-play-now-how = Ohne Konto, ohne Warten: du und drei Bots.
web-players = Spieler
web-practice = Übungstisch: Er beginnt mitten im Spiel, und wer ihn gemacht hat, kennt alles, was dort lag.
web-problem-bad-setup = Das lässt sich nicht spielen:
web-problem-begun = Das Spiel hat begonnen.
web-problem-failed = Das ging nicht. Versuche es noch einmal.
web-problem-no-seat = Alle Plätze sind besetzt.
web-problem-not-found = Diesen Tisch gibt es nicht.
web-problem-not-invited = Diese Einladung gilt nicht mehr. Bitte den Gastgeber um eine neue.
web-problem-not-yours = Das kann nur der Gastgeber des Tisches.
web-problem-offline = Der Server ist nicht zu erreichen.
web-problem-set-aside = Diese Partie lässt sich mit dieser Version nicht öffnen; nichts ist verloren.
web-readings = Lesarten: worin die Bücher sich unterscheiden
web-recap = Rückblick
web-recap-note = Das Brett zeigt diesen Augenblick. Deine Frage wartet am Ende.
web-recap-note-watching = Das Brett zeigt diesen Augenblick.
web-recap-step = Schritt { $step } von { $of }
web-recap-turn = { $name }, Schritt { $step } von { $of }
web-record = Aufzeichnung als Datei
web-refused-illegal = Das ist nicht erlaubt.
web-refused-list = Jetzt nicht möglich: { $count }
web-refused-malformed = Das hat der Server nicht verstanden.
web-refused-not-yours = Du siehst nur zu.
web-refused-out-of-date = Inzwischen ist etwas anderes geschehen. Sieh noch einmal hin.
web-refused-try-again = Der Server konnte das nicht speichern. Versuche es noch einmal.
web-reload = Neu laden
web-rules = Regeln
web-saved = gespeichert ✓
web-search = In den Regeln suchen
web-seat-free = freier Platz
web-seat-kept = wird erwartet
web-seat-open = Ein Mensch, auf Einladung
web-seat-you = Du
web-seats = Wie viele spielen
web-sending = sende …
web-sent-away = Der Gastgeber hat deinen Platz frei gemacht.
web-settings = Einstellungen
web-sit-down = Hinsetzen
web-skip = Überspringen
web-speed = Tempo der anderen
web-speed-1 = Normales Tempo
web-speed-2 = Doppelt so schnell
web-speed-once = Sofort
web-speed-pause = Anhalten
web-speed-play = Weiter
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-steps-jumped =
    { $count ->
        [one] Ein Schritt wurde übersprungen.
       *[other] { $count } Schritte wurden übersprungen.
    }
web-store-away = Der Speicher ist nicht erreichbar; gerade wird nichts gespeichert. Neuer Versuch …
web-table = Was auf dem Tisch liegt
web-table-link = Tisch { $match }, Platz { $seat }
web-take = Ich bekomme · { $taken } von { $most }
web-theme = Hell oder dunkel
web-theme-auto = Auto
web-theme-dark = Dunkel
web-theme-light = Hell
web-to-my-turn = Zu meinem Zug
web-to-now = Zur Gegenwart
web-token = { $name }: { $chosen } von { $have }
web-token-asked = { $name }: { $chosen } gewünscht
web-token-of =
    { $chosen ->
        [0] von { $have }
       *[other] { $chosen } von { $have }
    }
web-trade-kinds = Keine Ware wird gegen ihresgleichen getauscht.
web-undo = Zurücknehmen
web-unfit-number = Bei dieser Spielerzahl nur neben einer Variante, die dafür gemacht ist.
web-unfit-reading = { $what } braucht diese Lesart: { $answer }
web-unfit-seats = { $most ->
        [one] { $what }: nur für einen allein.
       *[other] { $what }: für { $numbers } Spieler.
    }
web-unfit-together = { $one } und { $other } vertragen sich nicht.
web-variant-how = Mehr Regeln für Kenner. Keine muss sein.
web-variants = Varianten
web-verified =
    { $finding ->
        [wrong] Etwas stimmt nicht.
        [unchecked] { $draws } Ziehungen; nicht alles prüfbar
       *[right] { $draws } Ziehungen, alle echt
    }
web-verify = Den Zufall prüfen
web-verifying = Wird geprüft …
web-waiting =
    { $free ->
        [0] Gleich geht es los
        [one] Es fehlt noch jemand
       *[other] Es fehlen noch { $free }
    }
web-waits-for = Es fehlt noch: { $seats }
web-watch = Zusehen
web-watch-link = Schicke diesen Link denen, die zusehen sollen
web-who = Wer spielt
web-you = du
web-you-name = Grete
web-your-move = Du bist dran
