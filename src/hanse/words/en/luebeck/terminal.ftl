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
    }{ $compass ->
        [yes] , compass
       *[no] {""}
    }
terminal-luebeck-hand = Your cards: { $cards }
terminal-luebeck-doubled = Before { $seat }: { $cards }
terminal-luebeck-legend = The signs: 2:AAB is cog 2 with two figures of A and one of B, → the lines to the next cities, ▸ is asked.

# Answers that say what they do

terminal-luebeck-answer = { $answer }: { $would }
terminal-luebeck-with = with { $seats }
terminal-luebeck-warn-pirates = Your own figure is on cog { $cog }: the pirates end its voyage, too.
terminal-luebeck-warn-pass = You do nothing more in this round then, and there is something you could still do.

# The board in sentences

terminal-luebeck-times = { $many } × { $card }
terminal-luebeck-city = { $city } leads to { $onward }.
terminal-luebeck-city-end = { $city } is the end of a line.
terminal-luebeck-cog = Cog { $cog } is here with { $crew }.
terminal-luebeck-player =
    { $seat }, seat { $number }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, cards in hand { $cards }, figures ashore { $figures }.{ $compass ->
        [yes] {" "}Has the compass.
       *[no] {""}
    }{ $passed ->
        [yes] {" "}Has passed.
       *[no] {""}
    }
terminal-luebeck-open = All open cards: cards
terminal-luebeck-packet = Packet { $letter }: { $cards }
terminal-luebeck-known = Known of { $seat }: { $cards }
terminal-luebeck-discards = On the discard pile: { $cards }
terminal-luebeck-stack = Left in the stack: { $cards }
terminal-luebeck-goal =
    After two runs through the deck whoever has most points wins.
    Each round packets of cards lie open on the table, and everybody takes one. Then you act in turn, one action at a time: put a figure on a cog in Lübeck, or play a card. A goods card names a city and a value. You score it if a cog with your figure is in that city, or can sail there from the city before it.
    Nobody owns a cog: you share them, and any of those aboard may sail on with all the others. When you hold three cards or fewer you may pass. What you cannot get rid of costs you points.

terminal-luebeck-level-passenger = Passenger: imagines each answer once and is content with little
terminal-luebeck-level-ferryman = Ferryman: imagines each answer once and takes what is nearly the best
terminal-luebeck-level-skipper = Skipper: plays what its cards can make
terminal-luebeck-level-lookout = Lookout: plays as the skipper does, but looks ahead now and then
terminal-luebeck-level-supercargo = Supercargo: often looks ahead to the end of the round
terminal-luebeck-level-shipowner = Shipowner: mostly looks ahead to the end of the round
terminal-luebeck-level-pilot = Pilot: imagines every answer to the end of the round
terminal-luebeck-level-navigator = Navigator: the strongest: imagines two rounds to their end
