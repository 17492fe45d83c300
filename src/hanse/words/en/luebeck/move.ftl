# Lübeck: moves. The value is a button and .full one answer among others.
# English.

move-luebeck-take-packet = Take packet
    .full = Take packet { $value }
move-luebeck-name-first = Name who begins
    .full = { $value } begins
move-luebeck-start-voyage = Start a voyage
    .full = Start a voyage in Lübeck on cog { $value }
move-luebeck-play-goods = Play goods
    .full = Play { $of } for cog { $value }
move-luebeck-trade-voyage = Trade voyage
    .full = Play { $of } on cog { $value }
move-luebeck-lay-doubling = Doubling
    .full = Lay { $of } for cog { $value }
move-luebeck-send-pirates = Pirates
    .full = Send pirates to cog { $value }
move-luebeck-change-ship = Ship change
    .full = Change from cog { $of } to cog { $value }
move-luebeck-pass = Pass
    .full = Pass for the rest of the round
move-luebeck-discard = Throw overboard
    .full = Throw { $value } overboard
move-luebeck-take-home = Take home
    .full =
        { $items_n ->
            [0] Leave all figures aboard
           *[other] Take home { $items }
        }
