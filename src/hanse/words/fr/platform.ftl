# Les mots de la plate-forme. Français, tout juste commencé.

platform-list-comma = { $some }, { $next }
platform-list-and = { $some } et { $next }
platform-nothing = rien
platform-seat = Joueur { $number }
platform-spectator = spectateur

platform-language-de = allemand
platform-language-en = anglais
platform-language-it = italien
platform-language-fr = français
platform-taken-back =
    { $seat } retire { $answers ->
        [one] une réponse
       *[other] { $answers } réponses
    }.
platform-seat-resigned =
    { $by_n ->
        [0] { $seat } abandonne ; désormais on n'y répond que le nécessaire.
       *[other] { $seat } abandonne ; un robot ({ $by }) joue à sa place.
    }
platform-seat-taken-back = { $seat } est de retour et continue à jouer.
platform-seat-answered-for =
    { $by_n ->
        [0] { $seat } n'attend plus : pour { $of } on ne répond que le nécessaire.
       *[other] { $seat } n'attend plus : un robot ({ $by }) joue pour { $of }.
    }
platform-end-agreed = { $seat } terminerait la partie maintenant.
platform-going-back-agreed = { $seat } reviendrait de quelques coups en arrière.
platform-went-back = Tous sont d'accord : la partie revient en arrière.
platform-played-on = { $seat } veut continuer à jouer.
