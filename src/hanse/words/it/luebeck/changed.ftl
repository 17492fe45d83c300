# Lübeck: paragrafi come si leggono a un tavolo che si è accordato diversamente. Italiano.

changed-L-COMP-01-own = Il tabellone o le carte li ha portati questo tavolo. Ci sono inoltre un tracciato dei punti, sei Cog, una bussola e tre pedine in ciascuno di cinque colori. Da tre a cinque giocatori. Dove le regole nominano Lubecca, intendono la città in cui cominciano i viaggi su questo tabellone.
changed-L-SETUP-01-for-3 = A questo tavolo, con tre giocatori, ci sono quattro Cog libere.
changed-L-SETUP-01-for-4 = A questo tavolo, con quattro giocatori, ci sono cinque Cog libere.
changed-L-SETUP-01-for-5 = A questo tavolo, con cinque giocatori, ci sono sei Cog libere.
changed-L-GOOD-03-trunk = Le Cog seguono le frecce e non tornano mai indietro. Sul tabellone di questo tavolo si arriva a Visby passando per Riga.
changed-L-GOOD-03-own = Le Cog seguono le frecce e non tornano mai indietro. Il tabellone l’ha portato questo tavolo.
