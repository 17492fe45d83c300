ask-nim-turn = Du bist dran: Welche Karte spielst du?
    .wait = { $seats } ist dran
ask-nim-take = Von welchem Haufen nimmst du?
    .wait = { $seats } ist dran
ask-nim-fold = Steigst du aus?
    .wait = { $seats } steigt aus
