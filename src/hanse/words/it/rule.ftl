# Le regole del tavolo, che valgono in ogni gioco. docs/rules/table.md le ha per intero. Italiano.

rule-T-ASK-01 = A una domanda con una sola risposta possibile si risponde per te, se tutti possono vedere che non ce n’è un’altra. Altrimenti ti si chiede, perché non si tradisca niente.
    .title = Domande con una sola risposta
rule-T-UNDO-01 = Puoi ritirare le tue risposte fino all’ultima pesca, all’ultima cosa scoperta, all’ultimo accordo o all’ultima risposta di un altro giocatore. Una scelta segreta non si ritira, ma puoi cambiarla finché tutti hanno scelto. Ritirare non cambia mai ciò che si pesca.
    .title = Ritirare una risposta
rule-T-UNDO-02 = Puoi ritirare tutto il tuo turno, fin dove ogni sua risposta si può ritirare. Se in questo turno non hai ancora risposto, torni all’inizio del tuo ultimo turno.
    .title = Ricominciare il turno
rule-T-UNDO-03 = Se tutti sono d’accordo, la partita torna a una domanda precedente, oltre risposte, accordi e ciò che è stato scoperto, al massimo di quaranta risposte. Non torna mai oltre una pesca.
    .title = Tornare indietro insieme
rule-T-AWAY-01 = Se un giocatore non risponde e c’è un orologio, allo scadere del tempo si risponde per il suo posto: il meno che il gioco permette. Senza orologio il giocatore riceve un promemoria dopo due minuti, e otto minuti più tardi gli altri non devono più aspettare.
    .title = Un giocatore che non risponde
rule-T-AWAY-02 = Puoi lasciare il tuo posto. Un bot continua a giocare o, se il tavolo non ha scelto un bot, si risponde come se il tempo fosse scaduto. Puoi riprendere il tuo posto in ogni momento.
    .title = Lasciare un posto
rule-T-AWAY-03 = Quando gli altri non devono più aspettare un giocatore, ciascuno di loro può far giocare un bot per quel posto. Il suo giocatore può riprenderlo in ogni momento.
    .title = Un bot per chi è assente
rule-T-AWAY-04 = Quando gli altri non devono più aspettare un giocatore, o un bot gioca per il suo posto, il padrone di casa può dare il posto a qualcun altro. Il link del vecchio giocatore allora non vale più.
    .title = Un posto per qualcun altro
rule-T-END-01 = La partita finisce prima se tutti sono d’accordo. Nessuno vince, e i punti restano come sono.
    .title = Finire la partita insieme
rule-T-OFFER-01 = Una proposta di finire la partita o di tornare indietro vale finché tutti sono d’accordo o qualcuno rifiuta. Devono essere d’accordo solo le persone presenti: i bot non sono interpellati, né i giocatori che nessuno deve aspettare.
    .title = Proposte a tutto il tavolo
