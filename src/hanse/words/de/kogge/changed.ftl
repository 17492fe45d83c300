# Kogge: Absätze, wie sie an einem Tisch lauten, der etwas anderes vereinbart hat. Deutsch.

# Lesarten

changed-K-MOVE-08-reroute = Führt der aufgedeckte Wegemarker nur dorthin, wo dein eigener Raubmarker liegt, bleibt deine Kogge, wo sie war, und das Bezahlte ist verloren. Du musst dann auf einem anderen Weg weitersegeln, zum Preis eines weiteren Schrittes, wenn es einen gibt, den du benutzen und bezahlen kannst.
changed-K-BID-05-groups = Am besten sind Gebote mit zwei oder mehr gleichen Wegemarkern, was auch immer dabei liegt. Die größere Gruppe schlägt die kleinere; bei gleich großen gewinnt die höhere Zahl, und dann der Rest des Gebots nach derselben Regel.
changed-K-BID-06-groups = Gebote ohne gleiche Wegemarker werden nach ihrer Summe verglichen; bei gleicher Summe ist das mit dem höchsten einzelnen Wegemarker besser.
changed-K-BID-09-groups = In einem Gebot mit einem Paar und anderen Wegemarkern, etwa 5, 5, 1, zählt das Paar. Es schlägt jedes Gebot ohne gleiche Wegemarker, und die 1 entscheidet nur gegen ein anderes Paar aus 5ern.
changed-K-BID-07-ties = Eine 0 erhöht die Summe nicht. Wo die Summe zählt, entscheidet sie nur zwischen Geboten, die ohne sie gleich sind: 5, 0 schlägt 5, aber 5 schlägt 4, 1, 0. Eine einzelne 0 ist besser als kein Gebot.
    .title = Eine 0 entscheidet bei Gleichstand
changed-K-ACT-BUILD-01-either = Für ein Kontor zahlst du je eine Ware der drei Sorten, die diese Stadt nicht erzeugt, in den Vorrat; oder du zahlst stattdessen Wegemarker.
    .title = Ein Kontor kostet die drei anderen Waren oder Wegemarker
changed-K-ACT-BUILD-02-either = Zahlst du ein Kontor mit Wegemarkern, kostet es einen mit der Zahl der Stadt; zwei, wenn dort schon ein Kontor steht, gleich wessen.
    .title = Oder einen Wegemarker der Stadt, oder zwei
changed-K-SETUP-09-full-set = Ein zweiter Satz, wieder jede Zahl einmal, wird auf die anderen Felder verteilt. Nennt einer davon seine eigene Stadt oder dieselbe wie der erste, werden alle neun neu gemischt.
    .title = Die zweiten Routen: noch ein voller Satz
changed-K-SETUP-07-full-set = Ein Wegemarker wird gezogen. Gildemeister und Spielendemarker kommen in die Stadt, die er nennt; nach dem Aufbau kommt er zurück in die Reserve, wenn er nicht für die Routen gebraucht wird.
changed-K-ADV-MEM-07-full-set = Die Routen sind wie im Grundspiel: zwei volle Sätze, also jede Zahl zweimal.
changed-K-START-03-openly = Zwei dürfen dieselbe Stadt wählen. Sind es mehr, als Platz haben, wählen sie alle noch einmal; bei diesem nächsten Versuch ist ihnen die umstrittene Zahl verwehrt. Nach drei vergeblichen Versuchen wählen sie offen nacheinander, in ausgeloster Folge.
changed-K-SETUP-05-open = Die Fracht liegt vor dir, nie auf dem Plan, und jeder darf sie ansehen. Die Wegemarker auf deiner Hand sind dein Geheimnis; wie viele es sind, darf jeder zählen.
changed-K-DEAL-01-own-turn = Solange zwei Koggen in derselben Stadt sind und einer ihrer Besitzer am Zug ist, dürfen diese beiden Waren und Wegemarker tauschen, wie es beiden recht ist.
changed-K-ADV-OFFICE-04-own-turn = Es ist Handel untereinander: im Zug eines der beiden, wo auch immer die Kogge des Besitzers ist.
changed-K-GOAL-03-finish-round = Vollendet der Gildemeister vorher seinen zweiten Umlauf, wird die Runde zu Ende gespielt. Dann gewinnen die meisten Siegpunkte.
changed-K-GM-04-finish-round = Kommt er zum zweiten Mal in die Stadt des Spielendemarkers oder an ihr vorbei, ist diese Runde die letzte. Sie wird zu Ende gespielt, dann werden die Siegpunkte gezählt. Übergangene Städte zählen auf seinem Weg mit.
    .title = Der zweite Umlauf bringt die letzte Runde
changed-K-GM-05-finish-round = Ohne Raub zieht er neun- bis achtzehnmal: Wenn niemand vorher gewinnt, hat ein Spiel mindestens 9 und höchstens 18 volle Runden. Jede überfallene Stadt kann es verkürzen.
changed-K-END-02-finish-round = Vollendet der Gildemeister seinen zweiten Umlauf, werden die Züge dieser Runde noch gespielt. Dann werden die Siegpunkte gezählt.
    .title = Nach zwei Umläufen ist die Runde die letzte
changed-G-68-finish-round = Nach dem Zug, der den zweiten Umlauf vollendet, werden Waren wie sonst gelegt, denn die Runde wird zu Ende gespielt.
changed-S-WIN-01-finish-round = Du gewinnst mit fünf Entwicklungspunkten, spätestens in der Runde, in der der Gildemeister seinen zweiten Umlauf vollendet, und auf keine andere Weise. Vollendet ist er, wenn der Gildemeister zum zweiten Mal in die Stadt des Spielendemarkers oder an ihr vorbei kommt. Übergangene Städte zählen auf seinem Weg mit.
changed-K-ACT-GM-03-distinct = Sechs Waren derselben Sorte kaufen einen Bonuschip deiner Wahl, von einer Art, die du noch nicht hast. Er zählt einen Entwicklungspunkt und 20 Siegpunkte und hilft dir bis zum Ende.
changed-K-ACT-TRADE-02-per-good = Gib Waren von deiner Kogge und nimm welche, die in der Stadt liegen; was in Kontoren liegt, ist nicht zu haben. Für jede gegebene Ware darfst du bis zu zwei von anderen Sorten nehmen.
changed-K-ACT-RAID-05-left = Die Kogge des Räubers wird sofort vertrieben: Sie macht ohne Bezahlung einen Schritt auf einer Route der Stadt. Welche, wählt der linke Nachbar des Räubers.
changed-K-ACT-RAID-05-next = Die Kogge des Räubers wird sofort vertrieben: Sie macht ohne Bezahlung einen Schritt auf einer Route der Stadt. Welche, wählt der Spieler, der in der Reihenfolge nach dem Räuber kommt; nach dem Letzten kommt der Erste.
changed-K-ADV-CONF-03-active = Nur wer gerade gezogen hat, gegen eine andere Kogge dort.
changed-G-30-active = Der Spieler am Zug darf einen beginnen, sonst niemand. Nach einem Raub gibt es keinen.
changed-K-ADV-CONF-04-may = Beide legen geheim Wegemarker und tauschen sie; wer angegriffen wurde, darf auch keinen legen. Das bessere Gebot gewinnt wie beim Bieten. Andere erfahren nur, wer gewonnen hat.
changed-K-ADV-MEM-04-three = Alle beginnen mit zwei Erz und drei Fellen.
changed-B-CHIP-01-pirate = Niemand außer dem Piraten darf die Kogge seines Besitzers berauben. Die Stadt, in der sie liegt, und die Kontore dort können wie sonst überfallen werden.
changed-S-SETUP-01-last = Ist alles andere aufgebaut, zieh aus den übrigen Wegemarkern drei verschiedene und leg in jede dieser Städte einen Raubmarker einer Farbe, die niemand spielt. Der Gildemeister darf in einer davon beginnen.
changed-G-31-may = Wer keinen Wegemarker hat, kann keinen Konflikt beginnen. Der Angegriffene darf darauf verzichten, einen zu legen, und verliert dann.
changed-G-37-eight = Er beginnt mit acht Wegemarkern: Den mit der Zahl des Wappens gibt er ab. In der ersten Reihenfolge steht er bei dieser Zahl, hinter denen, die in ihrer Stadt begonnen haben.
changed-G-44-three = Zu Beginn liegen auf Bornholm drei Waren von der Art des Wappens, oder so viele, wie übrig sind, wenn alle ihre erste Fracht haben.
changed-G-45-no-offices = Zwei Waren für jeden Wegemarker; sie liegen in der Stadt.
changed-G-79-forgotten = Was aufgedeckt oder angesehen wurde, ist vergessen, wenn der Zug zu Ende ist. Dann weißt du nur weiter, was du selbst gelegt hast, und bis zum Ende deines eigenen ersten Zuges, was du von deiner ersten Stadt gesehen hast.

# Varianten

changed-K-ACT-RAID-02-three-piles = Du darfst eine Kogge in dieser Stadt berauben. Ihr Besitzer teilt die Fracht in drei Haufen, die sich um höchstens eine Ware unterscheiden; du nimmst einen davon, die beiden anderen behält er.
changed-K-ACT-RAID-03-three-piles = Oder du überfällst die Stadt: Dein linker Nachbar teilt alle Waren, die dort und in den Kontoren dort liegen, in drei Haufen, die sich um höchstens eine Ware unterscheiden. Du nimmst zwei davon; der dritte bleibt in der Stadt.
changed-K-COMP-08-bonus-chips = Es gibt zehn Bonuschips: vier Arten, jede zweimal, dazu je einmal den Schutzbrief und das Abfangen.
    .title = Zehn Bonuschips
changed-K-MOVE-11-office-trade = Waren kommen nie von deiner Kogge in ein eigenes Kontor. In das Kontor eines anderen kommen sie nur durch einen Handel.
    .title = Nie von der Kogge ins eigene Kontor
changed-K-DEAL-03-office-trade = Mit Kontoren und Bonuschips wird nicht gehandelt, auch nicht mit Raubmarkern und Zugreihenfolgemarkern. Mit Waren in einem Kontor schon, durch einen Handel mit diesem Kontor.
changed-D-14-conflicts = Was du hast, ist geheim, wie viel nicht. Mit Konflikten geht es nicht anders.
changed-G-75-taxes = Nach dem einzigen Weg aus einer überfallenen Stadt wirst du nicht gefragt, auch nicht nach der einzigen Teilung von Waren, die alle sehen. Aber auch mit einer einzigen Ware als Fracht wirst du gefragt, welche die Steuer zahlt.
changed-K-ACT-ROUTE-01-memory = Wähle in der Stadt deiner Kogge einen der beiden Wegemarker, nimm ihn auf die Hand und lege dafür einen aus der Hand verdeckt hin.
    .title = Eine Route ersetzen
changed-K-ACT-ROUTE-03-memory = Nach dem Blick zu Beginn darf niemand einen verdeckten Wegemarker ansehen, ohne dafür zu zahlen. Allen gezeigt wird er, während ein Schiff ihn benutzt. Was du selbst gelegt hast, weißt du.
    .title = Niemand sieht umsonst nach
changed-K-COMP-03-five = Es gibt 99 Wegemarker: fünfzehn 0er, vierzehn 1er und so weiter bis zu sieben 8ern.
    .title = Neunundneunzig Wegemarker, von der Zahl n je 15 − n
changed-K-COMP-04-five = Es gibt 76 Waren: 29 Erz, 21 Felle, 15 Bernstein und 11 Salz.
    .title = Sechsundsiebzig Waren in vier Sorten
changed-K-COMP-07-five = Es gibt fünf Zugreihenfolgemarker, 1 bis 5.
    .title = Zugreihenfolgemarker 1 bis 5
changed-K-MKT-01-five = Übrige Wegemarker des Marktes gehen in die Reserve zurück. Dann werden zehn neue gezogen und offen in fünf Paaren ausgelegt.
    .title = Fünf neue Paare
changed-K-GOAL-02-pirate = Hast du in deinem eigenen Zug fünf Entwicklungspunkte, so hast du sofort gewonnen. Der Pirat kann so nicht gewinnen.
changed-K-COMP-05-pirate = In jeder Farbe gibt es eine Kogge, vier Kontore und zwei Raubmarker. Das Schwarz des Piraten hat vier Raubmarker, und seine Kontore werden nicht gebraucht.
changed-K-MOVE-09-pirate = Eine Stadt, in der dein eigener Raubmarker liegt, ist deiner Kogge verschlossen, auch zur Durchfahrt. Nur der Pirat kann sie wieder öffnen, indem er den Raubmarker zurückkauft.
changed-K-ACT-GM-02-pirate = Drei Wegemarker derselben Zahl kaufen deinen zweiten Raubmarker. Du bekommst ihn einmal im Spiel; einen dritten gibt es nicht. Der Pirat kauft stattdessen einen seiner vier zurück, wenn alle liegen.
changed-K-ACT-RAID-01-pirate = Ein Raub braucht einen unbenutzten Raubmarker von dir. Er wird in die Stadt deiner Kogge gelegt und bleibt dort bis zum Ende, wenn nicht der Pirat den seinen zurückkauft.
changed-K-ACT-RAID-04-pirate = In jedem Fall darf deine Kogge nicht mehr in diese Stadt kommen. Nur der Pirat darf es, wenn er seinen Raubmarker zurückgekauft hat.
    .title = Verbannt
changed-K-END-01-pirate = Mit fünf Entwicklungspunkten im eigenen Zug gewinnst du sofort, wenn du nicht der Pirat bist. Die Runde wird nicht zu Ende gespielt.
changed-K-END-03-pirate = Ein Kontor zählt 10, ein Bonuschip 20, ein unbenutzter Raubmarker 10; ein Salz 7, ein Bernstein 5, ein Fell 3 und ein Erz 1, auf der Kogge und in den Kontoren. Wegemarker auf der Hand zählen nichts. Der Pirat zählt dazu, was er notiert hat, und ein unbenutzter Raubmarker kostet ihn 10.
changed-S-GM-02-advanced = In jeder Runde nimmt der Gildemeister, unmittelbar bevor er zieht, alle Waren der Stadt, in der er ist, aus dem Spiel.
changed-G-11-three-piles = Überfällst du eine Stadt mit einem eigenen Kontor, kommt auch in die Haufen, was darin liegt. Das Kontor bleibt dein und zählt, aber seine späteren Waren kannst du nie mehr holen.
changed-K-MOVE-06-memory = Eine Route sagst du an und bezahlst, wenn der Schritt nicht frei ist; dann wird sie aufgedeckt, und du segelst, wohin sie führt. Vorher helfen dir nur dein Gedächtnis oder ein bezahlter Blick, und ein Zurück gibt es nicht.
    .title = Routen: ansagen, zahlen, aufdecken, segeln
changed-G-47-memory = Ein Wegemarker mit der Zahl des Wappens darf auf Bornholms eigenen Feldern liegen; er führt nur zur Stadt dieser Zahl. Zu Beginn liegen dort zwei beliebige, auch gleiche.
changed-B-SETUP-01-memory = Liegen die anderen Routen, werden drei weitere Wegemarker gezogen: Zwei kommen verdeckt auf Bornholms Felder, einer offen auf sein Wappen.
changed-G-77-memory = Sind die zweiten neun Routen jede Zahl einmal, bleiben auch sie liegen, wie sie fallen. Fehlt dafür gerade der Wegemarker, der den Gildemeister gesetzt hat, wird er mit ausgelegt.
    .title = Ein zweiter voller Satz
changed-K-SETUP-01-bornholm = In jeder der neun Städte mit einer Zahl liegen zu Beginn drei Waren der Sorte, die sie erzeugt.
    .title = Drei Waren in jeder Stadt mit einer Zahl
changed-K-SETUP-10-bornholm = Alle zwanzig Routen liegen zu Beginn offen, auch die von Bornholm.
changed-K-COMP-11-bornholm = Mit Bornholm spielen vier oder fünf.
    .title = Vier oder fünf Spieler
changed-K-BID-01-solo = Du legst einen oder mehrere Wegemarker aus der Hand offen aus. Das Gebot des virtuellen Spielers wird aus der Reserve gezogen, vor deinem oder danach.
    .title = Gebote sind offen
changed-K-BID-03-solo = Ist der Wegemarker des virtuellen Spielers zuerst gezogen, darfst du nicht genau diesen einen bieten.

# Spielerzahlen

changed-K-ACT-RAID-05-two = Die Kogge des Räubers wird sofort vertrieben: Sie macht ohne Bezahlung einen Schritt auf einer Route der Stadt. Welche, wählt der andere Spieler.
    .title = Vom anderen vertrieben
changed-K-COMP-11-five = Fünf spielen, nach Regeln der Erweiterung Bornholm.
    .title = Fünf Spieler
changed-K-COMP-11-one = Einer spielt allein, nach Regeln der Erweiterung Bornholm.
    .title = Ein Spieler
changed-K-GM-05-one = Drei Städte sind von Anfang an überfallen; darum zieht er sechs- bis dreizehnmal, in jeder Runde einmal. Jede weitere überfallene Stadt kann das verkürzen. Endet das Spiel mit seinem letzten Zug, ist dessen Runde nicht vollständig. Du kannst vorher gewinnen.
