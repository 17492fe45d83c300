# Lübeck: che cosa si chiede. Ogni titolo è per chi deve rispondere; .wait è per chi aspetta.
# Italiano.

ask-luebeck-acting = Tocca a te: quale azione fai?
    .wait = Agisce { $seats }
ask-luebeck-take-packet = Quale pacchetto prendi?
    .wait = { $seats } sceglie un pacchetto
ask-luebeck-name-first = Chi fa la prima azione?
    .wait = { $seats } dice chi comincia
ask-luebeck-start-voyage = Con quale Cog cominci un viaggio a Lubecca?
    .wait = { $seats } comincia un viaggio
ask-luebeck-play-goods = Per quale Cog giochi questa carta?
    .wait = { $seats } gioca una carta merce
ask-luebeck-trade-voyage = Viaggio d’affari: su quale Cog sali?
    .wait = { $seats } gioca un viaggio d’affari
ask-luebeck-lay-doubling = Per quale Cog giochi questo raddoppio?
    .wait = { $seats } gioca un raddoppio
ask-luebeck-send-pirates = Quale Cog fermano i pirati?
    .wait = { $seats } manda i pirati
ask-luebeck-change-ship = Su quale Cog passa la tua pedina?
    .wait = { $seats } cambia nave
ask-luebeck-pass = Passi per il resto del round?
    .wait = { $seats } passa
ask-luebeck-discard = Quale carta getti in mare?
    .wait = { $seats } getta una carta in mare
ask-luebeck-take-home = Quali delle tue pedine porti a casa?
    .wait = { $seats } porta pedine a casa
