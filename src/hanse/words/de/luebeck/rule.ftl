# Lübeck: jede Regel in ein, zwei Sätzen, nach ihrer Nummer. Ausführlich in docs/rules. Deutsch.

# Spielmaterial und Aufbau

rule-L-COMP-01 = Ein Spielplan mit elf Städten, Linien dazwischen und einer Wertungsleiste; sechs Koggen, sechzig Karten, ein Kompass und je drei Figuren in fünf Farben. Für drei bis fünf Spieler. Die Anleitung zeigt weder Spielplan noch Karten; beides haben wir nachgebildet.
    .title = Was in der Schachtel ist
rule-L-SETUP-01 = Zu dritt liegen vier Koggen auf dem Koggenfeld bereit, zu viert fünf und zu fünft sechs.
    .title = Koggen nach Spielerzahl
rule-L-SETUP-02 = Eine deiner Figuren zählt deine Punkte, von 0 an. Die anderen beiden sind deine Reserve.
    .title = Je drei Figuren
rule-L-SETUP-03 = Wen das Los trifft, der ist Startspieler und bekommt den Kompass; nach der Anleitung ist es der älteste Spieler. Nach jeder Runde wandert der Kompass im Uhrzeigersinn einen Platz weiter.
    .title = Der Kompass
rule-L-SETUP-04 = Alle Karten werden gemischt, und jeder bekommt verdeckt drei. Dann wird die erste Auslage gelegt.
    .title = Je drei Karten

# Eine Runde

rule-L-ROUND-01 = Eine Runde läuft so: Auslage bilden, Päckchen wählen, Aktionen ausführen, aufräumen.
    .title = Eine Runde
rule-L-DISP-01 = Zuerst besteht jedes Päckchen aus zwei offenen Karten. Es sind immer zwei Päckchen mehr als Spieler.
    .title = Die erste Auslage
rule-L-DISP-02 = In späteren Runden bleiben die Päckchen liegen, die niemand genommen hat. Einzelne Karten kommen dazu, bis es so viele Päckchen sind wie vorher; dann bekommt jedes Päckchen noch eine Karte.
    .title = Spätere Auslagen
rule-L-PICK-01 = Vom Startspieler an nimmt jeder im Uhrzeigersinn ein ganzes Päckchen auf die Hand.
    .title = Ein Päckchen nehmen
rule-L-PICK-02 = Wer als Letzter gewählt hat, bestimmt, wer die erste Aktion ausführt. Das darf er auch selbst sein.
    .title = Bestimmen, wer beginnt
rule-L-ACT-01 = Beim bestimmten Spieler beginnend, führt im Uhrzeigersinn jeder eine Aktion aus, immer wieder, bis alle gepasst haben.
    .title = Eine Aktion nach der anderen
rule-L-ACT-02 = Es gibt vier Aktionen: in Lübeck eine Handelsfahrt starten, eine Karte spielen, passen, eine Karte abwerfen.
    .title = Vier Aktionen
rule-L-ACT-03 = Gespielte und abgeworfene Karten kommen auf den offenen Ablagestapel. Nur eine Verdoppelung liegt bis zum Ende der Runde vor ihrem Spieler.
    .title = Der Ablagestapel
rule-L-VOY-01 = Um eine Handelsfahrt zu starten, stellst du eine Figur aus deiner Reserve auf eine Kogge in Lübeck: auf eine leere vom Koggenfeld oder auf eine, die schon in Lübeck ist. Niemand kann dich abweisen.
    .title = Eine Handelsfahrt starten
rule-L-GOOD-01 = Eine Warenkarte spielst du für eine Kogge, die eine Figur von dir trägt und in der Stadt der Karte ist oder in der Stadt davor: Dann segelt sie dorthin. Du bekommst den Wert der Karte.
    .title = Eine Warenkarte spielen
rule-L-GOOD-02 = Jeder an Bord darf die Kogge so segeln. Die anderen fahren mit, ob sie wollen oder nicht.
    .title = Alle an Bord fahren mit
rule-L-GOOD-03 = Koggen folgen den Pfeilen und kehren nie um. Auf dem Spielplan dieses Tisches segeln sie von Lübeck nach Stettin oder geradewegs nach Visby. Nach anderer Lesart führt der Weg nach Visby über Riga.
    .title = Nur in Pfeilrichtung
rule-L-SPEC-01 = Handelsfahrt: Starte in der Stadt dieser Karte, so wie sonst in Lübeck. In der Schachtel gibt es sie für Stettin, Danzig, Riga, Visby und Helsingborg.
    .title = Handelsfahrt
rule-L-SPEC-02 = Verdoppelung: wird wie eine Warenkarte gespielt. Selbst ist sie nichts wert und liegt vor dir; bis zum Ende der Runde zählen deine Warenkarten für diese Stadt doppelt. In der Schachtel gibt es sie für dieselben fünf Städte wie die Handelsfahrten.
    .title = Verdoppelung
rule-L-SPEC-03 = Piraten: Die Fahrt einer beliebigen Kogge ist zu Ende. Ihre Figuren gehen in die Reserve ihrer Besitzer zurück und die Kogge aufs Koggenfeld.
    .title = Piraten
rule-L-SPEC-04 = Schiffswechsel: Versetze eine deiner Figuren von einer Kogge auf eine beliebige andere.
    .title = Schiffswechsel
rule-L-PASS-01 = Mit drei oder weniger Karten darfst du passen, auch ohne etwas getan zu haben. Für den Rest der Runde bist du draußen, was auch geschieht.
    .title = Wann man passen darf
rule-L-PASS-02 = Niemand nimmt mehr als drei Karten in die nächste Runde mit.
    .title = Höchstens drei Karten werden behalten
rule-L-DISC-01 = Mit mehr als drei Karten kannst du nicht passen. Ist keine davon spielbar, darfst du eine über Bord werfen, und wenn du keine Handelsfahrt startest, musst du es. Du zahlst dafür: für eine Warenkarte ihren Wert, für eine Sonderkarte 1.
    .title = Eine Karte über Bord werfen
rule-L-END-01 = Nach der Runde werden Koggen an den Endstationen gelöscht (in der Anleitung Reval, London und Brügge): die Figuren zurück in die Reserve ihrer Besitzer, die Kogge aufs Koggenfeld. Verdoppelungen kommen auf den Ablagestapel.
    .title = Löschen an den Endstationen
rule-L-END-02 = Dann darf jeder beliebig viele eigene Figuren von Koggen in die Reserve zurücknehmen. Eine leere Kogge kommt aufs Koggenfeld.
    .title = Figuren in die Reserve nehmen

# Spielende

rule-L-GAME-01 = Die Karten werden zweimal durchgespielt. Ist der zweite Stapel aufgebraucht, ist die Runde, für die gerade ausgelegt wird, die letzte; fehlende Karten kommen vom noch einmal gemischten Ablagestapel.
    .title = Zweimal durch die Karten
rule-L-GAME-02 = Nach der letzten Runde kostet jede Karte auf der Hand so viel, wie es gekostet hätte, sie abzuwerfen.
    .title = Karten auf der Hand
rule-L-GAME-03 = Wer auf der Wertungsleiste am weitesten vorn ist, gewinnt.
    .title = Wer gewinnt

# Was die Anleitung offen lässt

rule-L-G-01 = Die Wertungsleiste geht unter 0 weiter.
    .title = Unter null
rule-L-G-02 = Spieler mit gleich vielen Punkten teilen sich den Sieg.
    .title = Gleiche Punkte
rule-L-G-03 = Mit mehr als drei Karten: Solange eine davon spielbar ist, ob erwünscht oder nicht, musst du eine spielen oder eine Handelsfahrt starten; abwerfen darfst du nicht.
    .title = Eine spielbare Karte, die niemand spielen will
rule-L-G-04 = Hast du mehr als drei Karten, ist keine davon spielbar und eine Handelsfahrt möglich, wählst du frei zwischen Handelsfahrt und Abwurf.
    .title = Handelsfahrt oder Abwurf
rule-L-G-05 = Mit drei oder weniger Karten kann nichts abgeworfen werden.
    .title = Abwerfen mit kleiner Hand
rule-L-G-06 = Deine beiden Figuren dürfen auf derselben Kogge sein. Auf eine Kogge passen beliebig viele.
    .title = Zwei eigene Figuren auf einer Kogge
rule-L-G-07 = Kommen für eine Karte mehrere Koggen mit einer Figur von dir in Frage, wählst du. Von denen, die schon in der Stadt sind, wird nur eine angeboten, denn es macht keinen Unterschied.
    .title = Zwei Koggen, die in Frage kommen
rule-L-G-08 = Eine Figur wechselt auf eine Kogge, die in einer Stadt ist, auch in Lübeck. Eine leere Kogge kommt aufs Koggenfeld.
    .title = Wohin eine Figur wechseln darf
rule-L-G-09 = Piraten sind nicht spielbar, solange keine Kogge in einer Stadt ist, ein Schiffswechsel nicht ohne Figur an Bord und ohne zweite Kogge.
    .title = Karten ohne Ziel
rule-L-G-10 = Vor einer Verdoppelung gespielte Karten zählen nicht noch einmal, und was du zahlst, wird nie verdoppelt. Zwei Verdoppelungen für eine Stadt, die es nur mit eigenen Karten gibt, wirken nur wie eine.
    .title = Grenzen der Verdoppelung
rule-L-G-11 = Geht der Stapel mitten in der Auslage aus, werden die übrigen Karten gelegt, der Ablagestapel wird gemischt und die Auslage fortgesetzt.
    .title = Ein neuer Durchlauf mitten in der Auslage
rule-L-G-12 = Endet der zweite Stapel genau mit einer Auslage, ist diese Runde die letzte.
    .title = Ein genau aufgebrauchter Stapel
rule-L-G-13 = Liegt auch auf dem Ablagestapel nichts, bleiben die Päckchen so klein, wie sie sind. Das kommt nur mit eigenen Karten vor.
    .title = Gar keine Karten
rule-L-G-14 = Figuren werden vom Startspieler an im Uhrzeigersinn in die Reserve genommen, bevor der Kompass weiterwandert.
    .title = Die Reihenfolge beim Zurücknehmen
rule-L-G-15 = Verdoppelungen, die vor einem Spieler liegen, werden nicht mit eingemischt. Da Auslagen zwischen den Runden gebildet werden, liegen sie dann schon auf dem Ablagestapel.
    .title = Verdoppelungen beim Mischen
rule-L-G-16 = Nach dem Alter fragt hier niemand: Wer zuerst den Kompass hat, wird ausgelost.
    .title = Wer der Älteste ist
rule-L-G-17 = Du darfst in Lübeck zusteigen, auch wenn andere Koggen frei sind, und eine freie nehmen, auch wenn du zusteigen könntest.
    .title = Zusteigen oder eine neue Kogge
rule-L-G-18 = Eine Kogge, die an keiner Endstation liegt, bleibt nach der Runde, wo sie ist, auch wenn sie Lübeck nie verlassen hat; es sei denn, alle ihre Figuren werden in die Reserve genommen.
    .title = Eine Kogge, die im Hafen bleibt
rule-L-G-19 = Für eine Handelsfahrt nimmst du eine Kogge vom Koggenfeld oder steigst auf eine, die in eben dieser Stadt liegt.
    .title = Welche Kogge eine Handelsfahrt nimmt
rule-L-G-20 = Die Karten auf der Hand sind geheim, ihre Zahl nicht. Da die Päckchen offen liegen, kennt das meiste, wer aufgepasst hat.
    .title = Wie geheim die Hände sind
rule-L-G-21 = Ein Spiel für zwei gibt es nicht.
    .title = Nicht für zwei
rule-L-G-22 = Ist ein Spieler fort oder seine Zeit um, nimmt sein Platz das kleinste Päckchen und tut dann so wenig, wie die Regeln erlauben: passen, sonst abwerfen, was am wenigsten kostet, sonst eine Karte spielen. Er bestimmt sich selbst zum Ersten und nimmt keine Figur in die Reserve.
    .title = Ein Spieler, der fort ist
