# Was über das Spiel ohne Verbindung gesagt wird. Deutsch.

web-offline-back = Mit Verbindung spielen
web-offline-continue = Auf einem Server weiterspielen
web-offline-continue-away = Unter dieser Adresse antwortet gerade kein Server. Dieses Spiel kann nur hier weitergehen.
web-offline-continue-before = Der Anfang dieses Spiels, in diesem Browser
web-offline-continue-go = Dort weiterspielen
web-offline-continue-how = Das Spiel geht auf dem Server von hier aus weiter: mit neuen Ziehungen, denselben Bots und freien Plätzen für Freunde, die du einlädst. Es ist ein Übungstisch. Das Spiel hier bleibt, wie es ist.
web-offline-continue-refused = Dieser Server setzt dieses Spiel nicht fort.
web-offline-continue-there = Zum Tisch auf dem Server
web-offline-failed = Nicht alles konnte geladen werden. Versuch es noch einmal; was angekommen ist, bleibt hier.
web-offline-fetch = { $size } MB laden
web-offline-fetching = { $done } von { $size } MB
web-offline-here = Du spielst ohne Verbindung. Spiele werden nur in diesem Browser gespeichert, und niemand kann von einem anderen Gerät dazukommen.
web-offline-how = Spiele gegen Bots, reicht diesen Bildschirm herum, nimm Lektionen und sieh Wiedergaben an, auch ohne Netz. Die Spiele bleiben in diesem Browser.
web-offline-insecure = Diese Adresse beginnt mit http://, und dort behalten Browser keine Seiten. Frag den Betreiber nach einer Adresse mit https://.
web-offline-kept = Alles ist auf diesem Gerät.
web-offline-look = Nach einer neueren Version sehen
web-offline-newer = Eine neuere Version lässt sich laden ({ $size } MB). Begonnene Spiele gehen weiter.
web-offline-newest = Das ist die neueste Version.
web-offline-old = Dieser Browser ist dafür zu alt.
web-offline-proves = Hier hat dein eigener Browser auch die Zahl des Servers gewählt. Die Prüfung zeigt dir, dass jede Ziehung aus ihr folgt, aber anderen beweist sie nichts.
web-offline-start = Starten
web-offline-title = Ohne Verbindung spielen
web-offline-update = Aktualisieren
web-static-fetch = Beim ersten Spiel werden { $size } MB geladen. Danach geht alles auch ohne Netz.
web-static-here = Diese Seite braucht keinen Server: Bots, Lektionen und Wiedergaben laufen in deinem Browser, und ihr könnt diesen Bildschirm herumreichen. Spiele werden nur in diesem Browser gespeichert. Um mit anderen an ihren eigenen Geräten zu spielen, braucht ihr eine Adresse, hinter der ein Hanse-Server läuft.
web-static-title = Gespielt wird in deinem Browser
