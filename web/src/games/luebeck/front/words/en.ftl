# Lübeck on the pages before a table. English.

web-luebeck-about = Lübeck is played by its German book, rule by rule; this version is unofficial, made neither by its author nor by a publisher.
web-luebeck-aim = Most points after two runs through the deck
web-luebeck-aim-how = cards left in hand cost points
web-luebeck-fact-players = 3 to 5 merchants
web-luebeck-fact-time = about three quarters of an hour
web-luebeck-lead = Four cogs, two seas, and everybody may come aboard.
web-luebeck-learn-sail = Sail and score
web-luebeck-learn-sail-how = A goods card scores where a cog with your figure lies, or one line further. Whoever is aboard sails along.
web-luebeck-learn-take = Take a packet
web-luebeck-learn-take-how = The cards lie open in packets. Large ones bring more, but what you cannot use costs you points.
web-luebeck-learn-trick = Play tricks
web-luebeck-learn-trick-how = Send pirates, change ships, double a city, or start a voyage far from home.
web-luebeck-learn-win = Most points win
web-luebeck-learn-win-how = The deck is gone through twice. In the end every card left in your hand is paid for.
web-luebeck-pitch = Take a packet of cards, sail from Lübeck to London or Reval, and score in every harbour. The cogs belong to nobody: whoever is aboard comes along, until the pirates do.
