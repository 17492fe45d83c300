# Les mots propres du navigateur. Français, autant qu’il y en a.

web-about = Kogge est un jeu d’Andreas Steding, Lübeck de Reiner Stockhausen. Hanse les joue tous deux d’après le livret, règle par règle ; il n’est pas officiel et ne vient ni d’eux ni de leurs éditeurs.
web-about-minutes = environ { $minutes } minutes en tout
web-action = Ce qui est demandé
web-again = Encore une partie
web-again-how = Les mêmes joueurs, chacun une place plus loin.
web-again-join = Rejoindre la partie suivante
web-again-watch = Regarder la partie suivante
web-agreed-rules =
    { $book ->
        [german] D’après le livret allemand
        [english] D’après le livret anglais
        [italian] D’après le livret italien
        [french] D’après le livret français
       *[other] D’après les règles
    }{ $variants ->
        [0] , sans ajout
        [one] , avec une variante
       *[other] , avec { $variants } variantes
    }
web-all = Tout
web-along-how = ajoutée d’office : disparaît avec ce qui l’a amenée.
web-along-seats = ajoutée pour { $seats } joueurs
web-along-variant = ajoutée par « { $what } »
web-asked = doit répondre
web-back = Retour
web-book =
    { $book ->
        [german] livret allemand
        [english] livret anglais
        [italian] livret italien
        [french] livret français
       *[other] les règles
    }
web-bot = bot
web-bot-how =
    { $bot ->
        [alderman] le plus fort, devine tes plans et ne te laisse rien
        [apprentice] facile, manque des occasions et oublie ce que tu as acheté
        [builder] régulier et facile à prévoir
        [captain] fort, gaspille rarement un tour et profite de tes erreurs
        [councillor] fort, et souvent là avant toi
        [dabbler] imprévisible, joue au hasard
        [deckhand] vit d’un coup à l’autre
        [ferryman] aimable, prend souvent le deuxième choix
        [greenhorn] apprend encore, prend presque la première chose qu’il voit
        [hoarder] amasse des marchandises et s’en sépare à regret
        [journeyman] joue bien, mais n’est pas exigeant
        [lookout] regarde d’abord ses cartes, et devant lui de temps en temps
        [mate] joue bien, mais te laisse filer de temps en temps
        [merchant] veille à ses marchandises et te laisse en paix
        [navigator] le plus fort, ne te laisse que ce qui ne lui sert pas
        [passenger] facile, se contente de peu
        [peaceful] bon marchand, ne te pille jamais
        [pedlar] vit d’un coup à l’autre, avec parfois un bon tour
        [pilot] fort, et prêt à presque tout ce que tu fais
        [raider] te pille dès que cela rapporte
        [shipowner] regarde presque toujours devant lui et te laisse rarement filer
        [skipper] joue bien, mais regarde d’abord ses propres cartes
        [supercargo] regarde souvent devant lui et compte ses marchandises
       *[other] veut gagner
    }
web-bot-name =
    { $bot ->
        [alderman] Doyen
        [apprentice] Apprenti
        [builder] Bâtisseur
        [captain] Capitaine
        [councillor] Conseiller
        [dabbler] Dilettante
        [deckhand] Matelot
        [ferryman] Passeur
        [greenhorn] Mousse
        [hoarder] Accapareur
        [journeyman] Compagnon
        [lookout] Vigie
        [mate] Second
        [merchant] Marchand
        [navigator] Navigateur
        [passenger] Passager
        [peaceful] Marchand paisible
        [pedlar] Colporteur
        [pilot] Pilote
        [raider] Pillard
        [shipowner] Armateur
        [skipper] Patron
        [supercargo] Subrécargue
       *[other] { $bot }
    }
web-bot-others = Autres
web-by-edition = Comme le dit l’édition
web-by-link = Seulement avec le lien
web-by-link-how = tu l’envoies à ceux qui doivent jouer
web-change = Changer
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-send = Dire
web-chat-write = Dis quelque chose
web-check =    { $finding ->
        [wrong] Quelque chose n’est pas comme il faut.
        [unchecked] Ce que ce navigateur a pu vérifier est juste.
       *[right] Chaque tirage est tel qu’il a été fixé avant la partie.
    }
web-check-bots =    { $finding ->
        [wrong] Un nombre est noté pour un bot, et les bots n’en donnent pas.
       *[right] Les bots n’ont rien ajouté.
    }
web-check-commitment =    { $finding ->
        [wrong] Le nombre secret du serveur ne correspond pas à son engagement pour cette table.
       *[right] Le nombre secret du serveur correspond à son engagement, qui vaut pour cette table.
    }
web-check-draws =    { $finding ->
        [wrong] Ligne { $number } du compte rendu : ce tirage ne vient pas de la clé.
       *[right] Les { $number } tirages viennent tous de la clé formée par tous les nombres, dans cet ordre.
    }
web-check-how = Les coups eux-mêmes sont vérifiés par « hanse verify », avec le compte rendu en fichier.
web-check-nonce =    { $finding ->
        [wrong] Le nombre donné par ton navigateur n’est pas celui du compte rendu.
        [unchecked] Ce navigateur n’a pas donné de nombre ici.
       *[right] Le nombre donné par ton navigateur en fait partie.
    }
web-check-points =    { $finding ->
        [wrong] Le compte rendu finit avec d’autres points que cet écran.
       *[right] Le compte rendu finit avec les points de cet écran.
    }
web-check-proves = La vérification prouve que personne n’a changé les tirages une fois que chaque joueur avait donné son nombre. Elle n’empêche pas quelqu’un qui gère le serveur et prend place en dernier d’essayer des nombres jusqu’à ce que les tirages lui conviennent. Et celui qui gère le serveur peut regarder ce qui est caché.
web-check-record = Le compte rendu est illisible.
web-check-seen =    { $finding ->
        [wrong] Ce n’est pas l’engagement qui t’a été montré avant la partie.
        [unchecked] Ce navigateur n’a pas vu l’engagement avant la partie.
       *[right] C’est l’engagement qui t’a été montré avant la partie.
    }
web-choose-one = Choisis-en un.
web-clock-bank = { $minutes } minutes chacun, plus { $seconds } secondes par réponse
web-clock-days =
    { $days ->
        [one] Un jour par réponse
       *[other] { $days } jours par réponse
    }{ $vacation ->
        [0] {""}
       *[other] , et { $vacation } jours de congé
    }
web-clock-move =
    { $minutes ->
        [one] Une minute par réponse
       *[other] { $minutes } minutes par réponse
    }
web-clock-none = Sans horloge
web-clock-none-note = chacun prend le temps qu’il faut
web-clock-note = à zéro le jeu répond pour toi
web-close = Fermer
web-coach = conseil ?
web-coach-thinks = Le conseiller réfléchit …
web-coach-title = Ce que ferait le conseiller
web-come-along =
    { $count ->
        [one] { $what } s’ajoute
       *[other] { $what } s’ajoutent
    }
web-commitment = Le hasard est fixé :
web-commitment-why = C’est le hachage d’un nombre que le serveur a choisi avant que quiconque prenne place. Ensuite, le navigateur de chaque joueur ajoute un nombre, et tous les tirages viennent des deux. Après la partie, tu pourras le vérifier.
web-compare = Les livrets côte à côte
web-compare-choice = Au choix.
web-compare-how = Où les livrets ne sont pas d’accord : ce que dit chacun, ce qui est joué ici et pourquoi. Là où l’on peut choisir, une nouvelle table suit son édition ou sa propre lecture.
web-connecting = connexion …
web-copied = Copié ✓
web-copy = Copier l’invitation
web-copy-failed = Ce navigateur ne nous laisse pas copier. Sélectionne le lien et copie-le.
web-copy-own = Copier mon lien
web-copy-own-why = Ton lien te ramène à ta place depuis n’importe quel appareil. Garde-le pour toi.
web-own-link-gone = Ton lien n’est montré qu’une fois, car aucun navigateur ne l’enregistre. Pour jouer aussi sur un autre appareil, remplace-le et copie le nouveau.
web-new-link = Remplacer mon lien
web-new-link-sure = Ton ancien lien cessera aussitôt de fonctionner et tous les autres appareils perdront ta place.
web-new-link-done = C’est fait. Seul ce navigateur a maintenant ta place. Copie ton nouveau lien pour jouer sur un autre appareil.
web-new-link-failed = Ça n’a pas marché. Réessaie.
web-opened = Ta place a été ouverte sur un autre appareil.
web-opened-how = Si ce n’était pas toi, remplace ton lien. Tous les autres appareils perdront aussitôt ta place.
web-opened-mine = C’était moi
web-devices = Appareils avec ta place
web-device-own = (celui-ci)
web-device-unknown = Navigateur inconnu
web-devices-failed = Impossible de charger la liste. Réessaie.
web-give-seat = Donner la place de { $name } à quelqu’un d’autre
web-give-seat-how = L’ancien lien ne vaut alors plus. Tu en reçois un nouveau à envoyer.
web-given-seat = Le nouveau lien vers la place de { $name }
web-copy-given = Copier le nouveau lien
web-copy-watch = Copier le lien pour regarder
web-demonstration = Une partie entre bots
web-even-out = Égaliser
web-fact-free = sans compte, des bots sont de la partie
web-final-answer = Le joueur suivant continue de là.
web-final-deal = Ne s’annule pas : une affaire est conclue.
web-final-draw = Ne s’annule pas : le hasard décide.
web-final-over = Cela termine la partie.
web-final-reveal = Ne s’annule pas : une chose cachée est révélée.
web-final-sealed = Personne ne le voit encore. Tu peux changer jusqu’à ce que tous aient choisi.
web-final-start = Ne s’annule pas.
web-first-time = Première fois ?
web-first-time-how = Apprendre en cinq minutes
web-join-code = Rejoindre par un code
web-play-now-how = tout de suite, avec des bots
web-preview = Ce qui en résulte
web-free-seat = Retirer ce joueur
web-friend = Un ami
web-friend-how = reçoit le lien
web-games = Jeux
web-get = Tu reçois
web-give = Tu donnes
web-home = Accueil
web-host = hôte
web-how-to-play = Comment jouer, en 60 secondes
web-learn-all = Tout, en dix minutes
web-learn = Comment jouer
web-invitation = Invitation à une partie de { $game }
web-invite = Envoie ce lien à ceux qui doivent jouer
web-invites = { $host } t’invite à jouer à { $game }
web-is-here = est là
web-join = Rejoindre
web-join-go = À la table
web-join-how = Tape le code affiché à l’écran, ou colle le lien que tu as reçu
web-join-wrong = Ce n’est ni un code ni un lien vers une table.
web-kept = Ta réponse est gardée et part dès que le serveur revient.
web-lack-give = Choisis ce que tu donnes
web-lack-least =
    { $least ->
        [one] Choisis-en au moins un
       *[other] Choisis-en au moins { $least }
    }
web-lack-take =
    { $most ->
        [one] Prends-en un
       *[other] Prends-en de { $least } à { $most }
    }
web-language = Langue
web-last-table = Retour à ma dernière table
web-leave = Quitter ma place
web-less = une fois { $name } de moins
web-level = Comment joues-tu ?
web-level-name =
    { $level ->
        [0] Je débute
        [1] J’ai joué une ou deux fois
        [2] Je connais les règles
        [3] Je joue de temps en temps
        [4] Je gagne de temps en temps
        [5] Je joue bien
        [6] Je cherche un défi
       *[other] Bats-moi si tu peux
    }
web-level-now = Tu joues contre : { $bot }, niveau { $level } sur { $levels }
web-ledger-choices = Mises
web-ledger-no-choice = aucune
web-ledger-round = Manche { $round }
web-ledger-stays = à { $place }
web-ledger-you = Toi
web-log = Journal
web-make-and-invite = Ouvrir la table et inviter
web-make-table = Ouvrir la table
web-minutes = { $minutes } min
web-move-piece = { $name } : mettre dans la pile { $pile }
web-moves-since =    { $count ->
        [one] { $count } coup depuis ton dernier
       *[other] { $count } coups depuis ton dernier
    }
web-name = Ton nom
web-name-ask = Comment t’appeler ?
web-name-blank = Un nom a au moins une lettre, un chiffre ou un signe visible.
web-name-bot = Un bot s’appelle ainsi. Choisis un autre nom.
web-name-change = changer
web-name-known = Tu joues sous le nom { $name }.
web-name-marks = Trop d’accents sur une lettre.
web-name-number = { $name } est le nom de cette place tant qu’elle est libre. Choisis un autre nom.
web-name-taken = { $name } est déjà assis ici. Choisis un nom bien différent.
web-name-too-long = Un nom a au plus 24 caractères.
web-named = { $name } : { $text }
web-need-invitation = Ce lien sert à regarder. Pour jouer, demande une invitation à l’hôte.
web-new = { $count } nouveaux
web-new-table = Nouvelle table
web-no-account = ni compte, ni courriel
web-no-variants = aucune variante
web-no-way-back = ne s’annule pas
web-not-now = Pas maintenant :
web-not-now-brief = Pas maintenant : { $count }
web-not-now-more =
    { $count ->
        [one] et une autre
       *[other] et { $count } autres
    }
web-not-saved = Impossible d’enregistrer ton coup pour l’instant. Nouvel essai …
web-away = hors ligne
web-offline = hors ligne – ton brouillon est gardé
web-only-watch = Seulement regarder
web-others-may-watch = D’autres peuvent regarder
web-outdated = Il y a une version plus récente de cette page.
web-over = La partie est finie
web-own-file = Choisir un fichier
web-own-file-away = Retirer
web-own-file-from = Partir de :
web-own-file-line = Ligne { $line } : { $why }
web-own-files = Tes propres fichiers
web-own-files-how = Apporte ce qui va avec ton exemplaire du jeu. Tout est vérifié ici, montré plus bas et inscrit dans le compte rendu.
web-pace = L’horloge
web-outage-away = Le serveur n’atteint plus sa base de données : pour l’instant, les parties ne peuvent être ni ouvertes ni enregistrées. Nouvel essai …
web-outage-full = Le disque du serveur est plein : les parties ne pourront être enregistrées que lorsque l’hébergeur aura libéré de la place. Nouvel essai …
web-outage-offline = Le serveur ne répond pas. Nouvel essai …
web-pace-days = 2 jours
web-pace-days-how = par réponse
web-pace-live = 20 min
web-pace-live-how = par joueur, + 20 s par réponse
web-pace-move = 2 min
web-pace-move-how = par réponse
web-pace-none = Sans
web-pace-none-how = sans hâte
web-pile = Pile { $number }
web-pile-size =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
web-pile-worth = valeur { $worth }
web-piles-uneven = Les piles doivent avoir { $sizes }.
web-play-now = Jouer
web-played-here = On joue ici :
web-played-with = Avec quoi on joue à cette table
web-players = Joueurs
web-practice = Une table d’essai : elle commence au milieu d’une partie, et qui l’a faite sait tout ce qui s’y trouvait.
web-problem-bad-setup = Cela ne peut pas se jouer :
web-problem-begun = La partie a commencé.
web-problem-failed = Cela n’a pas marché. Réessaie.
web-problem-no-seat = Toutes les places sont prises.
web-problem-not-found = Cette table n’existe pas.
web-problem-not-invited = Cette invitation n’est plus valable. Demandes-en une nouvelle à l’hôte.
web-problem-not-yours = Seul l’hôte de la table peut le faire.
web-problem-offline = Le serveur est injoignable.
web-problem-set-aside = Cette partie ne peut pas être ouverte par cette version ; rien n’est perdu.
web-problem-too-many-seats = Tu es assis à trop de tables. Termine d’abord une partie ou quitte une table.
web-problem-try-again = Impossible de l’enregistrer pour l’instant. Réessaie dans un moment.
web-readings = Lectures : détails où les livrets diffèrent
web-recap = Récapitulatif
web-recap-note = Le plateau montre ce moment. Ta question attend à la fin.
web-recap-note-watching = Le plateau montre ce moment.
web-recap-step = Étape { $step } sur { $of }
web-recap-turn = { $name }, étape { $step } sur { $of }
web-record = Compte rendu en fichier
web-refused-illegal = Ce n’est pas permis.
web-refused-malformed = Le serveur ne l’a pas compris.
web-refused-not-yours = Tu ne fais que regarder.
web-refused-out-of-date = Autre chose s’est passé entre-temps. Regarde de nouveau.
web-refused-try-again = Le serveur n’a pas pu l’enregistrer. Essaie encore.
web-reload = Recharger
web-replay = Revoir
web-rules = Règles
web-rules-of-game = { $game } : Règles
web-rules-detail = Les règles en détail
web-rules-page = Le livret de règles de cette table
web-rules-print = Imprimer
web-rules-printed = Les règles du livret
web-saved = enregistré ✓
web-search = Chercher dans les règles
web-seat = Place
web-seat-free = place libre
web-seat-kept = est attendu
web-seat-you = Toi
web-seats = Combien jouent
web-sending = envoi …
web-sent-away = L’hôte a libéré ta place.
web-settings = Réglages
web-signals = Signaux quand c’est à toi
web-signals-how = Un son bref, un point sur l’onglet et, sur le téléphone, une vibration.
web-sit-down = S’asseoir
web-skip = Passer
web-speed = Rythme des autres
web-speed-1 = 1× · Rythme normal
web-speed-2 = 2× · Deux fois plus vite
web-speed-once = Tout de suite
web-speed-pause = Pause
web-speed-play = Continuer
web-starts =
    { $free ->
        [one] Commence dès qu’un joueur de plus prend place
       *[other] Commence dès que { $free } joueurs de plus prennent place
    }
web-starts-how = tu peux partir et revenir par ton lien
web-starts-with-you = Commence dès que tu prends place
web-starts-with-you-how = tous les autres sont là
web-step-back = Une étape en arrière
web-step-on = Une étape en avant
web-steps-jumped =    { $count ->
        [one] Une étape a été sautée.
       *[other] { $count } étapes ont été sautées.
    }
web-store-away = Impossible d’enregistrer pour l’instant. Nouvel essai …
web-store-full = Le disque du serveur est plein ; impossible d’enregistrer pour l’instant. Nouvel essai …
web-table = Ce qui est sur la table
web-table-in-words = La table en mots
web-table-people =
    { $seats ->
        [one] Un joueur
       *[other] { $seats } joueurs
    }
web-table-who = toi{ $invited ->
        [0] {""}
        [one] , un ami
       *[other] , { $invited } amis
    }{ $bots ->
        [0] {""}
        [one] , un bot
       *[other] , { $bots } bots
    }
web-take = Tu reçois · { $taken } sur { $most }
web-theme = Clair ou sombre
web-theme-auto = Auto
web-theme-dark = Sombre
web-theme-light = Clair
web-to-my-turn = À mon tour
web-to-now = Au présent
web-token = { $name } : { $chosen } sur { $have }
web-token-asked = { $name } : { $chosen } demandé
web-token-of =    { $chosen ->
        [0] sur { $have }
       *[other] { $chosen } sur { $have }
    }
web-trade-kinds = Aucune marchandise ne s’échange contre sa propre sorte.
web-undo = Annuler
web-unfit-alone = Pour un seul joueur : prends la carte « { $preset } ».
web-unfit-beside = Pas à côté de « { $other } » : décoche-la d’abord.
web-unfit-beside-brought = Pas à côté de « { $other } », qui vient avec « { $cause } ».
web-unfit-choose-seats = Pour { $numbers } joueurs : choisis ce nombre de places.
web-unfit-reading = { $what } demande cette lecture : { $answer }
web-unfit-seats =
    { $most ->
        [one] { $what } : pour un seul joueur.
       *[other] { $what } : pour { $numbers } joueurs.
    }
web-unfit-together = { $one } et { $other } ne vont pas ensemble.
web-untranslated = Pas encore traduit
web-variants = Variantes
web-verified =    { $finding ->
        [wrong] Quelque chose ne va pas.
        [unchecked] { $draws } tirages ; tout n’a pu être vérifié
       *[right] { $draws } tirages, tous justes
    }
web-verify = Les tirages étaient-ils honnêtes ?
web-verifying = Vérification …
web-waiting =    { $free ->
        [0] Cela commence dans un instant
        [one] Il manque un joueur
       *[other] Il manque { $free } joueurs
    }
web-waits-for = On attend : { $seats }
web-watch = Regarder
web-watch-link = Envoie ce lien à ceux qui doivent regarder
web-what = À quoi joues-tu ?
web-what-how = Choisis une carte pour remplir les réglages ci-dessous, puis change ce que tu veux.
web-who = Qui joue ?
web-why = pourquoi ?
web-you = toi
web-you-name = Invité
web-your-move = À toi
web-your-seat = ta place
