# Die eigenen Wörter des Browsers. Deutsch.

web-about = Kogge ist ein Spiel von Andreas Steding, Lübeck eines von Reiner Stockhausen. Hanse spielt beide nach der Anleitung, Regel für Regel; es ist inoffiziell, weder von ihnen noch von ihren Verlagen.
web-about-minutes = etwa { $minutes } Minuten im Ganzen
web-action = Was gefragt ist
web-again = Noch einmal
web-again-how = Dieselben Spieler, jeder einen Platz weiter.
web-again-join = Beim nächsten Spiel mitmachen
web-again-watch = Beim nächsten Spiel zusehen
web-agreed-rules =
    { $book ->
        [german] Nach der deutschen Anleitung
        [english] Nach der englischen Anleitung
        [italian] Nach der italienischen Anleitung
        [french] Nach der französischen Anleitung
       *[other] Nach den Regeln
    }{ $variants ->
        [0] , ohne Zusatz
        [one] , mit einer Variante
       *[other] , mit { $variants } Varianten
    }
web-all = Alles
web-along-how = kommt von selbst dazu und geht, wenn sein Grund wegfällt.
web-along-seats = gehört zu { $seats } Spielern
web-along-variant = gehört zu „{ $what }“
web-asked = ist gefragt
web-back = Zurück
web-book =
    { $book ->
        [german] deutsche Anleitung
        [english] englische Anleitung
        [italian] italienische Anleitung
        [french] französische Anleitung
       *[other] die Regeln
    }
web-bot = Bot
web-bot-how =
    { $bot ->
        [alderman] der Stärkste, sieht deine Pläne kommen und schenkt dir nichts
        [apprentice] gutmütig, übersieht Chancen und vergisst, was du gekauft hast
        [builder] beständig und leicht zu durchschauen
        [captain] stark, vergeudet selten einen Zug und nutzt es, wenn du es tust
        [councillor] stark, und oft vor dir da
        [dabbler] unberechenbar, spielt aufs Geratewohl
        [deckhand] lebt von Zug zu Zug
        [ferryman] freundlich, nimmt oft nur das Zweitbeste
        [greenhorn] lernt selbst noch, nimmt fast das Erste, was er sieht
        [hoarder] häuft Waren an und gibt sie ungern her
        [journeyman] spielt ordentlich, nimmt es aber nicht so genau
        [lookout] schaut zuerst in die eigenen Karten, ab und zu auch voraus
        [mate] spielt ordentlich, lässt dich aber hin und wieder davonkommen
        [merchant] kümmert sich um seine Waren und lässt dich in Ruhe
        [navigator] der Stärkste, lässt dir nur, was er nicht brauchen kann
        [passenger] gutmütig und mit wenig zufrieden
        [peaceful] ein guter Händler, der dich nie beraubt
        [pedlar] lebt von Zug zu Zug, ab und zu gelingt ihm ein guter
        [pilot] stark, und auf das meiste gefasst, was du tust
        [raider] raubt dich aus, sobald es sich lohnt
        [shipowner] schaut meistens voraus und lässt dich selten davonkommen
        [skipper] spielt ordentlich, schaut aber zuerst in die eigenen Karten
        [supercargo] schaut oft voraus und zählt seine Waren
       *[other] will gewinnen
    }
web-bot-name =
    { $bot ->
        [alderman] Ältermann
        [apprentice] Lehrling
        [builder] Bauherr
        [captain] Kapitän
        [councillor] Ratsherr
        [dabbler] Stümper
        [deckhand] Matrose
        [ferryman] Fährmann
        [greenhorn] Schiffsjunge
        [hoarder] Sammler
        [journeyman] Geselle
        [lookout] Ausguck
        [mate] Bootsmann
        [merchant] Kaufmann
        [navigator] Steuermann
        [passenger] Fahrgast
        [peaceful] Friedlicher Kaufmann
        [pedlar] Krämer
        [pilot] Lotse
        [raider] Freibeuter
        [shipowner] Reeder
        [skipper] Schiffer
        [supercargo] Frachtherr
       *[other] { $bot }
    }
web-bot-others = Andere
web-by-edition = Wie die Ausgabe sagt
web-by-link = Nur mit dem Link
web-by-link-how = du schickst ihn denen, die mitspielen sollen
web-change = Ändern
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-send = Sagen
web-chat-write = Etwas sagen
web-check =    { $finding ->
        [wrong] Etwas ist nicht, wie es sein sollte.
        [unchecked] Was dieser Browser prüfen konnte, stimmt.
       *[right] Jede Ziehung ist so, wie sie vor dem Spiel festgelegt wurde.
    }
web-check-bots =    { $finding ->
        [wrong] Für einen Bot steht eine Zahl da, und Bots geben keine.
       *[right] Die Bots haben nichts beigetragen.
    }
web-check-commitment =    { $finding ->
        [wrong] Die Geheimzahl des Servers passt nicht zu dem, worauf er sich an diesem Tisch festgelegt hat.
       *[right] Die Geheimzahl des Servers passt zu dem, worauf er sich festgelegt hat, und das gilt für diesen Tisch.
    }
web-check-draws =    { $finding ->
        [wrong] Zeile { $number } der Aufzeichnung: Diese Ziehung kommt nicht aus dem Schlüssel.
       *[right] Alle { $number } Ziehungen kommen aus dem Schlüssel aller Zahlen, in dieser Reihenfolge.
    }
web-check-how = Die Züge selbst prüft „hanse verify“ mit der Aufzeichnung als Datei.
web-check-nonce =    { $finding ->
        [wrong] Die Zahl, die dein Browser gab, ist nicht die in der Aufzeichnung.
        [unchecked] Dieser Browser hat hier keine Zahl gegeben.
       *[right] Die Zahl, die dein Browser gab, ist darin enthalten.
    }
web-check-points =    { $finding ->
        [wrong] Die Aufzeichnung endet mit anderen Punkten als dieser Bildschirm.
       *[right] Die Aufzeichnung endet mit den Punkten auf diesem Bildschirm.
    }
web-check-proves = Die Prüfung beweist, dass niemand die Ziehungen geändert hat, nachdem alle Spieler ihre Zahl gegeben hatten. Sie hindert niemanden, der den Server betreibt und sich als Letzter setzt, daran, Zahlen auszuprobieren, bis ihm die Ziehungen gefallen. Und wer den Server betreibt, kann ansehen, was verdeckt ist.
web-check-record = Die Aufzeichnung ist nicht lesbar.
web-check-seen =    { $finding ->
        [wrong] Das ist nicht die Festlegung, die dir vor dem Spiel gezeigt wurde.
        [unchecked] Dieser Browser hat die Festlegung vor dem Spiel nicht gesehen.
       *[right] Es ist die Festlegung, die dir vor dem Spiel gezeigt wurde.
    }
web-choose-one = Wähle eines.
web-clock-bank = Je { $minutes } Minuten, dazu { $seconds } Sekunden für jede Antwort
web-clock-days =
    { $days ->
        [one] Ein Tag für jede Antwort
       *[other] { $days } Tage für jede Antwort
    }{ $vacation ->
        [0] {""}
       *[other] , dazu { $vacation } Tage Urlaub
    }
web-clock-move =
    { $minutes ->
        [one] Eine Minute für jede Antwort
       *[other] { $minutes } Minuten für jede Antwort
    }
web-clock-none = Keine Uhr
web-clock-none-note = alle nehmen sich die Zeit, die es braucht
web-clock-note = bei null antwortet das Spiel für dich
web-close = Schließen
web-coach = Rat?
web-coach-thinks = Der Ratgeber denkt nach …
web-coach-title = Was der Ratgeber täte
web-come-along =
    { $count ->
        [one] { $what } kommt dazu
       *[other] { $what } kommen dazu
    }
web-commitment = Der Zufall steht fest:
web-commitment-why = Das ist der Hash einer Zahl, die der Server gewählt hat, bevor sich jemand setzte. Danach gibt der Browser jedes Spielers eine eigene Zahl dazu, und alle Ziehungen kommen aus beidem. Nach dem Spiel kannst du es prüfen.
web-compare = Die Anleitungen nebeneinander
web-compare-choice = Wählbar.
web-compare-how = Wo die Anleitungen einander widersprechen: was jede sagt, was hier gilt und warum. Wo gewählt werden kann, folgt ein neuer Tisch seiner Ausgabe oder einer eigenen Lesart.
web-connecting = verbinde …
web-copied = Kopiert ✓
web-copy = Einladung kopieren
web-copy-failed = Dieser Browser lässt uns nicht kopieren. Wähle den Link aus und kopiere ihn.
web-copy-own = Eigenen Link kopieren
web-copy-own-why = Dein eigener Link bringt dich von jedem Gerät auf deinen Platz zurück. Behalte ihn für dich.
web-own-link-gone = Dein Link wird nur einmal gezeigt, denn kein Browser speichert ihn. Um auch auf einem anderen Gerät zu spielen, ersetze ihn und kopiere den neuen.
web-new-link = Meinen Link ersetzen
web-new-link-sure = Dein alter Link gilt dann sofort nicht mehr, und alle anderen Geräte verlieren deinen Platz.
web-new-link-done = Fertig. Nur dieser Browser hat jetzt deinen Platz. Kopiere deinen neuen Link, um auf einem anderen Gerät zu spielen.
web-new-link-failed = Das hat nicht geklappt. Versuche es noch einmal.
web-opened = Dein Platz wurde auf einem anderen Gerät geöffnet.
web-opened-how = Wenn du das nicht warst, ersetze deinen Link. Alle anderen Geräte verlieren dann sofort deinen Platz.
web-opened-mine = Das war ich
web-devices = Geräte mit deinem Platz
web-device-own = (dieses)
web-device-unknown = Unbekannter Browser
web-devices-failed = Die Liste lässt sich nicht laden. Versuche es noch einmal.
web-give-seat = Den Platz von { $name } jemand anderem geben
web-give-seat-how = Der alte Link gilt dann nicht mehr. Du bekommst einen neuen zum Verschicken.
web-given-seat = Der neue Link zum Platz von { $name }
web-copy-given = Neuen Link kopieren
web-copy-watch = Link zum Zusehen kopieren
web-demonstration = Ein Spiel unter Bots
web-even-out = Ausgleichen
web-fact-free = ohne Konto, Bots spielen mit
web-final-answer = Danach geht der Nächste weiter.
web-final-deal = Endgültig: Ein Handel wird geschlossen.
web-final-draw = Endgültig: Der Zufall entscheidet, was kommt.
web-final-over = Damit ist das Spiel zu Ende.
web-final-reveal = Endgültig: Etwas Verdecktes wird aufgedeckt.
web-final-sealed = Noch sieht es niemand. Du kannst es ändern, bis alle gewählt haben.
web-final-start = Endgültig.
web-first-time = Zum ersten Mal?
web-first-time-how = In fünf Minuten lernen
web-join-code = Mit Code mitspielen
web-play-now-how = sofort, gegen Bots
web-preview = Was daraus wird
web-free-seat = Spieler entfernen
web-friend = Ein Freund
web-friend-how = bekommt den Link
web-games = Spiele
web-get = Du bekommst
web-give = Du gibst
web-home = Startseite
web-host = Gastgeber
web-how-to-play = Wie man spielt, in 60 Sekunden
web-learn-all = Alles, in zehn Minuten
web-learn = So wird gespielt
web-invitation = Einladung zu einer Partie { $game }
web-invite = Schicke diesen Link denen, die mitspielen sollen
web-invites = { $host } lädt dich zu { $game } ein
web-is-here = ist da
web-join = Mitspielen
web-join-go = Zum Tisch
web-join-how = Gib den Code ein, der auf dem Bildschirm steht, oder den Link, den man dir geschickt hat
web-join-wrong = Das ist weder ein Code noch ein Link zu einem Tisch.
web-kept = Deine Antwort ist aufgehoben und geht hinaus, sobald der Server wieder da ist.
web-lack-give = Wähle, was du gibst
web-lack-least =
    { $least ->
        [one] Wähle mindestens einen
       *[other] Wähle mindestens { $least }
    }
web-lack-take =
    { $most ->
        [one] Nimm nun eins
       *[other] Nimm nun { $least } bis { $most }
    }
web-language = Sprache
web-last-table = Zurück an meinen letzten Tisch
web-leave = Meinen Platz verlassen
web-less = eins weniger: { $name }
web-level = Wie gut spielst du?
web-level-name =
    { $level ->
        [0] Ich bin neu hier
        [1] Ich habe ein- oder zweimal gespielt
        [2] Ich kenne die Regeln
        [3] Ich spiele ab und zu
        [4] Ich gewinne ab und zu
        [5] Ich spiele gut
        [6] Ich suche eine Herausforderung
       *[other] Schlagt mich, wenn ihr könnt
    }
web-level-now = Du spielst gegen: { $bot }, Stufe { $level } von { $levels }
web-ledger-choices = Gebote
web-ledger-no-choice = keins
web-ledger-round = Runde { $round }
web-ledger-stays = in { $place }
web-ledger-you = Du
web-log = Verlauf
web-make-and-invite = Tisch eröffnen und einladen
web-make-table = Tisch eröffnen
web-minutes = { $minutes } Min.
web-move-piece = { $name }: auf Haufen { $pile } legen
web-moves-since =    { $count ->
        [one] 1 Zug, seit du gespielt hast
       *[other] { $count } Züge, seit du gespielt hast
    }
web-name = Dein Name
web-name-ask = Wie dürfen wir dich nennen?
web-name-blank = Ein Name hat mindestens einen Buchstaben, eine Ziffer oder ein Zeichen, das man sieht.
web-name-bot = So heißt ein Bot. Wähle einen anderen Namen.
web-name-change = ändern
web-name-known = Du spielst als { $name }.
web-name-marks = Zu viele Akzente auf einem Buchstaben.
web-name-number = { $name } heißt jener Platz, solange niemand dort sitzt. Wähle einen anderen Namen.
web-name-taken = { $name } sitzt schon hier. Wähle einen Namen, der anders aussieht.
web-name-too-long = Ein Name hat höchstens 24 Zeichen.
web-named = { $name }: { $text }
web-need-invitation = Mit diesem Link kannst du zusehen. Zum Mitspielen bitte den Gastgeber um eine Einladung.
web-new = { $count } neu
web-new-table = Neuer Tisch
web-no-account = kein Konto, keine Mail
web-no-variants = keine Varianten
web-no-way-back = endgültig
web-not-now = Jetzt nicht:
web-not-now-brief = Jetzt nicht: { $count }
web-not-now-more =
    { $count ->
        [one] und noch eins
       *[other] und noch { $count }
    }
web-not-saved = Dein Zug lässt sich gerade nicht speichern. Neuer Versuch …
web-away = ohne Verbindung
web-offline = offline – dein Entwurf ist sicher
web-only-watch = Nur zusehen
web-others-may-watch = Andere dürfen zusehen
web-outdated = Es gibt eine neuere Fassung dieser Seite.
web-over = Das Spiel ist aus
web-own-file = Datei wählen
web-own-file-away = Weglegen
web-own-file-from = Als Vorlage:
web-own-file-line = Zeile { $line }: { $why }
web-own-files = Eigene Dateien
web-own-files-how = Bring mit, was zu deinem Exemplar gehört. Es wird hier geprüft, unten gezeigt und in die Aufzeichnung geschrieben.
web-pace = Die Uhr
web-outage-away = Der Server erreicht seine Datenbank nicht. Spiele lassen sich gerade weder öffnen noch speichern. Neuer Versuch …
web-outage-full = Die Festplatte des Servers ist voll. Spiele lassen sich erst wieder speichern, wenn der Betreiber Platz schafft. Neuer Versuch …
web-outage-offline = Der Server antwortet nicht. Neuer Versuch …
web-pace-days = 2 Tage
web-pace-days-how = je Antwort
web-pace-live = 20 Min.
web-pace-live-how = je Spieler, + 20 s je Antwort
web-pace-move = 2 Min.
web-pace-move-how = je Antwort
web-pace-none = Keine Uhr
web-pace-none-how = lasst euch Zeit
web-pile = Haufen { $number }
web-pile-size =
    { $count ->
        [one] 1 Stück
       *[other] { $count } Stück
    }
web-pile-worth = Wert { $worth }
web-piles-uneven = Die Haufen müssen { $sizes } haben.
web-play-now = Jetzt spielen
web-played-here = Hier gespielt wird:
web-played-with = Womit an diesem Tisch gespielt wird
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
web-problem-too-many-seats = Du sitzt schon an zu vielen Tischen. Beende erst eine Partie oder verlass einen Tisch.
web-problem-try-again = Das lässt sich gerade nicht speichern. Versuche es gleich noch einmal.
web-readings = Lesarten: worin die Anleitungen sich unterscheiden
web-recap = Rückblick
web-recap-note = Der Spielplan zeigt diesen Augenblick. Deine Frage wartet am Ende.
web-recap-note-watching = Der Spielplan zeigt diesen Augenblick.
web-recap-step = Schritt { $step } von { $of }
web-recap-turn = { $name }, Schritt { $step } von { $of }
web-record = Aufzeichnung als Datei
web-refused-illegal = Das ist nicht erlaubt.
web-refused-malformed = Das hat der Server nicht verstanden.
web-refused-not-yours = Du siehst nur zu.
web-refused-out-of-date = Inzwischen ist etwas anderes geschehen. Sieh noch einmal hin.
web-refused-try-again = Der Server konnte das nicht speichern. Versuche es noch einmal.
web-reload = Neu laden
web-replay = Wiedergabe
web-rules = Regeln
web-rules-of-game = { $game }: Regeln
web-rules-detail = Regeln im Einzelnen
web-rules-page = Das Regelbuch dieses Tisches
web-rules-print = Drucken
web-rules-printed = Die Regeln wie gedruckt
web-saved = gespeichert ✓
web-search = In den Regeln suchen
web-seat = Platz
web-seat-free = freier Platz
web-seat-kept = wird erwartet
web-seat-you = Du
web-seats = Wie viele spielen
web-sending = sende …
web-sent-away = Der Gastgeber hat deinen Platz frei gemacht.
web-settings = Einstellungen
web-signals = Zeichen, wenn du dran bist
web-signals-how = Ein kurzer Ton, ein Punkt auf dem Reiter und auf dem Handy ein Vibrieren.
web-sit-down = Hinsetzen
web-skip = Überspringen
web-speed = Tempo der anderen
web-speed-1 = 1× · Gewöhnliches Tempo
web-speed-2 = 2× · Doppelt so schnell
web-speed-once = Sofort
web-speed-pause = Anhalten
web-speed-play = Weiter
web-starts =
    { $free ->
        [one] Beginnt, sobald noch einer Platz nimmt
       *[other] Beginnt, sobald noch { $free } Platz nehmen
    }
web-starts-how = du kannst gehen und über deinen Link zurückkommen
web-starts-with-you = Beginnt, sobald du Platz nimmst
web-starts-with-you-how = alle anderen sind da
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-steps-jumped =    { $count ->
        [one] Ein Schritt wurde übersprungen.
       *[other] { $count } Schritte wurden übersprungen.
    }
web-store-away = Gerade lässt sich nichts speichern. Neuer Versuch …
web-store-full = Die Festplatte des Servers ist voll; gerade lässt sich nichts speichern. Neuer Versuch …
web-table = Was auf dem Tisch liegt
web-table-in-words = Der Tisch in Worten
web-table-people =
    { $seats ->
        [one] Ein Spieler
       *[other] { $seats } Spieler
    }
web-table-who = du{ $invited ->
        [0] {""}
        [one] , ein Freund
       *[other] , { $invited } Freunde
    }{ $bots ->
        [0] {""}
        [one] , ein Bot
       *[other] , { $bots } Bots
    }
web-take = Du bekommst · { $taken } von { $most }
web-theme = Hell oder dunkel
web-theme-auto = Auto
web-theme-dark = Dunkel
web-theme-light = Hell
web-to-my-turn = Zu meinem Zug
web-to-now = Zur Gegenwart
web-token = { $name }: { $chosen } von { $have }
web-token-asked = { $name }: { $chosen } gewünscht
web-token-of =    { $chosen ->
        [0] von { $have }
       *[other] { $chosen } von { $have }
    }
web-trade-kinds = Keine Ware wird gegen ihresgleichen getauscht.
web-undo = Zurücknehmen
web-unfit-alone = Nur für einen Spieler: Nimm die Karte „{ $preset }“.
web-unfit-beside = Nicht neben „{ $other }“: Nimm das zuerst heraus.
web-unfit-beside-brought = Nicht neben „{ $other }“, das zu „{ $cause }“ gehört.
web-unfit-choose-seats = Nur für { $numbers } Spieler: Wähle so viele Plätze.
web-unfit-reading = { $what } braucht diese Lesart: { $answer }
web-unfit-seats = { $most ->
        [one] { $what }: nur für einen allein.
       *[other] { $what }: für { $numbers } Spieler.
    }
web-unfit-together = { $one } und { $other } vertragen sich nicht.
web-untranslated = Noch nicht übersetzt
web-variants = Varianten
web-verified =    { $finding ->
        [wrong] Etwas stimmt nicht.
        [unchecked] { $draws } Ziehungen; nicht alles prüfbar
       *[right] { $draws } Ziehungen, alle echt
    }
web-verify = Wurde ehrlich gezogen?
web-verifying = Wird geprüft …
web-waiting =    { $free ->
        [0] Gleich geht es los
        [one] Es fehlt noch jemand
       *[other] Es fehlen noch { $free }
    }
web-waits-for = Es fehlt noch: { $seats }
web-watch = Zusehen
web-watch-link = Schicke diesen Link denen, die zusehen sollen
web-what = Was wollt ihr spielen?
web-what-how = Wähle eine Karte, die alles Folgende ausfüllt, und ändere dann, was du willst.
web-who = Wer spielt mit?
web-why = warum?
web-you = du
web-you-name = Gast
web-your-move = Du bist dran
web-your-seat = dein Platz
