# Was die Lektionen von Kogge sagen. Deutsch.

lesson-kogge-bid = Du beginnst diese Runde, und deine beiden 2er haben vier Erz nach Åbo gebracht.
    .title = Bieten
lesson-kogge-bid-pair = Die anderen haben 7 geboten, und 3 mit 4. Zwei gleiche Marker schlagen jede Mischung: Lege beide 2er.
    .otherwise = Auch das ist ein Gebot und bringt seine Waren. Aber zwei 2er hätten die anderen geschlagen: Geh zurück und versuche es.

lesson-kogge-guild = Er hat zwei Felle nach Riga gebracht. Wo er steht, kannst du mit ihm handeln.
    .title = Der Gildemeister
lesson-kogge-guild-two = Du bist zuerst dran, also führst du den Gildemeister eine oder zwei Städte weiter. Schick ihn zwei weiter, nach Riga, wohin deine Kogge folgen kann.
    .otherwise = Er geht weiter, wie er muss. Von Danzig führen deine Routen nach Riga und Reval: Dort hätte er dir geholfen. Geh zurück und versuche es.

lesson-kogge-sail = Ein freier Schritt, einer für ein Erz, und deine Kogge liegt in Stralsund. Nun könntest du dort handeln.
    .title = Segeln
lesson-kogge-sail-free = Zwei Routen führen aus Danzig, nur in eine Richtung: A nach Riga, B nach Reval. Tippe auf Riga: Dein erster Schritt ist frei.
    .otherwise = Diese Route führt anderswohin. Geh zurück: Um Riga geht es hier.
lesson-kogge-sail-paid = Ein zweiter Schritt kostet eine Ware oder einen Marker. Segle weiter nach Stralsund und zahle ein Erz, die billigste Ware.
    .otherwise = Du bist anders gesegelt oder hast anders bezahlt. Das ist erlaubt; geh zurück, wenn du sehen willst, wie ein Erz dich nach Stralsund bringt.
lesson-kogge-sail-anchor = Jeder weitere Schritt kostet wieder. Wirf Anker: Dann handelst du im Hafen.
    .otherwise = Du bist weiter gesegelt. Jeder Schritt kostet jetzt; geh zurück, wenn du lieber hier anhältst.

lesson-kogge-trade = Aus zwei Erz sind vier Felle geworden: aus Waren für 2 Punkte welche für 12.
    .title = Handeln
lesson-kogge-trade-give = In Riga liegen fünf Felle. Jede deiner Waren bringt bis zu zwei andere: Gib zwei Erz und nimm vier Felle.
    .otherwise = Ein guter Handel, aber zwei Erz hätten vier Felle gebracht. Was du nimmst, muss anderer Sorte sein als das, was du gibst. Geh zurück und versuche es.
lesson-kogge-trade-end = Gehandelt wird nur einmal im Zug. Beende deinen Zug.
    .otherwise = Auch das ist erlaubt: Jede Aktion geht einmal. Beende deinen Zug, wenn du fertig bist.

lesson-kogge-build = Dein zweites Kontor ist dein zweiter Punkt. Was nun nach Stralsund kommt, kommt auch zu dir.
    .title = Bauen
lesson-kogge-build-office = Ein Kontor kostet je eine der drei Waren, die Stralsund nicht erzeugt, und einen Marker mit seiner Zahl. Du hast Erz, Fell, Salz und eine 6: Baue.
    .otherwise = Das ist erlaubt, aber alles für ein Kontor ist an Bord. Geh zurück und baue es.
lesson-kogge-build-end = Nun hast du zwei von fünf Punkten. Beende deinen Zug.
    .otherwise = Auch das ist erlaubt. Beende deinen Zug, wenn du fertig bist.

lesson-kogge-markers = Von Stralsund führt nun eine Route nach Danzig, und nur du weißt es. Der alte Marker ist auf deiner Hand.
    .title = Marker und Routen
lesson-kogge-markers-buy = Eine beliebige Ware kauft ein ganzes Paar vom Markt. Zahle ein Erz für das Paar 2 und 5.
    .otherwise = Du hast etwas anderes getan, das ist erlaubt. Geh zurück, wenn du die 2 und die 5 kaufen willst.
lesson-kogge-markers-route = Nun ändere eine Route: Lege deine 5 verdeckt an die Stelle der 1. Du nimmst die 1, und niemand weiß, wohin die Route führt.
    .otherwise = Auch das ist erlaubt. Geh zurück, wenn du die 5 an die Stelle der 1 legen willst.

lesson-kogge-raid = Sechs Waren gehören dir. Kopenhagen ist dir für immer verschlossen, die anderen haben dich vertrieben, und das Ende ist näher gerückt.
    .title = Rauben
lesson-kogge-raid-city = In Kopenhagen liegen sechs Waren, und du hast einen Raubmarker. Überfalle die Stadt: Du nimmst alles, und dann wirst du vertrieben.
    .otherwise = Das ist erlaubt. Ein Raub muss deine letzte Aktion sein: Geh zurück oder mach weiter, und raube, wenn du dich traust.

lesson-kogge-win = Drei Kontore und zwei Bonuschips sind fünf Punkte: Du hast gewonnen, sofort. Das ist alles von Kogge; spiele nun ein erstes Spiel.
    .title = Der fünfte Punkt
lesson-kogge-win-chip = Der Gildemeister ist hier, und sechs Felle sind an Bord. Sechs gleiche Waren kaufen einen Bonuschip, deinen fünften Punkt: Handle mit ihm.
    .otherwise = Das ist erlaubt, und das Spiel geht weiter. Aber sechs Felle würden es jetzt gewinnen: Geh zurück und versuche es.
