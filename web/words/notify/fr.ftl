# Notifications : comment un joueur veut savoir que c’est son tour. Français.

web-notify-how = Tu reçois un message quand c’est ton tour depuis un moment et que tu ne regardes pas cette table.
web-notify-mail = E-mail
web-notify-push = Navigateur
web-notify-webhook = Webhook
web-notify-of-table = pour toute la table
web-notify-add-mail = Ajouter un e-mail
web-notify-add-push = Prévenir ce navigateur
web-notify-add-webhook = Ajouter un webhook
web-notify-address = Ton adresse e-mail
web-notify-url = Adresse du webhook (https)
web-notify-format = Format
web-notify-for-table = Pour les tours de tous
web-notify-confirm-how = Tu reçois un e-mail avec un lien. D’autres ne suivent qu’après ta confirmation, et pour cette table seulement.
web-notify-send-mail = M’envoyer le lien
web-notify-send-webhook = Ajouter le webhook
web-notify-unconfirmed = Pas encore confirmé. Ouvre le lien dans l’e-mail que tu as reçu.
web-notify-on = Activé pour cette table
web-notify-after = Quand c’est mon tour depuis
web-notify-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-notify-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
web-notify-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-notify-digest = E-mails
web-notify-each = Un pour chaque tour
web-notify-every = Un pour toutes les tables, espacés de { $time }
web-notify-quiet = Rien la nuit
web-notify-quiet-begin = de
web-notify-quiet-end = à
web-notify-open = Aussi quand cette table est ouverte
web-notify-test = Envoyer un essai
web-notify-tested = L’essai est parti.
web-notify-remove = Retirer
web-notify-key = La clé qui signe les messages. Elle ne se voit que maintenant.
web-notify-copy-key = Copier la clé
web-notify-again = Change un réglage pour réessayer.
web-notify-no-mail = Pas d’e-mails : l’hôte de ce site n’a pas installé de serveur de courrier.
web-notify-push-https = Pas de messages dans le navigateur : il faut une page chiffrée (https).
web-notify-push-browser = Pas de messages dans le navigateur : celui-ci ne peut pas en recevoir. Sur un iPhone, ajoute d’abord la page à l’écran d’accueil.
web-notify-push-server = Pas de messages dans le navigateur : l’hôte de ce site ne les a pas installés.
web-notify-push-blocked = Pas de messages dans le navigateur : tu les as bloqués pour cette page. Autorise-les dans les réglages du navigateur.
web-notify-why-spelling = Il y a une faute dans cette adresse.
web-notify-why-https = Seules les adresses en https conviennent.
web-notify-why-unreachable = Cette adresse est introuvable sur Internet.
web-notify-why-asked = Trop de messages déjà envoyés à cette adresse. Prends le lien du dernier e-mail ou réessaie demain.
web-notify-why-mail = L’e-mail n’est pas parti. Réessaie plus tard.
web-notify-why-redirect = Le destinataire renvoie à une autre adresse. Saisis celle-là.
web-notify-why-gone = Le destinataire dit que cette adresse n’existe pas.
web-notify-why-other = Le destinataire n’a pas accepté le message.
web-notify-why-many = Tu en as déjà cinq. Retire d’abord une adresse.
web-notify-why-often = C’était trop souvent. Réessaie dans une heure.
