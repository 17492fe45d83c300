# Die Regeln des Tisches, die in jedem Spiel gelten. docs/rules/table.md hat sie ganz. Deutsch.

rule-T-ASK-01 = Eine Frage mit nur einer möglichen Antwort wird für dich beantwortet, wenn alle sehen, dass es keine andere gibt. Sonst wirst du gefragt, damit nichts verraten wird.
    .title = Fragen mit nur einer Antwort
rule-T-UNDO-01 = Du darfst deine Antworten zurücknehmen bis zum letzten Ziehen, zum letzten Aufdecken, zum letzten Handel oder zur letzten Antwort eines anderen. Eine geheime Wahl wird nicht zurückgenommen, aber du darfst sie ändern, bis alle gewählt haben. Was gezogen wird, ändert sich dadurch nie.
    .title = Zurücknehmen
rule-T-UNDO-02 = Du darfst deinen ganzen Zug zurücknehmen, soweit sich jede seiner Antworten zurücknehmen lässt. Hast du in diesem Zug noch nichts geantwortet, kommst du an den Anfang deines letzten.
    .title = Den Zug neu beginnen
rule-T-UNDO-03 = Sind alle einverstanden, geht das Spiel zu einer früheren Frage zurück, über Antworten, Handel und Aufgedecktes hinweg, höchstens vierzig Antworten. Über ein Ziehen geht es nie zurück.
    .title = Gemeinsam zurückgehen
rule-T-AWAY-01 = Antwortet ein Spieler nicht und läuft eine Uhr, bekommt sein Platz eine Antwort, wenn die Zeit um ist: so wenig, wie das Spiel erlaubt. Ohne Uhr wird der Spieler nach zwei Minuten erinnert, und acht Minuten später brauchen die anderen nicht mehr zu warten.
    .title = Ein Spieler, der nicht antwortet
rule-T-AWAY-02 = Du darfst deinen Platz aufgeben. Ein Bot spielt weiter, oder, wenn der Tisch keinen Bot gewählt hat, bekommt der Platz eine Antwort, als wäre seine Zeit um. Du darfst deinen Platz jederzeit wieder einnehmen.
    .title = Einen Platz aufgeben
rule-T-AWAY-03 = Brauchen die anderen auf einen Spieler nicht mehr zu warten, darf jeder von ihnen einen Bot für diesen Platz spielen lassen. Sein Spieler darf ihn jederzeit wieder einnehmen.
    .title = Ein Bot für jemanden, der fort ist
rule-T-AWAY-04 = Brauchen die anderen auf einen Spieler nicht mehr zu warten oder spielt ein Bot für seinen Platz, darf der Gastgeber des Tisches den Platz jemand anderem geben. Der Link des früheren Spielers gilt dann nicht mehr.
    .title = Ein Platz für jemand anderen
rule-T-END-01 = Das Spiel endet vorzeitig, wenn alle einverstanden sind. Niemand gewinnt, und die Punkte bleiben, wie sie sind.
    .title = Das Spiel gemeinsam beenden
rule-T-OFFER-01 = Ein Vorschlag, das Spiel zu beenden oder zurückzugehen, gilt, bis alle einverstanden sind oder jemand ablehnt. Einverstanden sein müssen nur Menschen, die da sind: Bots werden nicht gefragt, auch nicht Spieler, auf die niemand warten muss.
    .title = Vorschläge an den ganzen Tisch
