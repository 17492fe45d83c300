# Lübeck: le mosse. Il valore è un pulsante, .full è una risposta tra le altre.
# Italiano.

move-luebeck-take-packet = Prendi il pacchetto
    .full = Prendi il pacchetto { $value }
move-luebeck-name-first = Di’ chi comincia
    .full = Comincia { $value }
move-luebeck-start-voyage = Comincia un viaggio
    .full = Comincia un viaggio a Lubecca sulla Cog { $value }
move-luebeck-play-goods = Gioca merce
    .full = Gioca { $of } per la Cog { $value }
move-luebeck-trade-voyage = Viaggio d’affari
    .full = Gioca { $of } sulla Cog { $value }
move-luebeck-lay-doubling = Raddoppio
    .full = Gioca { $of } per la Cog { $value }
move-luebeck-send-pirates = Pirati
    .full = Manda i pirati contro la Cog { $value }
move-luebeck-change-ship = Cambio di nave
    .full = Passa dalla Cog { $of } alla Cog { $value }
move-luebeck-pass = Passa
    .full = Passa per il resto del round
move-luebeck-discard = Getta in mare
    .full = Getta in mare { $value }
move-luebeck-take-home = Porta a casa
    .full =
        { $items_n ->
            [0] Lascia a bordo tutte le pedine
           *[other] Porta a casa { $items }
        }
