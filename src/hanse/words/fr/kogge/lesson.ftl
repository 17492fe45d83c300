# Ce que disent les leçons de Kogge. Français.

lesson-kogge-bid = Tu commences cette manche, et tes deux 2 ont apporté quatre minerais à Åbo.
    .title = Les mises
lesson-kogge-bid-pair = Les autres ont misé 7, et 3 avec 4. Deux tuiles égales battent tout mélange : pose tes deux 2.
    .otherwise = C’est une mise aussi, et elle apporte ses marchandises. Mais deux 2 auraient battu les autres : reviens et essaie.

lesson-kogge-guild = Il a apporté deux fourrures à Riga. Là où il est, tu peux traiter avec lui.
    .title = L’échevin
lesson-kogge-guild-two = Tu es premier, tu mènes donc l’échevin une ou deux villes plus loin. Envoie-le deux villes plus loin, à Riga, où ta cogue peut le suivre.
    .otherwise = Il avance, comme il le doit. De Danzig tes routes mènent à Riga et à Reval : là il t’aurait servi. Reviens et essaie.

lesson-kogge-sail = Une étape gratuite, une payée d’un minerai, et ta cogue est à Stralsund. Tu pourrais maintenant y commercer.
    .title = Naviguer
lesson-kogge-sail-free = Deux routes partent de Danzig, à sens unique : A vers Riga, B vers Reval. Touche Riga : ta première étape est gratuite.
    .otherwise = Cette route mène ailleurs. Reviens : c’est de Riga qu’il s’agit ici.
lesson-kogge-sail-paid = Une seconde étape coûte une marchandise ou une tuile. Va à Stralsund et paie un minerai, la marchandise la moins chère.
    .otherwise = Tu as navigué ou payé autrement. C’est permis ; reviens si tu veux voir comment un minerai te mène à Stralsund.
lesson-kogge-sail-anchor = D’ici une étape de plus coûterait encore. Jette l’ancre : ensuite tu agis au port.
    .otherwise = Tu es allé plus loin. Chaque étape coûte maintenant ; reviens si tu préfères t’arrêter ici.

lesson-kogge-trade = Deux minerais sont devenus quatre fourrures : de marchandises à 2 points à des marchandises à 12.
    .title = Commercer
lesson-kogge-trade-give = Cinq fourrures sont à Riga. Chacune de tes marchandises en prend jusqu’à deux d’autres sortes : donne deux minerais et prends quatre fourrures.
    .otherwise = Une bonne affaire, mais deux minerais auraient pris quatre fourrures. Ce que tu prends doit être d’une autre sorte. Reviens et essaie.
lesson-kogge-trade-end = On ne commerce qu’une fois par tour. Finis ton tour.
    .otherwise = C’est permis aussi : chaque action peut se faire une fois. Finis ton tour quand tu as fini.

lesson-kogge-build = Ton second comptoir est ton second point. Ce qui arrive maintenant à Stralsund arrive aussi chez toi.
    .title = Construire
lesson-kogge-build-office = Un comptoir coûte une marchandise de chacune des trois sortes que Stralsund ne produit pas, et une tuile à son numéro. Tu as minerai, fourrure, sel et un 6 : construis.
    .otherwise = C’est permis, mais tout ce qu’il faut pour un comptoir est à bord. Reviens et construis-le.
lesson-kogge-build-end = Tu as maintenant deux points sur cinq. Finis ton tour.
    .otherwise = C’est permis aussi. Finis ton tour quand tu as fini.

lesson-kogge-markers = De Stralsund une route mène maintenant à Danzig, et toi seul le sais. L’ancienne tuile est dans ta main.
    .title = Tuiles et routes
lesson-kogge-markers-buy = Une marchandise de n’importe quelle sorte achète une paire entière du marché. Paie un minerai pour la paire 2 et 5.
    .otherwise = Tu as fait autre chose, c’est permis. Reviens si tu veux acheter le 2 et le 5.
lesson-kogge-markers-route = Change maintenant une route : pose ton 5 face cachée à la place du 1. Tu prends le 1, et personne ne sait où mène la route.
    .otherwise = C’est permis aussi. Reviens si tu veux poser le 5 à la place du 1.

lesson-kogge-raid = Six marchandises sont à toi. Kopenhagen t’est fermée pour toujours, les autres t’ont chassé, et la fin est plus proche.
    .title = Piller
lesson-kogge-raid-city = Six marchandises sont à Kopenhagen, et tu as un marqueur raid. Pille la ville : tu prends tout, et puis tu es chassé.
    .otherwise = C’est permis. Un raid doit être ta dernière action : reviens ou continue, et pille si tu l’oses.

lesson-kogge-win = Trois comptoirs et deux tuiles bonus font cinq points : tu as gagné, aussitôt. C’est tout Kogge ; joue maintenant une première partie.
    .title = Le cinquième point
lesson-kogge-win-chip = L’échevin est ici, et six fourrures sont à bord. Six marchandises égales achètent une tuile bonus, ton cinquième point : traite avec lui.
    .otherwise = C’est permis, et la partie continue. Mais six fourrures la gagneraient maintenant : reviens et essaie.
