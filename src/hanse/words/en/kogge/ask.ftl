# Kogge: what is asked. Each title is for the player who is asked; .wait is for those who wait.
# English.

# Menus

ask-kogge-sailing = Your turn: where do you sail?
    .wait =
        { $seats_n ->
            [one] { $seats } sails
           *[other] { $seats } sail
        }
ask-kogge-acting = Your turn: which actions do you take?
    .wait =
        { $seats_n ->
            [one] { $seats } acts
           *[other] { $seats } act
        }

# Setting up and supply

ask-kogge-pick-start = In which city do you found your first office? Nobody sees your choice yet.
    .wait =
        { $seats_n ->
            [one] { $seats } chooses a first city
           *[other] { $seats } choose their first cities
        }
ask-kogge-bid = Which markers do you bid?
    .wait = { $seats } bids
ask-kogge-move-guild = How far does the guild master walk?
    .wait = { $seats } moves the guild master

# Sailing

ask-kogge-sail =
    { $price ->
        [0] Which route do you take? This step is free.
        [one] How do you pay for this step? It costs one good or marker.
       *[other] How do you pay for this step? It costs { $price } goods or markers.
    }
    .wait = { $seats } sails
ask-kogge-passage =
    { $price ->
        [one] How do you pay for the secret passage? It costs one good or marker.
       *[other] How do you pay for the secret passage? It costs { $price } goods or markers.
    }
    .wait = { $seats } takes the secret passage
ask-kogge-load = Which goods do you load?
    .wait = { $seats } loads goods
ask-kogge-anchor = Do you stay here and begin your actions?
    .wait = { $seats } anchors

# Actions

ask-kogge-build = How do you pay for the office?
    .wait = { $seats } builds an office
ask-kogge-buy-raid = Which three equal markers do you give for your second raid marker?
    .wait = { $seats } deals with the guild master
ask-kogge-sell = Which bonus chip do you take for six equal goods?
    .wait = { $seats } chooses a bonus chip
ask-kogge-give-good = Which good do you give for a marker of its colour?
    .wait = { $seats } deals with the guild master
ask-kogge-take-marker = Which marker do you take out of the reserve?
    .wait = { $seats } chooses a marker
ask-kogge-give-marker = Which marker do you give for a good of its colour?
    .wait = { $seats } deals with the guild master
ask-kogge-buy = Which good do you pay for this pair of markers?
    .wait = { $seats } buys markers
ask-kogge-trade = What do you give, and what do you take? For one good you may take up to { $ratio }.
    .wait = { $seats } trades with the city
ask-kogge-change-route = Which marker do you lay face down on this route?
    .wait = { $seats } changes a route
ask-kogge-end-turn = Is your turn over?
    .wait = { $seats } ends the turn

# Raids

ask-kogge-raid-city = Do you raid the city and all its offices?
    .wait = { $seats } raids
ask-kogge-raid-cog = Whose cog do you raid?
    .wait = { $seats } raids
ask-kogge-split-cargo = You are being robbed: divide your cargo into { $piles } piles that differ by one good at most.
    .wait = { $seats } divides the cargo
ask-kogge-take-pile = Which pile do you take?
    .wait = { $seats } chooses a pile
ask-kogge-exile = By which route must the robber leave?
    .wait =
        { $seats_n ->
            [one] { $seats } chooses the robber’s way out
           *[other] { $seats } choose the robber’s way out
        }

# Deals among players

ask-kogge-talking = Do you want to offer a deal, or answer one?
    .wait = { $seats } may offer a deal
ask-kogge-offer = To whom do you offer what, and what for?
    .wait = { $seats } makes an offer
ask-kogge-accept = Which offer do you accept?
    .wait = { $seats } accepts an offer
ask-kogge-decline = Which offer do you decline?
    .wait = { $seats } declines an offer
ask-kogge-withdraw = Which of your offers do you withdraw?
    .wait = { $seats } withdraws an offer

# Raids in three piles

ask-kogge-split-loot = Divide the loot into { $piles } piles that differ by one good at most. The robber takes two of them.
    .wait = { $seats } divides the loot
ask-kogge-leave-pile = Which pile do you leave in the city? You take the others.
    .wait = { $seats } chooses a pile to leave

# Interception

ask-kogge-intercepting = A turn is over: do you intercept and take an extra turn? The chip works only once.
    .wait = { $seats } may intercept
ask-kogge-intercept = Do you take an extra turn now?
    .wait = { $seats } intercepts
ask-kogge-let-pass = Do you let it pass?
    .wait = { $seats } lets it pass

# Taxes

ask-kogge-pay-tax = The guild master has come: which good do you pay as tax?
    .wait = { $seats } pays tax

# Conflicts

ask-kogge-challenging = Do you begin a conflict?
    .wait = { $seats } may begin a conflict
ask-kogge-keep-peace = Do you keep peace?
    .wait = { $seats } keeps peace
ask-kogge-attack = Whom do you attack?
    .wait = { $seats } attacks
ask-kogge-commit =
    { $least ->
        [0] You are attacked: which markers do you lay? You may lay none. The other will get them.
       *[other] Which markers do you lay, at least one? The other will get them.
    }
    .wait =
        { $seats_n ->
            [one] { $seats } lays markers for the conflict
           *[other] { $seats } lay markers for the conflict
        }
ask-kogge-demand = You have won: name three goods. You get those of them that the loser has.
    .wait = { $seats } names three goods
ask-kogge-pushing = Do you move the loser’s cog one step along a route?
    .wait = { $seats } may move the loser’s cog
ask-kogge-push = Along which route do you move the loser’s cog?
    .wait = { $seats } moves the loser’s cog
ask-kogge-leave-be = Do you leave the loser’s cog where it is?
    .wait = { $seats } leaves the loser’s cog where it is

# Memory

ask-kogge-starting = You have seen the routes of your first city: do you swap one of them with a marker from your hand?
    .wait = { $seats } looks at the first city’s routes
ask-kogge-swap-start = Which marker do you lay face down on this route?
    .wait = { $seats } swaps a route
ask-kogge-keep-start = Do you leave both routes as they are?
    .wait = { $seats } leaves the routes
ask-kogge-peek = How do you pay for a look at both routes of this city?
    .wait = { $seats } looks at the routes

# Bornholm

ask-kogge-land = This number is Bornholm’s as well: at which of the two does the cog put in?
    .wait =
        { $seats_n ->
            [one] { $seats } chooses where the cog puts in
           *[other] { $seats } choose where the cog puts in
        }
ask-kogge-change-crest = Which marker do you lay on Bornholm’s crest?
    .wait = { $seats } changes Bornholm’s number

# Solo

ask-kogge-escape = By which route do you leave the raided city?
    .wait = { $seats } chooses a way out

# The pirate

ask-kogge-deliver = Which goods do you bring home?
    .wait = { $seats } brings goods home
ask-kogge-buy-back = From which city do you take your raid marker back?
    .wait = { $seats } buys a raid marker back
