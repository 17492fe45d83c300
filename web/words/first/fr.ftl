# Ce que les débutants apprennent d’abord, quel que soit le jeu ; et ce qu’un conseiller dit dans la première partie. Français.

web-first-before = Avant de naviguer
web-first-begin = Commencer
web-first-invited = Revenir à l’invitation
web-first-lead = Tu débutes ? Alors un conseiller t’accompagne.
web-first-next = Suite : { $lesson }
web-first-not-new = Pas si nouveau, finalement
web-first-other = Ou apprendre plutôt { $game }
web-first-part-aim = Ce que tu cherches
    .time = 20 secondes
web-first-part-game = Ta première partie
    .time = { $minutes } minutes
web-first-part-game-how = Trois marchands, dont deux bots indulgents. Un conseiller parle de lui-même pendant trois tours, puis seulement si tu l’appelles.
web-first-part-lessons = Quelques courtes leçons
    .time = 4 minutes
web-first-straight = Directement à la première partie
web-guide = Le conseiller
web-guide-do = Fais cela
web-guide-hush = Silence
web-guide-hushed = Silence : désormais je ne réponds que si tu appuies sur « { web-coach } »
web-guide-instead = Si cela n’aboutit pas : { $plan }.
web-guide-plan = Mon conseil : { $plan }.
web-guide-setup = Avant la première manche
web-guide-turn = Manche { $turn } sur { $of } avec un conseiller
web-guide-wait = Les autres jouent. Je reparlerai quand ce sera à toi.
web-guide-why = Pourquoi ?
