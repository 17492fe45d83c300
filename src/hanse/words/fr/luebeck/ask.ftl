# Lübeck : ce qui est demandé. Chaque titre est pour qui doit répondre ; .wait est pour qui attend.
# Français.

ask-luebeck-acting = À toi : quelle action fais-tu ?
    .wait = { $seats } agit
ask-luebeck-take-packet = Quel paquet prends-tu ?
    .wait = { $seats } choisit un paquet
ask-luebeck-name-first = Qui fait la première action ?
    .wait = { $seats } dit qui commence
ask-luebeck-start-voyage = Avec quelle cogue commences-tu un voyage à Lübeck ?
    .wait = { $seats } commence un voyage
ask-luebeck-play-goods = Pour quelle cogue joues-tu cette carte ?
    .wait = { $seats } joue une carte marchandise
ask-luebeck-trade-voyage = Voyage de commerce : sur quelle cogue montes-tu ?
    .wait = { $seats } joue un voyage de commerce
ask-luebeck-lay-doubling = Pour quelle cogue joues-tu ce doublement ?
    .wait = { $seats } joue un doublement
ask-luebeck-send-pirates = Quelle cogue les pirates arrêtent-ils ?
    .wait = { $seats } envoie les pirates
ask-luebeck-change-ship = Sur quelle cogue passe ton pion ?
    .wait = { $seats } transborde un pion
ask-luebeck-pass = Passes-tu pour le reste de la manche ?
    .wait = { $seats } passe
ask-luebeck-discard = Quelle carte jettes-tu par-dessus bord ?
    .wait = { $seats } jette une carte par-dessus bord
ask-luebeck-take-home = Lesquels de tes pions ramènes-tu ?
    .wait = { $seats } ramène des pions
