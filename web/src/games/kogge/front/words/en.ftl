# Kogge on the pages before a table. English.

web-kogge-about = Kogge is a game by Andreas Steding, published by MoD Games. Ferdinand Köther edited its rules; Michael Duismann put them into English, and Rick Heli read them over. Hanse plays it by the book, rule by rule; it is unofficial, made neither by him nor by his publishers.
web-kogge-aim = Five points win immediately
web-kogge-aim-how = or the richest, when the guild master has walked round twice
web-kogge-fact-players = 2 to 4 merchants, alone or five with the variants
web-kogge-fact-time = about an hour
web-kogge-lead = Sail the Baltic of the Hanse. Change the sea lanes behind your rivals’ backs.
web-kogge-pitch = Bid to sail first, buy cheap and sell dear, found offices, and raid a city if you dare. The first merchant with five points wins.
web-kogge-step-bid = Bid
web-kogge-step-bid-beats = beats
web-kogge-step-bid-how = Lay markers. The best bid goes first, and each marker brings two goods to its city.
web-kogge-step-sail = Sail
web-kogge-step-sail-how = Each city has two one-way routes. The first step is free, further ones cost a good or a marker.
web-kogge-step-trade = Trade and scheme
web-kogge-step-trade-how = One good buys two others. Buy markers, change a route, deal with the guild master, or raid.
web-kogge-step-win = Five points win
web-kogge-step-win-how = An office or a bonus chip is a point each. Be quick: the guild master walks round only twice.
