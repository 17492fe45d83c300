# Wörter des Hauses: was jedes Spiel braucht. Deutsch.

house-list-comma = { $some }, { $next }
house-list-and = { $some } und { $next }
house-list-or = { $some } oder { $next }
house-nothing = nichts
house-points = { $seat } { $points }
house-seat = Spieler { $number }
house-spectator = Zuschauer

house-language-de = Deutsch
house-language-en = Englisch
house-language-it = Italienisch
house-language-fr = Französisch

house-rule-class-rule = Spielregel
house-rule-class-fact = Spielmaterial
house-rule-class-note = Anmerkung
house-rule-place = { $class }; siehe { $page }
house-rule-unknown = Eine Regel { $rule } gibt es nicht.
house-rule-near = In der Nähe: { $rules }.
house-rule-none = Keine Regel spricht von „{ $sought }“.
house-rule-alike = Hier widersprechen sich keine zwei Anleitungen.
house-rule-ours = Wir spielen
house-rule-reading = Zu wählen: { $reading }
house-rule-default = Vorgabe
house-book-german = deutsch
house-book-english = englisch
house-book-italian = italienisch
house-book-french = französisch
house-book-designer = Autor
house-book-others = andere
house-taken-back =
    { $seat } nimmt { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    } zurück.
house-needs-server = Der Server ist nicht installiert (es fehlt { $package }): pip install 'hanse[serve]'
