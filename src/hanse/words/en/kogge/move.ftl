# Kogge: moves. The value is a button, .full one answer among others, .done what one has just done.
# English.

move-kogge-pick-start = Choose city
    .full = { $value } (marker { $value_n })
    .done = You chose { $value }.
move-kogge-bid = Bid
    .full = Bid { $items }
    .done = You bid { $items }.
move-kogge-move-guild = Move the guild master
    .full =
        { $value ->
            [one] One city on
           *[other] { $value } cities on
        }
    .done =
        { $value ->
            [one] You moved the guild master one city on.
           *[other] You moved the guild master { $value } cities on.
        }

move-kogge-sail = Sail
    .full =
        { $paid_n ->
            [0] Sail along route { $of }
           *[other] Sail along route { $of } for { $paid }
        }
    .done =
        { $paid_n ->
            [0] You sailed along route { $of }.
           *[other] You sailed along route { $of } and paid { $paid }.
        }
move-kogge-passage = Secret passage
    .full = Secret passage for { $paid }
    .done = You took the secret passage and paid { $paid }.
move-kogge-load = Load
    .full = Load { $items }
    .done = You loaded { $items }.
move-kogge-anchor = Anchor
    .full = Anchor here and begin the actions
    .done = You anchored.

move-kogge-build = Build an office
    .full =
        { $value ->
            [0] Build an office, paid in goods and markers
            [1] Build an office, paid in goods
           *[2] Build an office, paid in markers
        }
    .done = You founded an office.
move-kogge-buy-raid = Second raid marker
    .full = Give three markers { $value } for the second raid marker
    .done = You gave three markers { $value } for the second raid marker.
move-kogge-sell = Bonus chip
    .full = Sell { $of } for the chip “{ $value }”
    .done = You sold { $of } for the chip “{ $value }”.
move-kogge-give-good = Good for marker
    .full = Give { $value } for a marker of its colour
    .done = You gave { $value } for a marker of its colour.
move-kogge-take-marker = Take marker
    .full = Take marker { $value }
    .done = You took marker { $value }.
move-kogge-give-marker = Marker for good
    .full = Give marker { $value } for { $value_good }
    .done = You gave marker { $value } for { $value_good }.
move-kogge-buy = Buy markers
    .full = Buy pair { $of } for { $paid }
    .done = You bought pair { $of } for { $paid }.
move-kogge-trade = Trade
    .full = Trade { $give } for { $take }
    .done = You traded { $give } for { $take }.
move-kogge-change-route = Change a route
    .full = Lay marker { $value } face down on route { $of }
    .done = You laid marker { $value } face down on route { $of }.
move-kogge-end-turn = End turn
    .full = End your turn
    .done = You ended your turn.

move-kogge-raid-city = Raid the city
    .full = Raid the city and all its offices
    .done = You raided the city.
move-kogge-raid-cog = Raid a cog
    .full = Raid the cog of { $value }
    .done = You raided the cog of { $value }.
move-kogge-split-cargo = Divide the cargo
    .full = Divide: { $piles }
    .done = You divided your cargo: { $piles }.
move-kogge-take-pile = Take pile
    .full = Take pile { $value }
    .done = You took pile { $value }.
move-kogge-exile = Drive out
    .full = Drive the robber out along route { $value }
    .done = You are for route { $value }.

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
    .done =
        You offered { $to } { $give } for { $take }{ $of_n ->
            [0] {""}
           *[other] {" "}at the office in { $of }
        }{ $vow_n ->
            [0] {""}
           *[other] {" "}and promised { $vow }
        }{ $wants_n ->
            [0] {""}
           *[other] , if { $to } promises { $wants }
        }.
move-kogge-accept = Accept
    .full = Accept offer { $value }
    .done = You accepted offer { $value }.
move-kogge-decline = Decline
    .full = Decline offer { $value }
    .done = You declined offer { $value }.
move-kogge-withdraw = Withdraw
    .full = Withdraw offer { $value }
    .done = You withdrew offer { $value }.

move-kogge-split-loot = Divide the loot
    .full = Divide: { $piles }
    .done = You divided the loot: { $piles }.
move-kogge-leave-pile = Leave a pile
    .full = Leave pile { $value } and take the others
    .done = You left pile { $value }.

move-kogge-intercept = Intercept
    .full = Take an extra turn now; the chip works only once
    .done = You took an extra turn.
move-kogge-let-pass = Let pass
    .full = Take no extra turn now
    .done = You let the turn pass.

move-kogge-pay-tax = Pay tax
    .full = Pay { $value }
    .done = You paid { $value } as tax.

move-kogge-keep-peace = Keep peace
    .full = Begin no conflict
    .done = You kept peace.
move-kogge-attack = Attack
    .full = Begin a conflict with { $value }
    .done = You attacked { $value }.
move-kogge-commit = Lay markers
    .full = Lay { $items }
    .done = You laid { $items }.
move-kogge-demand = Demand goods
    .full = Demand { $items }
    .done = You demanded { $items }.
move-kogge-push = Move the loser
    .full = Move the loser’s cog along route { $value }
    .done = You moved the loser’s cog along route { $value }.
move-kogge-leave-be = Leave be
    .full = Leave the loser’s cog where it is
    .done = You left the loser’s cog where it was.

move-kogge-peek = Look at the routes
    .full = Look at both routes of this city for { $paid }
    .done = You paid { $paid } and looked at the routes.
move-kogge-swap-start = Swap a route
    .full = Lay marker { $value } face down on route { $of } and take the one that lies there
    .done = You laid marker { $value } face down on route { $of }.
move-kogge-keep-start = Keep the routes
    .full = Leave both routes as they are
    .done = You left the routes as they were.

# Bornholm

move-kogge-land = Put in
    .full = Put in at { $value }
    .done = The cog puts in at { $value }.
move-kogge-change-crest = Change Bornholm’s number
    .full = Lay { $value } on Bornholm’s crest
    .done = You gave Bornholm the number { $value }.

move-kogge-escape = Leave the city
    .full = Leave along route { $value }
    .done = You left along route { $value }.
# The pirate

move-kogge-deliver = Bring goods home
    .full = Bring { $items } home to Bornholm
    .done = You brought { $items } home.
move-kogge-buy-back = Buy a raid marker back
    .full = Take the raid marker off { $value }, for three { $of }s
    .done = You took the raid marker off { $value }.
