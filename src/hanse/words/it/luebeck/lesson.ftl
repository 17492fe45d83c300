# Che cosa dicono le lezioni di Lübeck. Italiano.

lesson-luebeck-packet = Le tue carte vanno ora bene per un viaggio: Stettino, Danzica, Danzica, Riga. E agisci per primo.
    .title = Prendere un pacchetto
lesson-luebeck-packet-take = La tua pedina è a bordo a Lubecca, e hai Danzica e Riga. Prendi il pacchetto con Stettino e Danzica: sono sulla stessa linea.
    .otherwise = Quelle carte valgono di più, ma sono su un’altra linea; ciò che non puoi giocare costa punti. Torna indietro e prova l’altro.
lesson-luebeck-packet-first = Hai preso per ultimo, quindi dici chi agisce per primo. Nomina te stesso.
    .otherwise = È permesso. Chi agisce per primo può navigare prima degli altri; torna indietro se vuoi essere tu.

lesson-luebeck-voyage = Due porti, cinque punti, e la tua Cog è a Danzica. Con Riga andrebbe avanti.
    .title = Un viaggio
lesson-luebeck-voyage-start = Metti una pedina su una Cog vuota: comincia un viaggio a Lubecca.
    .otherwise = È permesso. Ma senza una pedina a bordo non si vende niente: torna indietro e comincia.
lesson-luebeck-voyage-stettin = Gioca Stettino 2: la tua Cog naviga fin lì da Lubecca, e fai 2 punti.
    .otherwise = È permesso. Torna indietro se vuoi navigare a Stettino.
lesson-luebeck-voyage-danzig = Ora Danzica 3: una linea più in là, e altri tre punti.
    .otherwise = È permesso. Torna indietro se vuoi proseguire per Danzica.

lesson-luebeck-shared = L’altra pedina è venuta con te. Le Cog non sono di nessuno: la prossima volta altri potrebbero muovere la tua.
    .title = Navigare insieme
lesson-luebeck-shared-board = A Lubecca c’è una Cog con la pedina di un altro. Nessuno può impedirtelo: sali a bordo.
    .otherwise = Anche questo è permesso. Torna indietro se vuoi navigare insieme.
lesson-luebeck-shared-visby = Gioca Visby 2: la Cog naviga con tutti a bordo, e solo tu fai punti.
    .otherwise = È permesso. Torna indietro se vuoi navigare a Visby.

lesson-luebeck-doubling = Helsingborg 3 ha contato 6. Il Raddoppio resta davanti a te fino alla fine del round.
    .title = Il Raddoppio
lesson-luebeck-doubling-lay = La tua Cog è a Visby. Gioca prima il Raddoppio per Helsingborg: la Cog naviga fin lì, e per te la città vale il doppio.
    .otherwise = È permesso, ma le carte giocate prima del Raddoppio contano una volta. Torna indietro e giocalo prima.
lesson-luebeck-doubling-sell = Ora gioca Helsingborg 3 e fai 6 punti.
    .otherwise = È permesso. Torna indietro se vuoi i sei punti.

lesson-luebeck-special = La tua Cog aspetta a Riga, una linea prima di Reval, e gli altri sono di nuovo a terra.
    .title = Carte speciali
lesson-luebeck-special-trade = Il Viaggio d’affari comincia a Riga invece che a Lubecca. Prendi lì una Cog vuota; l’altra la dovresti dividere.
    .otherwise = È permesso. Torna indietro se a Riga vuoi essere da solo a bordo.
lesson-luebeck-special-pirates = Anche altri due sono a Riga. Manda i Pirati: le loro pedine vanno a casa, e la Cog è di nuovo libera.
    .otherwise = È permesso. Torna indietro se vuoi vedere i Pirati all’opera.

lesson-luebeck-passing = Hai tenuto tre carte e pagato cinque punti. Questo è tutto Lübeck; ora gioca una prima partita.
    .title = Passare
lesson-luebeck-passing-special = Cinque carte, e nessuna si può giocare: non puoi passare. Getta in mare il Raddoppio; una carta speciale costa solo 1.
    .otherwise = È permesso, ma è costato di più: una carta merce costa il suo valore. Torna indietro, se vuoi.
lesson-luebeck-passing-cheap = Ancora quattro carte. Getta in mare la carta merce meno cara, Londra 4.
    .otherwise = È permesso, ma è costato più di 4. Torna indietro, se vuoi.
lesson-luebeck-passing-pass = Restano tre carte: ora puoi passare. Sei fuori fino alla fine del round.
    .otherwise = È permesso. Con tre carte puoi passare quando vuoi.
lesson-luebeck-passing-home = Il round è finito. Puoi riprendere pedine: riporta a casa quella di Riga, così può ripartire.
    .otherwise = È permesso; una pedina che resta a bordo prosegue nel prossimo round.

# Il secondo scaffale: esempi di singole regole.

lesson-luebeck-change = Nove punti, e la Cog l’aveva portata a Riga un altro. Dopo questo round viene scaricata a Reval, e la tua pedina torna a casa.
    .title = Cambio di nave
lesson-luebeck-change-aboard = La tua pedina è a Visby, ma le tue carte sono per Reval. A Riga, appena prima, c’è un’altra Cog. Gioca il Cambio di nave: la tua pedina passa lì.
    .otherwise = È permesso. Torna indietro se vuoi passare sulla Cog di Riga.
lesson-luebeck-change-reval = La tua vecchia Cog, rimasta vuota, è di nuovo libera. Ora gioca Reval 5: la Cog naviga fin lì, e l’altra pedina viene con te.
    .otherwise = È permesso. Torna indietro se vuoi giocare Reval 5.
lesson-luebeck-change-more = Gioca anche Reval 4: una carta conta anche quando la tua Cog è già lì.
    .otherwise = È permesso. Torna indietro se vuoi i quattro punti.

lesson-luebeck-twice = Sedici punti per due carte che insieme ne valgono otto. Il Raddoppio vale per tutto ciò che giochi dopo, fino alla fine del round.
    .title = Prima raddoppiare
lesson-luebeck-twice-lay = Hai due carte per Riga e il suo Raddoppio, e la tua Cog è a Danzica. Gioca prima il Raddoppio: la Cog naviga a Riga.
    .otherwise = È permesso, ma le carte giocate prima del Raddoppio contano una volta sola. Torna indietro e giocalo prima.
lesson-luebeck-twice-five = Ora Riga 5 conta 10. La tua Cog resta dov’è.
    .otherwise = È permesso. Torna indietro se vuoi i dieci punti.
lesson-luebeck-twice-three = Il Raddoppio è ancora davanti a te, quindi Riga 3 conta 6. Gioca anche questa.
    .otherwise = È permesso. Torna indietro se vuoi i sei punti.
