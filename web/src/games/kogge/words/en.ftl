# Kogge’s own words in the browser. English.

web-after = Then you have
web-all-routes = All routes
web-bid = bid
web-coming =
    { $certain ->
        [yes] { $count } more will come.
       *[no] { $count } more would come by the bids so far.
    }
web-counter = Counter
web-deal-nothing = Put something into the deal.
web-deal-partner = Choose whom to deal with.
web-deal-to = With whom
web-deal-too-much = There are only { $goods } goods and { $markers } markers to be had.
web-goods = Goods
web-hand = Hand
web-holds-short = { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } · { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }{ $raids ->
        [0] {""}
       *[other] {" "}· ✕{ $raids }
    }
web-keys = Keys: 0–8 cities, A to the answers, Enter confirm, Escape back, Backspace undo, L log, O offers, C chat, K the pieces, M all routes, Space on, P pause, ? rules.
web-kogge-hint-acting = Each action once, in any order. An office costs one good of each of the three kinds not made here, and a marker with this city’s number.
web-kogge-hint-bid = The best bid goes first: equal markers beat all else, then the higher sum. Each marker you bid brings two goods to its city and is gone.
web-kogge-hint-move-guild = He brings two goods to the city where he stops. Whoever is there may deal with him. After his second lap the game ends.
web-kogge-hint-pick-start = Five development points win; every office and every bonus chip is one. You begin with an office and your cog in the same city.
web-kogge-hint-sailing = The two numbers on your city are its routes. The first step is free, every further one costs a good or a marker. Anchor where you want to act.
web-kogge-deed-guild-brought = Guild master brings
web-kogge-deed-guild-moved = Guild master → { $city }
web-kogge-deed-loot-taken = Raid
web-kogge-deed-no-such-marker = No such marker
web-kogge-deed-peeked = A look
web-kogge-deed-produced = Supply
web-kogge-deed-route-revealed = Turned up
web-kogge-deed-start-seen = First look: { $routes }
web-kogge-deed-tax-paid = Tax
web-kogge-step-anchored = Anchors
web-kogge-step-bid-laid = Bid
web-kogge-step-built = Office
web-kogge-step-chip-won = Chip
web-kogge-step-city-raided = Raid
web-kogge-step-cog-raided = Raid
web-kogge-step-deal-made = Deal
web-kogge-step-exiled = Driven to { $city }
web-kogge-step-good-given = Guild master
web-kogge-step-guild-moved = Guild master
web-kogge-step-loaded = Loads
web-kogge-step-marker-given = Guild master
web-kogge-step-marker-taken = Guild master
web-kogge-step-offer-made = Offer
web-kogge-step-pair-bought = Market
web-kogge-step-pile-taken = Loot
web-kogge-step-raid-marker-bought = Raid marker
web-kogge-step-route-changed = Route
web-kogge-step-sailed = { $city }
web-kogge-step-traded = Trade
web-kogge-step-turn-ended = Ends
web-kogge-variant-bonus-chips = More chips
web-kogge-variant-bornholm = Bornholm
web-kogge-variant-conflicts = Conflicts
web-kogge-variant-five-players = Five players
web-kogge-variant-kogge = Kogge without variants
web-kogge-variant-memory = Memory
web-kogge-variant-office-trade = Office trade
web-kogge-variant-pirate = Pirate
web-kogge-variant-solo = Alone
web-kogge-variant-solo-advanced = Alone, advanced
web-kogge-variant-taxes = Taxes
web-kogge-variant-three-piles = Three piles
web-ladder = { $open ->
        [0] You are number { $place }.
       *[other] Number { $place } so far. Still to bid: { $seats }.
    }
web-ladder-made = Produced
web-ladder-order = Order of play
web-map = The map
web-markers = Markers
web-market = Market · one good a pair
web-market-empty = empty
web-market-short = Market
web-more = More
web-no-offers = There are no offers.
web-offers =
    { $count ->
        [0] Offers
       *[other] Offers ({ $count })
    }
web-only-you = only you know
web-pirate =
    { $points ->
        [one] pirate, 1 point
       *[other] pirate, { $points } points
    }
web-points = Points
web-points-of = { $points } of { $to_win } development points
web-practice-short = practice
web-price =
    { $price ->
        [0] free
       *[other] costs { $price }
    }
web-promise = Words to go with it (they bind nobody)
web-reserve = reserve { $reserve }
web-round =
    { $round ->
        [0] Setting up
       *[other] Round { $round }
    } · { $whole ->
        [yes] guild master{" "}
       *[no] ★{" "}
    }{ $walked }/18{ $last ->
        [yes] {" "}· last round
       *[no] {""}
    }
web-score-each = { $count } × { $worth }
web-unknown-route = into the unknown
web-virtual = Virtual player
web-virtual-first = bids before you
web-virtual-last = last bid
web-virtual-none = no bid yet
web-virtual-second = bids after you

# What the pieces are, the city’s sheet, and what lies over the table.

web-pieces = The pieces
web-pieces-how = Hover, focus or hold any piece for the same words.
web-offers-declined = Declined of late
web-offers-short = Offers
web-round-now =
    { $round ->
        [0] Setting up
       *[other] Round { $round }
    }
web-walked = { $walked } of 18
web-wins = wins
web-noted = noted { $points }
web-holds =
    { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }, { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }, { $raids ->
        [one] { $raids } raid marker
       *[other] { $raids } raid markers
    }
web-near = The end is near
web-near-last = This is the last round.
web-near-points =
    { $mine ->
        [yes] You lack one development point. With it you win at once.
       *[no] { $seat } lacks one development point, and wins at once with it.
    }
web-near-laps =
    { $left ->
        [one] The guild master lacks one city of his second lap. He may end the game with his next move.
       *[other] The guild master lacks { $left } cities of his second lap. He may end the game with his next move.
    }
web-legend-cog = Cog
web-legend-marker = Marker
web-legend-secret = With an eye: only you know it.
web-legend-goods = Ore counts 1 point at the end, fur 3, amber 5, salt 7.
web-legend-office = Office and free site
web-legend-guild = Guild master
web-legend-raid = Raided
web-legend-points = Development
web-piece-good-made = Made in { $cities }.
web-piece-good =
    .name = { $good }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-piece-marker = As a route it leads to its city. Bid, it brings two goods there. It is part of the price of an office there.
    .name = Marker { $number }, { $city }
web-piece-covered = Where it leads shows when a cog sails it.
    .name = Face down
web-piece-secret = It lies face down. The others do not know it.
    .name = Only you know: { $number }, { $city }
web-piece-cog = Sail, colour and letter tell whose it is.
    .name = Cog of { $seat }{ $at ->
        [-1] {""}
       *[other] , in { $city }
    }
web-piece-office = Two fit into a city. Each is 1 development point and counts 10, and takes one of the goods that come by bids.
    .name = Office of { $seat }
web-piece-site = An office can be built here.
    .name = Free site
web-piece-guild = Whoever is where he stands can deal with him. When he has walked round twice, 18 cities, the game is over.
    .name = Guild master, { $walked } of 18 cities
web-piece-raid = The city is closed to that player’s cog. The guild master passes it over.
    .name = Raided by { $seat }
web-piece-chip = It is 1 development point and counts 20.
    .name = Chip “{ $chip }”
web-chip-short =
    { $chip ->
        [0] trade 1 for 3
        [1] 1 more marker a round
        [2] second step free
        [3] sail to the guild master
        [4] no raids on your cog
       *[other] one extra turn
    }
web-piece-chip-does =
    { $chip ->
        [0] In a trade each good buys up to three.
        [1] Draws one more marker every round.
        [2] The second step of a voyage is free too.
        [3] Sails straight to the guild master, for one more than usual.
        [4] Protects the cog against raids.
       *[other] Allows one extra turn, once.
    }
web-piece-points = One for each office and each chip. Five win at once.
    .name = { $count } of { $most } development points
web-piece-pair = Lies in the market. One good buys both.
    .name = Markers { $low } and { $high }
web-piece-reserve = New pairs for the market are drawn from them.
    .name = { $count } markers in the reserve
web-piece-stock = What is not here cannot be made.
    .name = { $goods } in the stock
web-piece-hand = Which ones is secret.
    .name = { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } in the hand of { $seat }
web-piece-hold = They count points at the end, and pay offices, markers and further steps.
    .name = { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } on the cog of { $seat }
web-piece-raids = Each allows one raid. Unused it counts 10 at the end.
    .name = { $count ->
        [one] { $count } raid marker
       *[other] { $count } raid markers
    } of { $seat }
web-piece-chips = Each is 1 development point and counts 20.
    .name = { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    } of { $seat }
web-city-makes = makes { $good } · worth { $worth } each
web-city-lies = Lies here
web-city-empty = no goods
web-city-here = Here now
web-city-cogs = Cogs of { $seats }
web-city-out = Routes out
web-city-in = Routes in
web-city-no-way = none that you know
web-city-offices = Offices
web-city-sites =
    { $free ->
        [0] Both sites are taken.
        [one] One site is free.
       *[other] Both sites are free.
    }
web-city-cost = An office costs
web-city-closed = Closed to
web-city-open = nobody
web-city-bid = Bids
web-city-brings =
    { $brings ->
        [0] A bid of { $number } brings nothing: the stock is empty.
        [one] A bid of { $number } brings only { $goods }: the stock has no more.
       *[other] A bid of { $number } brings { $goods }.
    }
web-reach-here = Your cog is here.
web-reach-closed = You raided { $city }: it is closed to your cog.
web-reach-unknown = No way that you know leads your cog to { $city }.
web-reach-now =
    { $price ->
        [0] You can sail here now: route { $route }, free.
        [one] You can sail here now: route { $route }, for one good or marker.
       *[other] You can sail here now: route { $route }, for { $price } goods or markers.
    }
web-reach-later = Route { $route } of your city leads here. You sail at the start of your turn.
web-reach-far =
    { $paid ->
        [one] No route of your city leads here, but there is a way over { $over }: one step to pay.
       *[other] No route of your city leads here, but there is a way over { $over }: { $paid } steps to pay.
    }

# Offers.

web-offer-to = Offer to { $seat }
web-offer-gives = { $seat } gives
web-offer-for =
    { $give_n ->
        [0] Ask for { $take }
       *[other] { $take_n ->
            [0] Give { $give } for nothing
           *[other] Offer { $give } for { $take }
        }
    }
web-deal-holds =
    { $goods ->
        [one] holds { $goods } good
       *[other] holds { $goods } goods
    }, { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }
web-deal-secret = Which ones is secret: you may ask for anything.
web-deal-office = That pays an office in { $city }.

# The end.

web-rank =
    { $rank ->
        [1] 1st · { $points }
        [2] 2nd · { $points }
        [3] 3rd · { $points }
       *[other] { $rank }th · { $points }
    }
web-score =
    { $kind ->
        [offices] offices ({ $count }): { $points }
        [chips] bonus chips ({ $count }): { $points }
        [raid_markers] unused raid markers ({ $count }): { $points }
        [noted] noted by the pirate: { $points }
       *[rest] goods: { $points }
    }
web-score-key-office = office { $points }
web-score-key-chip = chip { $points }
web-score-key-raid = unused raid { $points }
web-end =
    { $winners ->
        [0] Nobody wins
        [one] { $mine ->
            [yes] { $by ->
                [points] You win with five development points
               *[laps] { $lead ->
                    [0] You win
                    [one] You win, by one point
                   *[other] You win, by { $lead } points
                }
            }
           *[no] { $by ->
                [points] { $seats } wins with five development points
               *[laps] { $lead ->
                    [0] { $seats } wins
                    [one] { $seats } wins, by one point
                   *[other] { $seats } wins, by { $lead } points
                }
            }
        }
       *[other] { $seats } share the win
    }
web-end-why =
    { $by ->
        [agreement] All who were there agreed to stop: the points are as they stood.
        [points] Five development points win at once; nobody finishes the round.
       *[laps] { $winners ->
            [0] The guild master has walked round twice before anybody had five development points.
           *[other] The guild master has walked round twice, and nobody had five development points: the richest merchant wins.
        }
    }
web-final-won = With this you win, and the game is over.
web-end-points = Where the points came from
web-end-decided = What decided it
web-end-again = Another voyage?
web-decided-watch = Watch
web-decided-when =
    { $round ->
        [0] All game long
       *[other] Round { $round }
    }
web-decided =
    { $kind ->
        [last_point] { $by ->
            [chip] { $seat } won the chip “{ $chip }”: the fifth development point.
           *[office] { $seat } built in { $city }: the fifth development point.
        }
        [raid_city] { $seat } raided { $city } and took { $goods }: +{ $points }.
        [raid_cog] { $seat } robbed the cog of { $victim } of { $goods }: { $points } points changed ships.
        [chip] { $seat } won the chip “{ $chip }”: +{ $points }.
        [trades] { $count ->
            [one] { $seat } gained { $points } points in a single trade.
           *[other] { $seat } gained { $points } points in { $count } trades.
        }
        [unused] { $count ->
            [one] { $seat } never used a raid marker: +{ $points }.
           *[other] { $seat } kept { $count } raid markers unused: +{ $points }.
        }
       *[offices] { $count ->
            [one] { $seat } owned an office: +{ $points }.
           *[other] { $seat } owned { $count } offices: +{ $points }.
        }
    }

# A raid.

web-or = or
web-raid = Raid { $city }
web-raid-choose = Choose your prey below
web-raid-closed =
    { $pirate ->
        [yes] { $city } is closed to your cog while your marker lies there.
       *[no] { $city } is closed to your cog for the rest of the game.
    }
web-raid-out = The others drive you out: to
web-raid-leave = You must leave: to
web-raid-nearer = The guild master passes over raided cities: the end comes nearer.
web-prey-city = The city
web-prey-cog = Cog of { $seat }
web-prey =
    { $kind ->
        [city] { $count ->
            [0] Nothing lies here.
           *[other] { $piles ->
                [0] All goods in the city and its offices: { $goods }, worth { $worth }.
               *[other] Three piles are made of { $goods }, worth { $worth }; you take two.
            }
        }
       *[cog] { $known ->
            [yes] { $seat } makes piles of { $sizes } from goods worth { $worth }; you take one.
           *[no] { $seat } makes piles of { $sizes }; you take one.
        }
    }
web-prey-short =
    { $kind ->
        [city] worth { $worth }
       *[cog] { $sizes } of { $count }
    }
web-loot =
    { $kind ->
        [city] { $mine ->
            [yes] You raided { $city }
           *[no] { $seat } raided { $city }
        }
       *[cog] { $mine ->
            [yes] You raided the cog of { $victim }
           *[no] { $seat } raided the cog of { $victim }
        }
    }
web-loot-worth = worth { $worth }
web-loot-secret =
    { $count ->
        [one] of one good
       *[other] of { $count } goods
    }

# What is asked: who did what and where. The note says what is wanted, or what to know.

web-kogge-ask-start-picks = Where do you found your first office?
    .note =
        { $again ->
            [yes] { $seats } chose { $city } too, and it has room for two offices only: choose another city.
           *[no] { $alone ->
                [yes] Your cog begins there, too.
               *[no] Your cog begins there, too. Nobody sees your choice yet.
            }
        }
web-kogge-ask-pick-openly = Where do you found your first office?
    .note =
        { $again ->
            [yes] Too many chose { $city } again: now you choose openly, one after another.
           *[no] You choose openly, one after another.
        }
web-kogge-ask-auction = Which markers do you bid?
    .note = The best bid goes first; each marker brings goods to its city.
web-kogge-ask-guild-master = How far does the guild master walk?
    .note = He is in { $city }. You are first, so you lead him.
web-kogge-ask-guild-alone = How far does the guild master walk?
    .note = He is in { $city }.
web-kogge-ask-sailing =
    { $steps ->
        [0] Where to from { $city }?
       *[other] Sail on from { $city }?
    }
    .note =
        { $must ->
            [yes] You cannot stay here.{" "}
           *[no] {""}
        }{ $price ->
            [-1] {""}
            [0] This step is free.
            [one] The next step costs 1 good or 1 marker.
           *[other] The next step costs { $price } goods or markers.
        }
web-kogge-ask-acting = Your turn in { $city }
web-kogge-ask-choose-marker = Which marker do you take for your { $good }?
    .note = Only you see what the reserve holds.
web-kogge-ask-splitting = { $seat } raids your cog in { $city }
    .note = Make { $piles } piles: { $seat } takes one.
web-kogge-ask-picking = You raid the cog of { $seat } in { $city }
    .note = Which pile do you take? The rest stays with its owner.
web-kogge-ask-exile-vote =
    { $of ->
        [cog] { $seat } raided the cog of { $victim } in { $city }
       *[city] { $seat } raided { $city }
    }
    .note =
        { $goods_n ->
            [0] {""}
           *[other] The loot: { $goods }.{" "}
        }The cog must leave: where to? All others choose, in secret.
web-kogge-ask-exile-choice = { web-kogge-ask-exile-vote }
    .note =
        { $goods_n ->
            [0] {""}
           *[other] The loot: { $goods }.{" "}
        }The cog must leave: where to? You alone decide.
web-kogge-ask-escaping = You raided { $city }
    .note = You must leave: by which way?
web-kogge-ask-splitting-loot = { $seat } raided { $city }
    .note = Make { $piles } piles of the loot: { $seat } takes all but one.
web-kogge-ask-leaving-pile = You raided { $city }
    .note = Which pile do you leave there? You take the others.
web-kogge-ask-intercepting = { $seat } has ended the turn
    .note = Do you take an extra turn now? Your chip works only once.
web-kogge-ask-tax-cogs = The guild master has come to { $city }
    .note = Which good do you pay as tax?
web-kogge-ask-challenging = Do you begin a conflict in { $city }?
web-kogge-ask-fighting =
    { $begun ->
        [yes] You attack { $seat } in { $city }
       *[no] { $seat } attacks you in { $city }
    }
    .note =
        { $begun ->
            [yes] Lay one marker or more; { $seat } will get them.
           *[no] Lay as many markers as you like, or none; { $seat } will get them.
        }
web-kogge-ask-demanding = You have beaten { $seat }
    .note = Name three goods: you get those of them that are aboard.
web-kogge-ask-pushing = You have beaten { $seat }
    .note = Do you move the cog one step, out of { $city }?
web-kogge-ask-start-swap = You have seen the routes of { $city }
    .note = Do you swap one of them with a marker from your hand?
web-kogge-ask-landing = At which of the two do you put in?
    .note = Both cities bear this number.
web-kogge-ask-land-vote = Where must the cog of { $seat } put in?
    .note = Both cities bear this number. All others choose, in secret.
web-kogge-ask-land-choice = Where must the cog of { $seat } put in?
    .note = Both cities bear this number. You alone decide.

# The main button.

web-kogge-deed-pick-start = Begin in { $city }
web-kogge-deed-bid = Bid { $items }
web-kogge-deed-move-guild =
    { $known ->
        [yes] Walk to { $city }
       *[no] { $value ->
            [one] One city on
           *[other] { $value } cities on
        }
    }
web-kogge-deed-sail =
    { $known ->
        [yes] Sail to { $city }
       *[no] Sail into the unknown
    }
    .note =
        { $paid_n ->
            [0] {""}
           *[other] for { $paid }
        }
web-kogge-deed-passage = Take the secret passage
    .note = for { $paid }
web-kogge-deed-load = Load { $items }
web-kogge-deed-anchor =
    { $stays ->
        [yes] Stay in { $here }
       *[no] Anchor in { $here }
    }
    .note =
        { $stays ->
            [yes] no trade this turn
           *[no] and act there
        }
web-kogge-deed-build = Build in { $here }
web-kogge-deed-buy = Buy { $low } · { $high }
    .note = for { $paid }
web-kogge-deed-change-route = Lay { $value } on route { $route }
    .note = face down
web-kogge-deed-give-good = Give { $good }
    .note = for a marker
web-kogge-deed-take-marker = Take marker { $value }
web-kogge-deed-buy-raid = Give 3 × { $value }
    .note = for the second raid marker
web-kogge-deed-end-turn = End turn
web-kogge-deed-raid-city = Raid { $here }
web-kogge-deed-raid-cog = Raid the cog of { $player }
web-kogge-deed-split-cargo = Offer { $sizes }
    .note = you keep { $keeps }
web-kogge-deed-take-pile = Take { $pile }
    .note = worth { $worth }
web-kogge-deed-exile =
    { $known ->
        [yes] Drive { $seat } to { $city }
       *[no] Drive { $seat } into the unknown
    }
web-kogge-deed-split-loot = Lay out { $sizes }
    .note = worth { $worths }
web-kogge-deed-leave-pile = Leave { $pile }
    .note = worth { $worth }
web-kogge-deed-escape =
    { $known ->
        [yes] Leave for { $city }
       *[no] Leave into the unknown
    }
web-kogge-deed-intercept = Take an extra turn
web-kogge-deed-let-pass = Let it pass
web-kogge-deed-keep-peace = Keep peace
web-kogge-deed-commit =
    { $items_n ->
        [0] Lay no marker
       *[other] Lay { $items }
    }
web-kogge-deed-push =
    { $known ->
        [yes] Move { $seat } to { $city }
       *[no] Move { $seat } into the unknown
    }
web-kogge-deed-leave-be = Leave the cog in { $city }
web-kogge-deed-keep-start = Keep both routes
web-kogge-deed-land = Put in at { $city }

# Why not, in a few words behind the name of the deed.

web-kogge-short-K-MOVE-03 = costs { $need }, you have { $have }
web-kogge-short-K-MOVE-09 = not to { $city }: your raid marker lies there
web-kogge-short-K-BONUS-04 = costs { $need }, you have { $have }
web-kogge-short-K-BONUS-05 = leads to { $city }, closed to you
web-kogge-short-K-ACT-GEN-01 = done this turn
web-kogge-short-K-ACT-BUILD-01 = lacks { $lacking }
web-kogge-short-K-ACT-BUILD-02 = lacks marker { $city_n } ({ $have } of { $need })
web-kogge-short-K-ACT-BUILD-03 = sites are taken
web-kogge-short-K-ACT-GM-01 =
    { $guild_here ->
        [yes] one deal a turn
       *[no] is in { $guild }
    }
web-kogge-short-K-ACT-GM-02 = needs 3 equal markers
web-kogge-short-K-ACT-GM-03 = needs { $need } equal goods
web-kogge-short-K-ACT-GM-04 = needs a good aboard
web-kogge-short-K-ACT-GM-06 = needs a marker whose good is in stock
web-kogge-short-K-ACT-BUY-01 = costs a good, your cog is empty
web-kogge-short-K-ACT-BUY-02 = done this turn
web-kogge-short-K-ACT-TRADE-01 = not where your turn began
web-kogge-short-K-ACT-TRADE-02 = nothing to trade here
web-kogge-short-K-ACT-TRADE-03 = done this turn
web-kogge-short-K-ACT-ROUTE-02 = no marker that may lie here
web-kogge-short-K-ACT-ROUTE-04 = lies face down
web-kogge-short-K-ACT-RAID-01 = no raid marker left
web-kogge-short-K-MKT-03 = sold out
web-kogge-short-G-07 = none left for you
web-kogge-short-G-09 = { $seat }’s is empty
web-kogge-short-G-10 = nothing to be had
web-kogge-short-G-14 = raided once already
web-kogge-short-G-27 = both lie face down
web-kogge-short-D-24 = leads back to { $city }
web-kogge-short-G-69 = you must sail on
web-kogge-short-G-62 = the reserve had none
web-kogge-short-G-29 = you promised { $seat }
web-kogge-short-B-CHIP-01 = { $seat } has safe conduct
web-kogge-short-K-ADV-MEM-06 = costs 1, once a turn
web-kogge-short-B-ROUTE-01 = only on Bornholm
web-kogge-short-G-46 = none on Bornholm
web-kogge-short-P-02 = not for the pirate
web-kogge-short-P-04 = not on Bornholm
web-kogge-short-P-05 = the pirate has his four
web-kogge-short-P-06 = at Bornholm, with goods aboard
web-kogge-short-G-39 = not on Bornholm
web-kogge-short-G-40 = you still hold one

web-kogge-pile-size =
    { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
web-kogge-route = Route { $route }
web-kogge-to = to { $city }
web-kogge-past = past { $cities } (raided)
web-part-goods =
    { $price ->
        [one] 1 good
       *[other] { $price } goods
    }
web-part-marker = a marker
web-part-pair = a pair
web-part-your-marker = your marker

web-lack-pay =
    { $price ->
        [one] Choose 1 to pay
       *[other] Choose { $price } to pay
    }
web-ladder-empty = stock empty
web-ladder-office = to the office of { $seat }
web-kogge-after-gained = brought forth
web-kogge-after-goods = Goods
web-kogge-after-lost = robbed
web-kogge-after-markers = Markers
web-kogge-after-offices = Development points
web-kogge-after-places = Goods by city
web-kogge-after-points = Points
web-kogge-after-voyages = Routes most sailed

# The ten cells of the dock: a short name for each action.

web-kogge-home-build = Office
web-kogge-home-deliver = Deliver
web-kogge-home-trade = Trade
web-kogge-home-buy = Buy
web-kogge-home-change-route = Reroute
web-kogge-home-peek = Look
web-kogge-home-raid = Raid
web-kogge-home-deal = Deal
web-kogge-home-sell = Chip
web-kogge-home-buy-raid = Raid marker
web-kogge-home-give-good = Get marker
web-kogge-home-give-marker = Sell marker
web-kogge-guild-away = The guild master is in { $city }.
web-kogge-guild-deals = In his city: chip, raid marker, good ⇄ marker.
web-kogge-deal-there = make an offer
web-kogge-deal-none = nobody is here
web-kogge-none = none
web-kogge-none-here = none here
web-kogge-you-give = you give it
web-kogge-you-take = you take it
web-kogge-cannot-pay = nothing to pay with
web-kogge-of = of { $many }
web-kogge-if-there = if there
web-kogge-add-marker = + marker
web-kogge-offer-later = Later
web-kogge-raid-closed = Closed to you
web-kogge-raid-out = They drive you out
web-kogge-raid-leave = You leave
web-kogge-raid-nearer = The end is nearer
web-kogge-raid-skips = he passes over { $city }
web-kogge-raid-unused = unused: 10 points
