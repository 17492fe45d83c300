# Kogge: parole proprie nel browser. Italiano.

web-after = Allora hai
web-all-routes = Tutte le rotte
web-bid = offerta
web-buy-for = Compra { $low } e { $high } per { $paid }
web-counter = Controproposta
web-deal-to = Con chi
web-goods = Merci
web-hand = Mano
web-kogge-choose-place = Tocca una città sulla mappa.
web-kogge-warns-raid-city = Il tuo segnalino Raid resta qui e finché c’è non puoi tornare. Il tuo turno finisce e la tua Cog viene subito scacciata.
web-kogge-warns-raid-cog = { web-kogge-warns-raid-city }
web-kogge-what = Naviga il Baltico dell’Hansa, scambia merci povere con merci preziose, cambia le rotte alle spalle dei rivali. Da due a quattro mercanti, con l’espansione anche da soli o in cinque, circa un’ora.
web-ladder-made = Produzione
web-ladder-order = Ordine di gioco
web-map = La mappa
web-markers = Segnalini
web-market = Mercato · una merce a coppia
web-market-empty = vuoto
web-market-short = Mercato
web-more = Altro
web-no-offers = Non ci sono proposte.
web-offers =
    { $count ->
        [0] Proposte
       *[other] Proposte ({ $count })
    }
web-only-you = lo sai solo tu
web-points = Punti
web-points-of = { $points } di { $to_win } punti sviluppo
web-price =
    { $price ->
        [0] gratis
       *[other] costa { $price }
    }
web-reserve = riserva { $reserve }
web-unknown-route = verso l’ignoto
