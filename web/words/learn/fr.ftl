# Ce qui est dit là où l’on apprend un jeu, quel qu’il soit. Français.

web-rule-of = Règle { $rule }
web-rules-books = Ce que dit chaque livret
web-rules-contents = Sommaire
web-rules-table = À la table
web-rules-reading = Les livrets ne le disent pas. Ici on joue ainsi :
web-rules-choice = Les livrets ne le disent pas. Une table choisit :
web-rules-usual = d’ordinaire
web-rules-variant-on = Cette variante se joue ici.
web-rules-variant-off = Ne se joue pas à cette table.
web-rules-variant-only = Une variante : seulement si une table l’a choisie.
web-rules-asked = On te le demande maintenant.
web-rules-back = Revenir à la question
web-first-game = Jouer une première partie
web-first-game-how = Puis une première partie contre des bots faciles : à côté de chaque question, « { web-coach } » dit à quoi l’on peut penser.
web-lesson = Leçon
web-lesson-back = Retour
web-lesson-next = Leçon suivante
web-lesson-of = Leçon { $at } sur { $all }
web-lesson-skip = Passer : jouer ici
web-lessons = À toi : le premier voyage
web-lessons-all = Toutes les leçons
web-lessons-how = { $count } courtes leçons à la vraie table. Rien ne compte, tout peut être essayé, et chaque pas peut être repris.
web-lessons-start = La première leçon
web-lessons-resume = Continuer avec la leçon { $at }
web-lessons-resume-second = Continuer « { $lesson } »
web-lessons-second = Une règle à la fois
web-lessons-second-how = { $count } autres leçons d’environ trois minutes chacune, parfois avec des variantes. Chacune finit par la règle dont elle parle.
web-think-bids = { $count ->
    [0] Personne n’a encore misé : qui mise plus tard connaîtra tes tuiles.
    [one] Une mise est posée. Bats-la, ou mise pour les marchandises que tu veux.
   *[other] { $count } mises sont posées. Bats-les, ou mise pour les marchandises que tu veux.
 }
web-think-empty = La réserve commune n’en a plus : { $goods }. Les tuiles de ces villes n’apportent rien maintenant.
web-think-hand = { $over ->
    [0] Cartes en main : { $held }. Tu peux toutes les garder et passer.
    [one] Cartes en main : { $held }. L’une d’elles doit partir avant que tu puisses passer.
   *[other] Cartes en main : { $held }. { $over } doivent partir avant que tu puisses passer.
 }
web-think-laps = { $left ->
    [one] Encore une ville, et l’échevin finit la partie.
   *[other] Encore { $left } villes, et l’échevin finit la partie.
 }
