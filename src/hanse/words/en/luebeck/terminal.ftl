# hanse play: the board of Lübeck. English.

terminal-luebeck-headline =
    Lübeck   { $round ->
        [0] setting up
       *[other] round { $round }
    }   stack { $stack } cards, run { $run } of 2{ $last ->
        [yes] {"   "}last round
       *[no] {""}
    }
terminal-luebeck-head-city = city
terminal-luebeck-head-on = leads to
terminal-luebeck-head-cogs = cogs
terminal-luebeck-field = Cogs on the field: { $cogs }
terminal-luebeck-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $you ->
        [yes] , you
       *[no] {""}
    }
terminal-luebeck-holds =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $figures } ashore{ $passed ->
        [yes] , passed
       *[no] {""}
    }
terminal-luebeck-hand = Your cards: { $cards }
terminal-luebeck-doubled = Before { $seat }: { $cards }
terminal-luebeck-legend = The signs: 2:AAB is cog 2 with two figures of A and one of B, → the lines to the next cities, ▸ is asked.
