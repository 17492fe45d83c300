# Kogge: the names of things. English.

name-kogge-city-toensberg = Tönsberg
name-kogge-city-stockholm = Stockholm
name-kogge-city-abo = Åbo
name-kogge-city-reval = Reval
name-kogge-city-riga = Riga
name-kogge-city-danzig = Danzig
name-kogge-city-stralsund = Stralsund
name-kogge-city-luebeck = Lübeck
name-kogge-city-kopenhagen = Kopenhagen
name-kogge-city-bornholm = Bornholm

name-kogge-good-ore = ore
name-kogge-good-fur = fur
name-kogge-good-amber = amber
name-kogge-good-salt = salt

name-kogge-good-count-ore = { $count } ore
name-kogge-good-count-fur = { $count } fur
name-kogge-good-count-amber = { $count } amber
name-kogge-good-count-salt = { $count } salt

name-kogge-chip-three-for-one = 3:1
name-kogge-chip-extra-marker = +1 marker
name-kogge-chip-two-spaces = 2 spaces
name-kogge-chip-secret-passage = secret passage
name-kogge-chip-safe-conduct = safe conduct
name-kogge-chip-interception = interception

# Promises that bind: “Anna promises Ben …”
name-kogge-vow-guild-one = to move the guild master one city on
name-kogge-vow-guild-two = to move the guild master two cities on
name-kogge-vow-keep-routes = to leave this city’s routes as they are
name-kogge-vow-spare = not to raid the other’s cog
name-kogge-vow-exile-first = to choose route A if the other is driven out
name-kogge-vow-exile-second = to choose route B if the other is driven out

name-kogge-phase-setup = Setting up
name-kogge-phase-supply = Supply
name-kogge-phase-guild-master = Guild master
name-kogge-phase-turns = Turns
name-kogge-phase-over = The end

name-kogge-ending-points = five development points
name-kogge-ending-laps = the guild master’s second lap

name-kogge-score-development = development points
name-kogge-score-offices = offices, 10 each
name-kogge-score-chips = bonus chips, 20 each
name-kogge-score-raid-markers = unused raid markers, 10 each
name-kogge-score-goods = goods on the cog and in offices
name-kogge-score-total = victory points
name-kogge-score-noted = noted by the pirate

# Small phrases that the sentences are made of.
name-kogge-phrase-markers =
    { $count ->
        [one] marker { $markers }
       *[other] markers { $markers }
    }
name-kogge-phrase-marker-count =
    { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }
name-kogge-phrase-pair = { $low }/{ $high }
name-kogge-phrase-routes = { $city } { $low }/{ $high }
name-kogge-phrase-vote = { $seat } for route { $place }
name-kogge-phrase-piles = { $some } | { $next }
name-kogge-phrase-laid = { $seat } { $markers }
name-kogge-phrase-laid-nothing = { $seat } nothing
