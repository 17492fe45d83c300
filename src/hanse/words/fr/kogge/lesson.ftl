# Ce que disent les leçons de Kogge. Français.

lesson-kogge-bid = Tu commences cette manche, et tes deux 2 ont apporté quatre minerais à Åbo.
    .title = Les mises
lesson-kogge-bid-pair = Les autres ont misé 7, et 3 avec 4. Deux tuiles égales battent tout mélange : pose tes deux 2.
    .otherwise = C’est une mise aussi, et elle apporte ses marchandises. Mais deux 2 auraient battu les autres : reviens et essaie.

lesson-kogge-guild = Il a apporté deux fourrures à Riga. Là où il est, tu peux traiter avec lui.
    .title = L’échevin
lesson-kogge-guild-two = Tu es premier, tu mènes donc l’échevin une ou deux villes plus loin. Envoie-le deux villes plus loin, à Riga, où ta cogue peut le suivre.
    .otherwise = Il avance, comme il le doit. De Dantzig tes routes mènent à Riga et à Reval : là il t’aurait servi. Reviens et essaie.

lesson-kogge-sail = Une étape gratuite, une payée d’un minerai, et ta cogue est à Stralsund. Tu pourrais maintenant y commercer.
    .title = Naviguer
lesson-kogge-sail-free = Deux routes partent de Dantzig, à sens unique : A vers Riga, B vers Reval. Touche Riga : ta première étape est gratuite.
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

lesson-kogge-markers = De Stralsund une route mène maintenant à Dantzig, et toi seul le sais. L’ancienne tuile est dans ta main.
    .title = Tuiles et routes
lesson-kogge-markers-buy = Une marchandise de n’importe quelle sorte achète une paire entière du marché. Paie un minerai pour la paire 2 et 5.
    .otherwise = Tu as fait autre chose, c’est permis. Reviens si tu veux acheter le 2 et le 5.
lesson-kogge-markers-route = Change maintenant une route : pose ton 5 face cachée à la place du 1. Tu prends le 1, et personne ne sait où mène la route.
    .otherwise = C’est permis aussi. Reviens si tu veux poser le 5 à la place du 1.

lesson-kogge-raid = Six marchandises sont à toi. Copenhague t’est fermée pour toujours, les autres t’ont chassé, et la fin est plus proche.
    .title = Piller
lesson-kogge-raid-city = Six marchandises sont à Copenhague, et tu as un marqueur raid. Pille la ville : tu prends tout, et puis tu es chassé.
    .otherwise = C’est permis. Un raid doit être ta dernière action : reviens ou continue, et pille si tu l’oses.

lesson-kogge-win = Trois comptoirs et deux tuiles bonus font cinq points : tu as gagné, aussitôt. C’est tout Kogge ; joue maintenant une première partie.
    .title = Le cinquième point
lesson-kogge-win-chip = L’échevin est ici, et six fourrures sont à bord. Six marchandises égales achètent une tuile bonus, ton cinquième point : traite avec lui.
    .otherwise = C’est permis, et la partie continue. Mais six fourrures la gagneraient maintenant : reviens et essaie.

# Le second rayon : des exemples d’une seule règle.

lesson-kogge-hidden = La route cachée t’a ramené à Stralsund, et de là tu as gagné Lübeck. Elle est maintenant face visible, pour tous.
    .title = La route cachée
lesson-kogge-hidden-reval = Ton marqueur raid est à Riga : la ville t’est fermée pour toujours. Va d’abord à Reval, cette étape est gratuite.
    .otherwise = C’est permis. Mais ton comptoir et une route cachée sont à Reval : reviens si tu veux voir les deux.
lesson-kogge-hidden-load = Deux fourrures t’attendent ici dans ton comptoir. Charge-les toutes les deux pendant que tu navigues encore.
    .otherwise = C’est permis aussi. Reviens si tu veux d’abord charger les deux fourrures.
lesson-kogge-hidden-turn = La route A mène à Riga, qui t’est fermée. La route B est face cachée, et tu ne peux pas regarder avant : choisis-la et paie avec une fourrure que tu viens de charger.
    .otherwise = C’est permis. Reviens si tu veux retourner la route cachée.
lesson-kogge-hidden-on = Un 6 : la route ramenait à Stralsund. Paie l’autre fourrure et continue jusqu’à Lübeck.
    .otherwise = C’est permis. Reviens si tu préfères continuer jusqu’à Lübeck.

lesson-kogge-trades = Les cinq échanges sont permis, mais dans un tour il faut en choisir un seul. Du sel contre du sel, jamais.
    .title = Cinq échanges
lesson-kogge-trades-fur = Six minerais et deux sels sont à Reval. Tu as deux fourrures, un ambre et quatre sels. Chaque marchandise en prend jusqu’à deux : donne deux fourrures et prends quatre minerais.
    .otherwise = Cet échange est permis aussi, mais il s’agit ici de deux fourrures contre quatre minerais. Reviens et essaie.
lesson-kogge-trades-both = C’est bon, et l’échange a été repris pour que tu en essaies un autre. Donne deux sortes ensemble : deux fourrures et un sel pour les six minerais.
    .otherwise = Cet échange est permis aussi. Reviens si tu veux donner deux fourrures et un sel pour six minerais.
lesson-kogge-trades-salt = Repris encore une fois. Tu peux aussi prendre deux sortes : trois minerais et un sel pour deux fourrures.
    .otherwise = Cet échange est permis aussi. Reviens si tu veux trois minerais et un sel pour tes deux fourrures.
lesson-kogge-trades-amber = Donne maintenant l’ambre seul, et prends pour lui un minerai et un sel.
    .otherwise = Cet échange est permis aussi. Reviens si tu veux donner l’ambre seul.
lesson-kogge-trades-mixed = Un dernier : donne l’ambre et un sel, et prends quatre minerais. Cette fois tu ne peux pas prendre de sel, puisque tu en donnes.
    .otherwise = Cet échange est permis aussi. Reviens si tu veux quatre minerais pour l’ambre et un sel.

lesson-kogge-deal = Ton offre est faite ; à l’autre joueur de répondre. De telles affaires se font au tour de n’importe qui.
    .title = Une affaire entre joueurs
lesson-kogge-deal-accept = Une autre cogue est à Riga, et son propriétaire t’offre un sel pour deux minerais. Il te faut du sel pour un comptoir ici : accepte.
    .otherwise = C’est permis. Mais sans sel tu ne peux pas construire à Riga : reviens et accepte l’offre.
lesson-kogge-deal-build = Tu as maintenant minerai, ambre et sel à bord, et un 4 en main. Construis ton comptoir.
    .otherwise = C’est permis. Reviens si tu veux d’abord construire le comptoir.
lesson-kogge-deal-offer = Toi aussi, tu peux faire des offres. Offre ton dernier minerai pour une fourrure.
    .otherwise = C’est permis. Reviens si tu veux faire une offre.

lesson-kogge-chips = Un minerai pour le passage, deux minerais pour six sels, et le sel t’a valu ta troisième tuile bonus.
    .title = Ce que font les bonus
lesson-kogge-chips-passage = Tu as deux tuiles bonus. Le passage secret mène droit chez l’échevin, quoi que disent les routes. Paie un minerai et va à Copenhague.
    .otherwise = C’est permis, mais aucune route ne mène d’ici à Copenhague. Reviens et essaie le passage secret.
lesson-kogge-chips-anchor = Une seule étape, et te voilà arrivé. Jette l’ancre.
    .otherwise = Tu es allé plus loin, c’est permis. Reviens si tu veux rester à Copenhague.
lesson-kogge-chips-trade = Ton autre bonus est 3:1 : chaque marchandise en prend jusqu’à trois. Donne deux minerais et prends les six sels.
    .otherwise = C’est permis, mais deux minerais auraient pris six sels. Reviens et essaie.
lesson-kogge-chips-sell = L’échevin est ici, et six marchandises égales sont à bord. Donne-lui les six sels pour une autre tuile bonus.
    .otherwise = C’est permis. Reviens si tu veux une troisième tuile bonus pour les six sels.

lesson-kogge-conflict = Deux ambres sont à toi. Il n’y avait pas de fourrure à bord, et rien ne la remplace.
    .title = Un conflit
lesson-kogge-conflict-lay = Tu as attaqué une autre cogue à Stralsund, et son propriétaire a posé des tuiles en secret. Vous les échangerez, quel que soit le vainqueur. Deux égales battent tout mélange : pose tes 5.
    .otherwise = C’est permis. Mais deux 5 gagnent à coup sûr et te laissent ton 7 : reviens et essaie.
lesson-kogge-conflict-name = Tu as gagné, et reçu un 4 et un 8 pour tes 5. Nomme trois marchandises à la fois. Tu as vu charger deux ambres ; une fourrure, c’est un pari. Nomme ces trois-là.
    .otherwise = Tu as nommé d’autres marchandises, c’est permis. Reviens si tu veux nommer deux ambres et une fourrure.
lesson-kogge-conflict-push = Tu peux aussi déplacer cette cogue d’une étape le long d’une route. Envoie-la à Stockholm.
    .otherwise = C’est permis. Reviens si tu veux envoyer la cogue à Stockholm.

lesson-kogge-bornholm = Bornholm a maintenant le numéro 7 : désormais, c’est la jumelle de Lübeck. Le 3 est dans ta main.
    .title = Bornholm
lesson-kogge-bornholm-bid = Bornholm emprunte son numéro à son blason. C’est maintenant un 3, comme Reval. Mise ton 3, et des marchandises arrivent dans les deux.
    .otherwise = C’est une mise aussi. Mais seul un 3 apporte des marchandises à Reval et à Bornholm : reviens et essaie.
lesson-kogge-bornholm-guild = Deux fourrures sont arrivées à Reval, puis deux à Bornholm. L’échevin n’y va jamais : envoie-le à Reval.
    .otherwise = C’est permis aussi.
lesson-kogge-bornholm-sail = La route A de Dantzig montre un 3. Choisis-la.
    .otherwise = C’est permis. Reviens : c’est du 3 qu’il s’agit ici.
lesson-kogge-bornholm-land = Où aller ? Un 3 mène à Reval ou à Bornholm, à ton gré. Aborde à Bornholm.
    .otherwise = Reval va aussi. Reviens si tu veux voir Bornholm.
lesson-kogge-bornholm-anchor = Jette l’ancre. Tu as ici les actions ordinaires, et une de plus.
    .otherwise = Tu es allé plus loin, c’est permis. Reviens si tu veux rester à Bornholm.
lesson-kogge-bornholm-crest = Au lieu d’une route, tu peux changer le numéro de Bornholm. Pose ton 7 sur le blason, face visible.
    .otherwise = C’est permis. Reviens si tu veux poser le 7 sur le blason.

lesson-kogge-pirate = Les marchandises de Riga sont à toi. À Bornholm elles deviendront des points que personne ne peut te voler.
    .title = Le pirate
lesson-kogge-pirate-deliver = Tu es le pirate, et Bornholm est ton repaire. Décharge toute ta cargaison : tu notes 16 points que personne ne peut te prendre.
    .otherwise = C’est permis. Reviens si tu veux d’abord tout décharger.
lesson-kogge-pirate-sail = Tes quatre marqueurs raid sont tous posés. L’échevin est à Riga : vas-y.
    .otherwise = C’est permis, mais l’échevin est à Riga. Reviens et rejoins-le.
lesson-kogge-pirate-anchor = Tu as trois tuiles égales en main. Jette l’ancre ; tu pourras alors traiter avec lui.
    .otherwise = Tu es allé plus loin, c’est permis. Reviens si tu veux traiter avec l’échevin.
lesson-kogge-pirate-back = Trois tuiles égales rachètent un de tes marqueurs raid, dans la ville de ton choix. Donne les 5 et reprends celui de Copenhague : la ville te sera de nouveau ouverte.
    .otherwise = C’est permis. Reviens si tu veux un marqueur raid pour tes trois 5.
lesson-kogge-pirate-raid = Pille maintenant Riga avec ce marqueur : quatre fourrures et deux sels y sont.
    .otherwise = C’est permis. Reviens si tu veux piller Riga.

lesson-kogge-taxes = L’autre cogue paie aussi. Puis les marchandises étrangères de Riga vont à la réserve commune, et enfin deux fourrures arrivent.
    .title = Les taxes
lesson-kogge-taxes-walk = Avec les taxes, chaque cogue paie une marchandise là où l’échevin s’arrête. Tu es à Riga avec une autre cogue, dont la cargaison vaut plus cher. Envoie-le deux villes plus loin, à Riga.
    .otherwise = À Reval personne ne doit payer. Reviens si tu veux voir ce qu’il prend à Riga.
lesson-kogge-taxes-pay = Tu choisis ce que tu paies. Donne le minerai, la marchandise la moins chère.
    .otherwise = C’est permis, mais l’ambre vaut 5 points et le minerai 1 seul. Reviens si tu veux garder l’ambre.

lesson-kogge-memory = La route B mène maintenant à Copenhague, et toi seul le sais. Le 0 est dans ta main.
    .title = Mémoire
lesson-kogge-memory-sail = Toutes les routes sont face cachée. Désigne la route A : elle est retournée pour tous, ta cogue navigue, et elle est recouverte. Retiens où elle menait.
    .otherwise = C’est permis aussi, mais cette leçon suit la route A. Reviens et choisis-la.
lesson-kogge-memory-anchor = Elle menait à Riga. Jette l’ancre.
    .otherwise = Tu es allé plus loin, c’est permis. Reviens si tu veux rester à Riga.
lesson-kogge-memory-look = Pour une marchandise ou une tuile, tu peux regarder les deux routes de cette ville. Paie un minerai.
    .otherwise = C’est permis. Reviens si tu veux regarder les routes.
lesson-kogge-memory-route = Elles mènent à Stralsund et à Tönsberg. Dans cette variante, tu peux changer aussi les routes cachées : pose ton 8 à la place de la route B.
    .otherwise = C’est permis. Reviens si tu veux poser le 8 à la place de la route B.

lesson-kogge-solo = Tu joues contre les deux tours de l’échevin : avec cinq points de développement avant leur fin, tu gagnes.
    .title = Tout seul
lesson-kogge-solo-bid = Un joueur virtuel mise contre toi avec une tuile piochée dans la réserve : un 6. Deux tuiles égales le battent. Pose tes 3 ; ils apportent quatre fourrures à Reval.
    .otherwise = C’est une mise aussi, et elle apporte ses marchandises. Mais tes deux 3 auraient gagné à coup sûr : reviens et essaie.
lesson-kogge-solo-guild = Tu as gagné, tu choisis donc où va l’échevin. Il a vidé la ville qu’il quitte. Envoie-le une ville plus loin, à Reval.
    .otherwise = C’est permis. Reviens si tu veux deux fourrures de plus à Reval.
lesson-kogge-solo-sail = Neuf fourrures sont maintenant à Reval. Vas-y ; la première étape est gratuite, comme toujours.
    .otherwise = C’est permis. Reviens si tu veux aller vers les fourrures.
