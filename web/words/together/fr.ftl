# Ce qui se dit aux tables à plusieurs. Français.

web-again-freed = Ta place dans la partie suivante n’est plus à toi : l’hôte l’a libérée. Demande-lui une invitation, ou regarde.
web-again-show = Montrer ici la partie suivante
web-agree-back = Revenir aussi
web-agree-end = On arrête
web-arrange = À côté de la partie
web-before = Avant : { $what }
web-begun = La partie a commencé
web-begun-how = Ce lien était l’invitation ; seul le lien d’une place y ramène. Sur l’appareil avec lequel tu t’es assis, ouvre la table, puis « { $settings } » et « { $replace } ». Ouvre le nouveau lien ici.
web-begun-lost = Si tu n’as plus cet appareil, dis-le à l’hôte : les autres peuvent laisser un bot continuer pour toi.
web-begun-yours = Une de ces places est-elle la tienne ?
web-bot-instead = Plutôt un bot
web-chat-watching = Ici, les joueurs se parlent. Qui regarde lit sans écrire.
web-end-alone = Arrêter la partie
web-end-alone-sure = La partie s’arrête ici et personne ne gagne.
web-end-sure = On demande aux autres. Si tous sont d’accord, la partie s’arrête telle qu’elle est et personne ne gagne.
web-ended-agreed = Tous ceux qui étaient là ont voulu arrêter : les points sont restés tels quels.
web-ending = { $names } : propose d’arrêter maintenant.
web-ending-mine = Tu proposes d’arrêter. On demande aux autres.
web-ending-too = Comme { $names }, tu es d’accord pour arrêter. On demande aux autres.
web-friend-phone = rejoint par téléphone
web-go-back = Revenir en arrière ensemble
web-go-back-how = Jusqu’où ? Tous doivent être d’accord.
web-go-back-none = Pas de retour possible : la dernière chose fut un tirage.
web-going-back = { $names } : voudrait revenir de quelques coups.
web-going-back-mine = Tu voudrais revenir de quelques coups. On demande aux autres.
web-going-back-too = Comme { $names }, tu es d’accord pour revenir en arrière. On demande aux autres.
web-gone =
    { $name } n’est pas là et a encore { $unit ->
        [seconds] { $count ->
            [one] une seconde
           *[other] { $count } secondes
        }
        [minutes] { $count ->
            [one] une minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] une heure
           *[other] { $count } heures
        }
       *[days] { $count } jours
    }. Ensuite vous pourrez attendre, laisser jouer un bot ou arrêter la partie.
web-join-gone = Aucune table qui attend encore n’a ce code : peut-être y a-t-il une faute, ou la partie a commencé.
web-late = { $name } ne répond pas. Que veux-tu faire ?
web-late-bot = Laisser jouer un bot jusqu’au retour
web-late-bot-how = La place se reprend à tout moment d’un seul geste.
web-late-end = Arrêter la partie
web-late-wait = Attendre
web-late-wait-how = Tu peux choisir de nouveau à tout moment.
web-leave-host = L’hôte, c’est toi. Si tu pars, ce sera { $name }.
web-leave-last = Personne d’autre n’est assis ici : l’hôte sera qui s’assied ensuite. Tu ne reviens qu’avec l’invitation ; copie-la d’abord.
web-leave-sure = Ta place devient libre pour d’autres.
web-left =
    { $bots ->
        [0] Tu as quitté ta place : on ne répond pour toi que le nécessaire.
       *[other] Un bot joue pour toi.
    }
web-middle-how = Ou bien ouvrez { $address }, choisissez « Rejoindre » et tapez :
web-middle-local = À l’adresse { $address }, les téléphones ne trouvent pas cet ordinateur. Lance le serveur avec { $command } et ouvre cette page à l’adresse que l’ordinateur a dans ton réseau.
web-middle-scan = Scannez ce code avec vos téléphones.
web-middle-then = Cet écran ne montre que ce que tous peuvent voir. Les mains restent sur les téléphones.
web-my-ended =
    { $count ->
        [one] Une partie finie
       *[other] { $count } parties finies
    }
web-my-gathering = tout le monde n’est pas encore là
web-my-kept = une place t’est gardée
web-my-lost = { $winners } a gagné ; tu avais { $points }
web-my-round = manche { $round }
web-my-tables = Mes tables
web-my-won = Tu as gagné, avec { $points }
web-next-waits =
    { $count ->
        [one] À la table qui m’attend
       *[other] À la prochaine de { $count } tables qui m’attendent
    }
web-nobody-wins = Personne ne gagne
web-none-closed = L’hôte ne laisse plus personne regarder.
web-none-closed-how = La partie continue sans spectateurs. Si une des places est la tienne, ouvre ton lien.
web-none-invited = Cette invitation n’est plus valable.
web-none-invited-how = La partie a commencé, ou l’hôte a fait une nouvelle invitation. Si tu y es déjà assis, ouvre ton lien ; sinon, demande à l’hôte.
web-none-mine = Tu n’as plus de place ici.
web-none-mine-how = L’hôte l’a libérée avant le début et ne laisse personne regarder, ou ce serveur n’a plus la table.
web-none-unknown = Il n’y a pas ici de table que tu puisses regarder.
web-none-unknown-how = Peut-être le lien n’est-il pas complet, ou l’hôte ne laisse personne regarder. Si tu y joues, ouvre ton lien.
web-notify = Préviens-moi quand c’est mon tour
web-offer-end = Proposer d’arrêter
web-offer-end-how = Tous ceux qui sont là doivent être d’accord.
web-pace-given = Avec des amis, il y a une horloge : 20 minutes chacun, pour que personne n’attende sans fin. Tu peux la changer plus bas.
web-pass-away = Ce que tient { $name } est rangé.
web-pass-back = Retour à { $name }
web-pass-round = C’est à { $name }, à la manche { $round }.
web-pass-show = Je suis { $name }, montrez ma table
web-pass-since = D’abord se rejoue ce qui s’est passé depuis le dernier regard de { $name }.
web-pass-to = Passez l’écran à { $name }
web-pass-wait = Les autres jouent …
web-phrase-again = Encore une partie ?
web-phrase-anchor = ⚓
    .about = une ancre
web-phrase-bye = Au revoir !
web-phrase-cheers = 🍻
    .about = santé
web-phrase-hello = Bonjour à tous !
web-phrase-hm = 🤔
    .about = pensif
web-phrase-luck = Bonne chance !
web-phrase-moment = Un instant, s’il vous plaît.
web-phrase-smile = 😊
    .about = un sourire
web-phrase-sorry = Pardon !
web-phrase-thanks = Merci !
web-phrase-thumb = 👍
    .about = un pouce levé
web-phrase-well-played = Bien joué !
web-phrase-wow = 😮
    .about = étonné
web-phrases = Dire d’un geste
web-play-on = Continuer
web-refused-not-yet = Il reste du temps pour cette réponse.
web-refused-seat-left = Quelqu’un d’autre joue à ta place. Reprends-la d’abord.
web-refused-too-long = Cette partie a trop de coups pour cela.
web-remind = Rappeler
web-remind-copied = Copié. Envoie-le maintenant.
web-remind-words = C’est à toi, à notre table :
web-reminded =
    Les autres t’attendent. Réponds d’ici { $unit ->
        [seconds] { $count ->
            [one] une seconde
           *[other] { $count } secondes
        }
        [minutes] { $count ->
            [one] une minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] une heure
           *[other] { $count } heures
        }
       *[days] { $count } jours
    }.
web-reminded-plain = Les autres t’attendent.
web-resign = Quitter ma place
web-resign-sure = Un bot continue à ta place et tout le monde le sait. Tu peux reprendre la place à tout moment.
web-restart = Recommencer mon tour
web-screens = Où jouent tes amis ?
web-screens-middle = Table au milieu
web-screens-middle-how = cet écran pour tous, les téléphones pour les mains
web-screens-name = Joueur { $seat }
web-screens-own = Leurs écrans
web-screens-own-how = chacun reçoit le lien
web-screens-pass = Cet écran
web-screens-pass-how = il passe de main en main
web-seat-away = est absent
web-seat-here = est là
web-seat-left = est parti ; un bot joue
web-seat-writing = écrit
web-slow =
    { $name } a reçu un rappel et a encore { $unit ->
        [seconds] { $count ->
            [one] une seconde
           *[other] { $count } secondes
        }
        [minutes] { $count ->
            [one] une minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] une heure
           *[other] { $count } heures
        }
       *[days] { $count } jours
    }. Ensuite vous pourrez attendre, laisser jouer un bot ou arrêter la partie.
web-table-before = La dernière partie et sa discussion
web-table-who-middle = { $people } par téléphone{ $bots ->
        [0] {""}
        [one] , un bot
       *[other] , { $bots } bots
    } ; cet écran ne joue pas
web-take-seat-back = Reprendre ma place
web-time-left =
    encore { $unit ->
        [seconds] { $count ->
            [one] une seconde
           *[other] { $count } secondes
        }
        [minutes] { $count ->
            [one] une minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] une heure
           *[other] { $count } heures
        }
       *[days] { $count } jours
    }
web-waits-more =
    { $count ->
        [one] Une autre table t’attend.
       *[other] { $count } autres tables t’attendent.
    }
web-waits-news = Depuis ton départ :
web-waits-points =
    Tu as { $own ->
        [one] { $own } point
       *[other] { $own } points
    }, { $name } a { $points }.
web-waits-round = Manche { $round }.
web-waits-since =
    depuis { $unit ->
        [seconds] { $count ->
            [one] une seconde
           *[other] { $count } secondes
        }
        [minutes] { $count ->
            [one] une minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] une heure
           *[other] { $count } heures
        }
       *[days] { $count } jours
    }
web-waits-watch = Voir ce qui s’est passé
web-waits-with = { $game } avec { $names }
web-withdraw = Retirer l’offre
