# Les mots de la maison. Français, tout juste commencé.

house-list-comma = { $some }, { $next }
house-list-and = { $some } et { $next }
house-nothing = rien
house-seat = Joueur { $number }
house-spectator = spectateur

house-language-de = allemand
house-language-en = anglais
house-language-it = italien
house-language-fr = français
house-taken-back =
    { $seat } retire { $answers ->
        [one] une réponse
       *[other] { $answers } réponses
    }.
