# Die eigenen Wörter des Browsers. Deutsch.

web-about = Kogge ist ein Spiel von Andreas Steding. Hanse spielt es nach dem Buch, Regel für Regel; es ist inoffiziell, weder von ihm noch von seinen Verlagen.
web-action = Was gefragt ist
web-after = Dann hast du
web-again = Noch einmal
web-again-how = Dieselben Spieler, jeder einen Platz weiter.
web-again-join = Beim nächsten Spiel mitmachen
web-again-watch = Beim nächsten Spiel zusehen
web-all = Alles
web-all-routes = Alle Routen
web-asked = ist gefragt
web-back = Zurück
web-bid = Gebot
web-bot =
    { $bot ->
        [builder] Bot: Baumeister
        [dabbler] Bot: Stümper, der aufs Geratewohl spielt
       *[other] Bot: { $bot }
    }
web-buy-for = { $low } und { $high } kaufen, für { $paid }
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
web-choose-city = Tippe auf eine Stadt der Karte.
web-choose-one = Wähle eines.
web-close = Schließen
web-coming = { $count } mehr kämen
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
web-counter = Gegenangebot
web-deal-nothing = Lege etwas in den Handel.
web-deal-partner = Wähle, mit wem du handelst.
web-deal-to = Mit wem
web-deal-too-much = Es sind nur { $goods } Waren und { $markers } Marker zu haben.
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
web-front-what = Befahre die Ostsee der Hanse, tausche billige Waren gegen teure und verlege die Seewege hinter dem Rücken der anderen. Zwei bis vier Kaufleute, mit der Erweiterung auch allein oder zu fünft, etwa eine Stunde.
web-get = Ich bekomme
web-give = Ich gebe
web-goods = Waren
web-hand = Hand
web-hint-acting = Jede Aktion einmal, in beliebiger Folge. Ein Kontor kostet je eine Ware der drei Sorten, die hier nicht entstehen, und einen Marker mit der Nummer dieser Stadt.
web-hint-bid = Das beste Gebot beginnt: gleiche Marker schlagen alles, dann zählt die höhere Summe. Jeder gebotene Marker bringt seiner Stadt zwei Waren und ist fort.
web-hint-exile = Der Räuber muss fort. Alle anderen wählen geheim eine Route für ihn.
web-hint-move-guild = Er bringt der Stadt, in der er hält, zwei Waren. Wer dort liegt, kann mit ihm handeln. Hat er die Ostsee zum zweiten Mal umrundet, ist das Spiel zu Ende.
web-hint-pick-start = Fünf Entwicklungspunkte gewinnen; jedes Kontor und jeder Bonuschip ist einer. Du beginnst mit Kontor und Kogge in derselben Stadt.
web-hint-sailing = Die beiden Zahlen auf deiner Stadt sind ihre Routen. Der erste Schritt ist frei, jeder weitere kostet eine Ware oder einen Marker. Ankere, wo du handeln willst.
web-hint-split-cargo = Der Räuber nimmt einen der beiden Haufen.
web-hint-take-pile = Der andere Haufen bleibt seinem Besitzer.
web-holds-short = { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    } · { $markers } Marker{ $raids ->
        [0] {""}
       *[other] {" "}· ✕{ $raids }
    }
web-home = Startseite
web-host = Gastgeber
web-invite = Schicke diesen Link denen, die mitspielen sollen
web-kept = Deine Antwort ist aufgehoben und geht hinaus, sobald der Server wieder da ist.
web-keys = Tasten: 0–9 Städte, A zu den Antworten, Enter bestätigt, Escape zurück, Rücktaste nimmt zurück, L Verlauf, O Angebote, M alle Routen, ? Regeln.
web-ladder = { $open ->
        [0] Du bist Nummer { $place }.
       *[other] Nummer { $place } bisher. Noch bieten: { $seats }.
    }
web-ladder-made = Produktion
web-ladder-order = Zugreihenfolge
web-language = Sprache
web-leave = Meinen Platz verlassen
web-less = eins weniger: { $name }
web-log = Verlauf
web-make-table = Tisch eröffnen
web-map = Die Karte
web-markers = Marker
web-market = Markt · ein Paar für eine Ware
web-market-empty = leer
web-market-short = Markt
web-more = Mehr
web-move-piece = { $name }: auf Haufen { $pile } legen
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
web-no-offers = Es gibt keine Angebote.
web-no-way-back = kein Zurück
web-offers =
    { $count ->
        [0] Angebote
       *[other] Angebote ({ $count })
    }
web-offline = offline – dein Entwurf ist sicher
web-on = Weiter
web-only-you = nur du weißt es
web-others-may-watch = Andere dürfen zusehen
web-outdated = Es gibt eine neuere Fassung dieser Seite.
web-over = Das Spiel ist aus
web-pace = Zeit
web-pace-days = Zwei Tage für jede Antwort
web-pace-live = Live: je 20 Minuten, dazu 20 Sekunden für jede Antwort
web-pace-none = So lange es dauert
web-pile = Haufen { $number }
web-piles-uneven = Die Haufen müssen { $sizes } haben.
web-pirate =
    { $points ->
        [one] Pirat, 1 Punkt
       *[other] Pirat, { $points } Punkte
    }
web-play-now = Jetzt gegen Bots spielen
web-play-now-how = Ohne Konto, ohne Warten: du und drei Bots.
web-players = Spieler
web-points = Punkte
web-points-of = { $points } von { $to_win } Entwicklungspunkten
web-practice = Übungstisch: Er beginnt mitten im Spiel, und wer ihn gemacht hat, kennt alles, was dort lag.
web-practice-short = Übung
web-price =
    { $price ->
        [0] frei
       *[other] kostet { $price }
    }
web-problem-bad-setup = Das lässt sich nicht spielen:
web-problem-begun = Das Spiel hat begonnen.
web-problem-failed = Das ging nicht. Versuche es noch einmal.
web-problem-no-seat = Alle Plätze sind besetzt.
web-problem-not-found = Diesen Tisch gibt es nicht.
web-problem-not-invited = Diese Einladung gilt nicht mehr. Bitte den Gastgeber um eine neue.
web-problem-not-yours = Das kann nur der Gastgeber des Tisches.
web-problem-offline = Der Server ist nicht zu erreichen.
web-promise = Worte dazu (sie binden niemanden)
web-readings = Lesarten: worin die Bücher sich unterscheiden
web-record = Aufzeichnung als Datei
web-refused-illegal = Das ist nicht erlaubt.
web-refused-list = Jetzt nicht möglich: { $count }
web-refused-malformed = Das hat der Server nicht verstanden.
web-refused-not-yours = Du siehst nur zu.
web-refused-out-of-date = Inzwischen ist etwas anderes geschehen. Sieh noch einmal hin.
web-refused-try-again = Der Server konnte das nicht speichern. Versuche es noch einmal.
web-reload = Neu laden
web-reserve = Reserve { $reserve }
web-round =
    { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    } · { $whole ->
        [yes] Gildemeister{" "}
       *[no] ★{" "}
    }{ $walked }/18{ $last ->
        [yes] {" "}· letzte Runde
       *[no] {""}
    }
web-rules = Regeln
web-sail-for = { $price ->
        [0] Segeln: { $to }
       *[other] Segeln: { $to }, für { $paid }
    }
web-saved = gespeichert ✓
web-score-each = { $count } × { $worth }
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
web-table-link = Tisch { $match }, Platz { $seat }
web-take = Ich bekomme · { $taken } von { $most }
web-theme = Hell oder dunkel
web-theme-auto = Auto
web-theme-dark = Dunkel
web-theme-light = Hell
web-token = { $name }: { $chosen } von { $have }
web-trade-kinds = Keine Ware wird gegen ihresgleichen getauscht.
web-undo = Zurücknehmen
web-unfit-number = Bei dieser Spielerzahl nur neben einer Variante, die dafür gemacht ist.
web-unfit-reading = { $what } braucht diese Lesart: { $answer }
web-unfit-seats = { $most ->
        [one] { $what }: nur für einen allein.
       *[other] { $what }: für { $numbers } Spieler.
    }
web-unfit-together = { $one } und { $other } vertragen sich nicht.
web-unknown-route = ins Ungewisse
web-variant-bonus-chips = Mehr Chips
web-variant-bornholm = Bornholm
web-variant-conflicts = Konflikte
web-variant-five-players = Fünf Spieler
web-variant-how = Mehr Regeln für Kenner. Keine muss sein.
web-variant-kogge = Kogge ohne Varianten
web-variant-memory = Gedächtnis
web-variant-office-trade = Kontorhandel
web-variant-pirate = Pirat
web-variant-solo = Allein
web-variant-solo-advanced = Allein, für Kenner
web-variant-taxes = Steuern
web-variant-three-piles = Drei Haufen
web-variants = Varianten
web-verify = Den Zufall prüfen
web-verifying = Wird geprüft …
web-virtual = Virtueller Spieler
web-virtual-first = bietet vor dir
web-virtual-last = letztes Gebot
web-virtual-none = noch kein Gebot
web-virtual-second = bietet nach dir
web-waiting =
    { $free ->
        [0] Gleich geht es los
        [one] Es fehlt noch jemand
       *[other] Es fehlen noch { $free }
    }
web-warns-raid-city = Dein Raubmarker bleibt hier, und solange er liegt, kommst du nicht zurück. Dein Zug endet, und deine Kogge wird sofort vertrieben.
web-warns-raid-cog = { web-warns-raid-city }
web-watch = Zusehen
web-watch-link = Schicke diesen Link denen, die zusehen sollen
web-who = Wer spielt
web-you = du
web-you-name = Grete
web-your-move = Du bist dran
