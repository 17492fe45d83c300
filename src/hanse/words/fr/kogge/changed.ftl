# Kogge : paragraphes tels qu’ils se lisent à une table qui a convenu d’autre chose. Français.

# Lectures

changed-K-MOVE-08-reroute = Si la tuile retournée ne mène qu’où se trouve ton propre marqueur raid, ta cogue reste où elle était et ce que tu as payé est perdu. Tu dois alors continuer par un autre chemin, au prix d’une étape de plus, s’il y en a un que tu peux prendre et payer.
changed-K-BID-05-groups = Les meilleures sont les mises avec deux tuiles égales ou plus, quoi qu’il y ait d’autre. Le groupe le plus grand bat le plus petit ; à taille égale, le plus haut numéro gagne, puis le reste de la mise selon la même règle.
changed-K-BID-06-groups = Les mises sans tuiles égales se comparent par leur somme ; à somme égale, celle qui a la tuile la plus haute est la meilleure.
changed-K-BID-09-groups = Dans une mise d’une paire et d’autres tuiles, comme 5, 5, 1, la paire compte. Elle bat toute mise sans tuiles égales, et le 1 ne décide que contre une autre paire de 5.
changed-K-BID-07-ties = Un 0 n’ajoute rien à la somme. Là où la somme compte, il ne décide qu’entre des mises égales sans lui : 5, 0 bat 5, mais 5 bat 4, 1, 0. Un 0 seul vaut mieux qu’aucune mise.
    .title = Un 0 départage
changed-K-ACT-BUILD-01-either = Pour un comptoir, paie à la réserve commune une marchandise de chacune des trois sortes que cette ville ne produit pas ; ou paie plutôt en tuiles.
    .title = Un comptoir coûte les trois autres marchandises, ou des tuiles
changed-K-ACT-BUILD-02-either = Si tu paies un comptoir en tuiles, il en coûte une au numéro de la ville ; deux si un comptoir s’y dresse déjà, à qui que ce soit.
    .title = Ou une tuile de la ville, ou deux
changed-K-SETUP-09-full-set = Une seconde série, de nouveau une tuile de chaque numéro, est répartie sur les autres carrés. Si l’une nomme sa propre ville ou la même ville que la première, les neuf sont mélangées de nouveau.
    .title = Secondes routes : une autre série complète
changed-K-SETUP-07-full-set = On pioche une tuile. L’échevin et le marqueur de fin de partie vont dans la ville qu’elle nomme ; après la mise en place elle retourne à la réserve, si elle ne sert pas aux routes.
changed-K-ADV-MEM-07-full-set = Les routes sont comme dans le jeu de base : deux séries complètes, donc chaque numéro deux fois.
changed-K-START-03-openly = Deux joueurs peuvent choisir la même ville. S’ils sont plus qu’il n’y a de place, tous choisissent de nouveau ; à cet essai suivant ils ne peuvent pas prendre le numéro disputé. Après trois essais manqués ils choisissent ouvertement, l’un après l’autre, dans un ordre tiré au sort.
changed-K-SETUP-05-open = La cargaison est devant toi, jamais sur le plateau, et chacun peut la regarder. Les tuiles que tu tiens en main sont ton secret ; combien il y en a, chacun peut le compter.
changed-K-DEAL-01-own-turn = Tant que deux cogues sont dans la même ville et que c’est le tour d’un de leurs propriétaires, ces deux joueurs peuvent échanger des marchandises et des tuiles, à toute condition qui leur plaît.
changed-K-ADV-OFFICE-04-own-turn = C’est une affaire entre joueurs : pendant le tour de l’un des deux, où que soit la cogue du propriétaire.
changed-K-GOAL-03-finish-round = Si l’échevin achève avant cela son second tour complet, la manche est jouée jusqu’au bout. Le joueur qui a le plus de points de victoire gagne alors.
changed-K-GM-04-finish-round = Quand il arrive pour la seconde fois à la ville du marqueur de fin de partie, ou la dépasse, cette manche est la dernière. Elle est jouée jusqu’au bout, puis on compte les points de victoire. Les villes sautées comptent sur son chemin.
    .title = Le second tour complet annonce la dernière manche
changed-K-GM-05-finish-round = Sans raids il fait entre 9 et 18 déplacements : si personne ne gagne avant, une partie a au moins 9 et au plus 18 manches entières. Chaque ville pillée peut la raccourcir.
changed-K-END-02-finish-round = Quand l’échevin achève son second tour complet, les joueurs jouent encore leur tour de cette manche. Puis on compte les points de victoire.
    .title = Après deux tours complets, la manche est la dernière
changed-G-68-finish-round = Après le déplacement qui achève le second tour complet, on pose des marchandises comme d’ordinaire, car la manche est jouée jusqu’au bout.
changed-S-WIN-01-finish-round = Tu gagnes par cinq points de développement, au plus tard dans la manche où l’échevin achève son second tour complet, et d’aucune autre façon. Il est achevé quand l’échevin arrive pour la seconde fois à la ville du marqueur de fin de partie, ou la dépasse. Les villes sautées comptent sur son chemin.
changed-K-ACT-GM-03-distinct = Six marchandises de la même sorte achètent une tuile bonus de ton choix, d’une sorte que tu n’as pas encore. Elle vaut un point de développement et 20 points de victoire, et tu peux t’en servir jusqu’à la fin.
changed-K-ACT-TRADE-02-per-good = Donne des marchandises de ta cogue, et prends des marchandises qui sont dans la ville ; celles des comptoirs ne sont pas à vendre. Pour chaque marchandise donnée tu peux en prendre jusqu’à deux d’autres sortes.
changed-K-ACT-RAID-05-left = La cogue du voleur est chassée aussitôt : elle fait une étape par une route de la ville, sans payer. Le voisin de gauche du voleur choisit laquelle.
changed-K-ACT-RAID-05-next = La cogue du voleur est chassée aussitôt : elle fait une étape par une route de la ville, sans payer. Le joueur qui suit le voleur dans l’ordre choisit laquelle ; après le dernier vient le premier.
changed-K-ADV-CONF-03-active = Seulement le joueur dont c’était le tour, contre une autre cogue présente.
changed-G-30-active = Le joueur dont c’est le tour peut en commencer un, et personne d’autre. Après un raid il n’y en a pas.
changed-K-ADV-CONF-04-may = Les deux posent des tuiles en secret et les échangent ; celui qui est attaqué peut n’en poser aucune. Le meilleur ensemble gagne comme pour les mises. Les autres apprennent seulement qui a gagné.
changed-K-ADV-MEM-04-three = Chacun commence avec deux minerais et trois fourrures.
changed-B-CHIP-01-pirate = Personne sauf le pirate ne peut voler la cogue de qui le possède. La ville où elle se trouve, et ses comptoirs, peuvent être pillés comme toujours.
changed-S-SETUP-01-last = Quand tout le reste est préparé, pioche trois tuiles différentes parmi celles qui restent et pose dans chacune de ces villes un marqueur raid d’une couleur inutilisée. L’échevin peut commencer dans l’une d’elles.
changed-G-31-may = Qui n’a pas de tuiles ne peut pas commencer de conflit. Le joueur attaqué peut n’en poser aucune, et perd alors.
changed-G-37-eight = Il commence avec huit tuiles : il rend celle au numéro du blason. Dans le premier ordre il se place où est ce numéro, derrière ceux qui ont commencé dans sa ville.
changed-G-44-three = Au début il y a à Bornholm trois marchandises de la sorte du blason, ou autant qu’il en reste quand chacun a sa première cargaison.
changed-G-45-no-offices = Deux marchandises pour chaque tuile ; elles sont dans la ville.
changed-G-79-forgotten = Ce qui a été retourné ou regardé est oublié quand le tour est fini. Alors tu continues à savoir seulement ce que tu as posé toi-même et, jusqu’à la fin de ton propre premier tour, ce que tu as vu de ta première ville.

# Variantes

changed-K-ACT-RAID-02-three-piles = Tu peux voler une cogue dans cette ville. Son propriétaire partage la cargaison en trois piles qui diffèrent d’une marchandise au plus ; tu en prends une, il garde les deux autres.
changed-K-ACT-RAID-03-three-piles = Ou bien tu voles la ville : ton voisin de gauche partage toutes les marchandises qui s’y trouvent et celles de ses comptoirs en trois piles qui diffèrent d’une marchandise au plus. Tu en prends deux ; la troisième reste dans la ville.
changed-K-COMP-08-bonus-chips = Il y a dix tuiles bonus : quatre sortes, deux de chaque, et en plus un sauf-conduit et une interception.
    .title = Dix tuiles bonus
changed-K-MOVE-11-office-trade = Les marchandises ne vont jamais de ta cogue dans un comptoir à toi. Dans le comptoir d’un autre, elles n’entrent que par une affaire.
    .title = Jamais de la cogue à son propre comptoir
changed-K-DEAL-03-office-trade = Les comptoirs et les tuiles bonus ne s’échangent pas ; ni les marqueurs raid et les tuiles d’ordre. Les marchandises d’un comptoir s’échangent, par une affaire avec ce comptoir.
changed-D-14-conflicts = Ce que tu tiens est secret, combien tu en tiens ne l’est pas. Avec les conflits, il ne peut en être autrement.
changed-G-75-taxes = Pour la seule sortie d’une ville pillée, on ne te demande rien, ni pour le seul partage de marchandises que tous peuvent voir. Mais même avec une seule marchandise en cargaison, on te demande laquelle paie la taxe.
changed-K-ACT-ROUTE-01-memory = Choisis une des deux tuiles route dans la ville de ta cogue, prends-la en main et pose à sa place, face cachée, une tuile de ta main.
    .title = Remplacer une route
changed-K-ACT-ROUTE-03-memory = Après le regard du début, personne ne peut regarder une tuile face cachée sans payer. Elle est montrée à tous pendant qu’un navire la prend. Tu sais ce que tu as posé toi-même.
    .title = Personne ne regarde sans payer
changed-K-COMP-03-five = Il y a 99 tuiles route : quinze 0, quatorze 1, et ainsi de suite jusqu’à sept 8.
    .title = Quatre-vingt-dix-neuf tuiles route, 15 − n de chaque numéro n
changed-K-COMP-04-five = Il y a 76 marchandises : 29 minerais, 21 fourrures, 15 ambres et 11 sels.
    .title = Soixante-seize marchandises de quatre sortes
changed-K-COMP-07-five = Il y a cinq tuiles d’ordre, de 1 à 5.
    .title = Tuiles d’ordre de tour de jeu de 1 à 5
changed-K-MKT-01-five = Les tuiles restées au marché retournent à la réserve. Puis dix nouvelles sont piochées et posées face visible en cinq paires.
    .title = Cinq nouvelles paires
changed-K-GOAL-02-pirate = Si tu as cinq points de développement pendant ton propre tour, tu as gagné, aussitôt. Le pirate ne peut pas gagner ainsi.
changed-K-COMP-05-pirate = Dans chaque couleur il y a une cogue, quatre comptoirs et deux marqueurs raid. Le noir du pirate a quatre marqueurs raid, et ses comptoirs ne servent pas.
changed-K-MOVE-09-pirate = Une ville où se trouve ton propre marqueur raid est fermée à ta cogue, même pour la traverser. Seul le pirate peut la rouvrir, en rachetant le marqueur.
changed-K-ACT-GM-02-pirate = Trois tuiles du même numéro achètent ton second marqueur raid. Tu peux l’avoir une fois par partie ; personne n’en a un troisième. Le pirate rachète plutôt un de ses quatre, quand tous sont posés.
changed-K-ACT-RAID-01-pirate = Un raid demande un marqueur raid à toi, non utilisé. Il est posé dans la ville de ta cogue et y reste jusqu’à la fin de la partie, à moins que le pirate ne rachète le sien.
changed-K-ACT-RAID-04-pirate = Dans les deux cas, ta cogue ne peut plus venir dans cette ville. Seul le pirate le peut, quand il a racheté son marqueur raid.
    .title = Banni
changed-K-END-01-pirate = Avec cinq points de développement pendant ton propre tour, tu gagnes immédiatement, si tu n’es pas le pirate. Personne ne finit la manche.
changed-K-END-03-pirate = Un comptoir compte 10, une tuile bonus 20, un marqueur raid non utilisé 10 ; un sel 7, un ambre 5, une fourrure 3 et un minerai 1, sur ta cogue et dans tes comptoirs. Les tuiles en main ne comptent pas. Le pirate ajoute ce qu’il a noté, et un marqueur raid non utilisé lui coûte 10.
changed-S-GM-02-advanced = À chaque manche, juste avant de bouger, l’échevin retire du jeu toutes les marchandises de la ville où il est.
changed-G-11-three-piles = Si tu pilles une ville où tu as un comptoir, ce qu’il contient va aussi dans les piles. Le comptoir reste à toi et compte, mais tu ne pourras jamais chercher ses marchandises à venir.
changed-K-MOVE-06-memory = Pour prendre une route, annonce-la et paie si l’étape n’est pas gratuite ; puis la tuile est retournée et tu vas où elle mène. Avant cela, seuls ta mémoire ou un coup d’œil payé t’aident, et on ne revient pas.
    .title = Routes : annoncer, payer, retourner, naviguer
changed-G-47-memory = Une tuile au numéro du blason peut se trouver sur les carrés de Bornholm même ; elle ne mène qu’à la ville de ce numéro. Au début, deux tuiles quelconques s’y trouvent, même égales.
changed-B-SETUP-01-memory = Quand les autres routes sont posées, on pioche trois tuiles de plus : deux vont face cachée sur les carrés de Bornholm, une face visible sur son blason.
changed-G-77-memory = Là où les neuf secondes routes sont une de chaque numéro, elles aussi restent comme elles tombent. Si une série a besoin de la tuile même qui a placé l’échevin, c’est elle qu’on pose.
    .title = Une seconde série complète
changed-K-SETUP-01-bornholm = Chacune des neuf villes numérotées commence avec trois marchandises de la sorte qu’elle produit.
    .title = Trois marchandises dans chaque ville numérotée
changed-K-SETUP-10-bornholm = Au début, les vingt routes sont face visible, celles de Bornholm comprises.
changed-K-COMP-11-bornholm = Avec Bornholm, on joue à quatre ou cinq.
    .title = Quatre ou cinq joueurs
changed-K-BID-01-solo = Tu poses sur la table, face visible, une ou plusieurs tuiles de ta main. La mise du joueur virtuel est piochée dans la réserve, avant ou après la tienne.
    .title = Les mises sont ouvertes
changed-K-BID-03-solo = Si la tuile du joueur virtuel a été piochée d’abord, tu ne peux pas miser exactement cette seule tuile.

# Nombre de joueurs

changed-K-ACT-RAID-05-two = La cogue du voleur est chassée aussitôt : elle fait une étape par une route de la ville, sans payer. L’autre joueur choisit laquelle.
    .title = Chassé par l’autre joueur
changed-K-COMP-11-five = On joue à cinq, d’après des règles de l’extension Bornholm.
    .title = Cinq joueurs
changed-K-COMP-11-one = On joue seul, d’après des règles de l’extension Bornholm.
    .title = Un joueur
changed-K-GM-05-one = Trois villes sont pillées dès le début, il fait donc entre 6 et 13 déplacements, un par manche ; chaque autre ville pillée peut en réduire le nombre. Si la partie finit avec le dernier, cette manche n’est pas entière. Tu peux gagner avant.
