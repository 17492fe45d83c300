ask-nim-turn = Tocca a te: quale carta giochi?
    .wait = Gioca { $seats }
ask-nim-take = Da quale mucchio prendi?
    .wait = Gioca { $seats }
ask-nim-fold = Ti ritiri?
    .wait = { $seats } si ritira
