# Notifiche dei turni: come un giocatore vuole sapere che tocca a lui. Italiano.

web-notify-how = Ricevi un messaggio quando tocca a te da un po’ e non stai guardando questo tavolo.
web-notify-mail = E-mail
web-notify-push = Browser
web-notify-webhook = Webhook
web-notify-of-table = per tutto il tavolo
web-notify-add-mail = Aggiungi un’e-mail
web-notify-add-push = Avvisa questo browser
web-notify-add-webhook = Aggiungi un webhook
web-notify-address = Il tuo indirizzo e-mail
web-notify-url = Indirizzo del webhook (https)
web-notify-format = Formato
web-notify-for-table = Per i turni di tutti
web-notify-confirm-how = Ricevi un’e-mail con un link. Solo dopo la tua conferma ne arrivano altre, e solo per questo tavolo.
web-notify-send-mail = Mandami il link
web-notify-send-webhook = Aggiungi il webhook
web-notify-unconfirmed = Non ancora confermato. Apri il link nell’e-mail che hai ricevuto.
web-notify-on = Attivo per questo tavolo
web-notify-after = Quando tocca a me da
web-notify-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
web-notify-hours =
    { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
web-notify-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
web-notify-digest = E-mail
web-notify-each = Una per ogni turno
web-notify-every = Una per tutti i tavoli, a distanza di { $time }
web-notify-quiet = Niente di notte
web-notify-quiet-begin = dalle
web-notify-quiet-end = alle
web-notify-open = Anche mentre questo tavolo è aperto
web-notify-test = Invia una prova
web-notify-tested = La prova è stata inviata.
web-notify-remove = Rimuovi
web-notify-key = La chiave che firma i messaggi. Si vede solo adesso.
web-notify-copy-key = Copia la chiave
web-notify-again = Cambia un’impostazione per riprovare.
web-notify-no-mail = Niente e-mail: chi gestisce questo sito non ha configurato un server di posta.
web-notify-push-https = Niente messaggi nel browser: serve una pagina cifrata (https).
web-notify-push-browser = Niente messaggi nel browser: questo browser non può riceverli. Su un iPhone, aggiungi prima la pagina alla schermata Home.
web-notify-push-server = Niente messaggi nel browser: chi gestisce questo sito non li ha configurati.
web-notify-push-blocked = Niente messaggi nel browser: li hai bloccati per questa pagina. Permettili nelle impostazioni del browser.
web-notify-why-spelling = C’è un errore in questo indirizzo.
web-notify-why-https = Si possono usare solo indirizzi con https.
web-notify-why-unreachable = Questo indirizzo non si raggiunge da Internet.
web-notify-why-asked = Oggi non si può più scrivere a questo indirizzo. Usa il link dell’ultima e-mail o riprova domani.
web-notify-why-mail = L’e-mail non è partita. Riprova più tardi.
web-notify-why-redirect = Il destinatario rimanda a un altro indirizzo. Inserisci quello.
web-notify-why-gone = Il destinatario dice che questo indirizzo non esiste.
web-notify-why-other = Il destinatario non ha accettato il messaggio.
web-notify-why-many = Ne hai già cinque. Rimuovine prima uno.
web-notify-why-often = Troppe volte. Riprova tra un’ora.
