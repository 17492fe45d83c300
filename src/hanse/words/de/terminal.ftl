# hanse play: was das Terminal in jedem Spiel sagt. Deutsch.

terminal-names = Anna Birger Cecilia Detmar Elske

# Befehle: jedes Wort einer Zeile kann getippt werden.

terminal-command-help = hilfe
terminal-command-goal = ziel
terminal-command-rule = regel
terminal-command-why = warum
terminal-command-coach = beraten raten
terminal-command-undo = zurücknehmen rückgängig
terminal-command-back = zurück
terminal-command-log = verlauf
terminal-command-offers = angebote
terminal-command-keyboard = tastatur
terminal-command-again = nochmal
terminal-command-quit = verlassen
terminal-topic-board = brett
terminal-topic-cities = städte
terminal-topic-city = stadt
terminal-topic-players = spieler
terminal-topic-hand = hand
terminal-topic-cards = karten

terminal-title-help = Was man tippen kann
terminal-title-goal = Das Spiel in einer Minute
terminal-title-why = Jetzt nicht möglich
terminal-title-coach = Was der Ratgeber denkt
terminal-title-log = Was bisher geschah
terminal-title-rule = Die Regel
terminal-title-board = Auf dem Tisch
terminal-title-recap = Seit deiner letzten Antwort
terminal-help-answer = die Antwort, die dahinter steht
    .typed = Zahl oder Buchstabe
terminal-help-goal = worum es in dem Spiel geht
    .typed = ziel
terminal-help-back = eine Frage zurück, oder von vorn
    .typed = zurück
terminal-help-undo = deine letzte Antwort, wenn nichts aufgedeckt wurde
    .typed = zurücknehmen
terminal-help-rule = die Regel zu dieser Frage, oder jede nach ihrer Nummer
    .typed = ? oder ? { $rule }
terminal-help-why = was jetzt nicht möglich ist, und warum
    .typed = warum
terminal-help-coach = was ein Ratgeber hier täte, und warum
    .typed = beraten
terminal-no-coach = Hier gibt es jetzt keinen Rat.
terminal-help-log = alles, was geschehen ist
    .typed = verlauf
terminal-help-offers = ein Geschäft anbieten, annehmen, ablehnen, zurückziehen
    .typed = angebote
terminal-help-keyboard = sie jemand anderem geben, der ein Angebot beantwortet
    .typed = tastatur ben
terminal-help-again = diese Frage noch einmal
    .typed = nochmal
terminal-help-quit = gehen; das Spiel ist nach jedem Zug gesichert
    .typed = verlassen
terminal-help-keys = Pfeil nach oben holt Getipptes zurück, Tab vervollständigt ein Wort.
terminal-help-notation = { $example }: jede Antwort in Notation, wie diese hier
terminal-help-board = { $topics }: der Tisch in Sätzen
terminal-keys = ziel  hilfe  ? Regel

# Fragen

terminal-more = { $label } …
terminal-thing =
    { $thing }{ $have ->
        [1] {""}
       *[other] {" "}×{ $have }
    }
terminal-task-pick =
    { $least ->
        [0] Wähle höchstens { $most }
       *[other] { $most ->
            [one] Wähle eins
           *[other] Wähle { $least } bis { $most }
        }
    }
terminal-task-pay = Zahle { $most }
terminal-task-give = Du gibst 1 bis { $most }
terminal-task-take = Du nimmst { $least } bis { $most }
terminal-task-pile = Stapel { $stage }: { $most }
terminal-task-offer = Du gibst höchstens { $most }, oder nichts
terminal-task-want = Du verlangst höchstens { $most }, oder nichts
terminal-picked-none = { $task }: tippen, mit Leerzeichen dazwischen, dann Enter.
terminal-picked = { $task }: { $things } … und mehr. (-x nimmt x weg.)
terminal-picked-enough = { $task }: { $things }. Enter, wenn das alles ist. (-x nimmt x weg.)
terminal-partner = { $name } ({ $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    }, { $markers ->
        [one] 1 Wegemarker
       *[other] { $markers } Wegemarker
    })
terminal-counter = { $name }, als Antwort auf Angebot { $offer }
terminal-vow-vow = Verpflichtest du dich zu etwas?
terminal-vow-wants = Willst du dafür ein Versprechen?
terminal-vow-none = Nichts
terminal-promise = Worte dazu? Sie binden niemanden. Enter für keine.

# Vor einer Antwort, die den Zug beendet oder den trifft, der sie gibt. Das erste Wort wird gezeigt.

terminal-yes = j ja
terminal-no = n nein
terminal-keep = Nein, noch einmal wählen

# Was nicht geht

terminal-refused = { $rule } { $label }: { $why }
terminal-broken = { $why } ({ $rule })
terminal-not-now = Das ist jetzt nicht möglich.
terminal-not-asked = Danach ist jetzt nicht gefragt ({ $rule }): { $ask }
terminal-strange = „{ $text }“ ist nicht zu verstehen. Tippe eine Zahl der Liste, einen Zug oder hilfe.
terminal-ambiguous = Es könnte sein: { $choices }.
terminal-have-none = Das hast du nicht: { $thing }.
terminal-none-here = Das gibt es hier nicht: { $thing }.
terminal-possible = Möglich: { $values }.
terminal-too-few = { $thing }: Es gibt nur { $have }.
terminal-too-many = Höchstens { $most }.
terminal-dead-end = Dafür müsstest du mindestens { $least } nehmen, und es gibt nur { $most }.
terminal-not-enough = Mindestens { $least }.
terminal-promise-long = Höchstens { $most } Buchstaben, und nur, wenn an diesem Tisch Worte gelten.
terminal-more-refusals =
    { $count ->
        [one] noch etwas ist nicht möglich: warum
       *[other] { $count } weitere Dinge sind nicht möglich: warum
    }
terminal-no-deals = In diesem Spiel gibt es keine Geschäfte.
terminal-no-offers = Niemand ist da, mit dem man jetzt handeln könnte.
terminal-offers-waiting =
    { $count ->
        [one] Ein offenes Angebot: angebote
       *[other] { $count } offene Angebote: angebote
    }
terminal-no-undo = Nichts zurückzunehmen: { $why }
terminal-undo-start = Du hast noch nichts geantwortet.
terminal-undo-draw = Seit deiner letzten Antwort wurde gezogen.
terminal-undo-reveal = Seit deiner letzten Antwort wurde etwas aufgedeckt.
terminal-undo-deal = Seit deiner letzten Antwort wurde ein Geschäft geschlossen.
terminal-undo-answer = Ein anderer hat seither geantwortet.
terminal-undo-sealed = Eine geheime Wahl wird nicht zurückgenommen.
terminal-undo-over = Das Spiel ist aus.
terminal-nobody = Hier heißt sonst niemand „{ $name }“.
terminal-guest = Enter gibt die Tastatur zurück.
terminal-none = Nichts.

# Anfang

terminal-which-game = Welches Spiel soll es sein?
terminal-level = Wie gut spielst du?
terminal-level-name =
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
terminal-level-line = { $name } ({ $how })
terminal-other-bots = Für Versuche und Studien gibt es noch: { $bots }.
terminal-too-small = Dieses Terminal hat { $columns } × { $lines }; gezeichnet wird ab { $width } × { $height }. Bis dahin wird alles in Zeilen gesagt, wie mit --plain.

# Seiten

terminal-curtain = Die Tastatur geht an { $seat }. { $seat }: Enter, wenn sonst niemand zuschaut.
terminal-page-more = Enter: weiter
terminal-page-end = Enter: zum Spiel
terminal-plain-line = { $key }: { $text }
terminal-plain-refusals =
    { $count ->
        [one] Etwas ist jetzt nicht möglich; tippe warum.
       *[other] { $count } Dinge sind jetzt nicht möglich; tippe warum.
    }
terminal-score-head = Punkte
terminal-score-total = Summe
terminal-winner = { $seat } (gewinnt)
terminal-saved = Die Aufzeichnung des Spiels: { $file }
terminal-chance-head = Chance zu gewinnen
terminal-chance-start = Beginn
terminal-chance-round = Runde { $round }
terminal-turnings = Wendepunkte
terminal-turning = Runde { $round }: { $name } kommt von { $from } auf { $to } Prozent
terminal-no-judge = Dieses Spiel beurteilt niemand.
terminal-chance-shown = Wie alle standen, und die Wendepunkte: hanse replay { $file } --chances
terminal-replay-keys =
    Enter: weiter · b: zurück · 40: Zug 40 · < >: vorige und nächste Runde · s, e: Anfang, Ende
    #2: was Platz 2 wusste (0: Zuschauer) · o: nichts verdeckt · p: Stellung · q: Schluss
terminal-replay-open = nichts verdeckt
terminal-replay-seat = was { $name } wusste
terminal-replay-unknown = Es gibt keinen Befehl „{ $text }“.
terminal-replay-watching = was Zuschauer sahen
terminal-left = Das Spiel ist gesichert in { $file }. Weiter geht es mit: hanse play --continue
terminal-no-game = Es gibt kein Spiel, mit dem es weitergehen könnte.
