# Was an Tischen mit mehreren gesagt wird. Deutsch.

web-again-freed = Dein Platz im nächsten Spiel gehört dir nicht mehr: Der Gastgeber hat ihn frei gemacht. Bitte ihn um eine Einladung, oder sieh zu.
web-again-show = Das nächste Spiel hier zeigen
web-agree-back = Auch zurückgehen
web-agree-end = Beenden
web-arrange = Neben dem Spiel
web-before = Vor: { $what }
web-begun = Das Spiel hat begonnen
web-begun-how = Dieser Link war die Einladung; auf einen Platz bringt dich nur sein eigener Link. Öffne den Tisch auf dem Gerät, mit dem du dich gesetzt hast, dort „{ $settings }“ und „{ $replace }“. Den neuen Link öffnest du dann hier.
web-begun-lost = Hast du jenes Gerät nicht mehr, sag es dem Gastgeber: Die anderen können einen Bot für dich weiterspielen lassen.
web-begun-yours = Ist einer dieser Plätze deiner?
web-bot-instead = Dafür ein Bot
web-chat-watching = Hier reden die Spieler miteinander. Wer zusieht, liest mit.
web-end-alone = Spiel beenden
web-end-alone-sure = Das Spiel endet hier, und niemand gewinnt.
web-end-sure = Die anderen werden gefragt. Wenn alle zustimmen, endet das Spiel, wie es steht, und niemand gewinnt.
web-ended-agreed = Alle, die da waren, wollten aufhören: Die Punkte sind, wie sie standen.
web-ending = { $names } möchte jetzt aufhören.
web-ending-mine = Du schlägst vor aufzuhören. Die anderen werden gefragt.
web-ending-too = Du bist wie { $names } dafür aufzuhören. Die anderen werden gefragt.
web-friend-phone = kommt mit dem Telefon dazu
web-go-back = Gemeinsam zurückgehen
web-go-back-how = Wohin? Alle müssen zustimmen.
web-go-back-none = Hier führt kein Weg zurück: Zuletzt wurde gezogen.
web-going-back = { $names } möchte einige Züge zurückgehen.
web-going-back-mine = Du möchtest einige Züge zurückgehen. Die anderen werden gefragt.
web-going-back-too = Du bist wie { $names } dafür zurückzugehen. Die anderen werden gefragt.
web-gone =
    { $name } ist nicht da und hat noch { $unit ->
        [seconds] { $count ->
            [one] eine Sekunde
           *[other] { $count } Sekunden
        }
        [minutes] { $count ->
            [one] eine Minute
           *[other] { $count } Minuten
        }
        [hours] { $count ->
            [one] eine Stunde
           *[other] { $count } Stunden
        }
       *[days] { $count } Tage
    }. Danach könnt ihr weiter warten, einen Bot spielen lassen oder das Spiel beenden.
web-join-gone = Zu diesem Code gibt es keinen Tisch, der noch wartet: Vielleicht ist er vertippt, oder das Spiel hat begonnen.
web-late = { $name } antwortet nicht. Was möchtest du?
web-late-bot = Bis zur Rückkehr einen Bot spielen lassen
web-late-bot-how = Der Platz lässt sich jederzeit mit einem Tipp zurücknehmen.
web-late-end = Spiel beenden
web-late-wait = Warten
web-late-wait-how = Du kannst jederzeit neu wählen.
web-leave-host = Du bist der Gastgeber. Gehst du, ist es { $name }.
web-leave-last = Sonst sitzt hier niemand: Gastgeber wird, wer sich als Nächster setzt. Zurück kommst du nur mit der Einladung; kopiere sie vorher.
web-leave-sure = Dein Platz wird für andere frei.
web-left =
    { $bots ->
        [0] Du hast deinen Platz aufgegeben: Nur das Nötigste wird für dich beantwortet.
       *[other] Ein Bot spielt für dich.
    }
web-middle-how = Oder öffnet { $address }, wählt „Mitspielen“ und tippt:
web-middle-local = Unter { $address } finden Telefone diesen Rechner nicht. Startet den Server mit { $command } und öffnet diese Seite unter der Adresse, die der Rechner in eurem Netz hat.
web-middle-scan = Scannt das mit euren Telefonen.
web-middle-then = Dieser Bildschirm zeigt nur, was alle sehen dürfen. Eure Hand bleibt auf dem Telefon.
web-my-ended =
    { $count ->
        [one] Ein beendetes Spiel
       *[other] { $count } beendete Spiele
    }
web-my-gathering = noch sind nicht alle da
web-my-kept = hier ist ein Platz für dich frei
web-my-lost = { $winners } hat gewonnen; du hattest { $points }
web-my-round = Runde { $round }
web-my-tables = Meine Tische
web-my-won = Du hast gewonnen, mit { $points }
web-next-waits =
    { $count ->
        [one] Zum Tisch, der auf mich wartet
       *[other] Zum nächsten von { $count } Tischen, die auf mich warten
    }
web-nobody-wins = Niemand gewinnt
web-none-closed = Der Gastgeber lässt niemanden mehr zusehen.
web-none-closed-how = Das Spiel geht ohne Zuschauer weiter. Ist einer der Plätze deiner, öffne deinen eigenen Link.
web-none-invited = Diese Einladung gilt nicht mehr.
web-none-invited-how = Das Spiel hat begonnen, oder der Gastgeber hat eine neue Einladung gemacht. Sitzt du schon dort, öffne deinen eigenen Link; sonst frag den Gastgeber.
web-none-mine = Hier hast du keinen Platz mehr.
web-none-mine-how = Der Gastgeber hat ihn vor dem Beginn frei gemacht und lässt niemanden zusehen, oder dieser Server hat den Tisch nicht mehr.
web-none-unknown = Hier ist kein Tisch, dem du zusehen kannst.
web-none-unknown-how = Vielleicht ist der Link nicht vollständig, oder der Gastgeber lässt niemanden zusehen. Spielst du dort mit, öffne deinen eigenen Link.
web-notify = Sag mir, wenn ich am Zug bin
web-offer-end = Vorschlagen aufzuhören
web-offer-end-how = Alle, die da sind, müssen zustimmen.
web-pace-given = Mit Freunden läuft eine Uhr: 20 Minuten für jeden, damit niemand ewig wartet. Du kannst sie unten ändern.
web-pass-away = Was { $name } hält, ist weggelegt.
web-pass-back = Zurück zu { $name }
web-pass-round = { $name } ist in Runde { $round } gefragt.
web-pass-show = Ich bin { $name }, zeig meinen Tisch
web-pass-since = Zuerst läuft, was geschah, seit { $name } zuletzt hinsah.
web-pass-to = Gib das Gerät an { $name }
web-pass-wait = Die anderen spielen …
web-phrase-again = Noch ein Spiel?
web-phrase-anchor = ⚓
    .about = ein Anker
web-phrase-bye = Auf Wiedersehen!
web-phrase-cheers = 🍻
    .about = Prost
web-phrase-hello = Hallo zusammen!
web-phrase-hm = 🤔
    .about = nachdenklich
web-phrase-luck = Viel Glück!
web-phrase-moment = Einen Moment, bitte.
web-phrase-smile = 😊
    .about = ein Lächeln
web-phrase-sorry = Entschuldigung!
web-phrase-thanks = Danke!
web-phrase-thumb = 👍
    .about = Daumen hoch
web-phrase-well-played = Gut gespielt!
web-phrase-wow = 😮
    .about = erstaunt
web-phrases = Mit einem Tipp gesagt
web-play-on = Weiterspielen
web-refused-not-yet = Für diese Antwort ist noch Zeit.
web-refused-seat-left = Jemand anders spielt auf deinem Platz. Nimm ihn zuerst zurück.
web-refused-too-long = Dafür hat dieses Spiel schon zu viele Züge.
web-remind = Erinnern
web-remind-copied = Kopiert. Nun schick es ab.
web-remind-words = Du bist dran an unserem Tisch:
web-reminded =
    Die anderen warten auf dich. Antworte innerhalb von { $unit ->
        [seconds] { $count ->
            [one] einer Sekunde
           *[other] { $count } Sekunden
        }
        [minutes] { $count ->
            [one] einer Minute
           *[other] { $count } Minuten
        }
        [hours] { $count ->
            [one] einer Stunde
           *[other] { $count } Stunden
        }
       *[days] { $count } Tagen
    }.
web-reminded-plain = Die anderen warten auf dich.
web-resign = Meinen Platz aufgeben
web-resign-sure = Ein Bot spielt an deiner Stelle weiter, und alle erfahren es. Du kannst den Platz jederzeit zurücknehmen.
web-restart = Meinen Zug neu beginnen
web-screens = Wo spielen deine Freunde?
web-screens-middle = Tisch in der Mitte
web-screens-middle-how = dieser Bildschirm für alle, Telefone für die Hand
web-screens-name = Spieler { $seat }
web-screens-own = Eigene Geräte
web-screens-own-how = jeder bekommt den Link
web-screens-pass = Dieses Gerät
web-screens-pass-how = geht herum
web-seat-away = ist weg
web-seat-here = ist da
web-seat-left = ist gegangen; ein Bot spielt
web-seat-writing = schreibt gerade
web-slow =
    { $name } wurde erinnert und hat noch { $unit ->
        [seconds] { $count ->
            [one] eine Sekunde
           *[other] { $count } Sekunden
        }
        [minutes] { $count ->
            [one] eine Minute
           *[other] { $count } Minuten
        }
        [hours] { $count ->
            [one] eine Stunde
           *[other] { $count } Stunden
        }
       *[days] { $count } Tage
    }. Danach könnt ihr weiter warten, einen Bot spielen lassen oder das Spiel beenden.
web-table-before = Das letzte Spiel und sein Chat
web-table-who-middle = { $people } mit ihren Telefonen{ $bots ->
        [0] {""}
        [one] , ein Bot
       *[other] , { $bots } Bots
    }; dieser Bildschirm spielt nicht mit
web-take-seat-back = Meinen Platz zurücknehmen
web-time-left =
    noch { $unit ->
        [seconds] { $count ->
            [one] eine Sekunde
           *[other] { $count } Sekunden
        }
        [minutes] { $count ->
            [one] eine Minute
           *[other] { $count } Minuten
        }
        [hours] { $count ->
            [one] eine Stunde
           *[other] { $count } Stunden
        }
       *[days] { $count } Tage
    }
web-waits-more =
    { $count ->
        [one] Noch ein Tisch wartet auf dich.
       *[other] Noch { $count } Tische warten auf dich.
    }
web-waits-news = Seit du weg warst:
web-waits-points =
    Du hast { $own ->
        [one] { $own } Punkt
       *[other] { $own } Punkte
    }, { $name } hat { $points }.
web-waits-round = Runde { $round }.
web-waits-since =
    seit { $unit ->
        [seconds] { $count ->
            [one] einer Sekunde
           *[other] { $count } Sekunden
        }
        [minutes] { $count ->
            [one] einer Minute
           *[other] { $count } Minuten
        }
        [hours] { $count ->
            [one] einer Stunde
           *[other] { $count } Stunden
        }
       *[days] { $count } Tagen
    }
web-waits-watch = Ansehen, was geschah
web-waits-with = { $game } mit { $names }
web-withdraw = Zurückziehen
