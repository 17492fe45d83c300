# Wörter der Plattform: was jedes Spiel braucht. Deutsch.

platform-list-comma = { $some }, { $next }
platform-list-and = { $some } und { $next }
platform-list-or = { $some } oder { $next }
platform-nothing = nichts
platform-points = { $seat } { $points }
platform-seat = Spieler { $number }
platform-spectator = Zuschauer
platform-you = du

platform-language-de = Deutsch
platform-language-en = Englisch
platform-language-it = Italienisch
platform-language-fr = Französisch

platform-rule-class-rule = Spielregel
platform-rule-class-fact = Spielmaterial
platform-rule-class-note = Anmerkung
platform-rule-place = { $class }; siehe { $page }
platform-rule-unknown = Eine Regel { $rule } gibt es nicht.
platform-rule-near = In der Nähe: { $rules }.
platform-rule-none = Keine Regel spricht von „{ $sought }“.
platform-rule-alike = Hier widersprechen sich keine zwei Anleitungen.
platform-rule-ours = Wir spielen
platform-rule-reading = Zu wählen: { $reading }
platform-rule-default = Vorgabe
platform-rule-replaced = An diesem Tisch geändert: { $why }
platform-rule-struck = Nicht an diesem Tisch: { $why }
platform-rule-absent = Gilt nur an anderen Tischen: { $why }
platform-rule-chosen = So hat es dieser Tisch gewählt.
platform-rule-instead = Stattdessen { $rule }: { $title }
platform-rule-also = Siehe auch { $rule }: { $title }
platform-book-german = deutsch
platform-book-english = englisch
platform-book-italian = italienisch
platform-book-french = französisch
platform-book-designer = Autor
platform-book-others = andere
platform-taken-back =
    { $seat } nimmt { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    } zurück.
    .you =
        Du nimmst { $answers ->
            [one] eine Antwort
           *[other] { $answers } Antworten
        } zurück.
platform-seat-resigned =
    { $by_n ->
        [0] { $seat } gibt auf; dort wird nur noch das Nötigste geantwortet.
       *[other] { $seat } gibt auf; dort spielt ein Bot weiter.
    }
    .you =
        { $by_n ->
            [0] Du gibst auf; für dich wird nur noch das Nötigste geantwortet.
           *[other] Du gibst auf; für dich spielt ein Bot weiter.
        }
platform-seat-taken-back = { $seat } ist wieder da und spielt weiter.
    .you = Du bist wieder da und spielst weiter.
platform-seat-answered-for =
    { $by_n ->
        [0] { $seat } wartet nicht länger: Für { $of } wird nur das Nötigste geantwortet.
       *[other] { $seat } wartet nicht länger: Für { $of } spielt ein Bot.
    }
    .you =
        { $by_n ->
            [0] Du wartest nicht länger: Für { $of } wird nur das Nötigste geantwortet.
           *[other] Du wartest nicht länger: Für { $of } spielt ein Bot.
        }
    .you-of =
        { $by_n ->
            [0] { $seat } wartet nicht länger: Für dich wird nur das Nötigste geantwortet.
           *[other] { $seat } wartet nicht länger: Für dich spielt ein Bot.
        }
platform-end-agreed = { $seat } ist einverstanden, das Spiel zu beenden.
    .you = Du bist einverstanden, das Spiel zu beenden.
platform-end-offered = { $seat } schlägt vor, das Spiel jetzt zu beenden.
    .you = Du schlägst vor, das Spiel jetzt zu beenden.
platform-going-back-agreed = { $seat } ist einverstanden, einige Züge zurückzugehen.
    .you = Du bist einverstanden, einige Züge zurückzugehen.
platform-going-back-offered = { $seat } schlägt vor, einige Züge zurückzugehen.
    .you = Du schlägst vor, einige Züge zurückzugehen.
platform-went-back = Alle sind einverstanden: Das Spiel geht zurück.
platform-played-on = { $seat } will weiterspielen.
    .you = Du willst weiterspielen.
platform-needs-server = Der Server ist nicht installiert (es fehlt { $package }): pip install 'hanse[serve]'
platform-link-days =
    { $days ->
        [one] Ein Tag je Antwort
       *[other] { $days } Tage je Antwort
    }
platform-link-each = { $minutes } min je Antwort
platform-link-free = ein freier Platz
platform-link-invites = { $host } lädt dich zu { $game } ein
platform-link-live = { $minutes } min je Spiel, + { $seconds } s
platform-link-rules =
    { $seats } Personen{ $variants ->
        [0] {""}
        [one] , eine Variante
       *[other] , { $variants } Varianten
    }
platform-link-table = { $game } zu { $seats }t
platform-link-untimed = ohne Uhr
platform-link-who =
    { $names }{ $free ->
        [0] {""}
        [one] {" "}· ein Platz ist frei
       *[other] {" "}· { $free } Plätze sind frei
    }
platform-kit-ended =
    { $winners_n ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
platform-kit-ended-you =
    { $winners_others_n ->
        [0] Du gewinnst.
       *[other] { $winners_others } und du teilt euch den Sieg.
    }
platform-kit-table = Auf dem Tisch
platform-kit-own = Nur für dich
platform-kit-now = Jetzt
platform-kit-round = Runde
platform-notify-turn = Du bist am Zug: { $game }
platform-notify-table = { $game }: wartet auf { $names }
platform-notify-test = Das ist ein Test für { $game }. So kommen Benachrichtigungen an, wenn du am Zug bist.
platform-mail-confirm-title = Bestätige deine Adresse für { $game }
platform-mail-confirm-text = Jemand hat diese Adresse angegeben, um bei einer Partie { $game } auf { $host } zu erfahren, wann er am Zug ist. Wenn du diese Mails willst, öffne den Link und bestätige. Warst du es nicht, dann beachte diese Mail nicht. Willst du nie wieder gefragt werden, öffne den Link und wähle „Keine Mails mehr“.
platform-mail-stop = Wenn du diese Mails nicht mehr willst, öffne diesen Link:
platform-mail-confirm = Adresse bestätigen
platform-mail-end = Keine Mails mehr
platform-mail-end-all = Keine Mails mehr, zu keiner Partie
platform-mail-digest = { $count } Partien warten auf dich
platform-mail-waiting = Möchtest du an diese Adresse Mails, wenn du in dieser Partie am Zug bist?
platform-mail-confirmed = Deine Adresse ist bestätigt. Du bekommst eine Mail, wenn du in dieser Partie am Zug bist.
platform-mail-stopped = Du bekommst keine Mails mehr zu dieser Partie.
platform-sign-in-title = Anmelden bei { $host }
platform-sign-in-text = Mit diesem Link meldest du dich bei { $host } an. Öffne ihn innerhalb von 10 Minuten in dem Browser, in dem du ihn angefordert hast. Warst du es nicht, dann beachte diese Mail nicht.
platform-sign-in-address = Als { $address } anmelden?
platform-sign-in-button = Anmelden
platform-sign-in-late = Dieser Link gilt nicht mehr. Fordere einen neuen an.
platform-sign-in-elsewhere = Öffne diesen Link in dem Browser, in dem du ihn angefordert hast.
platform-sign-in-taken = Diese Adresse gehört schon zu einem anderen Konto.
platform-notify-days = Noch { $days } Tage Zeit
platform-notify-hours = Noch { $hours } Stunden Zeit
platform-notify-minutes =
    { $minutes ->
        [0] Weniger als eine Minute Zeit
        [one] Noch eine Minute Zeit
       *[other] Noch { $minutes } Minuten Zeit
    }
