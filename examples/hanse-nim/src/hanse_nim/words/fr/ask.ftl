ask-nim-turn = À vous : quelle carte jouez-vous ?
    .wait = { $seats } joue
ask-nim-take = Dans quel tas prenez-vous ?
    .wait = { $seats } joue
ask-nim-fold = Abandonnez-vous ?
    .wait = { $seats } abandonne
