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
