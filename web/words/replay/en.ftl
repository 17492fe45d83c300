# What the browser says where games are looked at again. English.

web-after-chance = Chance to win, in percent
web-after-line =
    { $winners ->
        [0] Nobody won
       *[other] { $names } won
    } after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
web-after-picture = Save a picture
web-after-rounds = Round by round
web-after-saved = Saved
web-after-see-chance = Chances and turning points
web-after-see-others = Replay: what the others knew
web-after-share = To share
web-after-start = start
web-after-text = Copy as text
web-after-turning = Round { $round }: { $name } went from { $from } to { $to } percent
web-after-turnings = Turning points
web-after-way =
    { $from } to { $to }: { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }
web-replay-as = As { $name } knew it
web-replay-file = A game from a file
web-replay-file-choose = Choose a record
web-replay-file-how = Choose a record that was saved after a game, or drop it here. It is played step by step, as on the table.
web-replay-file-large = This file is too large, or it takes too long to play.
web-replay-file-many = Too many files at once. Wait a little.
web-replay-file-note = The server plays the record and keeps nothing of it. It takes files of up to a quarter of a megabyte.
web-replay-file-reading = It is being played …
web-replay-file-wrong = This is no record that can be played: something is wrong with line { $line }.
web-replay-leave = Leave
web-replay-moment = Moment of the game
web-replay-open = Everything open
web-replay-own = As you know it
web-replay-pace = How fast it plays
web-replay-play-on = Play on as { $name }
web-replay-play-on-how = A table of your own begins at this moment. Bots take the other seats.
web-replay-round = Round { $round }
web-replay-share = Copy a link to this moment
web-replay-step = Step { $step } of { $of }
web-replay-times = { $times } times as fast
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-viewer = Whose view
web-replay-watcher = As a watcher saw it
