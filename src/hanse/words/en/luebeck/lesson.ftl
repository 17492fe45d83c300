# What the lessons of Lübeck say. English.

lesson-luebeck-packet = Your cards now fit one voyage: Stettin, Danzig, Danzig, Riga. And you act first.
    .title = Taking a packet
lesson-luebeck-packet-take = Your figure is aboard in Lübeck, and you hold Danzig and Riga. Take the packet with Stettin and Danzig: they lie on the same line.
    .otherwise = Those cards are worth more, but they lie on another line; what you cannot play costs you points. Go back and try the other.
lesson-luebeck-packet-first = You took last, so you say who acts first. Name yourself.
    .otherwise = That is allowed. Whoever acts first may sail before the others; go back if you want to be the one.

lesson-luebeck-voyage = Two ports, five points, and your cog lies in Danzig. With Riga it would go on.
    .title = A voyage
lesson-luebeck-voyage-start = Put a figure on an empty cog: start a voyage in Lübeck.
    .otherwise = That is allowed. But without a figure aboard nothing can be sold: go back and start.
lesson-luebeck-voyage-stettin = Play Stettin 2: your cog sails there from Lübeck, and you score 2.
    .otherwise = That is allowed. Go back if you want to sail to Stettin.
lesson-luebeck-voyage-danzig = Now Danzig 3: one line further, and three points more.
    .otherwise = That is allowed. Go back if you want to sail on to Danzig.

lesson-luebeck-shared = The other figure came along. Cogs belong to nobody: next time others may sail yours.
    .title = Sailing together
lesson-luebeck-shared-board = A cog with somebody else’s figure lies in Lübeck. Nobody can keep you off: board it.
    .otherwise = That is allowed too. Go back if you want to sail together.
lesson-luebeck-shared-visby = Play Visby 2: the cog sails, with all aboard, and you alone score.
    .otherwise = That is allowed. Go back if you want to sail to Visby.

lesson-luebeck-doubling = Helsingborg 3 counted 6. The Doubling lies before you until the round is over.
    .title = Doubling
lesson-luebeck-doubling-lay = Your cog is in Visby. Play the Doubling for Helsingborg first: the cog sails there, and the city counts twice for you.
    .otherwise = That is allowed, but cards played before the Doubling count once. Go back and lay it first.
lesson-luebeck-doubling-sell = Now play Helsingborg 3 and score 6.
    .otherwise = That is allowed. Go back if you want the six points.

lesson-luebeck-special = Your cog waits in Riga, one line before Reval, and the others are back ashore.
    .title = Special cards
lesson-luebeck-special-trade = The Trade voyage starts in Riga instead of Lübeck. Take an empty cog there; on the other one you would share.
    .otherwise = That is allowed. Go back if you want a cog of your own in Riga.
lesson-luebeck-special-pirates = Two others lie in Riga as well. Send the Pirates: their figures go home, and the cog to the field.
    .otherwise = That is allowed. Go back if you want to see the Pirates at work.

lesson-luebeck-passing = You kept three cards and paid five points. That is all of Lübeck; now play a first game.
    .title = Passing
lesson-luebeck-passing-special = Five cards, and none can be played: you may not pass. Throw the Doubling overboard; a special card costs only 1.
    .otherwise = That is allowed, but it cost more: a goods card costs its value. Go back if you like.
lesson-luebeck-passing-cheap = Still four cards. Throw the cheapest goods card overboard, London 4.
    .otherwise = That is allowed, but it cost more than 4. Go back if you like.
lesson-luebeck-passing-pass = Three cards are left: now you may pass. You are out until the round is over.
    .otherwise = That is allowed. With three cards you may pass whenever you like.
lesson-luebeck-passing-home = The round is over. You may take figures home: bring back the one in Riga, so that it can start again.
    .otherwise = That is allowed; a figure that stays aboard sails on next round.

# The second shelf: examples of single rules.

lesson-luebeck-change = Nine points, and another player had brought the cog to Riga. After this round it’s unloaded in Reval, and your figure comes home.
    .title = Ship change
lesson-luebeck-change-aboard = Your figure is in Visby, but your cards are for Reval. Another cog lies in Riga, just before it. Play the Ship change: your figure moves there.
    .otherwise = That’s allowed. Go back if you want to change to the cog in Riga.
lesson-luebeck-change-reval = Your old cog was empty and went back to the field. Now play Reval 5: the cog sails there, and the other figure comes along.
    .otherwise = That’s allowed. Go back if you want to play Reval 5.
lesson-luebeck-change-more = Play Reval 4 too: a card also counts if your cog is there already.
    .otherwise = That’s allowed. Go back if you want the four points.

lesson-luebeck-twice = Sixteen points for two cards worth eight together. The Doubling counts for everything that you play after it, until the round is over.
    .title = Double first
lesson-luebeck-twice-lay = You have two cards for Riga and its Doubling, and your cog is in Danzig. Lay the Doubling first: the cog sails to Riga.
    .otherwise = That’s allowed, but cards played before the Doubling count only once. Go back and lay it first.
lesson-luebeck-twice-five = Now Riga 5 counts 10. Your cog stays where it is.
    .otherwise = That’s allowed. Go back if you want the ten points.
lesson-luebeck-twice-three = The Doubling still lies before you, so Riga 3 counts 6. Play it too.
    .otherwise = That’s allowed. Go back if you want the six points.
