# Les mots de la plate-forme : ce dont tout jeu a besoin. Français.

platform-list-comma = { $some }, { $next }
platform-list-and = { $some } et { $next }
platform-list-or = { $some } ou { $next }
platform-nothing = rien
platform-points = { $seat } { $points }
platform-seat = Joueur { $number }
platform-spectator = spectateur
platform-you = toi

platform-language-de = allemand
platform-language-en = anglais
platform-language-it = italien
platform-language-fr = français

platform-rule-class-rule = règle du jeu
platform-rule-class-fact = contenu de la boîte
platform-rule-class-note = note
platform-rule-place = { $class } ; voir { $page }
platform-rule-unknown = Il n’y a pas de règle { $rule }.
platform-rule-near = Tout près : { $rules }.
platform-rule-none = Aucune règle ne parle de « { $sought } ».
platform-rule-alike = Ici, tous les livrets sont d’accord.
platform-rule-ours = Nous jouons
platform-rule-reading = Au choix : { $reading }
platform-rule-default = par défaut
platform-rule-replaced = Changé à cette table : { $why }
platform-rule-struck = Pas à cette table : { $why }
platform-rule-absent = Ne vaut qu’à d’autres tables : { $why }
platform-rule-chosen = Cette table a choisi ainsi.
platform-rule-instead = À la place, { $rule } : { $title }
platform-rule-also = Voir aussi { $rule } : { $title }
platform-book-german = allemand
platform-book-english = anglais
platform-book-italian = italien
platform-book-french = français
platform-book-designer = auteur
platform-book-others = autres
platform-taken-back =
    { $seat } retire { $answers ->
        [one] une réponse
       *[other] { $answers } réponses
    }.
    .you =
        Tu retires { $answers ->
            [one] une réponse
           *[other] { $answers } réponses
        }.
platform-seat-resigned =
    { $by_n ->
        [0] { $seat } abandonne ; désormais on n’y répond que le nécessaire.
       *[other] { $seat } abandonne ; un bot joue à sa place.
    }
    .you =
        { $by_n ->
            [0] Tu abandonnes ; désormais on ne répond pour toi que le nécessaire.
           *[other] Tu abandonnes ; un bot joue à ta place.
        }
platform-seat-taken-back = { $seat } est de retour et continue à jouer.
    .you = Tu es de retour et continues à jouer.
platform-seat-answered-for =
    { $by_n ->
        [0] { $seat } n’attend plus : pour { $of } on ne répond que le nécessaire.
       *[other] { $seat } n’attend plus : un bot joue pour { $of }.
    }
    .you =
        { $by_n ->
            [0] Tu n’attends plus : pour { $of } on ne répond que le nécessaire.
           *[other] Tu n’attends plus : un bot joue pour { $of }.
        }
    .you-of =
        { $by_n ->
            [0] { $seat } n’attend plus : pour toi on ne répond que le nécessaire.
           *[other] { $seat } n’attend plus : un bot joue pour toi.
        }
platform-end-agreed = { $seat } est d’accord pour terminer la partie.
    .you = Tu es d’accord pour terminer la partie.
platform-end-offered = { $seat } propose de terminer la partie maintenant.
    .you = Tu proposes de terminer la partie maintenant.
platform-going-back-agreed = { $seat } est d’accord pour revenir de quelques coups en arrière.
    .you = Tu es d’accord pour revenir de quelques coups en arrière.
platform-going-back-offered = { $seat } propose de revenir de quelques coups en arrière.
    .you = Tu proposes de revenir de quelques coups en arrière.
platform-went-back = Tous sont d’accord : la partie revient en arrière.
platform-played-on = { $seat } veut continuer à jouer.
    .you = Tu veux continuer à jouer.
platform-needs-server = Les paquets du serveur ne sont pas installés (il manque { $package }) : pip install 'hanse[serve]'
platform-link-days =
    { $days ->
        [one] Un jour par réponse
       *[other] { $days } jours par réponse
    }
platform-link-each = { $minutes } min par réponse
platform-link-free = une place libre
platform-link-invites = { $host } vous invite à jouer à { $game }
platform-link-live = { $minutes } min par partie, + { $seconds } s
platform-link-rules =
    { $seats } joueurs{ $variants ->
        [0] {""}
        [one] , une variante
       *[other] , { $variants } variantes
    }
platform-link-table = { $game } à { $seats }
platform-link-untimed = sans pendule
platform-link-who =
    { $names }{ $free ->
        [0] {""}
        [one] {" "}· une place est libre
       *[other] {" "}· { $free } places sont libres
    }
platform-kit-ended =
    { $winners_n ->
        [one] { $winners } gagne.
       *[other] { $winners } partagent la victoire.
    }
platform-kit-ended-you =
    { $winners_others_n ->
        [0] Tu gagnes.
       *[other] { $winners_others } et toi partagez la victoire.
    }
platform-kit-table = Sur la table
platform-kit-own = Pour toi seul
platform-kit-now = Maintenant
platform-kit-round = Manche
platform-notify-turn = À toi de jouer : { $game }
platform-notify-table = { $game } : on attend { $names }
platform-notify-test = Ceci est un essai pour { $game }. Les notifications de tes tours arriveront ainsi.
platform-mail-confirm-title = Confirme ton adresse pour { $game }
platform-mail-confirm-text = Quelqu’un a indiqué cette adresse pour être prévenu de ses tours dans une partie de { $game } sur { $host }. Pour recevoir ces e-mails, ouvre le lien et confirme. Si ce n’est pas toi, ignore cet e-mail. Pour qu’on ne te le demande plus jamais, ouvre le lien et choisis « Arrêter les e-mails ».
platform-mail-stop = Pour ne plus recevoir ces e-mails, ouvre ce lien :
platform-mail-confirm = Confirmer l’adresse
platform-mail-end = Arrêter les e-mails
platform-mail-end-all = Arrêter les e-mails de toutes les parties
platform-mail-digest = { $count } parties t’attendent
platform-mail-waiting = Veux-tu recevoir un e-mail à cette adresse quand c’est ton tour dans cette partie ?
platform-mail-confirmed = Ton adresse est confirmée. Tu recevras un e-mail quand ce sera ton tour dans cette partie.
platform-mail-stopped = Tu ne recevras plus d’e-mails à propos de cette partie.
platform-sign-in-title = Connexion à { $host }
platform-sign-in-text = Ce lien te connecte à { $host }. Ouvre-le dans les 10 minutes, dans le navigateur où tu l’as demandé. Si ce n’est pas toi, ignore cet e-mail.
platform-sign-in-address = Te connecter en tant que { $address } ?
platform-sign-in-button = Se connecter
platform-sign-in-late = Ce lien n’est plus valable. Demandes-en un nouveau.
platform-sign-in-elsewhere = Ouvre ce lien dans le navigateur où tu l’as demandé.
platform-sign-in-taken = Cette adresse appartient déjà à un autre compte.
platform-notify-days = Il reste { $days } jours
platform-notify-hours = Il reste { $hours } heures
platform-notify-minutes =
    { $minutes ->
        [0] Il reste moins d’une minute
        [one] Il reste une minute
       *[other] Il reste { $minutes } minutes
    }
