# Kogge’s own words in the browser. English.

web-after = Then you have
web-all-routes = All routes
web-bid = bid
web-buy-for = Buy { $low } and { $high } for { $paid }
web-coming = { $count } more would come
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
web-keys = Keys: 0–9 cities, A to the answers, Enter confirm, Escape back, Backspace undo, L log, O offers, M all routes, ? rules.
web-kogge-choose-place = Tap a city on the map.
web-kogge-hint-acting = Each action once, in any order. An office costs one good of each of the three kinds not made here, and a marker with this city’s number.
web-kogge-hint-bid = The best bid goes first: equal markers beat all else, then the higher sum. Each marker you bid brings two goods to its city and is gone.
web-kogge-hint-exile = The robber must leave. All others choose a route for him, in secret.
web-kogge-hint-move-guild = He brings two goods to the city where he stops. Whoever is there may deal with him. After his second lap the game ends.
web-kogge-hint-pick-start = Five development points win; every office and every bonus chip is one. You begin with an office and your cog in the same city.
web-kogge-hint-sailing = The two numbers on your city are its routes. The first step is free, every further one costs a good or a marker. Anchor where you want to act.
web-kogge-hint-split-cargo = The robber takes one of the two piles.
web-kogge-hint-take-pile = The other pile stays with its owner.
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
web-kogge-warns-raid-city = Your raid marker stays here, and while it does you cannot come back. Your turn ends, and your cog is driven out at once.
web-kogge-warns-raid-cog = { web-kogge-warns-raid-city }
web-kogge-what = Sail the Baltic of the Hanse, trade cheap goods for dear ones, change the sea lanes behind your rivals’ backs. Two to four merchants, alone or five with its expansion, about an hour.
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
web-sail-for = { $price ->
        [0] Sail: { $to }
       *[other] Sail: { $to }, for { $paid }
    }
web-score-each = { $count } × { $worth }
web-unknown-route = into the unknown
web-virtual = Virtual player
web-virtual-first = bids before you
web-virtual-last = last bid
web-virtual-none = no bid yet
web-virtual-second = bids after you
