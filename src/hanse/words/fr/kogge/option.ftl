# Kogge : ce dont une table peut convenir. Français.

option-kogge-edition-german = Le livret allemand, et nos décisions là où il se tait.
option-kogge-edition-english = Le livret anglais : après une route cachée qui est barrée on continue, contre paiement ; les promesses engagent.
    .here = Ainsi joue l’édition anglaise.
option-kogge-edition-italian = Le livret italien : comme l’anglais, et les cargaisons sont visibles.
    .here = Ainsi joue l’édition italienne.

option-kogge-reading-hidden-route-blocked = Une route face cachée mène là où tu as pillé.
option-kogge-reading-hidden-route-blocked-movement-ends = La cogue reste, ce que tu as payé est perdu, et ton mouvement est fini.
option-kogge-reading-hidden-route-blocked-reroute-for-fee = Tu dois prendre un autre chemin au prix d’une étape de plus, si tu le peux.

option-kogge-reading-bid-mixed-groups = Le rang d’une mise faite d’une paire et d’autres tuiles.
option-kogge-reading-bid-mixed-groups-class-b = Elle compte par sa somme, comme toute mise de tuiles inégales.
option-kogge-reading-bid-mixed-groups-designer-groups = Les tuiles égales comptent même accompagnées ; le reste départage les groupes égaux.

option-kogge-reading-zero-in-bid = Ce qu’un 0 ajoute à la somme d’une mise.
option-kogge-reading-zero-in-bid-adds = Toujours un peu, moins qu’un 1 : 4, 1, 0 bat 5.
option-kogge-reading-zero-in-bid-breaks-ties = Rien ; il ne départage que des mises égales sans lui, et 5 bat 4, 1, 0.

option-kogge-reading-office-cost = Avec quoi un comptoir se paie.
option-kogge-reading-office-cost-goods-and-markers = Trois marchandises et une ou deux tuiles.
option-kogge-reading-office-cost-goods-or-markers = Trois marchandises, ou bien une ou deux tuiles : une partie très rapide.

option-kogge-reading-start-routes-second-set = Comment les secondes routes sont posées au début.
option-kogge-reading-start-routes-second-set-random = Elles sont piochées dans toute la réserve.
option-kogge-reading-start-routes-second-set-full-set = C’est de nouveau une tuile de chaque numéro.

option-kogge-reading-start-clash = Ce qui se passe quand trois joueurs ou plus choisissent toujours la même première ville.
option-kogge-reading-start-clash-again = Ils choisissent de nouveau en secret, autant de fois qu’il le faut.
option-kogge-reading-start-clash-openly-after-three = Après trois essais manqués, ils choisissent ouvertement, l’un après l’autre, dans un ordre tiré au sort.

option-kogge-reading-cargo-visibility = Qui peut voir ce que porte une cogue.
option-kogge-reading-cargo-visibility-counts-only = Son propriétaire seul ; les autres voient combien de marchandises il y a.
option-kogge-reading-cargo-visibility-open = Tout le monde. Les mains restent secrètes.

option-kogge-reading-two-lap-end = Quand l’échevin achève son second tour complet.
option-kogge-reading-two-lap-end-immediate = La partie finit aussitôt.
option-kogge-reading-two-lap-end-finish-round = Les joueurs jouent encore leur tour de cette manche.

option-kogge-reading-bonus-duplicates = Peut-on prendre une tuile bonus que l’on a déjà ?
option-kogge-reading-bonus-duplicates-allowed = Oui ; la seconde compte toujours ses points.
option-kogge-reading-bonus-duplicates-distinct-only = Non : jamais deux pareilles.

option-kogge-reading-trade-kind-rule = Une sorte de marchandise peut-elle être des deux côtés d’un échange avec la ville ?
option-kogge-reading-trade-kind-rule-disjoint = Chaque sorte est ou bien donnée, ou bien prise.
option-kogge-reading-trade-kind-rule-per-good = Oui, tant qu’aucune marchandise n’est échangée contre sa propre sorte.

option-kogge-reading-raid-needs-loot = Peut-on piller une ville où il n’y a rien à prendre ?
option-kogge-reading-raid-needs-loot-false = Oui ; un raid fait aussi avancer l’échevin.
option-kogge-reading-raid-needs-loot-true = Non : il faut qu’il y ait quelque chose à prendre.

option-kogge-reading-raid-exile-decider = Qui choisit le chemin par lequel le voleur s’en va.
option-kogge-reading-raid-exile-decider-vote-then-left = Tous les adversaires ; s’ils ne sont pas d’accord, le voisin de gauche du voleur.
option-kogge-reading-raid-exile-decider-left-player = Le voisin de gauche du voleur.
option-kogge-reading-raid-exile-decider-next-in-turn-order = Le joueur qui suit le voleur dans l’ordre ; après le dernier, le premier.

option-kogge-reading-promises = Ce que valent les promesses.
option-kogge-reading-promises-chat-only = Une offre peut porter des mots ; les tenir est affaire d’honneur.
option-kogge-reading-promises-structured-binding = Chaque côté d’une offre peut faire une de six promesses. Ce qui est promis ne peut être rompu tant que cela vaut.
option-kogge-reading-promises-off = Les offres ne portent pas de mots.

option-kogge-reading-player-deals = Quand les joueurs peuvent faire affaire entre eux.
option-kogge-reading-player-deals-any-time = Dès que leurs cogues sont dans la même ville.
option-kogge-reading-player-deals-own-turn = Seulement avec le joueur dont c’est le tour.
option-kogge-reading-player-deals-off = Jamais.

option-kogge-reading-conflict-starter = Qui peut commencer un conflit.
option-kogge-reading-conflict-starter-active-or-against-active = Le joueur dont c’était le tour, puis les autres présents, chacun contre lui.
option-kogge-reading-conflict-starter-active-only = Seulement le joueur dont c’était le tour.

option-kogge-reading-conflict-defence = Si le joueur attaqué dans un conflit doit poser une tuile.
option-kogge-reading-conflict-defence-must = Oui, qui en a en pose au moins une.
option-kogge-reading-conflict-defence-may = Non. Qui n’en pose aucune perd, et reçoit quand même celles de l’attaquant.

option-kogge-reading-memory-start-fur = Combien de fourrures il y a dans la première cargaison avec Mémoire.
option-kogge-reading-memory-start-fur-2 = Deux, avec deux minerais.
option-kogge-reading-memory-start-fur-3 = Trois, avec deux minerais. À quatre ou cinq joueurs, la réserve commune n’en a alors plus.

option-kogge-reading-memory-peek-timing = Quand on peut payer pour regarder les routes de sa ville.
option-kogge-reading-memory-peek-timing-either = Avant de naviguer ou parmi ses actions, une fois par tour.
option-kogge-reading-memory-peek-timing-action-phase = Parmi ses actions.
option-kogge-reading-memory-peek-timing-before-move = Avant de naviguer.

option-kogge-reading-route-to-itself = Ce qui arrive quand une route retournée avec Mémoire nomme la ville où elle se trouve.
option-kogge-reading-route-to-itself-step-lost = L’étape est perdue. On peut en payer une autre, ou s’arrêter.
option-kogge-reading-route-to-itself-reroute-for-fee = L’étape est perdue, et il faut continuer par un autre chemin, au prix d’une étape de plus, si on le peut.

option-kogge-reading-memory-shown = L’écran montre-t-il encore les routes retournées puis recouvertes ?
option-kogge-reading-memory-shown-forgotten = Seulement jusqu’à la fin du tour. Après, c’est à toi de t’en souvenir.
option-kogge-reading-memory-shown-remembered = Oui, à tous ceux qui les ont vues.

option-kogge-reading-bornholm-start-goods = Combien de marchandises il y a à Bornholm au début.
option-kogge-reading-bornholm-start-goods-0 = Aucune.
option-kogge-reading-bornholm-start-goods-3 = Trois de la sorte de son blason, comme dans toute autre ville.

option-kogge-reading-bornholm-offices = Y a-t-il des comptoirs à Bornholm ?
option-kogge-reading-bornholm-offices-true = Deux, comme dans toute ville, au prix de son numéro du jour.
option-kogge-reading-bornholm-offices-false = Aucun.

option-kogge-reading-solo-cities-drawn = Quand sont tirées, dans le jeu en solitaire, les trois villes pillées.
option-kogge-reading-solo-cities-drawn-first = D’abord, parmi toutes les tuiles ; le reste se prépare ensuite.
option-kogge-reading-solo-cities-drawn-last = En dernier, parmi les tuiles qui restent.

option-kogge-reading-solo-clears-offices = En solitaire, l’échevin vide-t-il aussi les comptoirs de la ville qu’il quitte ?
option-kogge-reading-solo-clears-offices-false = Non, ce qui est dans les comptoirs y reste.
option-kogge-reading-solo-clears-offices-true = Oui, les comptoirs sont vidés aussi.
option-kogge-reading-pirate-seat = Qui est le pirate.
option-kogge-reading-pirate-seat-random = Le hasard décide.
option-kogge-reading-pirate-seat-1 = La première place.
option-kogge-reading-pirate-seat-2 = La deuxième place.
option-kogge-reading-pirate-seat-3 = La troisième place.
option-kogge-reading-pirate-seat-4 = La quatrième place.
option-kogge-reading-pirate-seat-5 = La cinquième place.

option-kogge-reading-pirate-ignores-safe-conduct = Le sauf-conduit protège-t-il aussi du pirate ?
option-kogge-reading-pirate-ignores-safe-conduct-false = Oui.
option-kogge-reading-pirate-ignores-safe-conduct-true = Non.

option-kogge-reading-pirate-start-markers = Avec combien de tuiles le pirate commence.
option-kogge-reading-pirate-start-markers-9 = Avec les neuf, car il n’en paie pas pour un comptoir.
option-kogge-reading-pirate-start-markers-8 = Avec huit : il rend celle du numéro de Bornholm.

option-kogge-reading-pirate-may-rob-at-bornholm = Le pirate peut-il piller des cogues à Bornholm ?
option-kogge-reading-pirate-may-rob-at-bornholm-true = Oui ; mais l’île lui est alors fermée jusqu’à ce qu’il rachète ce marqueur raid.
option-kogge-reading-pirate-may-rob-at-bornholm-false = Non.

option-kogge-variant-three-piles = Le butin est partagé en trois piles : des marchandises d’une ville le voleur en prend deux, de la cargaison d’une cogue une.
    .here = Le butin est partagé en trois piles.
option-kogge-variant-bonus-chips = Deux tuiles bonus de plus : le sauf-conduit contre les raids, et l’interception pour un tour supplémentaire.
    .here = Deux tuiles bonus de plus sont en jeu.
option-kogge-variant-taxes = Là où l’échevin s’arrête, chaque cogue paie une marchandise, et les marchandises étrangères de la ville sont saisies.
    .here = On paie des taxes.
option-kogge-variant-office-trade = Les cogues peuvent faire affaire avec les comptoirs des autres joueurs.
    .here = Les cogues peuvent faire affaire avec les comptoirs.
option-kogge-variant-conflicts = Après un tour, les cogues d’une même ville peuvent se disputer des marchandises par des mises secrètes.
    .here = Il y a des conflits.
option-kogge-variant-bornholm = Une dixième ville sans numéro propre : elle partage celui de la tuile posée sur son blason. À quatre ou cinq.
    .here = Bornholm est en jeu.
option-kogge-variant-five-players = On joue à cinq, avec Bornholm : plus de marchandises et de tuiles, et un marché de cinq paires.
    .here = On joue à cinq.
option-kogge-variant-pirate = Un joueur est le pirate : il vit à Bornholm, ne construit rien, pille à son gré et note des points pour ce qu’il rapporte. À quatre ou cinq.
    .here = Un joueur est le pirate.
option-kogge-variant-memory = Toutes les routes sont face cachée et sont recouvertes après usage. Souviens-t’en, ou paie pour regarder.
    .here = On joue avec Mémoire.
option-kogge-variant-solo = Pour un seul joueur : gagne par cinq points de développement avant que l’échevin ait fait son second tour complet. Un joueur virtuel mise contre toi, et l’échevin vide chaque ville qu’il quitte.
    .here = On joue seul.
option-kogge-variant-solo-advanced = Le jeu en solitaire plus difficile : ce que l’échevin emporte quitte le jeu.
    .here = On joue le jeu en solitaire plus difficile.

option-kogge-seats-1 = On joue seul.
option-kogge-seats-2 = On joue à deux.
option-kogge-seats-5 = On joue à cinq.

option-kogge-preset-first-game = Première partie
    .what = Trois marchands : toi et deux bots. Rien de plus, et un conseil à chaque nouvelle question.
option-kogge-preset-german-book = D’après le livret allemand
    .what = Le jeu tel qu’il fut imprimé, sans ajout. Le mieux est d’en rester là.
option-kogge-preset-everything = Tout
    .what = Bornholm, taxes, conflits, commerce avec les comptoirs, trois piles, tous les bonus et toutes les routes cachées.
option-kogge-preset-alone = Seul
    .what = Cinq points avant que l’échevin ait fait deux fois le tour.
option-kogge-preset-five-with-the-pirate = À cinq avec le pirate
    .what = L’un de vous vit de pillage. Bornholm devient la dixième ville.
