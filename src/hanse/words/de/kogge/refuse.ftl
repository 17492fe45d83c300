# Kogge: warum etwas gerade nicht geht, nach der Regel, die es sagt. Deutsch.

refuse-K-MOVE-03 =
    { $need ->
        [one] Ein weiterer Schritt kostet eine Ware oder einen Wegemarker
       *[other] Ein weiterer Schritt kostet { $need } Waren oder Wegemarker
    }, und du hast { $have ->
        [0] nichts mehr
       *[other] { $have }
    }.
refuse-K-MOVE-09 = In { $city } liegt dein eigener Raubmarker: Deine Kogge darf nie wieder dorthin.
refuse-K-BONUS-04 =
    Der Geheimweg kostet hier { $need ->
        [one] eine Ware oder einen Wegemarker
       *[other] { $need } Waren oder Wegemarker
    }, und du hast { $have ->
        [0] nichts mehr
       *[other] nur { $have }
    }.
refuse-K-BONUS-05 = Der Geheimweg führt nach { $city }: Dort bist du schon, oder du hast die Stadt überfallen.

refuse-K-ACT-GEN-01 = Das hast du in diesem Zug schon getan. Jede Aktion ist nur einmal möglich.
refuse-K-ACT-BUILD-01 = Ein Kontor kostet hier auch { $lacking }; davon ist nichts auf deiner Kogge.
refuse-K-ACT-BUILD-02 =
    { $need ->
        [one] Ein Kontor in { $city } kostet einen Wegemarker { $city_n }
       *[other] Ein Kontor in { $city } kostet { $need } Wegemarker { $city_n }
    }, und du hast { $have ->
        [0] keinen
        [one] nur einen
       *[other] nur { $have }
    }.
refuse-K-ACT-BUILD-03 = In { $city } stehen schon zwei Kontore; für ein drittes ist kein Bauplatz da.
refuse-K-ACT-GM-01 = Dazu muss der Gildemeister in deiner Stadt sein, und in einem Zug macht er nur ein Geschäft mit dir.
refuse-K-ACT-GM-02 = Der zweite Raubmarker kostet drei gleiche Wegemarker, und du bekommst ihn nur einmal.
refuse-K-ACT-GM-03 = Ein Bonuschip kostet { $need } gleiche Waren. So viele hast du von keiner.
refuse-K-ACT-GM-04 = Du hast keine Ware auf der Kogge, die du für einen Wegemarker geben könntest.
refuse-K-ACT-GM-06 = Du hast keinen Wegemarker, dessen Ware noch im Vorrat ist.
refuse-K-ACT-BUY-01 = Zwei Wegemarker kosten eine Ware, und deine Kogge ist leer.
refuse-K-ACT-BUY-02 = Du hast in diesem Zug schon Wegemarker gekauft.
refuse-K-ACT-TRADE-01 = Handeln kannst du nur in einer anderen Stadt als der, in der dein Zug begann: { $city }.
refuse-K-ACT-TRADE-02 = Es gibt nichts zu tauschen: Du brauchst eine Ware auf der Kogge und { $city } eine andere.
refuse-K-ACT-TRADE-03 = Du hast in diesem Zug schon getauscht; es ist ein einziger Handel.
refuse-K-ACT-ROUTE-02 = Du hast keinen Wegemarker, der hier liegen darf: Die eigene Zahl von { $city } darf es nicht.
refuse-K-ACT-ROUTE-04 = Diese Route liegt verdeckt und lässt sich erst ändern, wenn jemand auf ihr gesegelt ist.
refuse-K-ACT-RAID-01 = Du hast keinen Raubmarker mehr.
refuse-K-MKT-03 = Der Markt ist bis zur nächsten Runde ausverkauft.

refuse-G-07 = Für dich ist kein Bonuschip mehr da.
refuse-G-09 = Die Kogge von { $seat } ist leer.
refuse-G-10 = In { $city } ist nichts zu holen.
refuse-G-14 = { $city } hast du schon einmal überfallen.
refuse-G-27 = Beide Routen liegen verdeckt; keine lässt sich ändern.
refuse-D-24 = Diese Route führt nach { $city } zurück: Du musst auf einer anderen weiter.
refuse-G-69 = Die aufgedeckte Route führt nicht weiter: Du musst einen anderen Weg nehmen, zum Preis eines weiteren Schritts.
refuse-G-62 = Die Reserve hatte keinen solchen Wegemarker. In diesem Zug kannst du nicht noch einmal fragen.

refuse-G-29 = Du hast { $seat } versprochen, das nicht zu tun.
refuse-B-CHIP-01 = { $seat } hat einen Schutzbrief: Diese Kogge darf niemand überfallen.
refuse-K-ADV-MEM-06 = Ein Blick kostet eine Ware oder einen Wegemarker, und in einem Zug gibt es nur einen.
refuse-B-ROUTE-01 = Bornholms Zahl wird auf Bornholm geändert, mit einem Wegemarker aus der Hand.
refuse-G-46 = An diesem Tisch gibt es auf Bornholm keine Kontore.
refuse-P-02 = Der Pirat baut nie ein Kontor.
refuse-P-04 = Auf Bornholm handelt der Pirat nicht mit der Stadt und raubt sie nicht aus.
refuse-P-05 = Der Pirat hat seine vier Raubmarker; liegen alle aus, kauft er beim Gildemeister für drei gleiche Wegemarker einen zurück.
refuse-P-06 = Der Pirat bringt Waren heim, wenn seine Kogge mit Fracht bei Bornholm liegt.
refuse-G-39 = An diesem Tisch raubt der Pirat auf Bornholm keine Koggen aus.
refuse-G-40 = Solange der Pirat einen Raubmarker hat, kauft er keinen zurück.
