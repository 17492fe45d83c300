# Ciò che si dice del gioco senza connessione. Italiano.

web-offline-back = Gioca con la connessione
web-offline-continue = Continua su un server
web-offline-continue-away = Ora a questo indirizzo non risponde nessun server: questa partita può continuare solo qui.
web-offline-continue-before = L’inizio di questa partita, in questo browser
web-offline-continue-go = Continua lì
web-offline-continue-how = La partita continua sul server da questo punto: con nuove estrazioni, gli stessi bot e posti liberi per gli amici che inviti. È un tavolo di prova. La partita qui resta com’è.
web-offline-continue-refused = Questo server non continua questa partita.
web-offline-continue-there = Al suo tavolo sul server
web-offline-failed = Non è stato possibile scaricare tutto. Riprova: i file già arrivati restano qui.
web-offline-fetch = Scarica { $size } MB
web-offline-fetching = { $done } di { $size } MB
web-offline-here = Stai giocando senza connessione. Le partite si salvano solo in questo browser e nessuno può unirsi da un altro dispositivo.
web-offline-how = Gioca contro i bot, passatevi questo schermo, segui le lezioni e rivedi le partite, anche senza rete. Le partite restano in questo browser.
web-offline-insecure = Questo indirizzo comincia con http://, dove i browser non conservano pagine. Chiedi al gestore un indirizzo con https://.
web-offline-kept = Tutto è su questo dispositivo.
web-offline-look = Cerca una versione più recente
web-offline-newer = Si può scaricare una versione più recente ({ $size } MB). Le partite cominciate continuano.
web-offline-newest = Questa è la versione più recente.
web-offline-old = Questo browser è troppo vecchio per farlo.
web-offline-proves = Qui il tuo browser ha scelto anche il numero del server. La verifica ti mostra che ogni estrazione ne deriva, ma agli altri non dimostra nulla.
web-offline-start = Avvia
web-offline-title = Gioca senza connessione
web-offline-update = Aggiorna
web-static-fetch = La prima partita scarica { $size } MB. Da allora tutto funziona anche senza rete.
web-static-here = Questa pagina non ha bisogno di un server: bot, lezioni e partite da rivedere funzionano nel tuo browser, e potete passarvi questo schermo. Le partite si salvano solo in questo browser. Per giocare con altri sui loro dispositivi serve un indirizzo con un server Hanse.
web-static-title = Si gioca nel tuo browser
