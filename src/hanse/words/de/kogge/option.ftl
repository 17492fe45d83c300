# Kogge: was ein Tisch vereinbaren kann. Deutsch.

option-kogge-edition-german = Die deutsche Anleitung und unsere Entscheidungen, wo sie schweigt.
option-kogge-edition-english = Die englische Anleitung: Führt eine verdeckte Route nicht weiter, segelst du gegen Bezahlung anderswohin; Versprechen binden.
    .here = So spielt die englische Ausgabe.
option-kogge-edition-italian = Die italienische Anleitung: wie die englische, und die Fracht liegt offen.
    .here = So spielt die italienische Ausgabe.

option-kogge-reading-hidden-route-blocked = Eine verdeckte Route führt in eine Stadt, die du überfallen hast.
option-kogge-reading-hidden-route-blocked-movement-ends = Die Kogge bleibt, das Bezahlte ist verloren, und deine Bewegung ist zu Ende.
option-kogge-reading-hidden-route-blocked-reroute-for-fee = Du musst, wenn du kannst, zum Preis eines weiteren Schritts einen anderen Weg nehmen.

option-kogge-reading-bid-mixed-groups = Wie viel ein Gebot mit einem Paar und anderen Wegemarkern gilt.
option-kogge-reading-bid-mixed-groups-class-b = Es zählt nach seiner Summe wie jedes Gebot aus ungleichen Wegemarkern.
option-kogge-reading-bid-mixed-groups-designer-groups = Gleiche Wegemarker zählen auch in Gesellschaft; der Rest entscheidet zwischen gleichen Gruppen.

option-kogge-reading-zero-in-bid = Was eine 0 zur Summe eines Gebots beiträgt.
option-kogge-reading-zero-in-bid-adds = Immer ein wenig, weniger als eine 1: 4, 1, 0 schlägt 5.
option-kogge-reading-zero-in-bid-breaks-ties = Nichts; sie entscheidet nur zwischen Geboten, die ohne sie gleich sind, und 5 schlägt 4, 1, 0.

option-kogge-reading-office-cost = Womit ein Kontor bezahlt wird.
option-kogge-reading-office-cost-goods-and-markers = Mit drei Waren und einem oder zwei Wegemarkern.
option-kogge-reading-office-cost-goods-or-markers = Mit drei Waren oder mit einem oder zwei Wegemarkern: ein sehr schnelles Spiel.

option-kogge-reading-start-routes-second-set = Wie die zweiten Routen zu Beginn ausgelegt werden.
option-kogge-reading-start-routes-second-set-random = Sie werden aus der ganzen Reserve gezogen.
option-kogge-reading-start-routes-second-set-full-set = Es ist noch einmal jede Zahl einmal dabei.

option-kogge-reading-start-clash = Was geschieht, wenn drei oder mehr immer wieder dieselbe erste Stadt wählen.
option-kogge-reading-start-clash-again = Sie wählen noch einmal geheim, so oft es nötig ist.
option-kogge-reading-start-clash-openly-after-three = Nach drei vergeblichen Versuchen wählen sie offen nacheinander, in ausgeloster Folge.

option-kogge-reading-cargo-visibility = Wer sehen darf, was auf einer Kogge liegt.
option-kogge-reading-cargo-visibility-counts-only = Nur der Besitzer; die anderen sehen, wie viele Waren es sind.
option-kogge-reading-cargo-visibility-open = Alle. Die Wegemarker auf der Hand bleiben geheim.

option-kogge-reading-two-lap-end = Wenn der Gildemeister seinen zweiten Umlauf vollendet.
option-kogge-reading-two-lap-end-immediate = Das Spiel endet sofort.
option-kogge-reading-two-lap-end-finish-round = Die Züge dieser Runde werden noch gespielt.

option-kogge-reading-bonus-duplicates = Ob man einen Bonuschip nehmen darf, den man schon hat.
option-kogge-reading-bonus-duplicates-allowed = Ja; ein zweiter bringt auf jeden Fall seine Punkte.
option-kogge-reading-bonus-duplicates-distinct-only = Nein: nie zwei von einer Art.

option-kogge-reading-trade-kind-rule = Ob eine Ware beim Handel mit der Stadt auf beiden Seiten stehen darf.
option-kogge-reading-trade-kind-rule-disjoint = Jede Sorte wird entweder gegeben oder genommen.
option-kogge-reading-trade-kind-rule-per-good = Ja, solange keine Ware gegen ihre eigene Sorte getauscht wird.

option-kogge-reading-raid-needs-loot = Ob man eine Stadt überfallen kann, in der nichts zu holen ist.
option-kogge-reading-raid-needs-loot-false = Ja; ein Raub treibt auch den Gildemeister voran.
option-kogge-reading-raid-needs-loot-true = Nein: Es muss etwas zu holen geben.

option-kogge-reading-raid-exile-decider = Wer den Weg des Räubers aus der Stadt wählt.
option-kogge-reading-raid-exile-decider-vote-then-left = Alle Mitspieler; sind sie uneins, der linke Nachbar des Räubers.
option-kogge-reading-raid-exile-decider-left-player = Der linke Nachbar des Räubers.
option-kogge-reading-raid-exile-decider-next-in-turn-order = Wer in der Reihenfolge nach dem Räuber kommt; nach dem Letzten der Erste.

option-kogge-reading-promises = Was Versprechen gelten.
option-kogge-reading-promises-chat-only = Zu einem Angebot kann ein Wort gehören; es zu halten ist Ehrensache.
option-kogge-reading-promises-structured-binding = Jede Seite eines Angebots kann eines von sechs Versprechen geben. Solange es gilt, lässt es sich nicht brechen.
option-kogge-reading-promises-off = Zu Angeboten gehören keine Worte.

option-kogge-reading-player-deals = Wann die Spieler miteinander handeln dürfen.
option-kogge-reading-player-deals-any-time = Wann immer ihre Koggen in derselben Stadt sind.
option-kogge-reading-player-deals-own-turn = Nur mit dem Spieler, der am Zug ist.
option-kogge-reading-player-deals-off = Nie.

option-kogge-reading-conflict-starter = Wer einen Konflikt beginnen darf.
option-kogge-reading-conflict-starter-active-or-against-active = Wer eben am Zug war, danach die anderen dort, jeder gegen diesen.
option-kogge-reading-conflict-starter-active-only = Nur, wer eben am Zug war.

option-kogge-reading-conflict-defence = Ob der Angegriffene in einem Konflikt einen Wegemarker legen muss.
option-kogge-reading-conflict-defence-must = Ja, wer welche hat, legt mindestens einen.
option-kogge-reading-conflict-defence-may = Nein. Wer keinen legt, verliert und bekommt trotzdem, was der Angreifer gelegt hat.

option-kogge-reading-memory-start-fur = Wie viele Felle bei Memory zur ersten Fracht gehören.
option-kogge-reading-memory-start-fur-2 = Zwei, dazu zwei Erz.
option-kogge-reading-memory-start-fur-3 = Drei, dazu zwei Erz. Zu viert oder zu fünft bleibt dann keines im Vorrat.

option-kogge-reading-memory-peek-timing = Wann man für einen Blick auf die Routen der eigenen Stadt bezahlen darf.
option-kogge-reading-memory-peek-timing-either = Vor der Bewegung oder unter den Aktionen, einmal im Zug.
option-kogge-reading-memory-peek-timing-action-phase = Unter den Aktionen.
option-kogge-reading-memory-peek-timing-before-move = Vor der Bewegung.

option-kogge-reading-route-to-itself = Was geschieht, wenn bei Memory eine aufgedeckte Route die Stadt nennt, in der sie liegt.
option-kogge-reading-route-to-itself-step-lost = Der Schritt ist verloren. Man darf für einen weiteren zahlen oder aufhören.
option-kogge-reading-route-to-itself-reroute-for-fee = Der Schritt ist verloren, und man muss auf einem anderen Weg weiter, zum Preis eines weiteren Schrittes, wenn man kann.

option-kogge-reading-memory-shown = Ob Routen, die aufgedeckt waren und wieder verdeckt wurden, weiter zu sehen sind.
option-kogge-reading-memory-shown-forgotten = Nur bis der Zug zu Ende ist. Dann muss man sie sich selbst merken.
option-kogge-reading-memory-shown-remembered = Ja, für alle, die sie gesehen haben.

option-kogge-reading-bornholm-start-goods = Wie viele Waren zu Beginn auf Bornholm liegen.
option-kogge-reading-bornholm-start-goods-0 = Keine.
option-kogge-reading-bornholm-start-goods-3 = Drei von der Art seines Wappens, wie in jeder anderen Stadt.

option-kogge-reading-bornholm-offices = Ob es auf Bornholm Kontore gibt.
option-kogge-reading-bornholm-offices-true = Zwei, wie in jeder Stadt, zum Preis der Zahl, die es gerade hat.
option-kogge-reading-bornholm-offices-false = Keine.

option-kogge-reading-solo-cities-drawn = Wann im Spiel für einen die drei überfallenen Städte gezogen werden.
option-kogge-reading-solo-cities-drawn-first = Zuerst, aus allen Wegemarkern; danach wird der Rest aufgebaut.
option-kogge-reading-solo-cities-drawn-last = Zuletzt, aus den Wegemarkern, die übrig sind.

option-kogge-reading-solo-clears-offices = Ob der Gildemeister im Spiel für einen auch die Kontore der Stadt räumt, die er verlässt.
option-kogge-reading-solo-clears-offices-false = Nein, was in Kontoren liegt, bleibt.
option-kogge-reading-solo-clears-offices-true = Ja, auch die Kontore werden geleert.
option-kogge-reading-pirate-seat = Wer der Pirat ist.
option-kogge-reading-pirate-seat-random = Das Los entscheidet.
option-kogge-reading-pirate-seat-1 = Der erste Platz.
option-kogge-reading-pirate-seat-2 = Der zweite Platz.
option-kogge-reading-pirate-seat-3 = Der dritte Platz.
option-kogge-reading-pirate-seat-4 = Der vierte Platz.
option-kogge-reading-pirate-seat-5 = Der fünfte Platz.

option-kogge-reading-pirate-ignores-safe-conduct = Ob der Schutzbrief auch vor dem Piraten schützt.
option-kogge-reading-pirate-ignores-safe-conduct-false = Er schützt.
option-kogge-reading-pirate-ignores-safe-conduct-true = Er schützt nicht.

option-kogge-reading-pirate-start-markers = Mit wie vielen Wegemarkern der Pirat beginnt.
option-kogge-reading-pirate-start-markers-9 = Mit allen neun, denn für ein Kontor zahlt er keinen.
option-kogge-reading-pirate-start-markers-8 = Mit acht: Er gibt den mit Bornholms Zahl ab.

option-kogge-reading-pirate-may-rob-at-bornholm = Ob der Pirat auf Bornholm Koggen ausrauben darf.
option-kogge-reading-pirate-may-rob-at-bornholm-true = Er darf; aber dann ist ihm die Insel verschlossen, bis er diesen Raubmarker zurückkauft.
option-kogge-reading-pirate-may-rob-at-bornholm-false = Er darf nicht.

option-kogge-variant-three-piles = Beute wird in drei Haufen geteilt: Vom Gut einer Stadt nimmt der Räuber zwei, von der Fracht einer Kogge einen.
    .here = Beute wird in drei Haufen geteilt.
option-kogge-variant-bonus-chips = Zwei weitere Bonuschips: Schutzbrief gegen Raub und Abfangen für einen zusätzlichen Zug.
    .here = Zwei weitere Bonuschips sind im Spiel.
option-kogge-variant-taxes = Wo der Gildemeister hält, zahlt jede Kogge eine Ware, und fremde Waren in der Stadt werden eingezogen.
    .here = Es werden Steuern gezahlt.
option-kogge-variant-office-trade = Koggen dürfen mit den Kontoren anderer Spieler handeln.
    .here = Koggen dürfen mit Kontoren handeln.
option-kogge-variant-conflicts = Nach einem Zug können Koggen in derselben Stadt mit geheimen Geboten um Waren kämpfen.
    .here = Es gibt Konflikte.
option-kogge-variant-bornholm = Eine zehnte Stadt ohne eigene Zahl: Sie teilt die des Wegemarkers auf ihrem Wappen. Für vier oder fünf.
    .here = Bornholm ist im Spiel.
option-kogge-variant-five-players = Zu fünft, mit Bornholm: mehr Waren und Wegemarker und ein Markt aus fünf Paaren.
    .here = Zu fünft.
option-kogge-variant-pirate = Einer ist der Pirat: Er wohnt auf Bornholm, baut nichts, raubt, so oft er mag, und notiert Punkte für alles, was er heimbringt. Für vier oder fünf.
    .here = Einer ist der Pirat.
option-kogge-variant-memory = Alle Routen liegen verdeckt und werden nach Gebrauch wieder zugedeckt. Merk sie dir, oder bezahle für einen Blick.
    .here = Memory wird gespielt.
option-kogge-variant-solo = Für einen Spieler: Gewinne mit fünf Entwicklungspunkten, bevor der zweite Umlauf des Gildemeisters vorbei ist. Ein virtueller Spieler bietet gegen dich, und der Gildemeister räumt jede Stadt, die er verlässt.
    .here = Du spielst allein.
option-kogge-variant-solo-advanced = Das schwerere Spiel für einen: Was der Gildemeister forträumt, kommt aus dem Spiel.
    .here = Das schwerere Spiel für einen wird gespielt.

option-kogge-seats-1 = Allein.
option-kogge-seats-2 = Zu zweit.
option-kogge-seats-5 = Zu fünft.

option-kogge-preset-first-game = Erstes Spiel
    .what = Drei Kaufleute: du und zwei Bots. Nichts kommt dazu, und jede neue Frage hat einen Hinweis.
option-kogge-preset-german-book = Nach der deutschen Anleitung
    .what = Das Spiel, wie es gedruckt wurde, ohne Zusatz. Hier bleibt man am besten.
option-kogge-preset-everything = Alles
    .what = Bornholm, Steuern, Konflikte, Handel mit Kontoren, drei Haufen, alle Chips und jede Route verdeckt.
option-kogge-preset-alone = Allein
    .what = Fünf Punkte, ehe der Gildemeister zweimal herumgegangen ist.
option-kogge-preset-five-with-the-pirate = Zu fünft mit dem Piraten
    .what = Einer von euch lebt vom Raub. Bornholm kommt als zehnte Stadt dazu.
