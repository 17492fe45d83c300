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
