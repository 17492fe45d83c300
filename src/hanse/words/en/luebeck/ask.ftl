# Lübeck: what is asked. Each title is for the player who is asked; .wait is for those who wait.
# English.

ask-luebeck-acting = Your turn: which action do you take?
    .wait = { $seats } acts
ask-luebeck-take-packet = Which packet do you take?
    .wait = { $seats } chooses a packet
ask-luebeck-name-first = Who takes the first action?
    .wait = { $seats } says who begins
ask-luebeck-start-voyage = With which cog do you start a voyage in Lübeck?
    .wait = { $seats } starts a voyage
ask-luebeck-play-goods = For which cog do you play this card?
    .wait = { $seats } plays a goods card
ask-luebeck-trade-voyage = Trade voyage: which cog do you board?
    .wait = { $seats } plays a trade voyage
ask-luebeck-lay-doubling = For which cog do you lay this doubling?
    .wait = { $seats } lays a doubling
ask-luebeck-send-pirates = Which cog do the pirates stop?
    .wait = { $seats } sends pirates
ask-luebeck-change-ship = To which cog does your figure change?
    .wait = { $seats } changes ships
ask-luebeck-pass = Do you pass for the rest of the round?
    .wait = { $seats } passes
ask-luebeck-discard = Which card do you throw overboard?
    .wait = { $seats } throws a card overboard
ask-luebeck-take-home = Which of your figures do you take home?
    .wait = { $seats } takes figures home
