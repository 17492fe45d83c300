# Kogge: perché una cosa ora non si può fare, secondo la regola che lo dice. Italiano.

refuse-K-MOVE-03 =
    { $need ->
        [one] Un’altra mossa costa una merce o un segnalino
       *[other] Un’altra mossa costa { $need } merci o segnalini
    }, e tu { $have ->
        [0] non hai più niente
       *[other] ne hai solo { $have }
    }.
refuse-K-MOVE-09 = Il tuo segnalino Raid è a { $city }: la tua Cog non può tornarci mai più.
refuse-K-BONUS-04 =
    La rotta segreta qui costa { $need ->
        [one] una merce o un segnalino
       *[other] { $need } merci o segnalini
    }, e tu { $have ->
        [0] non ne hai
       *[other] ne hai solo { $have }
    }.
refuse-K-BONUS-05 = La rotta segreta porta a { $city }: sei già lì, o l’hai saccheggiata.

refuse-K-ACT-GEN-01 = Questo l’hai già fatto. Ogni azione si fa una volta sola per turno.
refuse-K-ACT-BUILD-01 = Qui un ufficio richiede anche { $lacking }, e sulla tua Cog non ce n’è.
refuse-K-ACT-BUILD-02 =
    { $need ->
        [one] Un ufficio a { $city } richiede un segnalino { $city_n }
       *[other] Un ufficio a { $city } richiede { $need } segnalini { $city_n }
    }, e tu { $have ->
        [0] non ne hai
       *[other] ne hai solo { $have }
    }.
refuse-K-ACT-BUILD-03 = A { $city } ci sono già due uffici: non c’è posto per un terzo.
refuse-K-ACT-GM-01 = Per questo il Maestro della Gilda deve essere nella tua città, e con lui fai un solo affare per turno.
refuse-K-ACT-GM-02 = Il secondo segnalino Raid costa tre segnalini dello stesso numero, e si ottiene una volta sola.
refuse-K-ACT-GM-03 = Un segnalino Bonus costa { $need } merci uguali. Di nessuna ne hai così tante.
refuse-K-ACT-GM-04 = Sulla tua Cog non hai merci da dare per un segnalino.
refuse-K-ACT-GM-06 = Non hai segnalini la cui merce sia ancora nella riserva.
refuse-K-ACT-BUY-01 = Una coppia di segnalini costa una merce, e la tua Cog è vuota.
refuse-K-ACT-BUY-02 = In questo turno hai già comprato una coppia.
refuse-K-ACT-TRADE-01 = Puoi commerciare solo in una città diversa da quella dove è cominciato il tuo turno, { $city }.
refuse-K-ACT-TRADE-02 = Non c’è niente da scambiare: ti serve una merce sulla Cog, e a { $city } una di un altro tipo.
refuse-K-ACT-TRADE-03 = In questo turno hai già commerciato; è un affare solo.
refuse-K-ACT-ROUTE-02 = Non hai un segnalino che possa stare qui: il numero di { $city } stessa non può.
refuse-K-ACT-ROUTE-04 = Questa rotta è nascosta e non si può cambiare finché qualcuno non l’ha percorsa.
refuse-K-ACT-RAID-01 = Non hai più segnalini Raid.
refuse-K-MKT-03 = Al mercato è tutto venduto fino al prossimo round.

refuse-G-07 = Non c’è più un segnalino Bonus per te.
refuse-G-09 = La Cog di { $seat } è vuota.
refuse-G-10 = A { $city } non c’è niente da prendere.
refuse-G-14 = Hai già saccheggiato { $city } una volta.
refuse-G-27 = Le due rotte sono nascoste; nessuna si può cambiare.
refuse-D-24 = Questa rotta riporta a { $city }: devi proseguire per un’altra.
refuse-G-69 = La rotta che hai scoperto non porta da nessuna parte: devi prendere un’altra via, al prezzo di un’altra mossa.
refuse-G-62 = La riserva non aveva un segnalino simile. In questo turno non puoi chiederne altri.

refuse-G-29 = Hai promesso a { $seat } di non farlo.
refuse-B-CHIP-01 = { $seat } ha un salvacondotto: nessuno può saccheggiare questa Cog.
refuse-K-ADV-MEM-06 = Uno sguardo costa una merce o un segnalino, e ce n’è uno solo per turno.
refuse-B-ROUTE-01 = Il numero di Bornholm si cambia a Bornholm, con un segnalino della tua riserva personale.
refuse-G-46 = A questo tavolo non ci sono uffici a Bornholm.
refuse-P-02 = Il pirata non costruisce mai uffici.
refuse-P-04 = A Bornholm il pirata non commercia con la città e non la saccheggia.
refuse-P-05 = Il pirata ha i suoi quattro segnalini Raid; quando sono tutti sul tabellone, tre segnalini uguali ne ricomprano uno dal Maestro della Gilda.
refuse-P-06 = Il pirata consegna merci quando la sua Cog è a Bornholm con qualcosa a bordo.
refuse-G-39 = A questo tavolo il pirata non saccheggia Cog a Bornholm.
refuse-G-40 = Finché il pirata tiene un segnalino Raid non ne ricompra.
