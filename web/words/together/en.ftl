# What is said at tables with several people. English.

web-again-freed = Your seat in the next game is no longer yours: its host has freed it. Ask the host for an invitation, or watch.
web-again-show = Show the next game here
web-agree-back = Go back too
web-agree-end = End it
web-arrange = Beside the game
web-before = Before: { $what }
web-begun = The game has begun
web-begun-how = This link was the invitation; only a seat’s own link brings you to it. On the device with which you sat down, open the table, then “{ $settings }” and “{ $replace }”. Open the new link here.
web-begun-lost = If you no longer have that device, tell the host: the others can let a bot play on for you.
web-begun-yours = Is one of these seats yours?
web-bot-instead = A bot instead
web-chat-watching = Here the players talk with each other. Whoever watches reads along.
web-end-alone = End the game
web-end-alone-sure = The game ends here, and nobody wins.
web-end-sure = The others are asked. If all agree, the game ends as it stands, and nobody wins.
web-ended-agreed = All who were there agreed to stop: the points are as they stood.
web-ending = { $names } would end the game now.
web-ending-mine = You offer to end the game. The others are asked.
web-ending-too = Like { $names } you agree to end the game. The others are asked.
web-friend-phone = joins by phone
web-go-back = Go back together
web-go-back-how = Where to? All must agree.
web-go-back-none = There is no way back: something was drawn last.
web-going-back = { $names } would go back a few moves.
web-going-back-mine = You would go back a few moves. The others are asked.
web-going-back-too = Like { $names } you agree to go back. The others are asked.
web-gone =
    { $name } is away and has { $unit ->
        [seconds] { $count ->
            [one] a second
           *[other] { $count } seconds
        }
        [minutes] { $count ->
            [one] a minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] an hour
           *[other] { $count } hours
        }
       *[days] { $count } days
    } left. Then you may wait on, let a bot play or end the game.
web-join-gone = No table that still waits has this code: perhaps it is mistyped, or the game has begun.
web-late = { $name } isn’t responding. What would you like to do?
web-late-bot = Let a bot sit in until they return
web-late-bot-how = The seat can be taken back at any time with one tap.
web-late-end = End the game
web-late-wait = Wait
web-late-wait-how = You can choose again at any time.
web-leave-host = You are the host. If you leave, { $name } is.
web-leave-last = Nobody else sits here: whoever sits down next is the host. You come back only by the invitation; copy it first.
web-leave-sure = Your seat becomes free for others.
web-left =
    { $bots ->
        [0] You gave up your seat: only what must be answered is answered for you.
       *[other] A bot plays for you.
    }
web-middle-how = Or open { $address }, choose “Join” and type:
web-middle-local = Phones do not find this computer at { $address }. Start the server with { $command } and open this page at the address that the computer has in your network.
web-middle-scan = Scan this with your phones.
web-middle-then = This screen shows only what everybody may see. Your hands stay on your phones.
web-my-ended =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
web-my-gathering = not everybody is here yet
web-my-kept = a seat is kept for you
web-my-lost = { $winners } won; you had { $points }
web-my-round = round { $round }
web-my-tables = My tables
web-my-won = You won, with { $points }
web-next-waits =
    { $count ->
        [one] To the table that waits for me
       *[other] To the next of { $count } tables that wait for me
    }
web-nobody-wins = Nobody wins
web-none-closed = The host has closed this table to watchers.
web-none-closed-how = The game goes on without them. If one of the seats is yours, open your own link.
web-none-invited = This invitation is no longer good.
web-none-invited-how = The game has begun, or the host has made a new invitation. If you sit there already, open your own link; otherwise ask the host.
web-none-mine = You no longer have a seat here.
web-none-mine-how = The host freed it before the game began and lets nobody watch, or this server no longer has the table.
web-none-unknown = There is no table here that you can watch.
web-none-unknown-how = Perhaps the link is not complete, or the host lets nobody watch. If you play there, open your own link.
web-notify = Tell me when it’s my turn
web-offer-end = Offer to end the game
web-offer-end-how = All who are there must agree.
web-pace-given = With friends there is a clock: 20 minutes each, so that nobody waits for ever. You can change it below.
web-pass-away = What { $name } holds is put away.
web-pass-back = Back to { $name }
web-pass-round = { $name } is asked, in round { $round }.
web-pass-show = I am { $name }, show my table
web-pass-since = What happened since { $name } last looked plays first.
web-pass-to = Hand the screen to { $name }
web-pass-wait = The others are playing …
web-phrase-again = Shall we play again?
web-phrase-anchor = ⚓
    .about = an anchor
web-phrase-bye = Goodbye!
web-phrase-cheers = 🍻
    .about = cheers
web-phrase-hello = Hello, everybody!
web-phrase-hm = 🤔
    .about = thoughtful
web-phrase-luck = Good luck!
web-phrase-moment = One moment, please.
web-phrase-smile = 😊
    .about = a smile
web-phrase-sorry = Sorry!
web-phrase-thanks = Thank you!
web-phrase-thumb = 👍
    .about = a thumb up
web-phrase-well-played = Well played!
web-phrase-wow = 😮
    .about = astonished
web-phrases = Said with one tap
web-play-on = Play on
web-refused-not-yet = There is still time for that answer.
web-refused-seat-left = Somebody else plays your seat. Take it back first.
web-refused-too-long = This game has too many moves for that.
web-remind = Remind
web-remind-copied = Copied. Send it to them.
web-remind-words = It’s your turn at our table:
web-reminded =
    The others wait for you. Answer within { $unit ->
        [seconds] { $count ->
            [one] a second
           *[other] { $count } seconds
        }
        [minutes] { $count ->
            [one] a minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] an hour
           *[other] { $count } hours
        }
       *[days] { $count } days
    }.
web-reminded-plain = The others wait for you.
web-resign = Give up my seat
web-resign-sure = A bot plays on in your place, and everybody is told. You can take the seat back at any time.
web-restart = Begin my turn again
web-screens = Where do your friends play?
web-screens-middle = Table in the middle
web-screens-middle-how = this screen for all, phones for the hands
web-screens-name = Player { $seat }
web-screens-own = Own screens
web-screens-own-how = each gets the link
web-screens-pass = This screen
web-screens-pass-how = pass it round
web-seat-away = is away
web-seat-here = is here
web-seat-left = has left; a bot plays
web-seat-writing = is writing
web-slow =
    { $name } has been reminded and has { $unit ->
        [seconds] { $count ->
            [one] a second
           *[other] { $count } seconds
        }
        [minutes] { $count ->
            [one] a minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] an hour
           *[other] { $count } hours
        }
       *[days] { $count } days
    } left. Then you may wait on, let a bot play or end the game.
web-table-before = The last game, and its chat
web-table-who-middle = { $people } by phone{ $bots ->
        [0] {""}
        [one] , one bot
       *[other] , { $bots } bots
    }; this screen has no seat
web-take-seat-back = Take my seat back
web-time-left =
    { $unit ->
        [seconds] { $count ->
            [one] a second
           *[other] { $count } seconds
        }
        [minutes] { $count ->
            [one] a minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] an hour
           *[other] { $count } hours
        }
       *[days] { $count } days
    } left
web-waits-more =
    { $count ->
        [one] One more table waits for you.
       *[other] { $count } more tables wait for you.
    }
web-waits-news = Since you left:
web-waits-points =
    You have { $own ->
        [one] { $own } point
       *[other] { $own } points
    }; { $name } has { $points }.
web-waits-round = Round { $round }.
web-waits-since =
    for { $unit ->
        [seconds] { $count ->
            [one] a second
           *[other] { $count } seconds
        }
        [minutes] { $count ->
            [one] a minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] an hour
           *[other] { $count } hours
        }
       *[days] { $count } days
    }
web-waits-watch = Watch what happened
web-waits-with = { $game } with { $names }
web-withdraw = Withdraw
