# What is said where one learns a game, whichever it is. English.

web-rule-of = Rule { $rule }
web-rules-books = What each book says
web-rules-contents = Contents
web-rules-table = At the table
web-rules-reading = The books leave this open. Played here:
web-rules-choice = The books leave this open. A table chooses:
web-rules-usual = usual
web-rules-variant-on = This variant is played here.
web-rules-variant-off = Not played at this table.
web-rules-variant-only = A variant: only where a table has chosen it.
web-rules-asked = You are asked about this now.
web-rules-back = Back to the question
web-first-game = Play a first game
web-first-game-how = Then a first game against easy bots: beside each question, “{ web-coach }” says what one could think about.
web-lesson = Lesson
web-lesson-back = Back
web-lesson-next = Next lesson
web-lesson-of = Lesson { $at } of { $all }
web-lesson-skip = Skip: play on here
web-lessons = Now you: the first voyage
web-lessons-all = All lessons
web-lessons-how = { $count } short lessons on the real table. Nothing is counted, anything may be tried, and each step can be taken back.
web-lessons-start = Take the first lesson
web-lessons-resume = Go on with lesson { $at }
web-lessons-resume-second = Resume “{ $lesson }”
web-lessons-second = One rule at a time
web-lessons-second-how = { $count } more lessons of about three minutes each, some with variants. Each ends with the rule that it’s about.
web-think-bids = { $count ->
    [0] Nobody has bid yet: whoever bids later will know your markers.
    [one] One bid lies there. Beat it, or bid for the goods that you want.
   *[other] { $count } bids lie there. Beat them, or bid for the goods that you want.
 }
web-think-empty = The stock has none of these left: { $goods }. Markers of their cities bring nothing now.
web-think-hand = { $over ->
    [0] You hold { $held } cards: you may keep them all and pass.
    [one] You hold { $held } cards: one of them must go before you may pass.
   *[other] You hold { $held } cards: { $over } of them must go before you may pass.
 }
web-think-laps = { $left ->
    [one] One more city, and the guild master has ended the game.
   *[other] { $left } more cities, and the guild master has ended the game.
 }
