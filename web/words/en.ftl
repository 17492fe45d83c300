# The browser's own words. English.

web-about = Kogge is a game by Andreas Steding, Lübeck one by Reiner Stockhausen. Hanse plays both by the book, rule by rule; it is unofficial, made neither by them nor by their publishers.
web-about-minutes = about { $minutes } minutes in all
web-action = What is asked
web-again = Play again
web-again-how = The same players, each one seat further on.
web-again-join = Join the next game
web-again-watch = Watch the next game
web-agreed-rules =
    { $book ->
        [german] By the German book
        [english] By the English book
        [italian] By the Italian book
        [french] By the French book
       *[other] By the rules
    }{ $variants ->
        [0] , nothing added
        [one] , with one variant
       *[other] , with { $variants } variants
    }
web-all = All
web-along-how = added automatically: it goes when its reason goes.
web-along-seats = comes along with { $seats } players
web-along-variant = comes along with “{ $what }”
web-asked = is asked
web-back = Back
web-book =
    { $book ->
        [german] German book
        [english] English book
        [italian] Italian book
        [french] French book
       *[other] the rules
    }
web-bot = bot
web-bot-how =
    { $bot ->
        [alderman] the strongest, sees your plans coming and gives nothing away
        [apprentice] easygoing, misses chances and forgets what you bought
        [builder] steady and easy to read
        [captain] strong, seldom wastes a turn and makes you pay for yours
        [councillor] strong, and often there before you
        [dabbler] you never know, it plays at random
        [deckhand] lives from move to move
        [ferryman] friendly, often takes the second best
        [greenhorn] learning too, takes almost the first thing it sees
        [hoarder] piles up goods and parts with them slowly
        [journeyman] plays soundly, but isn’t particular
        [lookout] looks at its own cards first, and ahead now and then
        [mate] plays soundly, but lets you off now and then
        [merchant] minds its own goods and leaves you alone
        [navigator] the strongest, leaves you only what it cannot use
        [passenger] easygoing, and content with little
        [peaceful] a good trader that never raids you
        [pedlar] lives from move to move, with a good turn now and then
        [pilot] strong, and prepared for most of what you do
        [raider] raids you as soon as it pays
        [shipowner] mostly looks ahead, and seldom lets you off
        [skipper] plays soundly, but looks at its own cards first
        [supercargo] often looks ahead, and counts its goods
       *[other] wants to win
    }
web-bot-name =
    { $bot ->
        [alderman] Alderman
        [apprentice] Apprentice
        [builder] Builder
        [captain] Captain
        [councillor] Councillor
        [dabbler] Dabbler
        [deckhand] Deckhand
        [ferryman] Ferryman
        [greenhorn] Greenhorn
        [hoarder] Hoarder
        [journeyman] Journeyman
        [lookout] Lookout
        [mate] Mate
        [merchant] Merchant
        [navigator] Navigator
        [passenger] Passenger
        [peaceful] Peaceful merchant
        [pedlar] Pedlar
        [pilot] Pilot
        [raider] Raider
        [shipowner] Shipowner
        [skipper] Skipper
        [supercargo] Supercargo
       *[other] { $bot }
    }
web-bot-others = Others
web-by-edition = As the edition says
web-by-link = Only with the link
web-by-link-how = you send it to those who are to play
web-change = Change
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-send = Say
web-chat-write = Say something
web-check =    { $finding ->
        [wrong] Something is not as it should be.
        [unchecked] What this browser could check is right.
       *[right] Every draw is as it was fixed before play.
    }
web-check-bots =    { $finding ->
        [wrong] The record has a nonce for a bot, and bots give none.
       *[right] The bots added nothing.
    }
web-check-commitment =    { $finding ->
        [wrong] The server’s seed does not fit the commitment of this table.
       *[right] The server’s seed fits its commitment, and that is for this table.
    }
web-check-draws =    { $finding ->
        [wrong] Line { $number } of the record: this draw does not come from the key.
       *[right] All { $number } draws come from the key of seed and nonces, in this order.
    }
web-check-how = The moves themselves are checked by “hanse verify”, with the record as a file.
web-check-nonce =    { $finding ->
        [wrong] The nonce that your browser gave is not the one in the record.
        [unchecked] This browser gave no nonce here.
       *[right] The nonce that your browser gave is part of it.
    }
web-check-points =    { $finding ->
        [wrong] The record ends with other points than this screen.
       *[right] The record ends with the points on this screen.
    }
web-check-proves = The check proves that nobody changed the draws once every player’s number was in. It can’t stop someone who runs the server and sits down last from trying out numbers until the draws suit them. Nor can it stop the person who runs the server from looking at what is hidden.
web-check-record = The record cannot be read.
web-check-seen =    { $finding ->
        [wrong] This is not the commitment that you were shown before play.
        [unchecked] This browser did not see the commitment before play.
       *[right] It is the commitment that you were shown before play.
    }
web-choose-one = Choose one.
web-clock-bank = { $minutes } minutes each, and { $seconds } seconds for each answer
web-clock-days =
    { $days ->
        [one] One day for each answer
       *[other] { $days } days for each answer
    }{ $vacation ->
        [0] {""}
       *[other] , and { $vacation } days of vacation
    }
web-clock-move =
    { $minutes ->
        [one] One minute for each answer
       *[other] { $minutes } minutes for each answer
    }
web-clock-none = No clock
web-clock-none-note = everybody takes the time it takes
web-clock-note = at zero the game answers for you
web-close = Close
web-coach = advice?
web-coach-thinks = The coach is thinking …
web-coach-title = What the coach would do
web-come-along =
    { $count ->
        [one] { $what } is added
       *[other] { $what } are added
    }
web-commitment = Chance is fixed:
web-commitment-why = This is the hash of a number that the server chose before anybody sat down. Then every player’s browser adds a number of its own, and all draws come from both. After the game you can check it.
web-compare = The books side by side
web-compare-choice = Can be chosen.
web-compare-how = Where the rule books disagree: what each says, what is played here and why. Where it can be chosen, a new table follows its edition or its own reading.
web-connecting = connecting …
web-copied = Copied ✓
web-copy = Copy the invitation
web-copy-failed = This browser does not let us copy. Select the link and copy it.
web-copy-own = Copy my own link
web-copy-own-why = Your own link brings you back to your seat from any device. Keep it to yourself.
web-own-link-gone = Your link is shown only once, because browsers don’t store it. To play on another device too, replace it and copy the new one.
web-new-link = Replace my link
web-new-link-sure = Your old link will stop working immediately, and every other device will lose your seat.
web-new-link-done = Done. Only this browser has your seat now. Copy your new link to play on another device.
web-new-link-failed = That didn’t work. Please try again.
web-opened = Your seat was opened on another device.
web-opened-how = If that wasn’t you, replace your link. Every other device then loses your seat immediately.
web-opened-mine = That was me
web-devices = Devices with your seat
web-device-own = (this one)
web-device-unknown = Unknown browser
web-devices-failed = We couldn’t load the list. Please try again.
web-give-seat = Give { $name }’s seat to someone else
web-give-seat-how = The old link then opens nothing. You get a new one to send.
web-given-seat = The new link to { $name }’s seat
web-copy-given = Copy the new link
web-copy-watch = Copy the link to watch
web-demonstration = A game between bots
web-even-out = Even out
web-fact-free = no account, bots sit in
web-final-answer = The next player continues from there.
web-final-deal = Cannot be undone: a deal is made.
web-final-draw = Cannot be undone: chance decides what comes next.
web-final-over = This ends the game.
web-final-reveal = Cannot be undone: something hidden is turned up.
web-final-sealed = Nobody sees it yet. You may change it until everybody has chosen.
web-final-start = Cannot be undone.
web-first-time = First time?
web-first-time-how = Learn in five minutes
web-join-code = Join with a code
web-play-now-how = with bots, at once
web-preview = What it comes to
web-free-seat = Remove player
web-friend = A friend
web-friend-how = gets the link
web-games = Games
web-get = You get
web-give = You give
web-home = Front page
web-host = host
web-how-to-play = How to play, in 60 seconds
web-learn-all = All of it, in ten minutes
web-learn = How to play
web-invitation = Invitation to a game of { $game }
web-invite = Send this link to those who are to play
web-invites = { $host } invites you to play { $game }
web-is-here = is here
web-join = Join
web-join-go = Go to the table
web-join-how = Type the code on the screen, or paste the link that you were sent
web-join-wrong = This is neither a code nor a link to a table.
web-kept = Your answer is kept and goes out as soon as the server is back.
web-lack-give = Choose what you give
web-lack-least =
    { $least ->
        [one] Choose at least one
       *[other] Choose at least { $least }
    }
web-lack-take =
    { $most ->
        [one] Now take one
       *[other] Now take { $least } to { $most }
    }
web-language = Language
web-last-table = Back to my last table
web-leave = Leave my seat
web-less = one { $name } less
web-level = How well do you play?
web-level-name =
    { $level ->
        [0] I am new here
        [1] I have played once or twice
        [2] I know the rules
        [3] I play now and then
        [4] I win now and then
        [5] I play well
        [6] I want a hard game
       *[other] Beat me if you can
    }
web-level-now = You play against: { $bot }, level { $level } of { $levels }
web-ledger-choices = Bids
web-ledger-no-choice = none
web-ledger-round = Round { $round }
web-ledger-stays = in { $place }
web-ledger-you = You
web-log = Log
web-make-and-invite = Open the table and invite
web-make-table = Open the table
web-minutes = { $minutes } min
web-move-piece = { $name }: move to pile { $pile }
web-moves-since =    { $count ->
        [one] 1 move since you played
       *[other] { $count } moves since you played
    }
web-name = Your name
web-name-ask = What may we call you?
web-name-blank = A name has at least one letter, number or sign that can be seen.
web-name-bot = That’s a bot’s name. Choose another.
web-name-change = change
web-name-known = You play as { $name }.
web-name-marks = Too many accents on one letter.
web-name-number = { $name } is what that seat is called while nobody sits there. Choose another name.
web-name-taken = { $name } sits here already. Choose a name that looks different.
web-name-too-long = A name has at most 24 characters.
web-named = { $name }: { $text }
web-need-invitation = This link is for watching. To play, ask the host for an invitation.
web-new = { $count } new
web-new-table = New table
web-no-account = no account, no mail
web-no-variants = no variants
web-no-way-back = cannot be undone
web-not-now = Not now:
web-not-now-brief = Not now: { $count }
web-not-now-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
web-not-saved = We can’t save your move right now. Retrying …
web-away = offline
web-offline = offline – your draft is safe
web-only-watch = Only watch
web-others-may-watch = Others may watch
web-outdated = There is a newer version of this page.
web-over = The game is over
web-own-file = Choose a file
web-own-file-away = Take away
web-own-file-from = Begin from:
web-own-file-line = Line { $line }: { $why }
web-own-files = Files of your own
web-own-files-how = Bring what belongs to your copy of the game. It is checked here, shown below, and written into the record.
web-pace = The clock
web-outage-away = The server can’t reach its database, so games can’t be opened or saved right now. Retrying …
web-outage-full = The server’s disk is full. Games can’t be saved until the host frees some space. Retrying …
web-outage-offline = The server doesn’t answer. Retrying …
web-pace-days = 2 days
web-pace-days-how = per answer
web-pace-live = 20 min
web-pace-live-how = per player, + 20 s per answer
web-pace-move = 2 min
web-pace-move-how = per answer
web-pace-none = No clock
web-pace-none-how = take your time
web-pile = Pile { $number }
web-pile-size =
    { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
web-pile-worth = worth { $worth }
web-piles-uneven = The piles must have { $sizes }.
web-play-now = Play now
web-played-here = Played here:
web-played-with = What this table is played with
web-players = Players
web-practice = A practice table: it begins in the middle of a game, and whoever made it knows everything that lay there.
web-problem-bad-setup = This cannot be played:
web-problem-begun = The game has begun.
web-problem-failed = That did not work. Try again.
web-problem-no-seat = Every seat is taken.
web-problem-not-found = There is no such table.
web-problem-not-invited = This invitation is no longer good. Ask the host for a new one.
web-problem-not-yours = Only the host of the table can do that.
web-problem-offline = The server cannot be reached.
web-problem-set-aside = This game cannot be opened by this version; nothing is lost.
web-problem-too-many-seats = You have seats at too many tables. Finish a game or leave a table first.
web-problem-try-again = That can’t be saved right now. Try again in a moment.
web-readings = Readings: details on which the books differ
web-recap = Recap
web-recap-note = The board shows that moment. Your question waits at the end.
web-recap-note-watching = The board shows that moment.
web-recap-step = Step { $step } of { $of }
web-recap-turn = { $name }, step { $step } of { $of }
web-record = Record as a file
web-refused-illegal = That is not allowed.
web-refused-malformed = The server did not understand that.
web-refused-not-yours = You are only watching.
web-refused-out-of-date = Something else happened in the meantime. Look again.
web-refused-try-again = The server could not save that. Try again.
web-reload = Reload
web-replay = Replay
web-rules = Rules
web-rules-of-game = { $game }: Rules
web-rules-detail = Rules in detail
web-rules-page = This table’s rulebook
web-rules-print = Print
web-rules-printed = The rules as printed
web-saved = saved ✓
web-search = Search the rules
web-seat = Seat
web-seat-free = free seat
web-seat-kept = is awaited
web-seat-you = You
web-seats = How many play
web-sending = sending …
web-sent-away = The host has freed your seat.
web-settings = Settings
web-signals = Signals when it’s your turn
web-signals-how = A short sound, a dot on the tab and, on phones, a vibration.
web-sit-down = Sit down
web-skip = Skip
web-speed = Pace of the others
web-speed-1 = 1× · At the usual pace
web-speed-2 = 2× · Twice as fast
web-speed-once = Immediately
web-speed-pause = Pause
web-speed-play = Resume
web-starts =
    { $free ->
        [one] Starts when one more player sits down
       *[other] Starts when { $free } more players sit down
    }
web-starts-how = you may leave and come back by your own link
web-starts-with-you = Starts when you sit down
web-starts-with-you-how = all others are here
web-step-back = One step back
web-step-on = One step forward
web-steps-jumped =    { $count ->
        [one] One step was skipped.
       *[other] { $count } steps were skipped.
    }
web-store-away = We can’t save right now. Retrying …
web-store-full = The server’s disk is full, so we can’t save right now. Retrying …
web-table = What lies on the table
web-table-in-words = The table in words
web-table-people =
    { $seats ->
        [one] One player
       *[other] { $seats } players
    }
web-table-who = you{ $invited ->
        [0] {""}
        [one] , one friend
       *[other] , { $invited } friends
    }{ $bots ->
        [0] {""}
        [one] , one bot
       *[other] , { $bots } bots
    }
web-take = You get · { $taken } of { $most }
web-theme = Light or dark
web-theme-auto = Auto
web-theme-dark = Dark
web-theme-light = Light
web-to-my-turn = To my turn
web-to-now = To the present
web-token = { $name }: { $chosen } of { $have }
web-token-asked = { $name }: { $chosen } asked for
web-token-of =    { $chosen ->
        [0] of { $have }
       *[other] { $chosen } of { $have }
    }
web-trade-kinds = No good is traded for its own kind.
web-undo = Undo
web-unfit-alone = Only for one player: take the card “{ $preset }”.
web-unfit-beside = Not beside “{ $other }”: untick that first.
web-unfit-beside-brought = Not beside “{ $other }”, which comes along with “{ $cause }”.
web-unfit-choose-seats = Only for { $numbers } players: choose so many seats.
web-unfit-reading = { $what } needs this reading: { $answer }
web-unfit-seats = { $most ->
        [one] { $what }: for one player alone.
       *[other] { $what }: for { $numbers } players.
    }
web-unfit-together = { $one } and { $other } do not go together.
web-untranslated = Not translated yet
web-variants = Variants
web-verified =    { $finding ->
        [wrong] Something is not right.
        [unchecked] { $draws } draws; not all could be checked
       *[right] { $draws } draws, all true
    }
web-verify = Were the draws fair?
web-verifying = Checking …
web-waiting =    { $free ->
        [0] It begins in a moment
        [one] Waiting for one more player
       *[other] Waiting for { $free } more players
    }
web-waits-for = Waiting for { $seats }
web-watch = Watch
web-watch-link = Send this link to those who are to watch
web-what = What will you play?
web-what-how = Pick a card to fill in the settings below, then change anything you like.
web-who = Who plays?
web-why = why?
web-you = you
web-you-name = Guest
web-your-move = Your move
web-your-seat = your seat
