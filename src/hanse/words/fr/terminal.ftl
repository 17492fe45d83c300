# hanse play : ce que dit le terminal dans tout jeu. Français.

terminal-names = Anna Birger Cecilia Detmar Elske

# Commandes : chaque mot d’une ligne peut être tapé.

terminal-command-help = aide
terminal-command-goal = but
terminal-command-rule = règle regle
terminal-command-why = pourquoi
terminal-command-coach = conseil conseiller
terminal-command-undo = annuler
terminal-command-back = retour
terminal-command-log = journal
terminal-command-offers = offres
terminal-command-keyboard = clavier
terminal-command-again = encore
terminal-command-quit = quitter
terminal-topic-board = plateau
terminal-topic-cities = villes
terminal-topic-city = ville
terminal-topic-players = joueurs
terminal-topic-hand = main
terminal-topic-cards = cartes

terminal-title-help = Ce qu’on peut taper
terminal-title-goal = Le jeu en une minute
terminal-title-why = Impossible maintenant
terminal-title-coach = Ce que pense le conseiller
terminal-title-log = Ce qui s’est passé jusqu’ici
terminal-title-rule = La règle
terminal-title-board = Sur la table
terminal-title-recap = Depuis ta dernière réponse
terminal-help-answer = la réponse qui est derrière
    .typed = un nombre ou une lettre
terminal-help-goal = de quoi il s’agit dans le jeu
    .typed = but
terminal-help-back = une question en arrière, ou recommencer
    .typed = retour
terminal-help-undo = ta dernière réponse, si rien n’a été révélé depuis
    .typed = annuler
terminal-help-rule = la règle de cette question, ou toute règle par son numéro
    .typed = ? ou ? { $rule }
terminal-help-why = ce qui est impossible maintenant, et pourquoi
    .typed = pourquoi
terminal-help-coach = ce qu’un conseiller ferait ici, et pourquoi
    .typed = conseil
terminal-no-coach = Il n’y a pas de conseil ici pour l’instant.
terminal-help-log = tout ce qui s’est passé
    .typed = journal
terminal-help-offers = proposer un échange, accepter, refuser, retirer
    .typed = offres
terminal-help-keyboard = le donner à un autre, qui répond à une offre
    .typed = clavier ben
terminal-help-again = cette question encore une fois
    .typed = encore
terminal-help-quit = partir ; la partie est sauvée après chaque coup
    .typed = quitter
terminal-help-keys = La flèche vers le haut ramène ce que tu as tapé, Tab complète un mot.
terminal-help-notation = { $example } : toute réponse en notation, comme celle-ci
terminal-help-board = { $topics } : la table en phrases
terminal-keys = but  aide  ? règle

# Questions

terminal-more = { $label } …
terminal-thing =
    { $thing }{ $have ->
        [1] {""}
       *[other] {" "}×{ $have }
    }
terminal-task-pick =
    { $least ->
        [0] Choisis-en { $most } au plus
       *[other] { $most ->
            [one] Choisis-en un
           *[other] Choisis-en de { $least } à { $most }
        }
    }
terminal-task-pay = Paie { $most }
terminal-task-give = Tu donnes de 1 à { $most }
terminal-task-take = Tu prends de { $least } à { $most }
terminal-task-pile = Pile { $stage } : { $most }
terminal-task-offer = Tu donnes { $most } au plus, ou rien
terminal-task-want = Tu demandes { $most } au plus, ou rien
terminal-picked-none = { $task } : tape avec des espaces entre eux, puis Entrée.
terminal-picked = { $task } : { $things } … et encore. (-x enlève x.)
terminal-picked-enough = { $task } : { $things }. Entrée, si c’est tout. (-x enlève x.)
terminal-partner = { $name } ({ $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }, { $markers ->
        [one] { $markers } tuile
       *[other] { $markers } tuiles
    })
terminal-counter = { $name }, en réponse à l’offre { $offer }
terminal-vow-vow = T’engages-tu à quelque chose ?
terminal-vow-wants = Veux-tu une promesse en retour ?
terminal-vow-none = À rien
terminal-promise = Des mots à ajouter ? Ils n’engagent personne. Entrée pour aucun.

# Avant une réponse qui finit le tour, ou qui touche celui qui la donne. Le premier mot est montré.

terminal-yes = o oui
terminal-no = n non
terminal-keep = Non, je choisis de nouveau

# Ce qui ne va pas

terminal-refused = { $rule } { $label } : { $why }
terminal-broken = { $why } ({ $rule })
terminal-not-now = C’est impossible maintenant.
terminal-not-asked = Ce n’est pas ce qui est demandé maintenant ({ $rule }) : { $ask }
terminal-strange = « { $text } » n’est pas compris. Tape un nombre de la liste, un coup, ou aide.
terminal-ambiguous = Ce peut être : { $choices }.
terminal-have-none = Tu n’as pas cela : { $thing }.
terminal-none-here = On ne peut pas avoir cela ici : { $thing }.
terminal-possible = Possible : { $values }.
terminal-too-few = Il n’y a pas tant de { $thing } : { $have }.
terminal-too-many = { $most } au plus.
terminal-dead-end = En retour tu devrais en prendre au moins { $least }, et il n’y en a que { $most }.
terminal-not-enough = Au moins { $least }.
terminal-promise-long = { $most } lettres au plus, et seulement si les règles de cette table permettent des mots.
terminal-more-refusals =
    { $count ->
        [one] une autre chose est impossible : pourquoi
       *[other] { $count } autres choses sont impossibles : pourquoi
    }
terminal-no-deals = Dans ce jeu il n’y a pas d’échanges entre joueurs.
terminal-no-offers = Il n’y a personne ici avec qui faire affaire maintenant.
terminal-offers-waiting =
    { $count ->
        [one] Une offre ouverte : offres
       *[other] { $count } offres ouvertes : offres
    }
terminal-no-undo = Rien à annuler : { $why }
terminal-undo-start = tu n’as encore rien répondu.
terminal-undo-draw = quelque chose a été pioché depuis ta dernière réponse.
terminal-undo-reveal = quelque chose a été révélé depuis ta dernière réponse.
terminal-undo-deal = une affaire a été conclue depuis ta dernière réponse.
terminal-undo-answer = un autre a répondu depuis.
terminal-undo-sealed = un choix secret ne se reprend pas.
terminal-undo-over = la partie est finie.
terminal-nobody = Personne d’autre ne s’appelle « { $name } » ici.
terminal-guest = Entrée rend le clavier.
terminal-none = Rien.

# Au début

terminal-which-game = À quel jeu veux-tu jouer ?
terminal-level = Comment joues-tu ?
terminal-level-name =
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
terminal-level-line = { $name } ({ $how })
terminal-other-bots = Pour les essais et les études, il y a aussi : { $bots }.
terminal-too-small = Ce terminal fait { $columns } × { $lines } ; le plateau se dessine à partir de { $width } × { $height }. D’ici là tout est dit en lignes, comme avec --plain.

# Pages

terminal-curtain = Le clavier va à { $seat }. { $seat } : appuie sur Entrée quand personne d’autre ne regarde.
terminal-page-more = Entrée : la suite
terminal-page-end = Entrée : continuer
terminal-plain-line = { $key } : { $text }
terminal-plain-refusals =
    { $count ->
        [one] Une chose est impossible maintenant ; tape pourquoi.
       *[other] { $count } choses sont impossibles maintenant ; tape pourquoi.
    }
terminal-score-head = Points
terminal-score-total = Total
terminal-winner = { $seat } (gagne)
terminal-saved = Le compte rendu de la partie : { $file }
terminal-chance-head = Chances de gagner
terminal-chance-start = début
terminal-chance-round = manche { $round }
terminal-turnings = Moments décisifs
terminal-turning = Manche { $round } : { $name } passe de { $from } à { $to } pour cent
terminal-no-judge = Personne ne juge ce jeu.
terminal-chance-shown = Où en était chacun, et les moments décisifs : hanse replay { $file } --chances
terminal-replay-keys =
    Entrée : suite · b : retour · 40 : coup 40 · < > : manche précédente et suivante · s, e : début, fin
    #2 : ce que savait la place 2 (0 : spectateurs) · o : tout est visible · p : position · q : quitter
terminal-replay-open = tout est visible
terminal-replay-seat = ce que savait { $name }
terminal-replay-unknown = Il n’y a pas de commande « { $text } ».
terminal-replay-watching = ce que voyaient les spectateurs
terminal-left = La partie est sauvée dans { $file }. Pour continuer : hanse play --continue
terminal-no-game = Il n’y a pas de partie à continuer.
