# Lübeck: moves. The value is a button, .full one answer among others, .done what one has just done.
# English.

move-luebeck-take-packet = Take packet
    .full = Take packet { $value }
    .done = You took packet { $value }.
move-luebeck-name-first = Name who begins
    .full = { $value } begins
    .done = You let { $value } begin.
move-luebeck-start-voyage = Start a voyage
    .full = Start a voyage in Lübeck on cog { $value }
    .done = You started a voyage in Lübeck on cog { $value }.
move-luebeck-play-goods = Play goods
    .full = Play { $of } for cog { $value }
    .done = You played { $of } for cog { $value }.
move-luebeck-trade-voyage = Trade voyage
    .full = Play { $of } on cog { $value }
    .done = You played { $of } on cog { $value }.
move-luebeck-lay-doubling = Doubling
    .full = Lay { $of } for cog { $value }
    .done = You laid { $of } for cog { $value }.
move-luebeck-send-pirates = Pirates
    .full = Send pirates to cog { $value }
    .done = You sent pirates to cog { $value }.
move-luebeck-change-ship = Ship change
    .full = Change from cog { $of } to cog { $value }
    .done = You changed from cog { $of } to cog { $value }.
move-luebeck-pass = Pass
    .full = Pass for the rest of the round
    .done = You passed.
move-luebeck-discard = Throw overboard
    .full = Throw { $value } overboard
    .done = You threw { $value } overboard.
move-luebeck-take-home = Take home
    .full =
        { $items_n ->
            [0] Leave all figures aboard
           *[other] Take home { $items }
        }
    .done =
        { $items_n ->
            [0] You left all your figures aboard.
           *[other] You took home { $items }.
        }
