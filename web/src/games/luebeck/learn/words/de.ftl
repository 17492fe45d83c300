# So spielt man Lübeck, auf einer Seite. Deutsch.

web-luebeck-how = So spielt man Lübeck
web-luebeck-how-aim = Koggen fahren von Lübeck in zwei Meere. { web-luebeck-how-aim-bold } Die Koggen gehören niemandem: Wer an Bord ist, segelt sie, und alle anderen fahren mit.
web-luebeck-how-aim-bold = Punkte mit Waren in den Häfen, in die eine deiner Figuren kommt.
web-luebeck-how-aim-else = Ist der Stapel zweimal durchgespielt, gewinnt, wer die meisten Punkte hat. Karten auf der Hand kosten Punkte.

web-luebeck-how-pieces = Was auf dem Tisch liegt
    .note = drei bis fünf Spieler, etwa eine Dreiviertelstunde
web-luebeck-how-figures = Jeder hat drei Figuren. Eine zählt deine Punkte, von 0 an; die anderen beiden sind deine Reserve und fahren zur See.
    .title = Drei Figuren
web-luebeck-how-cogs = Zu dritt vier Koggen, zu viert fünf, zu fünft sechs. Sie warten auf dem Koggenfeld, bis jemand eine Handelsfahrt startet.
    .title = Koggen
web-luebeck-how-map = Elf Städte. Von Lübeck führt eine Linie nach Osten über Stettin, Danzig und Riga bis Reval, die andere über Visby nach Helsingborg, wo sie sich teilt: über Bergen nach London, über Hamburg nach Brügge. Linien führen in eine Richtung; Reval, London und Brügge sind die Endstationen.
    .title = Der Spielplan
web-luebeck-how-cards = Vierzig Warenkarten mit einer Stadt und einem Wert von 1 bis 6, mehr, je weiter weg von Lübeck; und zwanzig Sonderkarten: fünf Handelsfahrten, fünf Verdoppelungen, fünf Piraten, fünf Schiffswechsel.
    .title = Sechzig Karten
web-luebeck-how-start = Jeder bekommt verdeckt drei Karten. Wer zuerst den Kompass hat, wird gelost; nach jeder Runde wandert er im Uhrzeigersinn einen Spieler weiter.
    .title = Damit beginnst du
web-luebeck-how-secret = Karten auf der Hand sind geheim, ihre Zahl nicht. Was jemand offen genommen hat, haben alle gesehen: Der Tisch merkt es sich für dich.
    .title = Geheimnisse

web-luebeck-how-round = Eine Runde in vier Bildern
    .note = zu dritt etwa zwölf Runden, zu viert neun, zu fünft sieben
web-luebeck-how-display = Kartenpäckchen liegen offen aus: immer zwei mehr als Spieler, zuerst mit je zwei Karten. Später bleibt liegen, was niemand nahm; neue Päckchen aus einer Karte füllen die Zahl auf; dann kommt auf jedes Päckchen, alt oder neu, eine Karte dazu.
    .title = Die Auslage
web-luebeck-how-take = Vom Kompass an nimmt im Uhrzeigersinn jeder ein ganzes Päckchen auf die Hand. Wer als Letzter nimmt, sagt dann, wer die erste Aktion hat; das darf er selbst sein.
    .title = Ein Päckchen nehmen
web-luebeck-how-act = Von diesem Spieler an im Uhrzeigersinn je eine Aktion, immer wieder, bis alle gepasst haben. Wer gepasst hat, ist für diese Runde draußen.
    .title = Reihum handeln
web-luebeck-how-clear = Koggen in Reval, London und Brügge werden gelöscht: die Figuren zurück in die Reserve, die Kogge aufs Koggenfeld. Dann darf jeder, vom Kompass an im Uhrzeigersinn, Figuren von beliebigen Koggen in die Reserve nehmen, so viele er will; eine leere Kogge kommt aufs Koggenfeld. Alle anderen bleiben, wo sie sind.
    .title = Aufräumen

web-luebeck-how-actions = Was du tun kannst
    .note = eine Aktion, wenn du dran bist
web-luebeck-how-voyage = Stelle eine Figur aus deiner Reserve auf eine leere Kogge vom Koggenfeld, die nun in Lübeck liegt, oder auf irgendeine, die in Lübeck liegt. Niemand kann dich abweisen; auf einer Kogge ist Platz für alle, und deine beiden Figuren dürfen auf derselben sein.
    .title = Eine Handelsfahrt starten
web-luebeck-how-goods = Für eine Kogge mit deiner Figur, die in der Stadt der Karte liegt oder in der Stadt gleich davor: Dann segelt sie dorthin. In beiden Fällen bekommst du den Wert der Karte. Kommen mehrere Koggen in Frage, wählst du.
    .title = Eine Warenkarte spielen
web-luebeck-how-special = Sie tut, was auf ihr steht, und ist selbst nichts wert.
    .title = Eine Sonderkarte spielen
web-luebeck-how-pass = Mit drei oder weniger Karten darfst du passen, auch wenn du nichts getan hast. Du bist für die Runde draußen und behältst deine Karten.
    .title = Passen
web-luebeck-how-discard = Nur mit mehr als drei Karten, von denen keine spielbar ist: Wirf eine über Bord und zahle ihren Wert, für eine Sonderkarte 1. Könntest du eine Handelsfahrt starten, hast du die Wahl. Punkte können unter 0 fallen.
    .title = Abwerfen
web-luebeck-how-must = Mit mehr als drei Karten darfst du nicht passen. Solange eine davon spielbar ist, erwünscht oder nicht, musst du eine spielen oder eine Handelsfahrt starten.
    .title = Zu viele Karten

web-luebeck-how-cardkinds = Die vier Sonderkarten
    .note = je fünf
web-luebeck-how-card-trade = Für Stettin, Danzig, Riga, Visby oder Helsingborg: Starte mit einer Figur aus deiner Reserve in dieser Stadt statt in Lübeck, mit einer Kogge vom Koggenfeld oder auf einer, die in eben dieser Stadt liegt. Sind beide auf See, geht es nicht.
    .title = Handelsfahrt
web-luebeck-how-card-double = Für dieselben fünf Städte, gespielt wie eine Warenkarte, auch segelnd. Sie bringt nichts und liegt vor dir: Warenkarten, die du in der Runde danach für diese Stadt spielst, zählen doppelt. Eine zweite für dieselbe Stadt bringt nichts dazu, und was du zahlst, wird nie verdoppelt.
    .title = Verdoppelung
web-luebeck-how-card-pirates = Die Fahrt einer beliebigen Kogge ist zu Ende, auch der von anderen, auch in Lübeck: alle ihre Figuren zurück in die Reserve, die Kogge aufs Koggenfeld.
    .title = Piraten
web-luebeck-how-card-change = Versetze eine deiner Figuren von ihrer Kogge auf eine beliebige andere, die in einer Stadt liegt, nah oder fern; nicht auf eine vom Koggenfeld. Eine leere Kogge kommt aufs Koggenfeld.
    .title = Schiffswechsel

web-luebeck-how-end = Das Ende
web-luebeck-how-end-deck = Ist der Stapel leer, wird der Ablagestapel gemischt und ist der zweite Stapel. Ist auch der aufgebraucht, ist die Runde, für die gerade ausgelegt wird, die letzte; was fehlt, kommt vom Ablagestapel.
    .title = Zweimal durch den Stapel
web-luebeck-how-end-hand = Nach der letzten Runde kostet jede Warenkarte auf der Hand ihren Wert, jede Sonderkarte 1.
    .title = Karten auf der Hand
web-luebeck-how-end-win = Wer auf der Wertungsleiste am weitesten vorn ist, gewinnt. Bei gleich vielen Punkten wird der Sieg geteilt.
    .title = Wer gewinnt

web-luebeck-how-mistakes = Sieben Fehler am Anfang
    .note = jeder macht sie einmal
web-luebeck-how-mistake-big = Ein großes Päckchen ist eine Last, wenn du es nicht spielen kannst: Was zu viel bleibt, kostet Punkte.
    .title = Das größte Päckchen
web-luebeck-how-mistake-late = Eine Figur in der Reserve bringt nichts. Starte, bevor du die Kogge brauchst.
    .title = An Land bleiben
web-luebeck-how-mistake-alone = Allein an Bord bist du die erste Beute der Piraten, und niemand sonst bringt deine Kogge weiter.
    .title = Allein segeln
web-luebeck-how-mistake-shared = Auf einer geteilten Kogge darf jeder weitersegeln, bevor du verkauft hast.
    .title = Auf geteilter Kogge warten
web-luebeck-how-mistake-double = Waren, die vor der Verdoppelung gespielt wurden, zählen nicht noch einmal.
    .title = Zu spät verdoppeln
web-luebeck-how-mistake-past = Koggen kehren nie um. Karten für Städte hinter dir warten auf eine andere Fahrt.
    .title = Vorbeisegeln
web-luebeck-how-mistake-pass = Wer passt, ist draußen, und andere dürfen deine Figuren bis ans Ende der Linie segeln.
    .title = Zu früh passen
web-luebeck-how-more = Die gedruckte Anleitung zeigt den Spielplan nicht und zählt die Karten nicht auf. Unsere sind eine Rekonstruktion; die Regeln sagen, was man weiß, und du kannst deine eigenen einsetzen.

web-luebeck-first-title = Deine erste Fahrt
web-luebeck-first-aim = Bring eine Figur in einen Hafen und spiele eine Warenkarte dieser Stadt: Ihr Wert gehört dir. Wer am Ende die meisten Punkte hat, gewinnt.
    .title = Die meisten Punkte gewinnen
web-luebeck-first-aim-how = Ein Bild: Punkte in jedem Hafen.
web-luebeck-first-lessons-how = Ein Päckchen nehmen, segeln, mit anderen mitfahren, passen. Am echten Tisch, mit eigener Hand am Ruder.
web-luebeck-first-start = Fahrten starten in Lübeck
web-luebeck-first-far = je weiter, desto mehr zählt eine Karte
web-luebeck-first-crew = Wer an Bord ist, fährt mit
web-luebeck-first-else = Der Stapel wird zweimal durchgespielt. Dann kostet jede Warenkarte auf der Hand ihren Wert, jede Sonderkarte 1.
