# Kogge : mots à lui dans le navigateur. Français.

web-after = Tu as alors
web-all-routes = Toutes les routes
web-bid = enchère
web-buy-for = Acheter { $low } et { $high } pour { $paid }
web-counter = Contre-offre
web-deal-to = Avec qui
web-goods = Marchandises
web-hand = Main
web-kogge-choose-place = Touche une ville sur la carte.
web-kogge-warns-raid-city = Ton marqueur raid reste ici, et tant qu’il y est tu ne peux pas revenir. Ton tour finit et ta cogue est aussitôt chassée.
web-kogge-warns-raid-cog = { web-kogge-warns-raid-city }
web-kogge-what = Parcours la Baltique de la Hanse, échange des marchandises communes contre des rares, change les routes dans le dos des rivaux. De deux à quatre marchands, avec l’extension aussi seul ou à cinq, une heure environ.
web-ladder-made = Production
web-ladder-order = Ordre du tour
web-map = La carte
web-markers = Tuiles
web-market = Marché · une marchandise la paire
web-market-empty = vide
web-market-short = Marché
web-more = Plus
web-no-offers = Il n’y a pas d’offre.
web-offers =
    { $count ->
        [0] Offres
       *[other] Offres ({ $count })
    }
web-only-you = toi seul le sais
web-points = Points
web-points-of = { $points } points de développement sur { $to_win }
web-price =
    { $price ->
        [0] gratuit
       *[other] coûte { $price }
    }
web-reserve = réserve { $reserve }
web-unknown-route = vers l’inconnu
