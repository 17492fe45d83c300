# Lübeck : chaque règle en une phrase ou deux, d’après son numéro. docs/rules les donne en entier. Français.

# Matériel et mise en place

rule-L-COMP-01 = Un plateau avec onze villes, des lignes entre elles et une piste de points ; six cogues, soixante cartes, une boussole, et trois pions dans chacune des cinq couleurs. De trois à cinq joueurs. Le livret ne montre ni son plateau ni ses cartes ; nous les avons reconstitués.
    .title = Ce que contient la boîte
rule-L-SETUP-01 = Trois joueurs ont quatre cogues libres, quatre joueurs cinq, et cinq joueurs six.
    .title = Cogues selon le nombre de joueurs
rule-L-SETUP-02 = Un de tes pions compte tes points, à partir de 0. Les deux autres sont ta réserve.
    .title = Trois pions chacun
rule-L-SETUP-03 = La boussole va d’abord à un joueur tiré au sort ; selon le livret, au plus âgé. Après chaque manche, elle passe à la place suivante dans le sens horaire.
    .title = La boussole
rule-L-SETUP-04 = Toutes les cartes sont mélangées et chacun en reçoit trois, face cachée. Puis on prépare le premier étalage.
    .title = Trois cartes chacun

# Une manche

rule-L-ROUND-01 = Une manche se déroule ainsi : étaler les cartes, choisir les paquets, agir, ranger.
    .title = Une manche
rule-L-DISP-01 = Au début, chaque paquet a deux cartes, face visible. Il y a toujours deux paquets de plus que de joueurs.
    .title = Le premier étalage
rule-L-DISP-02 = Aux manches suivantes, les paquets que personne n’a pris restent. On ajoute des cartes seules jusqu’à ce qu’il y ait autant de paquets qu’avant ; puis chaque paquet reçoit une carte de plus.
    .title = Les étalages suivants
rule-L-PICK-01 = À partir de la boussole, dans le sens horaire, chacun prend en main un paquet entier.
    .title = Prendre un paquet
rule-L-PICK-02 = Celui qui choisit en dernier nomme ensuite le joueur qui fait la première action. Il peut se nommer lui-même.
    .title = Nommer qui commence
rule-L-ACT-01 = En commençant par le joueur nommé, chacun fait une action, dans le sens horaire, encore et encore, jusqu’à ce que tous aient passé.
    .title = Une action à la fois
rule-L-ACT-02 = Il y a quatre actions : commencer un voyage à Lübeck, jouer une carte, passer, défausser une carte.
    .title = Quatre actions
rule-L-ACT-03 = Les cartes jouées et défaussées vont sur une pile visible. Seul un Doublement reste devant son joueur jusqu’à la fin de la manche.
    .title = La défausse
rule-L-VOY-01 = Pour commencer un voyage, pose un pion de ta réserve sur une cogue à Lübeck : une cogue libre et vide, ou une qui s’y trouve déjà. Personne ne peut t’en empêcher.
    .title = Commencer un voyage
rule-L-GOOD-01 = Une carte marchandise se joue pour une cogue qui porte un de tes pions et qui est dans la ville de la carte, ou dans la ville qui la précède : alors elle s’y rend. Tu marques la valeur de la carte.
    .title = Jouer une carte marchandise
rule-L-GOOD-02 = Quiconque est à bord peut faire naviguer ainsi la cogue. Les autres sont du voyage, qu’ils le veuillent ou non.
    .title = Tous ceux qui sont à bord suivent
rule-L-GOOD-03 = Les cogues suivent les flèches et ne reviennent jamais en arrière. Sur le plateau de cette table elles vont de Lübeck à Stettin ou tout droit à Visby. Selon une autre lecture, on arrive à Visby en passant par Riga.
    .title = Seulement dans le sens des flèches
rule-L-SPEC-01 = Voyage de commerce : commence un voyage dans la ville de cette carte, tout comme tu le ferais à Lübeck. La boîte en contient pour Stettin, Dantzig, Riga, Visby et Helsingborg.
    .title = Voyage de commerce
rule-L-SPEC-02 = Doublement : se joue comme une carte marchandise. Il ne vaut rien par lui-même et reste devant toi ; jusqu’à la fin de la manche, les cartes marchandise que tu joues pour cette ville comptent double. La boîte en contient pour les mêmes cinq villes que les Voyages de commerce.
    .title = Doublement
rule-L-SPEC-03 = Pirates : le voyage d’une cogue au choix est fini. Ses pions rentrent chez leurs propriétaires et la cogue est de nouveau libre.
    .title = Pirates
rule-L-SPEC-04 = Transbordement : déplace un de tes pions d’une cogue à n’importe quelle autre.
    .title = Transbordement
rule-L-PASS-01 = Avec trois cartes ou moins tu peux passer, même si tu n’as encore rien fait. Tu ne joues plus du reste de la manche, quoi qu’il arrive.
    .title = Quand on peut passer
rule-L-PASS-02 = Personne n’emporte plus de trois cartes dans la manche suivante.
    .title = On garde trois cartes au plus
rule-L-DISC-01 = Avec plus de trois cartes tu ne peux pas passer. Si aucune ne peut être jouée, tu peux en jeter une par-dessus bord, et si tu ne commences pas de voyage, tu le dois. Tu la paies : une carte marchandise coûte sa valeur, une carte spéciale 1.
    .title = Jeter une carte par-dessus bord
rule-L-END-01 = Après la manche, les cogues dans les derniers ports (dans le livret Reval, Londres et Bruges) sont déchargées : les pions retournent dans la réserve de leurs propriétaires, la cogue est de nouveau libre. Les Doublements vont à la défausse.
    .title = Décharger dans les derniers ports
rule-L-END-02 = Puis chacun peut reprendre ses propres pions des cogues dans sa réserve, autant qu’il veut. Une cogue laissée vide est de nouveau libre.
    .title = Ramener des pions

# La fin

rule-L-GAME-01 = On joue deux fois toute la pioche. Quand la seconde est épuisée, la manche que l’on prépare est la dernière ; les cartes qui manquent encore viennent de la défausse, mélangée une fois de plus.
    .title = Deux fois la pioche
rule-L-GAME-02 = Après la dernière manche, chaque carte restée en main coûte ce qu’il en aurait coûté de la défausser.
    .title = Cartes restées en main
rule-L-GAME-03 = Celui qui est le plus avancé sur la piste gagne.
    .title = Qui gagne

# Ce que le livre laisse ouvert

rule-L-G-01 = La piste continue au-dessous de 0.
    .title = Au-dessous de zéro
rule-L-G-02 = Les joueurs à égalité de points partagent la victoire.
    .title = Égalité de points
rule-L-G-03 = Avec plus de trois cartes : tant que l’une d’elles peut être jouée, qu’on le veuille ou non, tu dois en jouer une ou commencer un voyage ; défausser n’est pas permis.
    .title = Une carte jouable que personne ne veut jouer
rule-L-G-04 = Si tu as plus de trois cartes, qu’aucune ne puisse être jouée mais qu’un voyage puisse commencer, choisis librement entre voyage et défausse.
    .title = Voyage ou défausse
rule-L-G-05 = Avec trois cartes ou moins, rien ne peut être défaussé.
    .title = Défausser avec peu de cartes
rule-L-G-06 = Tes deux pions peuvent être sur la même cogue. Une cogue porte autant de pions qu’on veut.
    .title = Deux pions à soi sur une cogue
rule-L-G-07 = Si plusieurs cogues qui portent un de tes pions conviennent pour une carte, tu choisis. De celles qui sont déjà dans la ville on n’en propose qu’une, car cela revient au même.
    .title = Deux cogues qui conviennent
rule-L-G-08 = Un pion passe sur une cogue qui est dans une ville, Lübeck comprise. Une cogue laissée vide est de nouveau libre.
    .title = Où un pion peut passer
rule-L-G-09 = Les Pirates ne peuvent être joués tant qu’aucune cogue n’est dans une ville, ni un Transbordement sans un pion à bord et une seconde cogue où aller.
    .title = Cartes sans but
rule-L-G-10 = Les cartes jouées avant un Doublement ne comptent pas de nouveau, et ce que tu paies n’est jamais doublé. Deux Doublements pour une ville, possibles seulement avec vos propres cartes, ne font pas plus qu’un.
    .title = Limites du doublement
rule-L-G-11 = Si la pioche s’épuise au milieu d’un étalage, on pose les cartes qui restent, on mélange la défausse, et l’étalage continue.
    .title = Le second passage au milieu d’un étalage
rule-L-G-12 = Si la seconde pioche finit exactement avec un étalage, cette manche est la dernière.
    .title = Une pioche épuisée exactement
rule-L-G-13 = S’il n’y a pas de défausse non plus, les paquets restent tels quels. Cela n’arrive qu’avec vos propres cartes.
    .title = Plus de cartes du tout
rule-L-G-14 = On ramène les pions à partir de la boussole, dans le sens horaire, avant que la boussole passe plus loin.
    .title = L’ordre du retour
rule-L-G-15 = Les Doublements qui sont devant un joueur ne sont pas mélangés avec le reste. Mais les étalages se préparent entre les manches, et ils sont alors déjà dans la défausse.
    .title = Doublements pendant un mélange
rule-L-G-16 = Ici personne ne demande ton âge : le premier à tenir la boussole est tiré au sort.
    .title = Qui est le plus âgé
rule-L-G-17 = Tu peux monter sur une cogue à Lübeck même si d’autres sont libres, et prendre une cogue libre même si tu pourrais monter.
    .title = Monter ou prendre une cogue neuve
rule-L-G-18 = Une cogue qui n’est pas dans un dernier port reste où elle est après la manche, même si elle n’a jamais quitté Lübeck, à moins que tous ses pions ne soient ramenés.
    .title = Une cogue qui reste au port
rule-L-G-19 = Pour un Voyage de commerce, tu prends une cogue libre, ou tu montes sur une qui est dans cette ville même.
    .title = Quelle cogue prend un voyage de commerce
rule-L-G-20 = Les mains sont secrètes, leur taille ne l’est pas. Les paquets sont visibles, et un joueur attentif connaît presque toute une main.
    .title = Le secret des mains
rule-L-G-21 = Il n’y a pas de partie à deux.
    .title = Pas à deux
rule-L-G-22 = Si un joueur est parti ou que le temps soit écoulé, la place prend le plus petit paquet, puis fait aussi peu que les règles le permettent : passer, sinon défausser ce qui coûte le moins, sinon jouer une carte. Elle se nomme elle-même pour la première action et ne ramène aucun pion.
    .title = Un joueur qui est parti
