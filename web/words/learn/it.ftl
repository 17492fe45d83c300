# Ciò che si dice dove si impara un gioco, qualunque sia. Italiano.

web-rule-of = Regola { $rule }
web-rules-books = Che cosa dice ogni libretto
web-rules-contents = Indice
web-rules-table = Al tavolo
web-rules-reading = I libretti non lo dicono. Qui si gioca così:
web-rules-choice = I libretti non lo dicono. Un tavolo sceglie:
web-rules-usual = di solito
web-rules-variant-on = Questa variante si gioca qui.
web-rules-variant-off = Non si gioca a questo tavolo.
web-rules-variant-only = Una variante: solo se un tavolo l’ha scelta.
web-rules-asked = Ti si chiede questo adesso.
web-rules-back = Torna alla domanda
web-first-game = Gioca una prima partita
web-first-game-how = Poi una prima partita contro bot facili: accanto a ogni domanda «{ web-coach }» dice a che cosa si può pensare.
web-lesson = Lezione
web-lesson-back = Indietro
web-lesson-next = Lezione seguente
web-lesson-of = Lezione { $at } di { $all }
web-lesson-skip = Salta: gioca qui
web-lessons = Ora tu: il primo viaggio
web-lessons-all = Tutte le lezioni
web-lessons-how = { $count } brevi lezioni sul tavolo vero. Niente conta, tutto si può provare, e ogni passo si può riprendere.
web-lessons-start = La prima lezione
web-lessons-resume = Continua con la lezione { $at }
web-lessons-resume-second = Continua con «{ $lesson }»
web-lessons-second = Una regola alla volta
web-lessons-second-how = Altre { $count } lezioni di circa tre minuti l’una, alcune con varianti. Ognuna finisce con la regola di cui parla.
web-think-bids = { $count ->
    [0] Nessuno ha ancora offerto: chi offre dopo conoscerà i tuoi segnalini.
    [one] C’è già un’offerta. Battila, o offri per le merci che vuoi.
   *[other] Ci sono già { $count } offerte. Battile, o offri per le merci che vuoi.
 }
web-think-empty = Nella riserva non ce n’è più: { $goods }. I segnalini di quelle città ora non portano niente.
web-think-hand = { $over ->
    [0] Hai { $held } carte: puoi tenerle tutte e passare.
    [one] Hai { $held } carte: una deve andare via prima che tu possa passare.
   *[other] Hai { $held } carte: { $over } devono andare via prima che tu possa passare.
 }
web-think-laps = { $left ->
    [one] Ancora una città, e il Maestro della Gilda finisce il gioco.
   *[other] Ancora { $left } città, e il Maestro della Gilda finisce il gioco.
 }
