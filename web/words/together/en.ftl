# What is said at tables with several people. English.

web-agree-back = Go back too
web-agree-end = End it
web-arrange = Beside the game
web-before = Before: { $what }
web-bot-instead = A bot instead
web-end-alone = End the game
web-end-alone-sure = The game ends here, and nobody wins.
web-end-sure = The others are asked. If all agree, the game ends as it stands, and nobody wins.
web-ended-agreed = All who were there agreed to stop: the points are as they stood.
web-ending = { $names } would end the game now.
web-ending-mine = You offer to end the game. The others are asked.
web-friend-phone = joins by phone
web-go-back = Go back together
web-go-back-how = Where to? All must agree.
web-go-back-none = There is no way back: something was drawn last.
web-going-back = { $names } would go back a few moves.
web-going-back-mine = You would go back a few moves. The others are asked.
web-late = { $name } does not answer. What do you want?
web-late-bot = A bot plays on
web-late-bot-how = The seat can be taken back at any time with one tap.
web-late-end = End the game
web-late-wait = Wait
web-late-wait-how = You can choose again at any time.
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
web-offer-end = Offer to end the game
web-offer-end-how = All who are there must agree.
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
    } left.
web-table-before = The last game, and its chat
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
web-withdraw = Withdraw
