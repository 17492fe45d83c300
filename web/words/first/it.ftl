# Che cosa sente prima chi è nuovo, qualunque sia il gioco; e che cosa dice un consigliere nella prima partita. Italiano.

web-first-before = Prima di salpare
web-first-begin = Comincia
web-first-invited = Torna all’invito
web-first-lead = È la prima volta? Allora un consigliere viene con te.
web-first-next = Avanti: { $lesson }
web-first-not-new = Non è la prima volta
web-first-other = O impara invece { $game }
web-first-part-aim = A che cosa miri
    .time = 20 secondi
web-first-part-game = La tua prima partita
    .time = { $minutes } minuti
web-first-part-game-how = Tre mercanti, due sono bot benevoli. Un consigliere parla da sé per tre turni, poi solo se lo chiami.
web-first-part-lessons = Poche brevi lezioni
    .time = 4 minuti
web-first-straight = Subito alla prima partita
web-guide = Il consigliere
web-guide-do = Fai così
web-guide-hush = Silenzio
web-guide-hushed = Silenzio: d’ora in poi rispondo solo se premi «{ web-coach }»
web-guide-instead = Se non se ne fa nulla: { $plan }.
web-guide-plan = Il mio consiglio: { $plan }.
web-guide-setup = Prima del primo round
web-guide-turn = Round { $turn } di { $of } con il consigliere
web-guide-wait = Giocano gli altri. Riparlerò quando tocca a te.
web-guide-why = Perché?
