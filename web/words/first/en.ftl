# What newcomers are told first, whichever the game; and what a coach says in the first game. English.

web-first-before = Before you sail
web-first-begin = Begin
web-first-invited = Back to the invitation
web-first-lead = New here? Then a coach comes along.
web-first-next = Next: { $lesson }
web-first-not-new = Not new, after all
web-first-other = Or learn { $game } instead
web-first-part-aim = What you are after
    .time = 20 seconds
web-first-part-game = Your first game
    .time = { $minutes } minutes
web-first-part-game-how = Three merchants, two of them gentle bots. A coach speaks unasked for three turns, then only when you call.
web-first-part-lessons = A few short lessons
    .time = 4 minutes
web-first-straight = Straight to the first game
web-guide = The coach
web-guide-do = Do this
web-guide-hush = Hush
web-guide-hushed = Hush: from now on I answer only when you press “{ web-coach }”
web-guide-instead = If that comes to nothing: { $plan }.
web-guide-plan = My advice: { $plan }.
web-guide-setup = Before the first round
web-guide-turn = Round { $turn } of { $of } with a coach
web-guide-wait = The others are playing. I speak again when you are asked.
web-guide-why = Why?
