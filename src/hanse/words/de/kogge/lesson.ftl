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

# Das zweite Regal: Beispiele für einzelne Regeln.

lesson-kogge-hidden = Die verdeckte Route hat zurück nach Stralsund geführt, und von dort bist du nach Lübeck gekommen. Sie liegt nun für alle offen.
    .title = Die verdeckte Route
lesson-kogge-hidden-reval = In Riga liegt dein Raubmarker, also ist dir Riga für immer verschlossen. Segle erst nach Reval: Dieser Schritt ist frei.
    .otherwise = Das ist erlaubt. Aber dein Kontor und eine verdeckte Route sind in Reval: Geh zurück, wenn du beides sehen willst.
lesson-kogge-hidden-load = In deinem Kontor hier warten zwei Felle. Lade beide, solange du noch unterwegs bist.
    .otherwise = Auch das ist erlaubt. Geh zurück, wenn du zuerst die zwei Felle laden willst.
lesson-kogge-hidden-turn = Route A führt nach Riga und ist dir verschlossen. Route B liegt verdeckt, und nachsehen darfst du nicht: Wähle sie und zahle mit einem Fell, das du eben geladen hast.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du die verdeckte Route aufdecken willst.
lesson-kogge-hidden-on = Eine 6: Die Route hat zurück nach Stralsund geführt. Zahle das andere Fell und segle weiter nach Lübeck.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du lieber nach Lübeck weitersegeln willst.

lesson-kogge-trades = Alle fünf Tauschgeschäfte sind erlaubt, aber in einem Zug musst du dich für eines entscheiden. Salz gegen Salz geht nie.
    .title = Fünfmal Handel
lesson-kogge-trades-fur = In Reval liegen sechs Erz und zwei Salz. Du hast zwei Felle, einen Bernstein und vier Salz. Jede Ware bringt bis zu zwei: Gib zwei Felle und nimm vier Erz.
    .otherwise = Auch das ist ein erlaubter Handel, aber hier geht es um zwei Felle gegen vier Erz. Geh zurück und versuche es.
lesson-kogge-trades-both = Das ging, und es ist zurückgenommen, damit du anderes versuchen kannst. Gib zwei Sorten zusammen: zwei Felle und ein Salz für alle sechs Erz.
    .otherwise = Auch das ist ein erlaubter Handel. Geh zurück, wenn du zwei Felle und ein Salz für sechs Erz geben willst.
lesson-kogge-trades-salt = Wieder zurückgenommen. Du kannst auch zwei Sorten nehmen: drei Erz und ein Salz für zwei Felle.
    .otherwise = Auch das ist ein erlaubter Handel. Geh zurück, wenn du drei Erz und ein Salz für deine zwei Felle willst.
lesson-kogge-trades-amber = Gib nun den Bernstein allein und nimm dafür ein Erz und ein Salz.
    .otherwise = Auch das ist ein erlaubter Handel. Geh zurück, wenn du nur den Bernstein geben willst.
lesson-kogge-trades-mixed = Noch einer: Gib den Bernstein und ein Salz und nimm vier Erz. Salz kannst du diesmal nicht nehmen, denn du gibst Salz.
    .otherwise = Auch das ist ein erlaubter Handel. Geh zurück, wenn du für den Bernstein und ein Salz vier Erz willst.

lesson-kogge-deal = Dein Angebot liegt auf dem Tisch, und die Antwort liegt bei den anderen. Solche Geschäfte gehen in jedem Zug.
    .title = Ein Handel untereinander
lesson-kogge-deal-accept = Noch eine Kogge liegt in Riga, und ihr Besitzer bietet dir ein Salz für zwei Erz. Für ein Kontor brauchst du hier Salz: Nimm an.
    .otherwise = Das ist erlaubt. Aber ohne Salz kannst du in Riga nicht bauen: Geh zurück und nimm das Angebot an.
lesson-kogge-deal-build = Nun hast du Erz, Bernstein und Salz an Bord und eine 4 auf der Hand. Baue dein Kontor.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du erst das Kontor bauen willst.
lesson-kogge-deal-offer = Auch du darfst Angebote machen. Biete dein letztes Erz für ein Fell.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du ein Angebot machen willst.

lesson-kogge-chips = Ein Erz für den Geheimweg, zwei Erz für sechs Salz, und das Salz hat dir den dritten Bonuschip gebracht.
    .title = Was Bonuschips können
lesson-kogge-chips-passage = Du hast zwei Bonuschips. Der Geheimweg führt geradewegs zum Gildemeister, gleich was die Routen sagen. Zahle ein Erz und segle nach Kopenhagen.
    .otherwise = Das ist erlaubt, aber keine Route führt von hier nach Kopenhagen. Geh zurück und versuche den Geheimweg.
lesson-kogge-chips-anchor = Ein Schritt, und du bist da. Wirf Anker.
    .otherwise = Du bist weiter gesegelt, das ist erlaubt. Geh zurück, wenn du in Kopenhagen bleiben willst.
lesson-kogge-chips-trade = Dein anderer Bonuschip ist 3:1: Jede Ware bringt bis zu drei. Gib zwei Erz und nimm alle sechs Salz.
    .otherwise = Das ist erlaubt, aber zwei Erz hätten sechs Salz gebracht. Geh zurück und versuche es.
lesson-kogge-chips-sell = Der Gildemeister ist hier, und sechs gleiche Waren sind an Bord. Gib ihm die sechs Salz für noch einen Bonuschip.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du für die sechs Salz einen dritten Bonuschip willst.

lesson-kogge-conflict = Zwei Bernstein gehören dir. Ein Fell war nicht an Bord, und Ersatz gibt es nicht.
    .title = Ein Konflikt
lesson-kogge-conflict-lay = Du hast in Stralsund eine andere Kogge angegriffen, und ihr Besitzer hat geheim Marker gelegt. Getauscht werden sie in jedem Fall. Zwei gleiche schlagen jede Mischung: Lege deine 5er.
    .otherwise = Das ist erlaubt. Aber zwei 5er gewinnen sicher, und die 7 bleibt dir: Geh zurück und versuche es.
lesson-kogge-conflict-name = Du hast gewonnen und für deine 5er eine 4 und eine 8 bekommen. Nenne nun drei Waren auf einmal. Zwei Bernstein hast du an Bord gehen sehen, ein Fell ist geraten: Nenne diese drei.
    .otherwise = Du hast andere Waren genannt, das ist erlaubt. Geh zurück, wenn du zwei Bernstein und ein Fell nennen willst.
lesson-kogge-conflict-push = Nun darfst du jene Kogge auch noch einen Schritt weit versetzen. Schick sie nach Stockholm.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du die Kogge nach Stockholm schicken willst.

lesson-kogge-bornholm = Bornholm hat nun die Zahl 7: Ab jetzt ist es der Zwilling von Lübeck. Die 3 ist auf deiner Hand.
    .title = Bornholm
lesson-kogge-bornholm-bid = Bornholm leiht sich seine Zahl vom Wappen. Jetzt ist es eine 3 wie Reval. Biete deine 3, dann kommen Waren in beide.
    .otherwise = Auch das ist ein Gebot. Aber nur eine 3 bringt Waren nach Reval und nach Bornholm: Geh zurück und versuche es.
lesson-kogge-bornholm-guild = Zwei Felle sind nach Reval gekommen, dann zwei nach Bornholm. Der Gildemeister geht nie dorthin: Schick ihn nach Reval.
    .otherwise = Auch das ist erlaubt.
lesson-kogge-bornholm-sail = Route A von Danzig zeigt eine 3. Wähle sie.
    .otherwise = Das ist erlaubt. Geh zurück: Um die 3 geht es hier.
lesson-kogge-bornholm-land = Wohin? Eine 3 führt nach Reval oder nach Bornholm, wie du willst. Lande auf Bornholm.
    .otherwise = Auch Reval ist richtig. Geh zurück, wenn du Bornholm sehen willst.
lesson-kogge-bornholm-anchor = Wirf Anker. Hier gibt es die üblichen Aktionen und eine mehr.
    .otherwise = Du bist weiter gesegelt, das ist erlaubt. Geh zurück, wenn du auf Bornholm bleiben willst.
lesson-kogge-bornholm-crest = Statt einer Route darfst du Bornholms Zahl ändern. Lege deine 7 offen auf das Wappen.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du die 7 auf das Wappen legen willst.

lesson-kogge-pirate = Die Waren aus Riga gehören dir. Auf Bornholm werden sie zu Punkten, die niemand mehr rauben kann.
    .title = Der Pirat
lesson-kogge-pirate-deliver = Du bist der Pirat, und Bornholm ist dein Zuhause. Lade die ganze Fracht ab: Du notierst 16 Punkte, die dir niemand nehmen kann.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du erst alles abladen willst.
lesson-kogge-pirate-sail = Deine vier Raubmarker liegen alle aus. Der Gildemeister ist in Riga: Segle dorthin.
    .otherwise = Das ist erlaubt, aber der Gildemeister ist in Riga. Geh zurück und segle zu ihm.
lesson-kogge-pirate-anchor = Du hast drei gleiche Wegemarker auf der Hand. Wirf Anker; dann kannst du mit ihm handeln.
    .otherwise = Du bist weiter gesegelt, das ist erlaubt. Geh zurück, wenn du mit dem Gildemeister handeln willst.
lesson-kogge-pirate-back = Für drei gleiche Wegemarker bekommst du einen Raubmarker zurück, aus einer Stadt deiner Wahl. Gib die 5er und nimm den aus Kopenhagen: So steht dir die Stadt wieder offen.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du für deine drei 5er einen Raubmarker willst.
lesson-kogge-pirate-raid = Raube mit diesem Marker nun Riga aus: Dort liegen vier Felle und zwei Salz.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du Riga ausrauben willst.

lesson-kogge-taxes = Die andere Kogge zahlt auch. Dann kommen Rigas fremde Waren in den Vorrat, und zuletzt treffen zwei Felle ein.
    .title = Steuern
lesson-kogge-taxes-walk = Mit Steuern zahlt jede Kogge eine Ware, wo der Gildemeister hält. Du bist in Riga, aber eine andere Kogge mit teurerer Fracht auch. Schick ihn zwei Städte weiter, nach Riga.
    .otherwise = In Reval muss niemand zahlen. Geh zurück, wenn du sehen willst, was er in Riga nimmt.
lesson-kogge-taxes-pay = Was du zahlst, bestimmst du. Gib das Erz, die billigste Ware.
    .otherwise = Das ist erlaubt, aber der Bernstein ist 5 Punkte wert und das Erz nur 1. Geh zurück, wenn du den Bernstein behalten willst.

lesson-kogge-memory = Route B führt nun nach Kopenhagen, und nur du weißt es. Die 0 ist auf deiner Hand.
    .title = Memory
lesson-kogge-memory-sail = Alle Routen liegen verdeckt. Zeig auf Route A: Sie wird für alle aufgedeckt, deine Kogge segelt, und sie wird wieder zugedeckt. Merk dir, wohin sie geführt hat.
    .otherwise = Auch das ist erlaubt, aber hier geht es um Route A. Geh zurück und wähle sie.
lesson-kogge-memory-anchor = Sie hat nach Riga geführt. Wirf Anker.
    .otherwise = Du bist weiter gesegelt, das ist erlaubt. Geh zurück, wenn du in Riga bleiben willst.
lesson-kogge-memory-look = Für eine Ware oder einen Marker darfst du dir beide Routen dieser Stadt ansehen. Zahle ein Erz.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du dir die Routen ansehen willst.
lesson-kogge-memory-route = Sie führen nach Stralsund und nach Tönsberg. In dieser Variante darfst du auch verdeckte Routen ändern: Lege deine 8 an die Stelle von Route B.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du die 8 an die Stelle von Route B legen willst.

lesson-kogge-solo = Du spielst gegen die zwei Umläufe des Gildemeisters: Mit fünf Entwicklungspunkten vor ihrem Ende gewinnst du.
    .title = Allein
lesson-kogge-solo-bid = Gegen dich bietet ein virtueller Spieler mit einem Marker aus der Reserve: einer 6. Zwei gleiche schlagen sie. Lege deine 3er; sie bringen vier Felle nach Reval.
    .otherwise = Auch das ist ein Gebot und bringt seine Waren. Aber deine beiden 3er hätten sicher gewonnen: Geh zurück und versuche es.
lesson-kogge-solo-guild = Du hast gewonnen, also sagst du, wohin der Gildemeister geht. Die Stadt, die er verlässt, hat er geräumt. Schick ihn eine Stadt weiter, nach Reval.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du noch zwei Felle in Reval willst.
lesson-kogge-solo-sail = In Reval liegen nun neun Felle. Segle dorthin; der erste Schritt ist frei, wie immer.
    .otherwise = Das ist erlaubt. Geh zurück, wenn du zu den Fellen segeln willst.
