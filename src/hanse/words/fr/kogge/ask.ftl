# Kogge : ce qui est demandé. Français, le jeu de base.

ask-kogge-sailing = À toi : où navigues-tu ?
ask-kogge-acting = À toi : quelles actions fais-tu ?
ask-kogge-pick-start = Dans quelle ville fondes-tu ton premier comptoir ? Personne ne voit encore ton choix.
ask-kogge-bid = Quelles tuiles mises-tu ?
ask-kogge-move-guild = De combien avance l’échevin de la guilde ?
ask-kogge-load = Quelles marchandises charges-tu ?
ask-kogge-anchor = Restes-tu ici pour commencer tes actions ?
ask-kogge-build = Comment paies-tu le comptoir ?
ask-kogge-sell = Quel bonus prends-tu pour six marchandises pareilles ?
ask-kogge-give-good = Quelle marchandise donnes-tu pour une tuile de sa couleur ?
ask-kogge-take-marker = Quelle tuile prends-tu dans la réserve ?
ask-kogge-give-marker = Quelle tuile donnes-tu pour une marchandise de sa couleur ?
ask-kogge-buy = Quelle marchandise paies-tu pour cette paire de tuiles ?
ask-kogge-trade = Que donnes-tu, et que prends-tu ? Pour une marchandise tu peux en prendre jusqu’à { $ratio }.
ask-kogge-change-route = Quelle tuile poses-tu face cachée sur cette route ?
ask-kogge-end-turn = Ton tour est-il fini ?
ask-kogge-raid-city = Pilles-tu la ville et tous ses comptoirs ?
ask-kogge-raid-cog = De qui pilles-tu la cogue ?
ask-kogge-split-cargo = On te vole : partage ta cargaison en { $piles } tas qui diffèrent d’une marchandise au plus.
ask-kogge-take-pile = Quel tas prends-tu ?
ask-kogge-exile = Par quelle route le pillard doit-il partir ?
