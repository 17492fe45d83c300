# Ce que dit le navigateur là où l’on revoit des parties. Français.

web-after-chance = Chances de victoire, en pour cent
web-after-line =
    { $winners ->
        [0] Personne n’a gagné
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    } après { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }
web-after-picture = Enregistrer une image
web-after-rounds = Manche par manche
web-after-saved = Image enregistrée
web-after-see-chance = Chances et moments décisifs
web-after-see-others = Revoir : ce que savaient les autres
web-after-share = À partager
web-after-start = début
web-after-text = Copier en texte
web-after-turning = Manche { $round } : { $name } passe de { $from } à { $to } pour cent
web-after-turnings = Moments décisifs
web-after-way = de { $from } à { $to } : { $count } fois
web-replay-as = Ce que savait { $name }
web-replay-file = Une partie depuis un fichier
web-replay-file-choose = Choisir un compte rendu
web-replay-file-how = Choisis un compte rendu gardé après une partie, ou dépose-le ici. Il est joué étape par étape, comme à la table.
web-replay-file-large = Ce fichier est trop grand, ou il faut trop de temps pour le jouer.
web-replay-file-many = Trop de fichiers à la fois. Attends un peu.
web-replay-file-note = Le serveur joue le compte rendu et n’en garde rien. Il prend des fichiers jusqu’à un quart de mégaoctet.
web-replay-file-reading = Il est en train d’être joué …
web-replay-file-wrong = Ce n’est pas un compte rendu que l’on puisse jouer : la ligne { $line } a une faute.
web-replay-leave = Quitter
web-replay-moment = Moment de la partie
web-replay-open = Tout à découvert
web-replay-own = Ce que tu sais
web-replay-pace = À quelle vitesse
web-replay-play-on = Continuer avec { $name }
web-replay-play-on-how = Une table à toi commence à ce moment. Des bots prennent les autres places.
web-replay-round = Manche { $round }
web-replay-share = Copier un lien vers ce moment
web-replay-step = Étape { $step } sur { $of }
web-replay-times = { $times } fois plus vite
web-replay-turn-back = Un joueur en arrière
web-replay-turn-on = Un joueur en avant
web-replay-viewer = Le point de vue
web-replay-watcher = Ce que voyait le public
