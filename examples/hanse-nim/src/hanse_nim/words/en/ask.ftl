ask-nim-turn = Your turn: which card do you play?
    .wait = { $seats } plays
ask-nim-take = Which heap do you take from?
    .wait = { $seats } plays
ask-nim-fold = Do you fold?
    .wait = { $seats } folds
