# Kogge: moves. The value is a button and .full one answer among others.
# English.

move-kogge-pick-start = Choose city
    .full = { $value } (marker { $value_n })
move-kogge-bid = Bid
    .full = Bid { $items }
move-kogge-move-guild = Move the guild master
    .full =
        { $value ->
            [one] One city on
           *[other] { $value } cities on
        }
    .to =
        { $value ->
            [one] One city on, to { $end }
           *[other] { $value } cities on, to { $end }
        }

move-kogge-sail = Sail
    .full =
        { $paid_n ->
            [0] Sail along route { $of }
           *[other] Sail along route { $of } for { $paid }
        }
    .to =
        { $paid_n ->
            [0] Sail to { $end } along route { $of }
           *[other] Sail to { $end } along route { $of } for { $paid }
        }
move-kogge-passage = Secret passage
    .full = Secret passage for { $paid }
    .to = Secret passage to { $end } for { $paid }
move-kogge-load = Load
    .full = Load { $items }
move-kogge-anchor = Anchor
    .full = Anchor here and begin the actions

move-kogge-build = Build an office
    .full =
        { $value ->
            [0] Build an office, paid in goods and markers
            [1] Build an office, paid in goods
           *[2] Build an office, paid in markers
        }
move-kogge-buy-raid = Second raid marker
    .full = Give three markers { $value } for the second raid marker
move-kogge-sell = Bonus chip
    .full = Sell { $of } for the chip “{ $value }”
move-kogge-give-good = Good for marker
    .full = Give { $value } for a marker of its colour
move-kogge-take-marker = Take marker
    .full = Take marker { $value }
move-kogge-give-marker = Marker for good
    .full = Give marker { $value } for { $value_good }
move-kogge-buy = Buy markers
    .full = Buy pair { $of } for { $paid }
move-kogge-trade = Trade
    .full = Trade { $give } for { $take }
move-kogge-change-route = Change a route
    .full = Lay marker { $value } face down on route { $of }
move-kogge-end-turn = End turn
    .full = End your turn

move-kogge-raid-city = Raid the city
    .full = Raid the city and all its offices
move-kogge-raid-cog = Raid a cog
    .full = Raid the cog of { $value }
move-kogge-split-cargo = Divide the cargo
    .full = Divide: { $piles }
move-kogge-take-pile = Take pile
    .full = Take pile { $value }
move-kogge-exile = Drive out
    .full = Drive the robber out along route { $value }
    .to = Drive the robber out along route { $value } to { $end }

move-kogge-offer = Offer a deal
    .full =
        Offer { $to } { $give } for { $take }{ $of_n ->
            [0] {""}
           *[other] {" "}at the office in { $of }
        }{ $vow_n ->
            [0] {""}
           *[other] {" "}and promise { $vow }
        }{ $wants_n ->
            [0] {""}
           *[other] , if { $to } promises { $wants }
        }
move-kogge-accept = Accept
    .full = Accept offer { $value }
move-kogge-decline = Decline
    .full = Decline offer { $value }
move-kogge-withdraw = Withdraw
    .full = Withdraw offer { $value }

move-kogge-split-loot = Divide the loot
    .full = Divide: { $piles }
move-kogge-leave-pile = Leave a pile
    .full = Leave pile { $value } and take the others

move-kogge-intercept = Intercept
    .full = Take an extra turn now; the chip works only once
move-kogge-let-pass = Let pass
    .full = Take no extra turn now

move-kogge-pay-tax = Pay tax
    .full = Pay { $value }

move-kogge-keep-peace = Keep peace
    .full = Begin no conflict
move-kogge-attack = Attack
    .full = Begin a conflict with { $value }
move-kogge-commit = Lay markers
    .full = Lay { $items }
move-kogge-demand = Demand goods
    .full = Demand { $items }
move-kogge-push = Move the loser
    .full = Move the loser’s cog along route { $value }
move-kogge-leave-be = Leave be
    .full = Leave the loser’s cog where it is

move-kogge-peek = Look at the routes
    .full = Look at both routes of this city for { $paid }
move-kogge-swap-start = Swap a route
    .full = Lay marker { $value } face down on route { $of } and take the one that lies there
move-kogge-keep-start = Keep the routes
    .full = Leave both routes as they are

# Bornholm

move-kogge-land = Put in
    .full = Put in at { $value }
move-kogge-change-crest = Change Bornholm’s number
    .full = Lay { $value } on Bornholm’s crest

move-kogge-escape = Leave the city
    .full = Leave along route { $value }
# The pirate

move-kogge-deliver = Bring goods home
    .full = Bring { $items } home to Bornholm
move-kogge-buy-back = Buy a raid marker back
    .full = Take the raid marker off { $value }, for three { $of }s
