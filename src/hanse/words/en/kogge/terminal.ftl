# hanse play: the board of Kogge. English.

terminal-kogge-headline =
    Kogge   { $round ->
        [0] setting up
       *[other] round { $round }
    }   guild master { $walked } of 18   reserve { $reserve } markers{ $last ->
        [yes] {"   "}last round
       *[no] {""}
    }
terminal-kogge-head-city = city
terminal-kogge-head-goods = goods
terminal-kogge-head-offices = offices
terminal-kogge-head-here = here
terminal-kogge-market = Market { $pairs }
terminal-kogge-stock = Stock
terminal-kogge-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $you ->
        [yes] , you
       *[no] {""}
    }
terminal-kogge-holds =
    { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    }, { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }, { $raids ->
        [one] 1 raid
       *[other] { $raids } raids
    }
terminal-kogge-chip-1 = 3:1
terminal-kogge-chip-2 = +1
terminal-kogge-chip-3 = 2sp
terminal-kogge-chip-4 = sec
terminal-kogge-chip-5 = safe
terminal-kogge-chip-6 = int
terminal-kogge-bid = bid { $bid }
terminal-kogge-virtual = Virtual player: bid { $bid }
terminal-kogge-gone = Gone
terminal-kogge-hand = Your markers
terminal-kogge-cargo = Your cog
terminal-kogge-laid = (* face down, only you know)

# Answers that name places

terminal-kogge-way =
    Route { $route } to { $number } { $city }{ $price ->
        [0] {""}
       *[other] , costs { $price }
    }
terminal-kogge-way-hidden =
    Route { $route }, face down{ $price ->
        [0] {""}
       *[other] , costs { $price }
    }
terminal-kogge-way-paid = { $way }: { $paid }
terminal-kogge-guild =
    { $steps ->
        [one] One city on
       *[other] { $steps } cities on
    }, to { $number } { $city }
terminal-kogge-office-deal = Deal with the office of { $seat } in { $city }
terminal-kogge-change = Change route { $route } ({ $number } { $city })
terminal-kogge-change-hidden = Change route { $route } (face down)
terminal-kogge-buy = Buy markers { $low } and { $high }
terminal-kogge-lay = Marker { $marker } on route { $route }, to { $city }
terminal-kogge-pair = Markers { $low } and { $high } for { $goods }
terminal-kogge-pile = Pile { $number }: { $goods }
terminal-kogge-offer =
    { $label } { $offer }: { $maker } gives { $to } { $give } for { $take }{ $promise_n ->
        [0] {""}
       *[other] {" "}(“{ $promise }”)
    }

# The board in sentences

terminal-kogge-city = City { $number }, { $name }, makes { $good }.
terminal-kogge-city-goods = Here lies: { $goods }.
terminal-kogge-city-cogs = Cogs: { $seats }.
terminal-kogge-city-guild = The guild master is here.
terminal-kogge-city-raided = Raided by { $seats }.
terminal-kogge-city-strangers = A raid marker of a colour that nobody plays lies here.
terminal-kogge-office = Office of { $seat }, in it: { $goods }.
terminal-kogge-office-free = A free site.
terminal-kogge-exit = Route { $route } to { $number } { $name }.
terminal-kogge-exit-hidden = Route { $route } lies face down.
terminal-kogge-exit-own = Route { $route } lies face down; only you know that it leads to { $number } { $name }.
terminal-kogge-player =
    { $place }. { $seat }, seat { $number }: { $points } of 5 points, offices { $offices }, chips: { $chips }. Markers { $markers }, goods { $goods }, raid markers { $raids }. Cog in: { $city }.
terminal-kogge-virtual-bid = The virtual player’s last bid: { $markers }.
terminal-kogge-gone-goods = Out of the game: { $goods }.
terminal-kogge-own = Your markers: { $markers }. On your cog: { $goods }.
terminal-kogge-legend = The signs: { $goods }; ♔ guild master, † raid marker of, ? route face down, * face down and known to you, · nothing or free, ▸ is asked. Beside a city its number and its good; A and B are its routes; beside an office what lies in it.
terminal-kogge-pirate = pirate, { $noted } noted
terminal-kogge-pirate-told = { $seat } is the pirate and has noted { $noted } victory points.

# The aim, and what is said before an answer that costs something

terminal-kogge-goal =
    You win the moment you own five development points: one for each office and one for each bonus chip. If nobody gets there before the guild master has walked round the map twice, the richest merchant wins.
    Each round you bid with route markers. The bids do two things at once: every marker bid makes its city produce goods, and the best bid takes the first turn. The first player walks the guild master one or two cities on. Then everybody takes a turn: sail, then act.
    An office costs goods and a marker of its city; a bonus chip is sold by the guild master where he stands. In every city two markers say where a ship can go from there, and players keep changing them.
terminal-kogge-goal-alone =
    You play alone, and win with five development points: one for each office and one for each bonus chip. You lose if the guild master has walked round the map twice before.
    Each round you bid with route markers against a virtual player. Every marker bid makes its city produce goods. The guild master walks on, then you sail and act.
    An office costs goods and a marker of its city; a bonus chip is sold by the guild master where he stands.
terminal-kogge-goal-variant = Also at this table, { $variant }: { $said }
terminal-kogge-warn-end = Your turn is over then. You could still do: { $still }.
terminal-kogge-warn-raid = Your raid marker stays in { $city }, and while it lies there your cog cannot come back. Your turn ends, and your cog is driven out at once.
terminal-kogge-warn-own = An office of your own stands here, too.

terminal-kogge-level-greenhorn = Greenhorn: thinks of a few moves and takes the best
terminal-kogge-level-deckhand = Deckhand: thinks of a dozen moves, one step ahead
terminal-kogge-level-pedlar = Pedlar: thinks from step to step, but now and then plans a turn
terminal-kogge-level-apprentice = Apprentice: looks one step ahead and forgets what others bought
terminal-kogge-level-journeyman = Journeyman: looks two steps ahead and is content with a good plan
terminal-kogge-level-mate = Mate: looks two steps ahead and takes what is nearly the best
terminal-kogge-level-captain = Captain: plans whole turns and knows what a position is worth
terminal-kogge-level-alderman = Alderman: the strongest: plays everybody’s next turns through in its head
