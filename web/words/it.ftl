# Le parole proprie del browser. Italiano, per quanto c’è.

web-back = Indietro
web-chat = Chat
web-close = Chiudi
web-hand = Mano
web-home = Pagina iniziale
web-language = Lingua
web-log = Cronaca
web-name = Il tuo nome
web-new-table = Nuovo tavolo
web-offline = non in linea – la bozza è al sicuro
web-play-now = Gioca subito contro i bot
web-rules = Regole
web-saved = salvato ✓
web-sending = invio …
web-settings = Impostazioni
web-undo = Annulla
web-you = tu
web-you-name = Grete
