ask-nim-turn = À toi : quelle carte joues-tu ?
    .wait = { $seats } joue
ask-nim-take = Dans quel tas prends-tu ?
    .wait = { $seats } joue
ask-nim-fold = Abandonnes-tu ?
    .wait = { $seats } abandonne
