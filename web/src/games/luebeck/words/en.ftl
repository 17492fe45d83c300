# Lübeck’s own words in the browser. English.

web-luebeck-act = Choose an action
web-luebeck-again = Another voyage?
web-luebeck-along =
    { $count ->
        [one] { $seats } comes along
       *[other] { $seats } come along
    }
web-luebeck-begins = { $seat } begins
web-luebeck-best-doubling = Best doubling
web-luebeck-best-doubling-said = { $seat } in { $city }: { $points } points in one round.
web-luebeck-best-voyage = Best voyage
web-luebeck-best-voyage-said = { $seat } with cog { $cog }: { $cities }, { $points } points.
web-luebeck-board = The two seas
web-luebeck-enlarge = Show the map larger
web-luebeck-reduce = Close the large map
web-luebeck-by-round = Round by round
web-luebeck-can = playable
web-luebeck-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-luebeck-choose-cog = Choose cog { $cog }
web-luebeck-choose-first = Choose a card, a cog or an action first.
web-luebeck-choose-packet = Choose a packet first.
web-luebeck-choose-way = Choose one of these.
web-luebeck-cities = Cities
web-luebeck-city-end = Voyages end here
web-luebeck-city-from = Reached from { $cities }
web-luebeck-city-start = Voyages start here
web-luebeck-city-to = On to { $cities }
web-luebeck-cog = Cog { $cog } in { $city }: { $crew }
web-luebeck-cog-empty = Cog { $cog } in { $city }: nobody aboard
web-luebeck-cog-free = Cog { $cog } is free
web-luebeck-cogs = Cogs
web-luebeck-colour-black = black
web-luebeck-colour-blue = blue
web-luebeck-colour-brown = brown
web-luebeck-colour-green = green
web-luebeck-colour-grey = grey
web-luebeck-colour-ivory = ivory
web-luebeck-colour-orange = orange
web-luebeck-colour-pink = pink
web-luebeck-colour-purple = purple
web-luebeck-colour-red = red
web-luebeck-colour-sky = light blue
web-luebeck-colour-turquoise = turquoise
web-luebeck-colour-violet = violet
web-luebeck-colour-white = white
web-luebeck-colour-yellow = yellow
web-luebeck-compass = has the compass
web-luebeck-discards = Discards
web-luebeck-discards-said =
    { $count ->
        [one] Discards: 1 card
       *[other] Discards: { $count } cards
    }
web-luebeck-discards-short = { $count } discarded
web-luebeck-display = Packets
web-luebeck-doublings = Doublings:
web-luebeck-ended =
    { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }, twice through the deck. What was left in hand has been paid for.
web-luebeck-figures-on = Figures on cog { $cog } to take home
web-luebeck-free = free cogs
web-luebeck-free-of = free cogs · { $free } of { $all }
web-luebeck-from-by = { $city } by the line in { $colour }
web-luebeck-go-home =
    { $count ->
        [one] { $seats } goes home
       *[other] { $seats } go home
    }
web-luebeck-hand = Your hand
web-luebeck-hand-empty = Your hand is empty.
web-luebeck-hand-short = hand
web-luebeck-head = Round { $round }{ $last ->
        [yes] , the last
       *[no] {""}
    } · { $phase }
web-luebeck-hint-acting = Choose a card: what it can do lights up. Whoever is aboard comes along. You may pass with three cards or fewer.
web-luebeck-hint-name-first = Whoever begins acts first; the others follow clockwise, one action each, until all have passed.
web-luebeck-hint-take-home = A figure at home can start a new voyage. One that stays goes on from where it is.
web-luebeck-hint-take-packet = You take all cards of one packet. Goods cards bring points where a cog with your figure is, or one line further.
web-luebeck-holds =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
web-luebeck-keep =
    { $over ->
        [0] : you may pass
       *[other] , keep { $kept }: { $over } more to play before you may pass
    }
web-luebeck-keys = Keys: 1–9 cards, A–G packets, Enter confirm, Escape back, Backspace undo, L log, ? rules.
web-luebeck-known = Known to all:
web-luebeck-known-short = Hands
web-luebeck-known-title = What is known of the hands
web-luebeck-last-round = Last round: cards left in hand cost points.
web-luebeck-map-and-deck = Map “{ $map }”, deck “{ $deck }”.
web-luebeck-more = More
web-luebeck-must-discard = Nothing can be played: choose a card to throw overboard
web-luebeck-no-card = without a card
web-luebeck-not-l-g-09 = no cog for it
web-luebeck-not-l-g-19 = no cog there
web-luebeck-not-l-good-01 = no cog near
web-luebeck-not-l-good-03 = against the arrow
web-luebeck-not-l-spec-01 = no figure left
web-luebeck-not-l-spec-02 = no cog near
web-luebeck-not-now = not now
web-luebeck-overboard = overboard { $gain }
web-luebeck-packet-said = Packet { $letter }: { $cards }
web-luebeck-passed = passed
web-luebeck-practice = practice
web-luebeck-raids = Pirates
web-luebeck-raids-said =
    { $count ->
        [0] No cog was taken.
        [one] One cog was taken.
       *[other] { $count } cogs were taken.
    }
web-luebeck-reserve =
    { $count ->
        [0] no figure in reserve
        [one] 1 figure in reserve
       *[other] { $count } figures in reserve
    }
web-luebeck-run = { $stack } in the stack · deck { $run } of { $runs }
web-luebeck-run-short = { $stack } · deck { $run }/{ $runs }
web-luebeck-runs-over = both runs are over · { $stack } in the stack
web-luebeck-runs-over-short = { $stack } · last
web-luebeck-score = Points:
web-luebeck-score-doubled = doubled
web-luebeck-score-goods = goods
web-luebeck-score-left = left in hand
web-luebeck-score-overboard = overboard
web-luebeck-second-run = second run
web-luebeck-see-end = Show the ledger
web-luebeck-see-sea = Show the board
web-luebeck-shared-win = { $seats } share the win
web-luebeck-stack = stack
web-luebeck-stack-known =
    { $count ->
        [one] In the stack: 1 card
       *[other] In the stack: { $count } cards
    }
web-luebeck-stack-said =
    { $count ->
        [0] The stack is empty
        [one] 1 card in the stack
       *[other] { $count } cards in the stack
    }
web-luebeck-stands = { $seat } stands on { $score }
web-luebeck-deed-card-discarded = { $card } overboard
web-luebeck-deed-cog-pirated = Pirates in { $city }: cog { $cog }
web-luebeck-deed-doubling-laid = Doubling in { $city }
web-luebeck-deed-goods-played = { $card }{ $sailed_n ->
        [-1] {""}
       *[other] {" "}· { $sailed } → { $city }
    }
web-luebeck-deed-passed = Pass
web-luebeck-deed-ship-changed = Cog { $left } → cog { $boarded }
web-luebeck-deed-voyage-started =
    { $joined ->
        [yes] Aboard cog { $cog } in { $city }
       *[no] New voyage from { $city }
    }
web-luebeck-step-card-discarded = −{ $cost }
web-luebeck-step-cog-pirated = pirates
web-luebeck-step-cog-unloaded = unloaded
web-luebeck-step-display-laid = new packets
web-luebeck-step-doubling-laid = ×2 { $city }
web-luebeck-step-first-named = who begins
web-luebeck-step-goods-played = +{ $points }
web-luebeck-step-packet-taken = packet
web-luebeck-step-passed = passes
web-luebeck-step-ship-changed = ship change
web-luebeck-step-took-home = home
web-luebeck-step-voyage-started = voyage
web-luebeck-take =
    Take { $letter } · { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-luebeck-taken = taken
web-luebeck-tap = Choose a card or a cog.
web-luebeck-tap-packet = Choose a packet to weigh it.
web-luebeck-took = { $seat } took it
web-luebeck-track = Points
web-luebeck-unknown =
    { $count ->
        [0] nothing unknown
        [one] and 1 unknown card
       *[other] and { $count } unknown cards
    }
web-luebeck-way-board = Board cog { $cog } in { $city }
web-luebeck-way-change = Cog { $left } → cog { $cog } in { $city }
web-luebeck-way-field = Cog { $cog } from the field
web-luebeck-way-here = Cog stays in { $city }
web-luebeck-way-pirates = Cog { $cog } in { $city }
web-luebeck-ways = What can be done
web-luebeck-where-from = Where the points came from
web-luebeck-wins =
    { $seat } wins, by { $lead ->
        [one] 1 point
       *[other] { $lead } points
    }
web-luebeck-you-win =
    You win, by { $lead ->
        [one] 1 point
       *[other] { $lead } points
    }
web-luebeck-after-cards = Cards in hand
web-luebeck-after-figures = Figures aboard
web-luebeck-after-gained = points made there
web-luebeck-after-lost = cogs taken by pirates
web-luebeck-after-places = Points by city
web-luebeck-after-points = Points
web-luebeck-after-voyages = Ways most sailed
