# Die eigenen Wörter des Browsers. Deutsch.

web-about = Kogge ist ein Spiel von Andreas Steding. Hanse spielt es nach dem Buch, Regel für Regel.
web-action = Was gefragt ist
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
web-by-edition = Wie die Ausgabe sagt
web-change = Ändern
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-send = Sagen
web-chat-write = Etwas sagen
web-choose-one = Wähle eines.
web-close = Schließen
web-connecting = verbinde …
web-copied = Kopiert ✓
web-copy = Einladung kopieren
web-copy-own = Eigenen Link kopieren
web-copy-own-why = Dein eigener Link bringt dich von jedem Gerät auf deinen Platz zurück. Behalte ihn für dich.
web-counter = Gegenangebot
web-deal-nothing = Lege etwas in den Handel.
web-deal-partner = Wähle, mit wem du handelst.
web-deal-to = Mit wem
web-deal-too-much = Es sind nur { $goods } Waren und { $markers } Marker zu haben.
web-front-what = Befahre die Ostsee der Hanse, tausche billige Waren gegen teure und verlege die Seewege hinter dem Rücken der anderen. Zwei bis vier Kaufleute, etwa eine Stunde.
web-get = Ich bekomme
web-give = Ich gebe
web-goods = Waren
web-hand = Hand
web-holds-short = { $goods } Waren · { $markers } Marker{ $raids ->
        [0] {""}
       *[other] {" "}· ✕{ $raids }
    }
web-home = Startseite
web-invite = Schicke diesen Link denen, die mitspielen sollen
web-keys = Tasten: 0–8 Städte, A zu den Antworten, Enter bestätigt, Escape zurück, Rücktaste nimmt zurück, L Verlauf, O Angebote, M alle Routen, ? Regeln.
web-language = Sprache
web-less = eins weniger: { $name }
web-log = Verlauf
web-make-table = Tisch eröffnen
web-map = Die Karte
web-market = Markt · ein Paar für eine Ware
web-market-empty = leer
web-market-short = Markt
web-markers = Marker
web-more = Mehr
web-move-piece = { $name }: auf Haufen { $pile } legen
web-my-tables = Meine Tische
web-name = Dein Name
web-new-table = Neuer Tisch
web-no-offers = Es gibt keine Angebote.
web-offers =
    { $count ->
        [0] Angebote
       *[other] Angebote ({ $count })
    }
web-offline = offline – dein Entwurf ist sicher
web-on = Weiter
web-only-you = nur du weißt es
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
web-problem-failed = Das ging nicht. Versuche es noch einmal.
web-problem-no-seat = Alle Plätze sind besetzt.
web-problem-not-found = Diesen Tisch gibt es nicht.
web-problem-offline = Der Server ist nicht zu erreichen.
web-promise = Worte dazu (sie binden niemanden)
web-readings = Lesarten: worin die Bücher sich unterscheiden
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
    } · Gildemeister { $walked }/18{ $last ->
        [yes] {" "}· letzte Runde
       *[no] {""}
    }
web-rules = Regeln
web-saved = gespeichert ✓
web-search = In den Regeln suchen
web-seat-free = freier Platz
web-seat-open = Ein Mensch, auf Einladung
web-seat-you = Du
web-seats = Wie viele spielen
web-sending = sende …
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
web-unknown-route = ins Ungewisse
web-waiting =
    { $free ->
        [0] Gleich geht es los
        [one] Es fehlt noch jemand
       *[other] Es fehlen noch { $free }
    }
web-watch = Zusehen
web-who = Wer spielt
web-you = du
web-you-name = Grete
web-your-move = Du bist dran
