# Kogge sulle pagine prima del tavolo. Italiano.

web-kogge-about = Kogge è un gioco di Andreas Steding, pubblicato da MoD Games. Ferdinand Köther ne ha curato le regole, Michael Duismann le ha tradotte in inglese e Rick Heli le ha rilette. Hanse lo gioca secondo il libretto, regola per regola; non è ufficiale, non è opera sua né dei suoi editori.
web-kogge-aim = A cinque punti si vince subito
web-kogge-aim-how = o il più ricco, quando il Maestro della Gilda ha fatto due giri
web-kogge-fact-players = da 2 a 4 mercanti, da solo o in cinque con le varianti
web-kogge-fact-time = circa un’ora
web-kogge-lead = Solca il Baltico della Lega anseatica. Cambia le rotte alle spalle dei rivali.
web-kogge-pitch = Fai la tua offerta per partire in testa, compra a poco e vendi caro, fonda uffici e, se osi, saccheggia una città. Vince il primo mercante con cinque punti.
web-kogge-step-bid = Fai un’offerta
web-kogge-step-bid-beats = batte
web-kogge-step-bid-how = Posa segnalini. L’offerta migliore comincia, e ogni segnalino porta due merci nella sua città.
web-kogge-step-sail = Naviga
web-kogge-step-sail-how = Ogni città ha due rotte a senso unico. La prima mossa è gratis, le altre costano una merce o un segnalino.
web-kogge-step-trade = Commercia e usa l’astuzia
web-kogge-step-trade-how = Una merce ne compra altre due. Compra segnalini, cambia una rotta, fai affari col Maestro della Gilda o saccheggia.
web-kogge-step-win = A cinque punti si vince
web-kogge-step-win-how = Ogni ufficio e ogni segnalino Bonus vale un punto. Affrettati: il Maestro della Gilda fa solo due giri.
