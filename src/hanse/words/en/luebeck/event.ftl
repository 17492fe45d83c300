# Lübeck: what happens. English.
# A name ending in _n is the number behind a phrase: 0 is nothing, -1 is what is not there or secret.

# Setting up and the display

event-luebeck-compass-placed = { $seat } has the compass.
    .you = You have the compass.
event-luebeck-cards-dealt =
    { $cards_n ->
        [0] { $seat } is dealt { $count ->
            [one] a card
           *[other] { $count } cards
        }.
       *[other] { $seat } is dealt { $cards }.
    }
    .you =
        { $cards_n ->
            [0] You are dealt { $count ->
                [one] a card
               *[other] { $count } cards
            }.
           *[other] You are dealt { $cards }.
        }
event-luebeck-round-began = Round { $round } begins.
event-luebeck-shuffled =
    The discards are shuffled: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } for { $run ->
        [2] the second run through the deck
       *[other] the last round
    }.
event-luebeck-display-laid =
    { $packets_n ->
        [0] There are no cards for a display.
       *[other] The display: { $packets }.
    } { $stack ->
        [0] The stack is empty.
        [one] 1 card is left in the stack.
       *[other] { $stack } cards are left in the stack.
    }
event-luebeck-last-round = The deck has been gone through twice: this round is the last.
event-luebeck-packet-taken = { $seat } takes { $cards }.
    .you = You take { $cards }.
event-luebeck-first-named = { $seat } chooses: { $first } begins.
    .you = You choose: { $first_me ->
            [yes] you begin.
           *[no] { $first } begins.
        }
    .you-first = { $seat } chooses: you begin.

# Actions

event-luebeck-voyage-started =
    { $joined ->
        [yes] { $seat } boards cog { $cog } in { $city }
       *[no] { $seat } starts a voyage in { $city } with cog { $cog }
    }{ $card_n ->
        [-1] .
       *[other] {" "}({ $card }).
    }
    .you =
        { $joined ->
            [yes] You board cog { $cog } in { $city }
           *[no] You start a voyage in { $city } with cog { $cog }
        }{ $card_n ->
            [-1] .
           *[other] {" "}({ $card }).
        }
event-luebeck-goods-played =
    { $sailed_n ->
        [-1] { $seat } plays { $card } for cog { $cog }
       *[other] { $seat } plays { $card } and sails cog { $cog } from { $sailed } to { $city }
    }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
    .you =
        { $sailed_n ->
            [-1] You play { $card } for cog { $cog }
           *[other] You play { $card } and sail cog { $cog } from { $sailed } to { $city }
        }: { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
event-luebeck-doubling-laid =
    { $sailed_n ->
        [-1] { $seat } lays { $card }.
       *[other] { $seat } lays { $card } and sails cog { $cog } from { $sailed } to { $city }.
    }
    .you =
        { $sailed_n ->
            [-1] You lay { $card }.
           *[other] You lay { $card } and sail cog { $cog } from { $sailed } to { $city }.
        }
event-luebeck-cog-pirated =
    { $figures_n ->
        [0] { $seat } sends pirates to { $city }: cog { $cog } goes back to the field.
       *[other] { $seat } sends pirates to { $city }: cog { $cog } goes back to the field. Back home: { $figures }.
    }
    .you =
        { $figures_n ->
            [0] You send pirates to { $city }: cog { $cog } goes back to the field.
           *[other] You send pirates to { $city }: cog { $cog } goes back to the field. Back home: { $figures }.
        }
event-luebeck-ship-changed =
    { $emptied ->
        [yes] { $seat } changes from cog { $left } to cog { $boarded }; cog { $left } is empty and goes back to the field.
       *[no] { $seat } changes from cog { $left } to cog { $boarded }.
    }
    .you =
        { $emptied ->
            [yes] You change from cog { $left } to cog { $boarded }; cog { $left } is empty and goes back to the field.
           *[no] You change from cog { $left } to cog { $boarded }.
        }
event-luebeck-passed = { $seat } passes.
    .you = You pass.
event-luebeck-card-discarded =
    { $seat } throws { $card } overboard and loses { $cost ->
        [one] 1 point.
       *[other] { $cost } points.
    }
    .you =
        You throw { $card } overboard and lose { $cost ->
            [one] 1 point.
           *[other] { $cost } points.
        }

# Clearing up and the end

event-luebeck-cog-unloaded =
    { $figures_n ->
        [0] Cog { $cog } is unloaded in { $city }.
       *[other] Cog { $cog } is unloaded in { $city }. Back home: { $figures }.
    }
event-luebeck-took-home =
    { $figures_n ->
        [0] { $seat } leaves all figures aboard.
       *[other] { $seat } takes home { $figures }.
    }
    .you =
        { $figures_n ->
            [0] You leave all your figures aboard.
           *[other] You take home { $figures }.
        }
event-luebeck-hand-counted =
    { $cards_n ->
        [0] { $seat } has no cards left.
       *[other] { $seat } still holds { $cards }: { $cost ->
            [one] 1 point lost.
           *[other] { $cost } points lost.
        }
    }
    .you =
        { $cards_n ->
            [0] You have no cards left.
           *[other] You still hold { $cards }: { $cost ->
                [one] 1 point lost.
               *[other] { $cost } points lost.
            }
        }
event-luebeck-game-ended =
    { $winners_n ->
        [0] The game ends here, as all agreed: nobody wins.
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    } Points: { $points }.
    .you-winners =
        { $winners_n ->
            [0] The game ends here, as all agreed: nobody wins.
           *[other] { $winners_others_n ->
                [0] You win.
               *[other] { $winners_others } and you share the win.
            }
        } Points: { $points }.
