# Lübeck sulle pagine prima di un tavolo. Italiano.

web-luebeck-about = Lübeck si gioca qui secondo il suo libretto tedesco, regola per regola; questa versione non è ufficiale e non viene né dall’autore né da un editore.
web-luebeck-aim = Più punti dopo due passate del mazzo
web-luebeck-aim-how = le carte rimaste in mano costano punti
web-luebeck-fact-players = da 3 a 5 mercanti
web-luebeck-fact-time = circa tre quarti d’ora
web-luebeck-lead = Quattro Cog, due mari, e ognuno può salire a bordo.
web-luebeck-learn-sail = Naviga e fai punti
web-luebeck-learn-sail-how = Una carta merce vale dove si trova una Cog con una tua pedina, o una linea più in là. Chi è a bordo viaggia con te.
web-luebeck-learn-take = Prendi un pacchetto
web-luebeck-learn-take-how = Le carte sono scoperte, a pacchetti. I grandi rendono di più, ma ciò che non ti serve ti costa punti.
web-luebeck-learn-trick = Usa l’astuzia
web-luebeck-learn-trick-how = Manda i pirati, cambia nave, raddoppia una città o parti lontano da Lubecca.
web-luebeck-learn-win = Vince chi ha più punti
web-luebeck-learn-win-how = Il mazzo si passa due volte. Alla fine ogni carta rimasta in mano si paga.
web-luebeck-pitch = Prendi un pacchetto di carte, naviga da Lubecca a Londra o a Reval e fai punti in ogni porto. Le Cog non sono di nessuno: chi è a bordo viaggia con te, finché non arrivano i pirati.
