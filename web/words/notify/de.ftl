# Benachrichtigungen: wie jemand erfahren möchte, dass er am Zug ist. Deutsch.

web-notify-how = Du bekommst eine Nachricht, wenn du eine Weile am Zug bist und nicht auf diesen Tisch schaust.
web-notify-mail = Mail
web-notify-push = Browser
web-notify-webhook = Webhook
web-notify-of-table = für den ganzen Tisch
web-notify-add-mail = Mailadresse hinzufügen
web-notify-add-push = Diesen Browser benachrichtigen
web-notify-add-webhook = Webhook hinzufügen
web-notify-address = Deine Mailadresse
web-notify-url = Adresse des Webhooks (https)
web-notify-format = Format
web-notify-for-table = Für die Züge aller
web-notify-confirm-how = Du bekommst eine Mail mit einem Link. Erst wenn du dort bestätigst, folgen weitere Mails, nur für diesen Tisch.
web-notify-send-mail = Link schicken
web-notify-send-webhook = Webhook hinzufügen
web-notify-unconfirmed = Noch nicht bestätigt. Öffne den Link in der Mail, die du bekommen hast.
web-notify-on = An diesem Tisch an
web-notify-after = Wenn ich am Zug bin seit
web-notify-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
web-notify-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
web-notify-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tagen
    }
web-notify-digest = Mails
web-notify-each = Eine für jeden Zug
web-notify-every = Eine für alle Tische, Abstand: { $time }
web-notify-quiet = Nachts nichts
web-notify-quiet-begin = von
web-notify-quiet-end = bis
web-notify-open = Auch wenn dieser Tisch offen ist
web-notify-test = Test senden
web-notify-tested = Der Test ist verschickt.
web-notify-remove = Entfernen
web-notify-key = Der Schlüssel, mit dem die Nachrichten unterschrieben sind. Er ist nur jetzt zu sehen.
web-notify-copy-key = Schlüssel kopieren
web-notify-again = Ändere eine Einstellung, um es noch einmal zu versuchen.
web-notify-no-mail = Keine Mails: Auf dieser Seite ist kein Mailserver eingerichtet.
web-notify-push-https = Keine Nachrichten im Browser: Sie brauchen eine verschlüsselte Seite (https).
web-notify-push-browser = Keine Nachrichten im Browser: Dieser kann sie nicht empfangen. Lege die Seite auf einem iPhone zuerst auf den Home-Bildschirm.
web-notify-push-server = Keine Nachrichten im Browser: Auf dieser Seite sind sie nicht eingerichtet.
web-notify-push-blocked = Keine Nachrichten im Browser: Du hast sie für diese Seite verboten. Erlaube sie in den Einstellungen des Browsers.
web-notify-why-spelling = In dieser Adresse ist ein Fehler.
web-notify-why-https = Nur Adressen mit https sind möglich.
web-notify-why-unreachable = Diese Adresse ist aus dem Internet nicht zu erreichen.
web-notify-why-asked = Diese Adresse kann heute nicht mehr gefragt werden. Nimm den Link aus der letzten Mail oder versuche es morgen wieder.
web-notify-why-mail = Die Mail konnte nicht verschickt werden. Bitte versuche es später noch einmal.
web-notify-why-redirect = Der Empfänger verweist auf eine andere Adresse. Gib diese ein.
web-notify-why-gone = Der Empfänger sagt, dass es diese Adresse nicht gibt.
web-notify-why-other = Der Empfänger hat die Nachricht nicht angenommen.
web-notify-why-many = Du hast schon fünf davon. Entferne erst eine Adresse.
web-notify-why-often = Das war zu oft. Bitte versuche es in einer Stunde noch einmal.
