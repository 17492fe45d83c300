# Kogge: what happens. English.
# A name ending in _n is the number behind a phrase: 0 is nothing, -1 is what the reader is not told.

# Setting up

event-kogge-guild-placed = The guild master begins in { $city }. There lies the end marker.
event-kogge-routes-laid = The routes lie face up: { $routes }.
event-kogge-ready = { $seat } has chosen.
    .you = You have chosen.
event-kogge-office-opened = { $seat } founds the first office in { $city }.
    .you = You found your first office in { $city }.
event-kogge-start-clash = Too many want { $city }: { $seats } choose again.
    .you-seats = Too many want { $city }: { $seats_others } and you choose again.
event-kogge-open-picks = No end of clashes: now { $seats } choose openly, in this order.
    .you-seats = No end of clashes: now { $seats } choose openly, in this order.
event-kogge-order-set = Turn order: { $order }.
    .you-order = Turn order: { $order }.

# Supply

event-kogge-round-began = Round { $round } begins.
event-kogge-marker-drawn =
    { $marker_n ->
        [-1] { $seat } draws a marker for the chip.
       *[other] { $seat } draws marker { $marker } for the chip.
    }
    .you =
        { $marker_n ->
            [-1] You draw a marker for the chip.
           *[other] You draw marker { $marker } for the chip.
        }
event-kogge-market-laid =
    { $pairs_n ->
        [0] The reserve is empty: there is no market.
       *[other] In the market: { $pairs }.
    }
event-kogge-bid-laid = { $seat } bids { $markers }.
    .you = You bid { $markers }.
event-kogge-no-bid = { $seat } has no bid to make.
    .you = You have no bid to make.
event-kogge-produced =
    { $to_offices_n ->
        [0] { $city } produces { $to_city }.
       *[other] { $city } produces { $to_city_n ->
            [0] nothing
           *[other] { $to_city }
        } for the city and { $to_offices_n ->
            [one] one for the office of { $to_offices }
           *[other] one each for the offices of { $to_offices }
        }.
    }
    .you-to-offices =
        { $to_offices_n ->
            [0] { $city } produces { $to_city }.
           *[other] { $city } produces { $to_city_n ->
                [0] nothing
               *[other] { $to_city }
            } for the city and { $to_offices_others_n ->
                [0] { $to_offices_n ->
                    [one] one for your office
                   *[other] one each for your offices
                }
               *[other] one each for the offices of { $to_offices_others } and you
            }.
        }

# Guild master

event-kogge-guild-moved = { $seat } moves the guild master to { $city }.
    .you = You move the guild master to { $city }.
event-kogge-guild-brought =
    { $goods_n ->
        [0] He brings nothing to { $city }: the stock is empty.
       *[other] He brings { $goods } to { $city }.
    }
event-kogge-last-round = The second lap is done. This round is played to its end.

# Sailing

event-kogge-sailed =
    { $seat } { $passage ->
        [yes] takes the secret passage
       *[no] sails
    } from { $start } to { $city }{ $paid_n ->
        [0] {""}
       *[other] {" "}and pays { $paid }
    }.
    .you =
        You { $passage ->
            [yes] take the secret passage
           *[no] sail
        } from { $start } to { $city }{ $paid_n ->
            [0] {""}
           *[other] {" "}and pay { $paid }
        }.
event-kogge-route-revealed = A route in { $city } is turned up: { $marker }, to { $marker_city }.
event-kogge-forked =
    { $seat } leaves { $start } by { $marker }{ $paid_n ->
        [0] {""}
       *[other] {" "}and pays { $paid }
    }: two cities have this number.
    .you =
        You leave { $start } by { $marker }{ $paid_n ->
            [0] {""}
           *[other] {" "}and pay { $paid }
        }: two cities have this number.
event-kogge-blocked =
    { $paid_n ->
        [0] { $seat } may not enter { $city } and stays.
       *[other] { $seat } may not enter { $city } and stays; { $paid } is lost.
    }
    .you =
        { $paid_n ->
            [0] You may not enter { $city } and stay.
           *[other] You may not enter { $city } and stay; { $paid } is lost.
        }
event-kogge-led-nowhere =
    The route leads to { $city } itself: the cog of { $seat } stays where it is{ $paid_n ->
        [0] {""}
       *[other] ; { $paid } is lost
    }.
    .you =
        The route leads to { $city } itself: your cog stays where it is{ $paid_n ->
            [0] {""}
           *[other] ; { $paid } is lost
        }.
event-kogge-loaded = { $seat } loads { $goods } in { $city }.
    .you = You load { $goods } in { $city }.
event-kogge-anchored = { $seat } anchors in { $city }.
    .you = You anchor in { $city }.

# Actions

event-kogge-built = { $seat } founds an office in { $city } for { $paid }.
    .you = You found an office in { $city } for { $paid }.
event-kogge-raid-marker-bought = { $seat } gives three markers { $marker } for the second raid marker.
    .you = You give three markers { $marker } for your second raid marker.
event-kogge-chip-won = { $seat } sells { $good } to the guild master for the chip “{ $chip }”.
    .you = You sell { $good } to the guild master for the chip “{ $chip }”.
event-kogge-good-given = { $seat } gives the guild master { $good } for a marker of its colour.
    .you = You give the guild master { $good } for a marker of its colour.
event-kogge-no-such-marker = The reserve has no such marker. { $seat } gets { $good } back.
    .you = The reserve has no such marker. You get { $good } back.
event-kogge-marker-taken =
    { $marker_n ->
        [-1] { $seat } takes a marker out of the reserve.
       *[other] { $seat } takes marker { $marker } out of the reserve.
    }
    .you =
        { $marker_n ->
            [-1] You take a marker out of the reserve.
           *[other] You take marker { $marker } out of the reserve.
        }
event-kogge-marker-given = { $seat } gives the guild master marker { $marker } and gets { $marker_good }.
    .you = You give the guild master marker { $marker } and get { $marker_good }.
event-kogge-pair-bought = { $seat } buys markers { $pair } for { $good }.
    .you = You buy markers { $pair } for { $good }.
event-kogge-traded = { $seat } trades in { $city }: { $give } for { $take }.
    .you = You trade in { $city }: { $give } for { $take }.
event-kogge-route-changed =
    { $seat } changes route { $slot } in { $city }: takes { $old_n ->
        [-1] the marker that lay face down
       *[other] marker { $old }
    } and lays { $new_n ->
        [-1] another
       *[other] marker { $new }
    } face down.
    .you =
        You change route { $slot } in { $city }: you take { $old_n ->
            [-1] the marker that lay face down
           *[other] marker { $old }
        } and lay { $new_n ->
            [-1] another
           *[other] marker { $new }
        } face down.
event-kogge-turn-ended = { $seat } ends the turn.
    .you = You end your turn.

# Raids

event-kogge-city-raided =
    { $goods_n ->
        [0] { $seat } raids { $city } and finds nothing.
       *[other] { $seat } raids { $city } and takes { $goods }.
    }
    .you =
        { $goods_n ->
            [0] You raid { $city } and find nothing.
           *[other] You raid { $city } and take { $goods }.
        }
event-kogge-cog-raided = { $seat } raids the cog of { $victim } in { $city }.
    .you = You raid the cog of { $victim } in { $city }.
    .you-victim = { $seat } raids your cog in { $city }.
event-kogge-cargo-split =
    { $piles_n ->
        [0] { $seat } divides the cargo into piles of { $sizes }.
       *[other] { $seat } divides the cargo: { $piles }.
    }
    .you =
        { $piles_n ->
            [0] You divide your cargo into piles of { $sizes }.
           *[other] You divide your cargo: { $piles }.
        }
event-kogge-pile-taken =
    { $goods_n ->
        [0] { $seat } takes a pile of { $size } from { $victim }.
       *[other] { $seat } takes { $goods } from { $victim }.
    }
    .you =
        { $goods_n ->
            [0] You take a pile of { $size } from { $victim }.
           *[other] You take { $goods } from { $victim }.
        }
    .you-victim =
        { $goods_n ->
            [0] { $seat } takes a pile of { $size } from you.
           *[other] { $seat } takes { $goods } from you.
        }
event-kogge-exile-votes = The way out: { $votes }.
event-kogge-exiled = { $seat } is driven out of { $start } to { $city }.
    .you = You are driven out of { $start } to { $city }.
event-kogge-no-exile = No route is open to { $seat }. The cog stays in { $city }.
    .you = No route is open to you. Your cog stays in { $city }.

# The end

event-kogge-game-ended =
    { $winners_n ->
        [0] { $by ->
            [agreement] The game ends here, as all agreed: nobody wins.
           *[laps] The guild master has walked his second lap, and five development points were not reached: nobody wins.
        }
       *[other] { $winners_n ->
            [one] { $winners } wins
           *[other] { $winners } share the win
        } { $by ->
            [points] with five development points.
           *[laps] when the guild master has walked his second lap.
        }
    } Victory points: { $points }.
    .you-winners =
        { $winners_n ->
            [0] { $by ->
                [agreement] The game ends here, as all agreed: nobody wins.
               *[laps] The guild master has walked his second lap, and five development points were not reached: nobody wins.
            }
           *[other] { $winners_others_n ->
                [0] You win
               *[other] { $winners_others } and you share the win
            } { $by ->
                [points] with five development points.
               *[laps] when the guild master has walked his second lap.
            }
        } Victory points: { $points }.

# Deals among players

event-kogge-offer-made =
    { $seat } offers { $to } { $give_n ->
        [0] a deal{ $take_n ->
            [0] {""}
           *[other] {" "}and asks for { $take }
        }
       *[other] { $give }{ $take_n ->
            [0] {""}
           *[other] {" "}for { $take }
        }
    } (offer { $offer }{ $of_n ->
        [0] {""}
       *[other] , at the office in { $of }
    }{ $answers ->
        [-1] {""}
       *[other] , in answer to offer { $answers }
    }).{ $vow_n ->
        [0] {""}
       *[other] {" "}Promised: { $vow }.
    }{ $wants_n ->
        [0] {""}
       *[other] {" "}Wanted in return: { $wants }.
    }{ $promise_n ->
        [0] {""}
       *[other] {" "}Promised: “{ $promise }”
    }
    .you =
        You offer { $to } { $give_n ->
            [0] a deal{ $take_n ->
                [0] {""}
               *[other] {" "}and ask for { $take }
            }
           *[other] { $give }{ $take_n ->
                [0] {""}
               *[other] {" "}for { $take }
            }
        } (offer { $offer }{ $of_n ->
            [0] {""}
           *[other] , at the office in { $of }
        }{ $answers ->
            [-1] {""}
           *[other] , in answer to offer { $answers }
        }).{ $vow_n ->
            [0] {""}
           *[other] {" "}Promised: { $vow }.
        }{ $wants_n ->
            [0] {""}
           *[other] {" "}Wanted in return: { $wants }.
        }{ $promise_n ->
            [0] {""}
           *[other] {" "}Promised: “{ $promise }”
        }
    .you-to =
        { $seat } offers you { $give_n ->
            [0] a deal{ $take_n ->
                [0] {""}
               *[other] {" "}and asks for { $take }
            }
           *[other] { $give }{ $take_n ->
                [0] {""}
               *[other] {" "}for { $take }
            }
        } (offer { $offer }{ $of_n ->
            [0] {""}
           *[other] , at the office in { $of }
        }{ $answers ->
            [-1] {""}
           *[other] , in answer to offer { $answers }
        }).{ $vow_n ->
            [0] {""}
           *[other] {" "}Promised: { $vow }.
        }{ $wants_n ->
            [0] {""}
           *[other] {" "}Wanted in return: { $wants }.
        }{ $promise_n ->
            [0] {""}
           *[other] {" "}Promised: “{ $promise }”
        }
event-kogge-offer-lapsed = Offer { $offer } of { $seat } to { $to } has lapsed.
    .you = Your offer { $offer } to { $to } has lapsed.
    .you-to = Offer { $offer } of { $seat } to you has lapsed.
event-kogge-offer-declined = { $to } declines offer { $offer } of { $seat }.
    .you = { $to } declines your offer { $offer }.
    .you-to = You decline offer { $offer } of { $seat }.
event-kogge-offer-withdrawn = { $seat } withdraws offer { $offer } to { $to }.
    .you = You withdraw offer { $offer } to { $to }.
    .you-to = { $seat } withdraws offer { $offer } to you.
event-kogge-deal-made =
    Agreed{ $of_n ->
        [0] {""}
       *[other] {" "}at the office in { $of }
    }: { $seat } gives { $give }, { $to } gives { $take }.
    .you =
        Agreed{ $of_n ->
            [0] {""}
           *[other] {" "}at the office in { $of }
        }: you give { $give }, { $to } gives { $take }.
    .you-to =
        Agreed{ $of_n ->
            [0] {""}
           *[other] {" "}at the office in { $of }
        }: { $seat } gives { $give }, you give { $take }.
event-kogge-vow-made = { $seat } promises { $to } in { $city } { $vow }.
    .you = You promise { $to } in { $city } { $vow }.
    .you-to = { $seat } promises you in { $city } { $vow }.
event-kogge-vow-ended = { $seat } is no longer bound by the promise to { $to } { $vow }.
    .you = You are no longer bound by the promise to { $to } { $vow }.
    .you-to = { $seat } is no longer bound by the promise to you { $vow }.

# Taxes

event-kogge-tax-paid = { $seat } pays the guild master { $good } as tax.
    .you = You pay the guild master { $good } as tax.
event-kogge-confiscated = The guild master seizes { $goods } in { $city }.

# Raids in three piles

event-kogge-loot-split = { $seat } divides the loot: { $piles }.
    .you = You divide the loot: { $piles }.
event-kogge-loot-taken =
    { $seat } takes { $taken } from { $city } and leaves { $left_n ->
        [0] nothing
       *[other] { $left }
    }.
    .you =
        You take { $taken } from { $city } and leave { $left_n ->
            [0] nothing
           *[other] { $left }
        }.

# Interception

event-kogge-intercepted = { $seat } intercepts and takes an extra turn.
    .you = You intercept and take an extra turn.

# Conflicts

event-kogge-attacked = { $seat } attacks { $other }.
    .you = You attack { $other }.
    .you-other = { $seat } attacks you.
event-kogge-fought =
    { $winner_n ->
        [-1] Nobody wins the conflict between { $seat } and { $other }.
       *[other] { $winner } wins the conflict between { $seat } and { $other }.
    }
    .you =
        { $winner_n ->
            [-1] Nobody wins the conflict between { $other } and you.
           *[other] { $winner_me ->
                [yes] You win
               *[no] { $winner } wins
            } the conflict between { $other } and you.
        }
    .you-other =
        { $winner_n ->
            [-1] Nobody wins the conflict between { $seat } and you.
           *[other] { $winner_me ->
                [yes] You win
               *[no] { $winner } wins
            } the conflict between { $seat } and you.
        }
event-kogge-fight-markers = The markers change hands. Laid were: { $laid }.
    .you-seats = The markers change hands. Laid were: { $laid }.
event-kogge-demanded = { $seat } demands { $named } of { $loser }.
    .you = You demand { $named } of { $loser }.
    .you-loser = { $seat } demands { $named } of you.
event-kogge-yielded =
    { $goods_n ->
        [0] { $count ->
            [0] { $seat } hands nothing over to { $winner }.
            [one] { $seat } hands one good over to { $winner }.
           *[other] { $seat } hands { $count } goods over to { $winner }.
        }
       *[other] { $seat } hands { $goods } over to { $winner }.
    }
    .you =
        { $goods_n ->
            [0] { $count ->
                [0] You hand nothing over to { $winner }.
                [one] You hand one good over to { $winner }.
               *[other] You hand { $count } goods over to { $winner }.
            }
           *[other] You hand { $goods } over to { $winner }.
        }
    .you-winner =
        { $goods_n ->
            [0] { $count ->
                [0] { $seat } hands nothing over to you.
                [one] { $seat } hands one good over to you.
               *[other] { $seat } hands { $count } goods over to you.
            }
           *[other] { $seat } hands { $goods } over to you.
        }

# Memory

event-kogge-peeked =
    { $seat } pays { $paid } and looks at the routes of { $city }{ $routes_n ->
        [0] {""}
       *[other] : they lead to { $routes }
    }.
    .you =
        You pay { $paid } and look at the routes of { $city }{ $routes_n ->
            [0] {""}
           *[other] : they lead to { $routes }
        }.
event-kogge-start-seen = Only { $seat } sees the routes of { $city }: they lead to { $routes }.
    .you = Only you see the routes of { $city }: they lead to { $routes }.

# Bornholm

event-kogge-crest-laid =
    Bornholm’s crest shows { $marker }, the number of { $marker_city }{ $goods_n ->
        [0] .
       *[other] ; on the island lie { $goods }.
    }
event-kogge-crest-changed = { $seat } gives Bornholm the number { $new } and takes the { $old } into hand.
    .you = You give Bornholm the number { $new } and take the { $old } into hand.
event-kogge-land-voted = { $seat } would send the cog to { $city }.
    .you = You would send the cog to { $city }.

# Solo

event-kogge-strangers-laid = Raid markers of colours that nobody plays lie in { $cities }. The guild master passes over these cities.
event-kogge-virtual-bid = The virtual player draws marker { $marker } as a bid.
event-kogge-virtual-raised = That is the same bid. So marker { $marker } is drawn as well, and both count.
event-kogge-auction-won = { $seat } wins the auction.
    .you = You win the auction.
event-kogge-auction-lost = The virtual player wins the auction against { $seat }.
    .you = The virtual player wins the auction against you.
event-kogge-city-cleared = Before leaving { $city }, the guild master takes { $goods } to the stock.
event-kogge-goods-gone = Before leaving { $city }, the guild master takes { $goods } out of the game.
event-kogge-guild-driven = The guild master walks two cities on, to { $city }.

# The pirate

event-kogge-pirate-named = { $seat } is the pirate and lies at Bornholm with four raid markers.
    .you = You are the pirate and lie at Bornholm with four raid markers.
event-kogge-delivered = { $seat } brings { $goods } home to Bornholm and notes { $noted ->
        [one] { $noted } victory point.
       *[other] { $noted } victory points.
    }
    .you = You bring { $goods } home to Bornholm and note { $noted ->
            [one] { $noted } victory point.
           *[other] { $noted } victory points.
        }
event-kogge-raid-marker-back = { $seat } gives the guild master three { $marker }s and takes a raid marker back from { $city }.
    .you = You give the guild master three { $marker }s and take a raid marker back from { $city }.
