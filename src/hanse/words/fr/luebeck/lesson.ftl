# Ce que disent les leçons de Lübeck. Français.

lesson-luebeck-packet = Tes cartes conviennent maintenant à un voyage : Stettin, Dantzig, Dantzig, Riga. Et tu agis le premier.
    .title = Prendre un paquet
lesson-luebeck-packet-take = Ton pion est à bord à Lübeck, et tu as Dantzig et Riga. Prends le paquet avec Stettin et Dantzig : ils sont sur la même ligne.
    .otherwise = Ces cartes valent plus, mais sont sur une autre ligne ; ce que tu ne peux pas jouer coûte des points. Reviens et essaie l’autre.
lesson-luebeck-packet-first = Tu as pris en dernier, c’est donc toi qui dis qui agit en premier. Nomme-toi.
    .otherwise = C’est permis. Le premier à agir peut naviguer avant les autres ; reviens si tu veux que ce soit toi.

lesson-luebeck-voyage = Deux ports, cinq points, et ta cogue est à Dantzig. Avec Riga elle irait plus loin.
    .title = Un voyage
lesson-luebeck-voyage-start = Pose un pion sur une cogue vide : commence un voyage à Lübeck.
    .otherwise = C’est permis. Mais sans pion à bord, tu ne peux rien vendre : reviens et commence.
lesson-luebeck-voyage-stettin = Joue Stettin 2 : ta cogue part de Lübeck pour Stettin, et tu marques 2 points.
    .otherwise = C’est permis. Reviens si tu veux aller à Stettin.
lesson-luebeck-voyage-danzig = Maintenant Dantzig 3 : une ligne plus loin, et trois points de plus.
    .otherwise = C’est permis. Reviens si tu veux aller plus loin, à Dantzig.

lesson-luebeck-shared = L’autre pion est venu avec toi. Les cogues ne sont à personne : la prochaine fois, d’autres mèneront peut-être la tienne.
    .title = Naviguer ensemble
lesson-luebeck-shared-board = Une cogue avec le pion d’un autre est à Lübeck. Personne ne peut t’en empêcher : monte à bord.
    .otherwise = C’est permis aussi. Reviens si tu veux naviguer ensemble.
lesson-luebeck-shared-visby = Joue Visby 2 : la cogue part avec tous ceux qui sont à bord, et toi seul marques.
    .otherwise = C’est permis. Reviens si tu veux aller à Visby.

lesson-luebeck-doubling = Helsingborg 3 a compté 6. Le Doublement reste devant toi jusqu’à la fin de la manche.
    .title = Le Doublement
lesson-luebeck-doubling-lay = Ta cogue est à Visby. Joue d’abord le Doublement pour Helsingborg : la cogue s’y rend, et la ville compte double pour toi.
    .otherwise = C’est permis, mais les cartes jouées avant le Doublement comptent une fois. Reviens et pose-le d’abord.
lesson-luebeck-doubling-sell = Joue maintenant Helsingborg 3 et marque 6.
    .otherwise = C’est permis. Reviens si tu veux les six points.

lesson-luebeck-special = Ta cogue attend à Riga, une ligne avant Reval, et les autres sont de nouveau à terre.
    .title = Cartes spéciales
lesson-luebeck-special-trade = Le Voyage de commerce commence à Riga au lieu de Lübeck. Prends-y une cogue vide ; l’autre, il faudrait la partager.
    .otherwise = C’est permis. Reviens si tu veux être seul à bord à Riga.
lesson-luebeck-special-pirates = Deux autres sont aussi à Riga. Envoie les Pirates : leurs pions rentrent, et la cogue est de nouveau libre.
    .otherwise = C’est permis. Reviens si tu veux voir les Pirates à l’œuvre.

lesson-luebeck-passing = Tu as gardé trois cartes et payé cinq points. C’est tout Lübeck ; joue maintenant une première partie.
    .title = Passer
lesson-luebeck-passing-special = Cinq cartes, et aucune ne peut être jouée : tu ne peux pas passer. Jette le Doublement par-dessus bord ; une carte spéciale ne coûte que 1.
    .otherwise = C’est permis, mais cela a coûté plus : une carte marchandise coûte sa valeur. Reviens, si tu veux.
lesson-luebeck-passing-cheap = Encore quatre cartes. Jette par-dessus bord la carte marchandise la moins chère, Londres 4.
    .otherwise = C’est permis, mais cela a coûté plus de 4. Reviens, si tu veux.
lesson-luebeck-passing-pass = Il reste trois cartes : tu peux maintenant passer. Tu ne joues plus jusqu’à la fin de la manche.
    .otherwise = C’est permis. Avec trois cartes tu peux passer quand tu veux.
lesson-luebeck-passing-home = La manche est finie. Tu peux reprendre des pions : ramène celui de Riga, pour qu’il puisse repartir.
    .otherwise = C’est permis ; un pion qui reste à bord continue à la manche suivante.

# Le second rayon : des exemples d’une seule règle.

lesson-luebeck-change = Neuf points, et c’est un autre qui avait mené la cogue à Riga. Après cette manche elle est déchargée à Reval, et ton pion rentre.
    .title = Transbordement
lesson-luebeck-change-aboard = Ton pion est à Visby, mais tes cartes sont pour Reval. Une autre cogue est à Riga, juste avant. Joue le Transbordement : ton pion y passe.
    .otherwise = C’est permis. Reviens si tu veux passer sur la cogue de Riga.
lesson-luebeck-change-reval = Ton ancienne cogue, restée vide, est de nouveau libre. Joue maintenant Reval 5 : la cogue s’y rend, et l’autre pion vient avec toi.
    .otherwise = C’est permis. Reviens si tu veux jouer Reval 5.
lesson-luebeck-change-more = Joue aussi Reval 4 : une carte compte aussi quand ta cogue est déjà là.
    .otherwise = C’est permis. Reviens si tu veux les quatre points.

lesson-luebeck-twice = Seize points pour deux cartes qui en valent huit ensemble. Le Doublement compte pour tout ce que tu joues après lui, jusqu’à la fin de la manche.
    .title = D’abord doubler
lesson-luebeck-twice-lay = Tu as deux cartes pour Riga et son Doublement, et ta cogue est à Dantzig. Pose d’abord le Doublement : la cogue va à Riga.
    .otherwise = C’est permis, mais les cartes jouées avant le Doublement ne comptent qu’une fois. Reviens et pose-le d’abord.
lesson-luebeck-twice-five = Maintenant Riga 5 compte 10. Ta cogue reste où elle est.
    .otherwise = C’est permis. Reviens si tu veux les dix points.
lesson-luebeck-twice-three = Le Doublement est toujours devant toi : Riga 3 compte donc 6. Joue-la aussi.
    .otherwise = C’est permis. Reviens si tu veux les six points.
