# Comment jouer à Lübeck, en une page. Français.

web-luebeck-how = Comment jouer à Lübeck
web-luebeck-how-aim = Les cogues partent de Lübeck vers deux mers. { web-luebeck-how-aim-bold } Les cogues ne sont à personne : l’un de ceux qui sont à bord les fait naviguer, et tous les autres suivent.
web-luebeck-how-aim-bold = Vends tes marchandises dans les ports où arrive un de tes pions.
web-luebeck-how-aim-else = Quand la pioche est épuisée deux fois, le joueur qui a le plus de points gagne. Les cartes restées en main coûtent des points.

web-luebeck-how-pieces = Ce qu’il y a sur la table
    .note = de trois à cinq joueurs, environ trois quarts d’heure
web-luebeck-how-figures = Chacun a trois pions. Un compte tes points, à partir de 0 ; les deux autres sont ta réserve et prennent la mer.
    .title = Trois pions
web-luebeck-how-cogs = Quatre cogues à trois joueurs, cinq à quatre, six à cinq. Elles attendent, libres, que quelqu’un commence un voyage.
    .title = Cogues
web-luebeck-how-map = Onze villes. De Lübeck une ligne va vers l’est par Stettin, Dantzig et Riga jusqu’à Reval, l’autre par Visby à Helsingborg, où elle se divise : par Bergen à Londres, par Hambourg à Bruges. Les lignes ne vont que dans un sens ; Reval, Londres et Bruges sont les derniers ports.
    .title = Le plateau
web-luebeck-how-cards = Quarante cartes marchandise avec une ville et une valeur de 1 à 6, plus haute loin de Lübeck ; et vingt cartes spéciales : cinq Voyages de commerce, cinq Doublements, cinq Pirates, cinq Transbordements.
    .title = Soixante cartes
web-luebeck-how-start = Chacun reçoit trois cartes, en secret. Qui a d’abord la boussole est tiré au sort ; après chaque manche elle passe au joueur suivant, dans le sens horaire.
    .title = Tu commences avec
web-luebeck-how-secret = Les cartes en main sont secrètes, leur nombre non. Ce que quelqu’un a pris face visible, tous l’ont vu : la table s’en souvient pour toi.
    .title = Les secrets

web-luebeck-how-round = Une manche en quatre images
    .note = à trois environ douze manches, à quatre neuf, à cinq sept
web-luebeck-how-display = Des paquets de cartes sont posés, face visible : toujours deux de plus que de joueurs, au début de deux cartes chacun. Plus tard, un paquet que personne n’a pris reste ; de nouveaux, d’une seule carte, complètent le nombre ; puis on pose une carte de plus sur chaque paquet, ancien ou nouveau.
    .title = Les paquets
web-luebeck-how-take = À partir de la boussole, dans le sens horaire, chacun prend en main un paquet entier. Qui prend en dernier dit ensuite qui fait la première action ; ce peut être lui-même.
    .title = Prendre un paquet
web-luebeck-how-act = À partir de ce joueur, dans le sens horaire, une action chacun, encore et encore, jusqu’à ce que tous aient passé. Qui a passé ne joue plus de cette manche.
    .title = Agir à son tour
web-luebeck-how-clear = Les cogues à Reval, Londres et Bruges sont déchargées : les pions rentrent, la cogue est de nouveau libre. Puis chacun, à partir de la boussole dans le sens horaire, peut reprendre des pions de n’importe quelle cogue, autant qu’il veut ; une cogue vide est de nouveau libre. Toutes les autres restent où elles sont.
    .title = Ranger

web-luebeck-how-actions = Ce que tu peux faire
    .note = une action quand c’est à toi
web-luebeck-how-voyage = Pose un pion de ta réserve sur une cogue libre et vide, qui est maintenant à Lübeck, ou sur n’importe laquelle à Lübeck. Personne ne peut t’en empêcher ; une cogue a de la place pour tous, et tes deux pions peuvent être sur la même.
    .title = Commencer un voyage
web-luebeck-how-goods = Pour une cogue avec un de tes pions, qui est dans la ville de la carte ou dans la ville juste avant : alors elle s’y rend. Dans les deux cas tu marques la valeur de la carte. Si plusieurs cogues conviennent, tu choisis.
    .title = Jouer une carte marchandise
web-luebeck-how-special = Elle fait ce qui est écrit dessus, et ne vaut rien par elle-même.
    .title = Jouer une carte spéciale
web-luebeck-how-pass = Avec trois cartes ou moins tu peux passer, même si tu n’as rien fait. Tu ne joues plus de la manche et gardes tes cartes.
    .title = Passer
web-luebeck-how-discard = Seulement avec plus de trois cartes dont aucune ne peut être jouée : jettes-en une par-dessus bord et paie sa valeur, 1 pour une carte spéciale. Si tu peux commencer un voyage, tu choisis. Les points peuvent tomber sous 0.
    .title = Défausser
web-luebeck-how-must = Avec plus de trois cartes tu ne peux pas passer. Tant que l’une d’elles peut être jouée, voulue ou non, tu dois en jouer une ou commencer un voyage.
    .title = Trop de cartes

web-luebeck-how-cardkinds = Les quatre cartes spéciales
    .note = cinq de chaque
web-luebeck-how-card-trade = Pour Stettin, Dantzig, Riga, Visby ou Helsingborg : avec un pion de ta réserve, commence un voyage dans cette ville au lieu de Lübeck, avec une cogue libre ou sur une qui est dans cette ville même. Si les deux sont en mer, elle ne peut pas être jouée.
    .title = Voyage de commerce
web-luebeck-how-card-double = Pour les mêmes cinq villes, joué comme une carte marchandise, en naviguant aussi. Il ne marque rien et reste devant toi : les cartes marchandise que tu joues ensuite pour cette ville, dans la manche, comptent double. Un second pour la même ville n’ajoute rien, et ce que tu paies n’est jamais doublé.
    .title = Doublement
web-luebeck-how-card-pirates = Le voyage d’une cogue au choix est fini, même de celle des autres, à Lübeck aussi : tous ses pions rentrent, la cogue est de nouveau libre.
    .title = Pirates
web-luebeck-how-card-change = Déplace un de tes pions de sa cogue à n’importe quelle autre qui est dans une ville, proche ou lointaine ; pas sur une libre. Une cogue laissée vide est de nouveau libre.
    .title = Transbordement

web-luebeck-how-end = La fin
web-luebeck-how-end-deck = Quand la pioche est vide, la défausse est mélangée et devient la seconde pioche. Quand celle-ci est épuisée aussi, la manche que l’on prépare est la dernière ; ce qui manque vient de la défausse.
    .title = Deux passages de la pioche
web-luebeck-how-end-hand = Après la dernière manche, chaque carte marchandise en main coûte sa valeur, chaque carte spéciale 1.
    .title = Cartes en main
web-luebeck-how-end-win = Le joueur le plus avancé sur la piste gagne. Ceux qui ont autant de points partagent la victoire.
    .title = Qui gagne

web-luebeck-how-mistakes = Sept erreurs de débutant
    .note = tout le monde les fait une fois
web-luebeck-how-mistake-big = Un grand paquet est un poids si tu ne peux pas le jouer : ce qui reste en trop coûte des points.
    .title = Le plus grand paquet
web-luebeck-how-mistake-late = Un pion dans la réserve ne rapporte rien. Pars avant d’avoir besoin de la cogue.
    .title = Rester à terre
web-luebeck-how-mistake-alone = Seul à bord, tu es la première proie des Pirates, et personne d’autre ne fait avancer ta cogue.
    .title = Naviguer seul
web-luebeck-how-mistake-shared = Sur une cogue partagée, chacun peut repartir avant que tu aies vendu.
    .title = Attendre à plusieurs
web-luebeck-how-mistake-double = Les marchandises jouées avant le Doublement ne comptent pas de nouveau.
    .title = Doubler trop tard
web-luebeck-how-mistake-past = Les cogues ne reviennent jamais en arrière. Les cartes des villes derrière toi attendent un autre voyage.
    .title = Passer devant
web-luebeck-how-mistake-pass = Qui passe ne joue plus, et d’autres peuvent mener tes pions jusqu’au bout de la ligne.
    .title = Passer trop tôt
web-luebeck-how-more = Le livret imprimé ne montre pas le plateau et n’énumère pas les cartes. Les nôtres sont une reconstitution ; les règles disent ce que l’on sait, et tu peux mettre les tiens.

web-luebeck-first-title = Ton premier voyage
web-luebeck-first-aim = Amène un pion dans un port et joue une carte marchandise de cette ville : sa valeur est à toi. À la fin, le joueur qui a le plus de points gagne.
    .title = Le plus de points gagne
web-luebeck-first-aim-how = Une image : des points dans chaque port.
web-luebeck-first-lessons-how = Prendre un paquet, naviguer, suivre les autres, passer. À la vraie table, ta main sur la barre.
web-luebeck-first-start = Les voyages partent de Lübeck
web-luebeck-first-far = plus c’est loin, plus une carte rapporte
web-luebeck-first-crew = Qui est à bord suit
web-luebeck-first-else = La pioche est jouée deux fois. Ensuite chaque carte marchandise en main coûte sa valeur, chaque carte spéciale 1.
