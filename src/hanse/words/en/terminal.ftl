# hanse play: what the terminal says in every game. English.

terminal-names = Anna Birger Cecilia Detmar Elske

# Commands: every word of a line may be typed.

terminal-command-help = help
terminal-command-goal = goal aim
terminal-command-rule = rule
terminal-command-why = why
terminal-command-coach = coach advice
terminal-command-undo = undo
terminal-command-back = back
terminal-command-log = log
terminal-command-offers = offers
terminal-command-keyboard = keyboard
terminal-command-again = again
terminal-command-quit = quit
terminal-topic-board = board
terminal-topic-cities = cities
terminal-topic-city = city
terminal-topic-players = players
terminal-topic-hand = hand
terminal-topic-cards = cards

terminal-title-help = What you can type
terminal-title-goal = The game in a minute
terminal-title-why = Not possible now
terminal-title-coach = What the coach thinks
terminal-title-log = What happened so far
terminal-title-rule = The rule
terminal-title-board = On the table
terminal-title-recap = Since your last answer
terminal-help-answer = the answer that stands behind it
    .typed = a number or letter
terminal-help-goal = what the game is about
    .typed = goal
terminal-help-back = one question back, or begin again
    .typed = back
terminal-help-undo = take back your last answer, if nothing was revealed since
    .typed = undo
terminal-help-rule = the rule of this question, or any rule by its number
    .typed = ? or ? { $rule }
terminal-help-why = what is not possible now, and why
    .typed = why
terminal-help-coach = what a coach would do here, and why
    .typed = coach
terminal-no-coach = There is no coach here now.
terminal-help-log = everything that happened
    .typed = log
terminal-help-offers = offer a deal, accept, decline, counter, withdraw
    .typed = offers
terminal-help-keyboard = hand it to somebody else, to answer an offer
    .typed = keyboard ben
terminal-help-again = this question once more
    .typed = again
terminal-help-quit = leave; the game is saved after every move
    .typed = quit
terminal-help-keys = Up brings back what you typed, Tab completes a word.
terminal-help-notation = { $example }: any answer in notation, such as this one
terminal-help-board = { $topics }: the table in sentences
terminal-keys = goal  help  ? rule

# Questions

terminal-more = { $label } …
terminal-thing =
    { $thing }{ $have ->
        [1] {""}
       *[other] {" "}×{ $have }
    }
terminal-task-pick =
    { $least ->
        [0] Pick up to { $most }
       *[other] { $most ->
            [one] Pick one
           *[other] Pick { $least } to { $most }
        }
    }
terminal-task-pay = Pay { $most }
terminal-task-give = You give 1 to { $most }
terminal-task-take = You take { $least } to { $most }
terminal-task-pile = Pile { $stage }: { $most }
terminal-task-offer = You give up to { $most }, or nothing
terminal-task-want = You ask for up to { $most }, or nothing
terminal-picked-none = { $task }: type them with spaces between, then Enter.
terminal-picked = { $task }: { $things } … and more. (-x takes x away.)
terminal-picked-enough = { $task }: { $things }. Enter if that is all. (-x takes x away.)
terminal-partner = { $name } ({ $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }, { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    })
terminal-counter = { $name }, in answer to offer { $offer }
terminal-vow-vow = Do you bind yourself to anything?
terminal-vow-wants = Do you want a promise in return?
terminal-vow-none = Nothing
terminal-promise = Words to go with it? They bind nobody. Enter for none.

# Before an answer that ends the turn, or hits whoever gives it. The first word is shown.

terminal-yes = y yes
terminal-no = n no
terminal-keep = No, let me choose again

# What is wrong

terminal-refused = { $rule } { $label }: { $why }
terminal-broken = { $why } ({ $rule })
terminal-not-now = That is not possible now.
terminal-not-asked = That is not what is asked now ({ $rule }): { $ask }
terminal-strange = “{ $text }” is not understood. Type a number from the list, a move, or help.
terminal-ambiguous = It could be: { $choices }.
terminal-have-none = You have no { $thing }.
terminal-none-here = There is no { $thing } to be had here.
terminal-possible = Possible: { $values }.
terminal-too-few = Of { $thing } there are only { $have }.
terminal-too-many = At most { $most }.
terminal-dead-end = In return you would have to take at least { $least }, and there are only { $most }.
terminal-not-enough = At least { $least }.
terminal-promise-long = At most { $most } letters, and only if the rules of this table allow words.
terminal-more-refusals =
    { $count ->
        [one] one more thing is not possible: why
       *[other] { $count } things more are not possible: why
    }
terminal-no-deals = In this game there are no deals.
terminal-no-offers = Nobody is here to deal with now.
terminal-offers-waiting =
    { $count ->
        [one] One open offer: offers
       *[other] { $count } open offers: offers
    }
terminal-no-undo = Nothing to take back: { $why }
terminal-undo-start = you have not answered anything yet.
terminal-undo-draw = something was drawn since your last answer.
terminal-undo-reveal = something was revealed since your last answer.
terminal-undo-deal = a deal was made since your last answer.
terminal-undo-answer = somebody else has answered since.
terminal-undo-sealed = a secret choice is not taken back.
terminal-undo-over = the game is over.
terminal-nobody = Nobody else here is called “{ $name }”.
terminal-guest = Enter gives the keyboard back.
terminal-none = Nothing.

# Beginning

terminal-which-game = Which game do you want to play?
terminal-level = How well do you play?
terminal-level-name =
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
terminal-level-line = { $name } ({ $how })
terminal-other-bots = For trials and studies there are also: { $bots }.
terminal-too-small = This terminal is { $columns } × { $lines }; the board is drawn from { $width } × { $height } on. Until then everything is told in lines, as with --plain.

# Pages

terminal-curtain = The keyboard goes to { $seat }. { $seat }: press Enter when nobody else is looking.
terminal-page-more = Enter: more
terminal-page-end = Press Enter to continue
terminal-plain-line = { $key }: { $text }
terminal-plain-refusals =
    { $count ->
        [one] One thing is not possible now; type why.
       *[other] { $count } things are not possible now; type why.
    }
terminal-score-head = Points
terminal-score-total = Total
terminal-winner = { $seat } (winner)
terminal-saved = The record of the game: { $file }
terminal-chance-head = Chance to win
terminal-chance-start = start
terminal-chance-round = round { $round }
terminal-turnings = Turning points
terminal-turning = Round { $round }: { $name } went from { $from } to { $to } percent
terminal-no-judge = Nobody judges this game.
terminal-chance-shown = How everybody stood, and the turning points: hanse replay { $file } --chances
terminal-replay-keys =
    Enter: next · b: back · 40: move 40 · < >: previous and next round · s, e: start, end
    #2: as seat 2 knew it (0: spectators) · o: nothing hidden · p: position · q: quit
terminal-replay-open = nothing hidden
terminal-replay-seat = as { $name } knew it
terminal-replay-unknown = There is no command “{ $text }”.
terminal-replay-watching = as spectators saw it
terminal-left = The game is saved in { $file }. To go on: hanse play --continue
terminal-no-game = There is no game to go on with.
