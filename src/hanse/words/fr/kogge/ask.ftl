# Kogge : ce qui est demandé. Chaque titre est pour qui doit répondre ; .wait est pour qui attend.
# Français.

# Menus

ask-kogge-sailing = À toi : où navigues-tu ?
    .wait =
        { $seats_n ->
            [one] { $seats } navigue
           *[other] { $seats } naviguent
        }
ask-kogge-acting = À toi : quelles actions fais-tu ?
    .wait =
        { $seats_n ->
            [one] { $seats } fait ses actions
           *[other] { $seats } font leurs actions
        }

# Mise en place et enchères

ask-kogge-pick-start = Dans quelle ville fondes-tu ton premier comptoir ? Personne ne voit encore ton choix.
    .wait =
        { $seats_n ->
            [one] { $seats } choisit sa première ville
           *[other] { $seats } choisissent leur première ville
        }
ask-kogge-bid = Quelles tuiles mises-tu ?
    .wait = { $seats } mise
ask-kogge-move-guild = De combien avance l’échevin de la guilde ?
    .wait = { $seats } déplace l’échevin

# Mouvement

ask-kogge-sail =
    { $price ->
        [0] Quelle route prends-tu ? Cette étape est gratuite.
        [one] Comment paies-tu cette étape ? Elle coûte une marchandise ou une tuile.
       *[other] Comment paies-tu cette étape ? Elle coûte { $price } marchandises ou tuiles.
    }
    .wait = { $seats } navigue
ask-kogge-passage =
    { $price ->
        [one] Comment paies-tu le passage secret ? Il coûte une marchandise ou une tuile.
       *[other] Comment paies-tu le passage secret ? Il coûte { $price } marchandises ou tuiles.
    }
    .wait = { $seats } prend le passage secret
ask-kogge-load = Quelles marchandises charges-tu ?
    .wait = { $seats } charge des marchandises
ask-kogge-anchor = Restes-tu ici pour commencer tes actions ?
    .wait = { $seats } jette l’ancre

# Actions

ask-kogge-build = Comment paies-tu le comptoir ?
    .wait = { $seats } construit un comptoir
ask-kogge-buy-raid = Quelles trois tuiles pareilles donnes-tu pour ton second marqueur raid ?
    .wait = { $seats } fait affaire avec l’échevin
ask-kogge-sell = Quel bonus prends-tu pour six marchandises pareilles ?
    .wait = { $seats } choisit un bonus
ask-kogge-give-good = Quelle marchandise donnes-tu pour une tuile de sa couleur ?
    .wait = { $seats } fait affaire avec l’échevin
ask-kogge-take-marker = Quelle tuile prends-tu dans la réserve ?
    .wait = { $seats } choisit une tuile
ask-kogge-give-marker = Quelle tuile donnes-tu pour une marchandise de sa couleur ?
    .wait = { $seats } fait affaire avec l’échevin
ask-kogge-buy = Quelle marchandise paies-tu pour cette paire de tuiles ?
    .wait = { $seats } achète des tuiles
ask-kogge-trade = Que donnes-tu, et que prends-tu ? Pour une marchandise tu peux en prendre jusqu’à { $ratio }.
    .wait = { $seats } fait du commerce avec la ville
ask-kogge-change-route = Quelle tuile poses-tu face cachée sur cette route ?
    .wait = { $seats } change une route
ask-kogge-end-turn = Ton tour est-il fini ?
    .wait = { $seats } finit son tour

# Raids

ask-kogge-raid-city = Pilles-tu la ville et tous ses comptoirs ?
    .wait = { $seats } fait un raid
ask-kogge-raid-cog = De qui pilles-tu la cogue ?
    .wait = { $seats } fait un raid
ask-kogge-split-cargo = On te vole : partage ta cargaison en { $piles } piles qui diffèrent d’une marchandise au plus.
    .wait = { $seats } partage la cargaison
ask-kogge-take-pile = Quelle pile prends-tu ?
    .wait = { $seats } choisit une pile
ask-kogge-exile = Par quelle route le voleur doit-il partir ?
    .wait =
        { $seats_n ->
            [one] { $seats } choisit le chemin du voleur
           *[other] { $seats } choisissent le chemin du voleur
        }

# Affaires entre joueurs

ask-kogge-talking = Veux-tu proposer un échange, ou répondre à une offre ?
    .wait = { $seats } peut proposer un échange
ask-kogge-offer = À qui offres-tu quoi, et contre quoi ?
    .wait = { $seats } fait une offre
ask-kogge-accept = Quelle offre acceptes-tu ?
    .wait = { $seats } accepte une offre
ask-kogge-decline = Quelle offre refuses-tu ?
    .wait = { $seats } refuse une offre
ask-kogge-withdraw = Laquelle de tes offres retires-tu ?
    .wait = { $seats } retire une offre

# Raids en trois piles

ask-kogge-split-loot = Partage le butin en { $piles } piles qui diffèrent d’une marchandise au plus. Le voleur en prend deux.
    .wait = { $seats } partage le butin
ask-kogge-leave-pile = Quelle pile laisses-tu à la ville ? Tu prends les autres.
    .wait = { $seats } choisit la pile à laisser

# Interception

ask-kogge-intercepting = Un tour est fini : interceptes-tu pour jouer un tour de plus ? Le bonus ne sert qu’une fois.
    .wait = { $seats } peut intercepter
ask-kogge-intercept = Joues-tu maintenant un tour de plus ?
    .wait = { $seats } intercepte
ask-kogge-let-pass = Laisses-tu passer ?
    .wait = { $seats } laisse passer

# Taxes

ask-kogge-pay-tax = L’échevin est arrivé : quelle marchandise paies-tu comme taxe ?
    .wait = { $seats } paie la taxe

# Conflits

ask-kogge-challenging = Commences-tu un conflit ?
    .wait = { $seats } peut commencer un conflit
ask-kogge-keep-peace = Restes-tu en paix ?
    .wait = { $seats } reste en paix
ask-kogge-attack = Qui attaques-tu ?
    .wait = { $seats } attaque
ask-kogge-commit =
    { $least ->
        [0] On t’attaque : quelles tuiles poses-tu ? Tu peux n’en poser aucune. L’autre les recevra.
       *[other] Quelles tuiles poses-tu, au moins une ? L’autre les recevra.
    }
    .wait =
        { $seats_n ->
            [one] { $seats } pose des tuiles pour le conflit
           *[other] { $seats } posent des tuiles pour le conflit
        }
ask-kogge-demand = Tu as gagné : nomme trois marchandises. Tu reçois celles que le perdant possède.
    .wait = { $seats } nomme trois marchandises
ask-kogge-pushing = Déplaces-tu la cogue du perdant d’une étape le long d’une route ?
    .wait = { $seats } peut déplacer la cogue du perdant
ask-kogge-push = Par quelle route déplaces-tu la cogue du perdant ?
    .wait = { $seats } déplace la cogue du perdant
ask-kogge-leave-be = Laisses-tu la cogue du perdant où elle est ?
    .wait = { $seats } laisse la cogue du perdant où elle est

# Mémoire

ask-kogge-starting = Tu as vu les routes de ta première ville : en échanges-tu une contre une tuile de ta main ?
    .wait = { $seats } regarde les routes de la première ville
ask-kogge-swap-start = Quelle tuile poses-tu face cachée sur cette route ?
    .wait = { $seats } échange une route
ask-kogge-keep-start = Laisses-tu les deux routes telles quelles ?
    .wait = { $seats } laisse les routes telles quelles
ask-kogge-peek = Comment paies-tu un regard sur les deux routes de cette ville ?
    .wait = { $seats } regarde les routes

# Bornholm

ask-kogge-land = Ce numéro est aussi celui de Bornholm : où la cogue aborde-t-elle ?
    .wait =
        { $seats_n ->
            [one] { $seats } choisit où la cogue aborde
           *[other] { $seats } choisissent où la cogue aborde
        }
ask-kogge-change-crest = Quelle tuile poses-tu sur le blason de Bornholm ?
    .wait = { $seats } change le numéro de Bornholm

# En solitaire

ask-kogge-escape = Par quelle route quittes-tu la ville pillée ?
    .wait = { $seats } choisit un chemin

# Le pirate

ask-kogge-deliver = Quelles marchandises rapportes-tu ?
    .wait = { $seats } rapporte des marchandises
ask-kogge-buy-back = De quelle ville reprends-tu ton marqueur raid ?
    .wait = { $seats } rachète un marqueur raid
