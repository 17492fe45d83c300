# Words of the platform: what every game needs. English.

platform-list-comma = { $some }, { $next }
platform-list-and = { $some } and { $next }
platform-list-or = { $some } or { $next }
platform-nothing = nothing
platform-points = { $seat } { $points }
platform-seat = Player { $number }
platform-spectator = spectator
platform-you = you

platform-language-de = German
platform-language-en = English
platform-language-it = Italian
platform-language-fr = French

platform-rule-class-rule = rule of play
platform-rule-class-fact = fact of the box
platform-rule-class-note = note
platform-rule-place = { $class }; see { $page }
platform-rule-unknown = There is no rule { $rule }.
platform-rule-near = Near it: { $rules }.
platform-rule-none = No rule speaks of “{ $sought }”.
platform-rule-alike = Here no two books disagree.
platform-rule-ours = We play
platform-rule-reading = To choose: { $reading }
platform-rule-default = default
platform-rule-replaced = Changed at this table: { $why }
platform-rule-struck = Not at this table: { $why }
platform-rule-absent = It holds only at other tables: { $why }
platform-rule-chosen = This table has chosen so.
platform-rule-instead = Instead, { $rule }: { $title }
platform-rule-also = See also { $rule }: { $title }
platform-book-german = German
platform-book-english = English
platform-book-italian = Italian
platform-book-french = French
platform-book-designer = designer
platform-book-others = others
platform-taken-back =
    { $seat } takes back { $answers ->
        [one] an answer
       *[other] { $answers } answers
    }.
    .you =
        You take back { $answers ->
            [one] an answer
           *[other] { $answers } answers
        }.
platform-seat-resigned =
    { $by_n ->
        [0] { $seat } gives up; from now on only what must be answered is answered there.
       *[other] { $seat } gives up; a bot plays on there.
    }
    .you =
        { $by_n ->
            [0] You give up; from now on only what must be answered is answered for you.
           *[other] You give up; a bot plays on for you.
        }
platform-seat-taken-back = { $seat } is back and plays on.
    .you = You are back and play on.
platform-seat-answered-for =
    { $by_n ->
        [0] { $seat } does not wait any longer: for { $of } only what must be answered is answered.
       *[other] { $seat } does not wait any longer: a bot plays for { $of }.
    }
    .you =
        { $by_n ->
            [0] You do not wait any longer: for { $of } only what must be answered is answered.
           *[other] You do not wait any longer: a bot plays for { $of }.
        }
    .you-of =
        { $by_n ->
            [0] { $seat } does not wait any longer: for you only what must be answered is answered.
           *[other] { $seat } does not wait any longer: a bot plays for you.
        }
platform-end-agreed = { $seat } agrees to end the game.
    .you = You agree to end the game.
platform-end-offered = { $seat } offers to end the game now.
    .you = You offer to end the game now.
platform-going-back-agreed = { $seat } agrees to go back a few moves.
    .you = You agree to go back a few moves.
platform-going-back-offered = { $seat } offers to go back a few moves.
    .you = You offer to go back a few moves.
platform-went-back = All agreed: the game goes back.
platform-played-on = { $seat } wants to play on.
    .you = You want to play on.
platform-needs-server = The server's packages are not installed ({ $package } is missing): pip install 'hanse[serve]'
platform-link-days =
    { $days ->
        [one] One day an answer
       *[other] { $days } days an answer
    }
platform-link-each = { $minutes } min an answer
platform-link-free = a free seat
platform-link-invites = { $host } invites you to play { $game }
platform-link-live = { $minutes } min a game, + { $seconds } s
platform-link-rules =
    { $seats } players{ $variants ->
        [0] {""}
        [one] , one variant
       *[other] , { $variants } variants
    }
platform-link-table = { $game } for { $seats }
platform-link-untimed = no clock
platform-link-who =
    { $names }{ $free ->
        [0] {""}
        [one] {" "}· one seat is free
       *[other] {" "}· { $free } seats are free
    }
platform-kit-ended =
    { $winners_n ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
platform-kit-ended-you =
    { $winners_others_n ->
        [0] You win.
       *[other] { $winners_others } and you share the win.
    }
platform-kit-table = On the table
platform-kit-own = For you alone
platform-kit-now = Now
platform-kit-round = Round
platform-notify-turn = Your turn in { $game }
platform-notify-table = { $game }: waiting for { $names }
platform-notify-test = This is a test for { $game }. Turn notifications will arrive like this.
platform-mail-confirm-title = Confirm your address for { $game }
platform-mail-confirm-text = Someone entered this address to be notified of their turns in one game of { $game } at { $host }. To get these mails, open the link and confirm. If it wasn't you, ignore this mail. To never be asked again, open the link and choose “Stop mails”.
platform-mail-stop = To get no more of these mails, open this link:
platform-mail-confirm = Confirm address
platform-mail-end = Stop mails
platform-mail-end-all = Stop mails from all games
platform-mail-digest = { $count } games are waiting for you
platform-mail-waiting = Do you want mails at this address when it's your turn in this game?
platform-mail-confirmed = Your address is confirmed. You get a mail when it's your turn in this game.
platform-mail-stopped = You'll get no more mails about this game.
platform-sign-in-title = Sign in at { $host }
platform-sign-in-text = This link signs you in at { $host }. Open it within 10 minutes, in the browser in which you asked for it. If it wasn't you, ignore this mail.
platform-sign-in-address = Sign in as { $address }?
platform-sign-in-button = Sign in
platform-sign-in-late = This link is no longer valid. Ask for a new one.
platform-sign-in-elsewhere = Open this link in the browser in which you asked for it.
platform-sign-in-taken = This address already belongs to another account.
platform-notify-days = { $days } days left
platform-notify-hours = { $hours } hours left
platform-notify-minutes =
    { $minutes ->
        [0] Less than a minute left
        [one] One minute left
       *[other] { $minutes } minutes left
    }
