# Lübeck: what an answer would come to, before it is given; said in the terminal and in the browser.
# A name ending in _n is the number behind a phrase: 0 is nothing, -1 is what is not there.
# English.

preview-luebeck-packet =
    { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand then, { $playable_n ->
        [0] none playable right away
       *[other] playable right away: { $playable }
    }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }
preview-luebeck-first = { $first } begins, then { $others }
preview-luebeck-voyage =
    { $joined ->
        [yes] aboard in { $city }, { $others_n ->
            [0] with your other figure
           *[other] with { $others }
        }
       *[no] a fresh cog in { $city }, you alone
    }, { $reserve ->
        [0] no figure left
        [one] 1 figure left
       *[other] { $reserve } figures left
    }{ preview-luebeck-over }
preview-luebeck-goods =
    { $sailed_n ->
        [-1] stays in { $city }
       *[other] { $sailed } → { $city }
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $doubled ->
        [yes] , doubled
       *[no] {""}
    }{ $others_n ->
        [0] {""}
        [one] , { $others } comes along
       *[other] , { $others } come along
    }{ preview-luebeck-over }
preview-luebeck-doubling =
    { $sailed_n ->
        [-1] stays in { $city }
       *[other] { $sailed } → { $city }
    }, { $city } counts double for you this round{ $cards_n ->
        [0] {""}
       *[other] {" "}(in hand: { $cards })
    }{ $others_n ->
        [0] {""}
        [one] , { $others } comes along
       *[other] , { $others } come along
    }{ preview-luebeck-over }
preview-luebeck-pirates =
    the voyage ends in { $city }, sent home: { $others_n ->
        [0] nobody but you
       *[other] { $own ->
            [0] { $others }
           *[other] you with { $others }
        }
    }{ preview-luebeck-over }
preview-luebeck-change =
    { $start } → { $city }, { $others_n ->
        [0] to your other figure
       *[other] with { $others }
    }{ $emptied ->
        [yes] , cog { $left } is free again
       *[no] {""}
    }{ preview-luebeck-over }
preview-luebeck-pass =
    { $last_round ->
        [yes] { $hand ->
            [0] no card to pay for
            [one] your last card costs { preview-luebeck-cost }
           *[other] your { $hand } cards cost { preview-luebeck-cost }
        }
       *[no] { $hand ->
            [0] no card to keep
            [one] you keep 1 card
           *[other] you keep { $hand } cards
        }
    }{ preview-luebeck-over }
preview-luebeck-discard =
    costs { preview-luebeck-cost }, { $score ->
        [one] 1 point
       *[other] { $score } points
    } then, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand{ preview-luebeck-over }
preview-luebeck-home =
    { $figures_n ->
        [0] nobody goes home
       *[other] { $figures }
    }, { $reserve ->
        [one] 1 figure
       *[other] { $reserve } figures
    } in reserve then{ $freed_n ->
        [0] {""}
        [one] , cog { $freed } is free again
       *[other] , cogs { $freed } are free again
    }{ $next_round ->
        [yes] ; then the next round begins
       *[no] {""}
    }

# Parts of the sentences above.

preview-luebeck-cost =
    { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
preview-luebeck-over =
    { $ends_round ->
        [yes] ; then the round is over
       *[no] {""}
    }
