# Les mots propres du navigateur. Français, autant qu’il y en a.

web-about = Kogge est un jeu d’Andreas Steding, Lübeck de Reiner Stockhausen. Hanse les joue tous deux selon le livre, règle par règle ; il n’est pas officiel et ne vient ni d’eux ni de leurs éditeurs.
web-action = Ce qui est demandé
web-again = Encore une partie
web-again-how = Les mêmes joueurs, chacun une place plus loin.
web-again-join = Rejoindre la partie suivante
web-again-watch = Regarder la partie suivante
web-all = Tout
web-asked = doit répondre
web-back = Retour
web-by-edition = Comme le dit l’édition
web-change = Changer
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-send = Dire
web-chat-write = Dis quelque chose
web-check =
    { $finding ->
        [wrong] Quelque chose n’est pas comme il faut.
        [unchecked] Ce que ce navigateur a pu vérifier est juste.
       *[right] Chaque tirage est tel qu’il a été fixé avant la partie.
    }
web-check-bots =
    { $finding ->
        [wrong] Un nombre est noté pour un robot, et les robots n’en donnent pas.
       *[right] Les robots n’ont rien ajouté.
    }
web-check-commitment =
    { $finding ->
        [wrong] Le nombre secret du serveur ne correspond pas à son engagement pour cette table.
       *[right] Le nombre secret du serveur correspond à son engagement, qui vaut pour cette table.
    }
web-check-draws =
    { $finding ->
        [wrong] Ligne { $number } du compte rendu : ce tirage ne vient pas de la clé.
       *[right] Les { $number } tirages viennent tous de la clé formée par tous les nombres, dans cet ordre.
    }
web-check-how = Les coups eux-mêmes sont vérifiés par « hanse verify », avec le compte rendu en fichier.
web-check-nonce =
    { $finding ->
        [wrong] Le nombre donné par ton navigateur n’est pas celui du compte rendu.
        [unchecked] Ce navigateur n’a pas donné de nombre ici.
       *[right] Le nombre donné par ton navigateur en fait partie.
    }
web-check-points =
    { $finding ->
        [wrong] Le compte rendu finit avec d’autres points que cet écran.
       *[right] Le compte rendu finit avec les points de cet écran.
    }
web-check-record = Le compte rendu est illisible.
web-check-seen =
    { $finding ->
        [wrong] Ce n’est pas l’engagement qui t’a été montré avant la partie.
        [unchecked] Ce navigateur n’a pas vu l’engagement avant la partie.
       *[right] C’est l’engagement qui t’a été montré avant la partie.
    }
web-choose-one = Choisis-en un.
web-close = Fermer
web-commitment = Le hasard est fixé :
web-commitment-why = C’est le hachage d’un nombre que le serveur a choisi avant que quiconque prenne place. Ensuite, le navigateur de chaque joueur ajoute un nombre, et tous les tirages viennent des deux. Après la partie, tu pourras le vérifier.
web-connecting = connexion …
web-copied = Copié ✓
web-copy = Copier l’invitation
web-copy-failed = Ce navigateur ne nous laisse pas copier. Sélectionne le lien et copie-le.
web-copy-own = Copier mon lien
web-copy-own-why = Ton lien te ramène à ta place depuis n’importe quel appareil. Garde-le pour toi.
web-copy-watch = Copier le lien pour regarder
web-edition-how = Selon quel livre vous jouez, là où les livres diffèrent.
web-final-draw = Pas de retour : le hasard décide.
web-final-over = Cela termine la partie.
web-final-reveal = Pas de retour : une chose cachée est révélée.
web-final-sealed = Personne ne le voit encore. Tu peux changer jusqu’à ce que tous aient choisi.
web-foretold = Ce qui en résulte
web-free-seat = Renvoyer
web-games = Jeux
web-get = Tu reçois
web-give = Tu donnes
web-home = Accueil
web-host = hôte
web-invite = Envoie ce lien à ceux qui doivent jouer
web-kept = Ta réponse est gardée et part dès que le serveur revient.
web-language = Langue
web-leave = Quitter ma place
web-log = Journal
web-make-table = Ouvrir la table
web-moves-since =
    { $count ->
        [one] 1 coup depuis ton dernier
       *[other] { $count } coups depuis ton dernier
    }
web-my-tables = Mes tables
web-name = Ton nom
web-name-blank = Un nom a au moins une lettre, un chiffre ou un signe visible.
web-name-bot = Un robot s’appelle ainsi. Choisis un autre nom.
web-name-marks = Trop d’accents sur une lettre.
web-name-number = { $name } est le nom de cette place tant qu’elle est libre. Choisis un autre nom.
web-name-taken = { $name } est déjà assis ici, et ton nom lui ressemble trop.
web-name-too-long = Un nom a au plus 24 caractères.
web-need-invitation = Avec ce lien, on regarde. Pour t’asseoir, il te faut l’invitation que l’hôte peut t’envoyer.
web-new-table = Nouvelle table
web-no-way-back = sans retour
web-not-saved = Le stockage est injoignable ; ton coup n'est pas enregistré. Nouvel essai …
web-offline = hors ligne – ton brouillon est gardé
web-others-may-watch = D’autres peuvent regarder
web-over = La partie est finie
web-pace = Temps
web-pace-days = Deux jours par réponse
web-pace-live = En direct : 20 minutes chacun, et 20 secondes par réponse
web-pace-none = Le temps qu’il faut
web-pile = Tas { $number }
web-play-now = Jouer tout de suite contre des bots
web-play-now-how = Sans compte, sans attente : toi et trois bots.
web-players = Joueurs
web-problem-begun = La partie a commencé.
web-problem-failed = Cela n’a pas marché. Réessaie.
web-problem-no-seat = Toutes les places sont prises.
web-problem-not-found = Cette table n’existe pas.
web-problem-not-invited = Cette invitation n’est plus valable. Demandes-en une nouvelle à l’hôte.
web-problem-not-yours = Seul l’hôte de la table peut le faire.
web-problem-offline = Le serveur est injoignable.
web-problem-set-aside = Cette partie ne peut pas être ouverte par cette version ; rien n'est perdu.
web-readings = Lectures : détails où les livres diffèrent
web-recap = Récapitulatif
web-recap-note = Le plateau montre ce moment. Ta question attend à la fin.
web-recap-note-watching = Le plateau montre ce moment.
web-recap-step = Étape { $step } sur { $of }
web-recap-turn = { $name }, étape { $step } sur { $of }
web-record = Compte rendu en fichier
web-refused-list = Impossible à présent : { $count }
web-rules = Règles
web-saved = enregistré ✓
web-search = Chercher dans les règles
web-seat-free = place libre
web-seat-kept = est attendu
web-seat-open = Une personne, sur invitation
web-seat-you = Toi
web-seats = Combien jouent
web-sending = envoi …
web-sent-away = L’hôte a libéré ta place.
web-settings = Réglages
web-sit-down = S’asseoir
web-skip = Passer
web-speed = Rythme des autres
web-speed-1 = Rythme normal
web-speed-2 = Deux fois plus vite
web-speed-once = Tout de suite
web-speed-pause = Pause
web-speed-play = Continuer
web-step-back = Une étape en arrière
web-step-on = Une étape en avant
web-steps-jumped =
    { $count ->
        [one] Une étape a été sautée.
       *[other] { $count } étapes ont été sautées.
    }
web-store-away = Le stockage est injoignable ; rien n'est enregistré pour l'instant. Nouvel essai …
web-table = Ce qui est sur la table
web-theme = Clair ou sombre
web-theme-auto = Auto
web-theme-dark = Sombre
web-theme-light = Clair
web-to-my-turn = À mon tour
web-to-now = Au présent
web-token-asked = { $name } : { $chosen } demandé
web-token-of =
    { $chosen ->
        [0] sur { $have }
       *[other] { $chosen } sur { $have }
    }
web-undo = Annuler
web-variant-how = D’autres règles pour qui connaît le jeu. Aucune n’est nécessaire.
web-variants = Variantes
web-verified =
    { $finding ->
        [wrong] Quelque chose ne va pas.
        [unchecked] { $draws } tirages ; tout n’a pu être vérifié
       *[right] { $draws } tirages, tous justes
    }
web-verify = Vérifier le hasard
web-verifying = Vérification …
web-waiting =
    { $free ->
        [0] Cela commence dans un instant
        [one] Il manque un joueur
       *[other] Il manque { $free } joueurs
    }
web-waits-for = On attend : { $seats }
web-watch = Regarder
web-watch-link = Envoie ce lien à ceux qui doivent regarder
web-who = Qui joue
web-you = toi
web-you-name = Grete
web-your-move = À toi
