# What the lessons of Kogge say. English.

lesson-kogge-bid = You go first this round, and your two 2s brought four ore to Åbo.
    .title = Bidding
lesson-kogge-bid-pair = The others have bid 7, and 3 with 4. Two equal markers beat any mixture: lay both your 2s.
    .otherwise = That is a bid too, and it brings its goods. But two 2s would have beaten the others: go back and try.

lesson-kogge-guild = He brought two fur to Riga. Where he stands, you can deal with him.
    .title = The guild master
lesson-kogge-guild-two = You are first, so you walk the guild master one or two cities on. Send him two on, to Riga, where your cog can follow.
    .otherwise = He walks on, as he must. From Danzig your routes lead to Riga and Reval: there he would have been of use. Go back and try.

lesson-kogge-sail = One free step, one paid with an ore, and your cog lies in Stralsund. Now you could trade there.
    .title = Sailing
lesson-kogge-sail-free = Two routes leave Danzig, one way only: A to Riga, B to Reval. Touch Riga: your first step is free.
    .otherwise = That route leads elsewhere. Go back: Riga is what this lesson is about.
lesson-kogge-sail-paid = A second step costs a good or a marker. Sail on to Stralsund and pay an ore, the cheapest good.
    .otherwise = You have sailed or paid otherwise. That is allowed; go back if you want to see how an ore takes you to Stralsund.
lesson-kogge-sail-anchor = From here another step would cost again. Cast anchor: then you act in port.
    .otherwise = You sailed on. Every step costs now; go back if you would rather stop here.

lesson-kogge-trade = Two ore became four fur: from 2 points’ worth of goods to 12.
    .title = Trading
lesson-kogge-trade-give = Five fur lie in Riga. Each good of yours takes up to two others: give two ore and take four fur.
    .otherwise = A fair deal, but two ore could have taken four fur. What you take must be of another kind than what you give. Go back and try.
lesson-kogge-trade-end = You have traded; once a turn is all there is. End your turn.
    .otherwise = That is allowed too: each action may be done once. End your turn when you are done.

lesson-kogge-build = Your second office is your second point. Goods that come to Stralsund now also come to you.
    .title = Building
lesson-kogge-build-office = An office costs one each of the three goods that Stralsund does not make, and a marker with its number. You have ore, fur, salt and a 6: build.
    .otherwise = That is allowed, but all you need for an office is aboard. Go back and build it.
lesson-kogge-build-end = Now you own two points of five. End your turn.
    .otherwise = That is allowed too. End your turn when you are done.

lesson-kogge-markers = From Stralsund a route now leads to Danzig, and only you know it. The old marker is in your hand.
    .title = Markers and routes
lesson-kogge-markers-buy = One good of any kind buys a whole pair of the market. Pay an ore for the pair 2 and 5.
    .otherwise = You did something else, which is allowed. Go back if you want to buy the 2 and the 5.
lesson-kogge-markers-route = Now turn a route: lay your 5 face down in place of the 1. You take the 1, and nobody knows where the route leads.
    .otherwise = That is allowed too. Go back if you want to lay the 5 in place of the 1.

lesson-kogge-raid = Six goods are yours. Kopenhagen is closed to you for ever, the others drove you out, and the end has come nearer.
    .title = Raiding
lesson-kogge-raid-city = Six goods lie in Kopenhagen, and you hold a raid marker. Rob the city: you take everything, and then you are driven out.
    .otherwise = That is allowed. A raid must be your last action: go back or go on, and raid when you dare.

lesson-kogge-win = Three offices and two chips are five points: you have won, at once. That is all of Kogge; now play a first game.
    .title = The fifth point
lesson-kogge-win-chip = The guild master is here, and six fur are aboard. Six equal goods buy a bonus chip, your fifth point: deal with him.
    .otherwise = That is allowed, and the game goes on. But six fur would win it now: go back and try.

# The second shelf: examples of single rules.

lesson-kogge-hidden = The hidden route led back to Stralsund, and from there you reached Lübeck. It lies face up now, for everyone.
    .title = The hidden route
lesson-kogge-hidden-reval = Your raid marker lies in Riga, so Riga is closed to you for good. Sail to Reval first: that step is free.
    .otherwise = That’s allowed. But your office and a hidden route are in Reval: go back if you want to see both.
lesson-kogge-hidden-load = Two fur are waiting in your office here. Load both while you’re still sailing.
    .otherwise = That’s allowed too. Go back if you want the two fur aboard first.
lesson-kogge-hidden-turn = Route A leads to Riga, which is closed. Route B lies face down, and you can’t look first: choose it, and pay with a fur that you’ve just loaded.
    .otherwise = That’s allowed. Go back if you want to turn up the hidden route.
lesson-kogge-hidden-on = A 6: the route led back to Stralsund. Pay with the other fur and sail on to Lübeck.
    .otherwise = That’s allowed. Go back if you’d rather sail on to Lübeck.

lesson-kogge-trades = All five trades are legal, but in a turn you have to choose one of them. Salt for salt never works.
    .title = Five trades
lesson-kogge-trades-fur = Six ore and two salt lie in Reval. You have two fur, an amber and four salt. Each good buys up to two: give two fur, take four ore.
    .otherwise = That’s a legal trade too, but this step is about two fur for four ore. Go back and try it.
lesson-kogge-trades-both = That worked, and it’s been taken back so that you can try another. Give two kinds together: two fur and a salt for all six ore.
    .otherwise = That’s a legal trade too. Go back if you want to give two fur and a salt for six ore.
lesson-kogge-trades-salt = Taken back again. You can also take two kinds: three ore and a salt for two fur.
    .otherwise = That’s a legal trade too. Go back if you want three ore and a salt for your two fur.
lesson-kogge-trades-amber = Now give the amber alone, and take an ore and a salt for it.
    .otherwise = That’s a legal trade too. Go back if you want to give just the amber.
lesson-kogge-trades-mixed = One more: give the amber and a salt, and take four ore. You can’t take salt this time, because you’re giving salt.
    .otherwise = That’s a legal trade too. Go back if you want four ore for the amber and a salt.

lesson-kogge-deal = Your offer is on the table, and the answer is up to the other player. Deals like this work in any turn.
    .title = A deal
lesson-kogge-deal-accept = Another cog lies in Riga, and its owner offers you a salt for two ore. You need salt for an office here: accept.
    .otherwise = That’s allowed. But without salt you can’t build in Riga: go back and accept the offer.
lesson-kogge-deal-build = Now you have ore, amber and salt aboard, and a 4 in hand. Build your office.
    .otherwise = That’s allowed. Go back if you want to build the office first.
lesson-kogge-deal-offer = You can make offers too. Offer your last ore for a fur.
    .otherwise = That’s allowed. Go back if you want to make an offer.

lesson-kogge-chips = One ore for the passage, two ore for six salt, and the salt bought your third chip.
    .title = What chips can do
lesson-kogge-chips-passage = You have two chips. The secret passage leads straight to the guild master, whatever the routes say. Pay an ore and sail to Kopenhagen.
    .otherwise = That’s allowed, but no route from here leads to Kopenhagen. Go back and try the secret passage.
lesson-kogge-chips-anchor = You got there in one step. Cast anchor.
    .otherwise = You sailed on, which is allowed. Go back if you want to stay in Kopenhagen.
lesson-kogge-chips-trade = Your other chip is 3:1, so each good buys up to three. Give two ore and take all six salt.
    .otherwise = That’s allowed, but two ore would have bought six salt. Go back and try it.
lesson-kogge-chips-sell = The guild master is here, and six equal goods are aboard. Give him the six salt for another chip.
    .otherwise = That’s allowed. Go back if you want a third chip for the six salt.

lesson-kogge-conflict = Two amber are yours. There was no fur aboard, so you got nothing in its place.
    .title = A conflict
lesson-kogge-conflict-lay = You’ve attacked another cog in Stralsund, and its owner has laid markers in secret. You’ll swap them, whoever wins. Two equal markers beat any mixture: lay your 5s.
    .otherwise = That’s allowed. But two 5s win for certain and leave you your 7: go back and try it.
lesson-kogge-conflict-name = You won, and got a 4 and an 8 for your 5s. Now name three goods at once. You’ve seen two amber go aboard; a fur is a guess. Name those three.
    .otherwise = You named other goods, which is allowed. Go back if you want to name two amber and a fur.
lesson-kogge-conflict-push = You may also move that cog one step along a route. Send it to Stockholm.
    .otherwise = That’s allowed. Go back if you want to send the cog to Stockholm.

lesson-kogge-bornholm = Bornholm’s number is 7 now: from this moment it’s the twin of Lübeck. The 3 is in your hand.
    .title = Bornholm
lesson-kogge-bornholm-bid = Bornholm borrows its number from its crest. Now it’s a 3, like Reval. Bid your 3, and goods arrive in both.
    .otherwise = That’s a bid too. But only a 3 brings goods to Reval and to Bornholm: go back and try it.
lesson-kogge-bornholm-guild = Two fur arrived in Reval, then two in Bornholm. The guild master never goes there: send him to Reval.
    .otherwise = That’s allowed too.
lesson-kogge-bornholm-sail = Route A from Danzig shows a 3. Choose it.
    .otherwise = That’s allowed. Go back: this lesson is about the 3.
lesson-kogge-bornholm-land = Where to? A 3 leads to Reval or to Bornholm, as you like. Land at Bornholm.
    .otherwise = Reval is fine too. Go back if you want to see Bornholm.
lesson-kogge-bornholm-anchor = Cast anchor. You have the usual actions here, and one more.
    .otherwise = You sailed on, which is allowed. Go back if you want to stay at Bornholm.
lesson-kogge-bornholm-crest = Instead of a route you may change Bornholm’s number. Lay your 7 on the crest, face up.
    .otherwise = That’s allowed. Go back if you want to lay the 7 on the crest.

lesson-kogge-pirate = The goods from Riga are yours. At Bornholm they become points that nobody can steal.
    .title = The pirate
lesson-kogge-pirate-deliver = You’re the pirate, and Bornholm is your home. Unload your whole cargo: you note 16 points that nobody can take from you.
    .otherwise = That’s allowed. Go back if you want to unload everything first.
lesson-kogge-pirate-sail = All four of your raid markers are laid. The guild master is in Riga: sail there.
    .otherwise = That’s allowed, but the guild master is in Riga. Go back and sail to him.
lesson-kogge-pirate-anchor = You have three equal markers in hand. Cast anchor; then you can deal with him.
    .otherwise = You sailed on, which is allowed. Go back if you want to deal with the guild master.
lesson-kogge-pirate-back = Three equal markers buy back one of your raid markers from any city. Give the 5s, and take back the one in Kopenhagen: that opens the city to you again.
    .otherwise = That’s allowed. Go back if you want a raid marker for your three 5s.
lesson-kogge-pirate-raid = Now raid Riga with that marker: four fur and two salt lie there.
    .otherwise = That’s allowed. Go back if you want to raid Riga.

lesson-kogge-taxes = The other cog pays as well. Then Riga’s foreign goods go to the stock, and last of all two fur arrive.
    .title = Taxes
lesson-kogge-taxes-walk = With taxes, each cog pays a good in the city where the guild master stops. You’re in Riga with another cog, whose cargo is more valuable. Send him two cities on, to Riga.
    .otherwise = In Reval nobody has to pay. Go back if you want to see what he takes in Riga.
lesson-kogge-taxes-pay = You choose what you pay. Give the ore, the cheapest good.
    .otherwise = That’s allowed, but the amber is worth 5 points and the ore only 1. Go back if you want to keep the amber.

lesson-kogge-memory = Route B now leads to Kopenhagen, and only you know it. The 0 is in your hand.
    .title = Memory
lesson-kogge-memory-sail = All routes lie face down. Point at route A: it’s turned up for all, your cog sails, and it’s covered again. Remember where it led.
    .otherwise = That’s allowed too, but this lesson follows route A. Go back and choose it.
lesson-kogge-memory-anchor = It led to Riga. Cast anchor.
    .otherwise = You sailed on, which is allowed. Go back if you want to stay in Riga.
lesson-kogge-memory-look = For a good or a marker you may look at both routes of this city. Pay an ore.
    .otherwise = That’s allowed. Go back if you want to look at the routes.
lesson-kogge-memory-route = They lead to Stralsund and to Tönsberg. With this variant you may change face-down routes too: lay your 8 in place of route B.
    .otherwise = That’s allowed. Go back if you want to lay the 8 in place of route B.

lesson-kogge-solo = You play against the guild master’s two laps: with five development points before they’re over you win.
    .title = Alone
lesson-kogge-solo-bid = A virtual player bids against you with one marker drawn from the reserve: a 6. Two equal markers beat it. Lay your 3s; they bring four fur to Reval.
    .otherwise = That’s a bid too, and it brings its goods. But your two 3s would have won for certain: go back and try it.
lesson-kogge-solo-guild = You won, so you choose where the guild master goes. He has cleared the city that he’s leaving. Send him one city on, to Reval.
    .otherwise = That’s allowed. Go back if you want two more fur in Reval.
lesson-kogge-solo-sail = Nine fur lie in Reval now. Sail there; the first step is free, as always.
    .otherwise = That’s allowed. Go back if you want to sail to the fur.
