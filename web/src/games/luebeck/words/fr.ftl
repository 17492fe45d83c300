# Lübeck : ses mots à lui dans le navigateur. Français.

web-luebeck-act = Choisis une action
web-luebeck-again = Encore un voyage ?
web-luebeck-along =
    { $count ->
        [one] { $seats } vient avec toi
       *[other] { $seats } viennent avec toi
    }
web-luebeck-begins = { $seat } commence
web-luebeck-best-doubling = Meilleur doublement
web-luebeck-best-doubling-said = { $seat } à { $city } : { $points } points en une manche.
web-luebeck-best-voyage = Meilleur voyage
web-luebeck-best-voyage-said = { $seat } avec la cogue { $cog } : { $cities }, { $points } points.
web-luebeck-board = Les deux mers
web-luebeck-enlarge = Agrandir la carte
web-luebeck-reduce = Fermer la grande carte
web-luebeck-by-round = Manche par manche
web-luebeck-can = jouable
web-luebeck-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-luebeck-choose-cog = Choisir la cogue { $cog }
web-luebeck-choose-first = Choisis d’abord une carte, une cogue ou une action.
web-luebeck-choose-packet = Choisis d’abord un paquet.
web-luebeck-choose-way = Choisis l’une de ces possibilités.
web-luebeck-cities = Villes
web-luebeck-city-end = Les voyages finissent ici
web-luebeck-city-from = On y vient de { $cities }
web-luebeck-city-start = Les voyages commencent ici
web-luebeck-city-to = Puis vers { $cities }
web-luebeck-cog = Cogue { $cog } à { $city } : { $crew }
web-luebeck-cog-empty = Cogue { $cog } à { $city } : personne à bord
web-luebeck-cog-free = La cogue { $cog } est libre
web-luebeck-cogs = Cogues
web-luebeck-colour-black = noir
web-luebeck-colour-blue = bleu
web-luebeck-colour-brown = brun
web-luebeck-colour-green = vert
web-luebeck-colour-grey = gris
web-luebeck-colour-ivory = ivoire
web-luebeck-colour-orange = orange
web-luebeck-colour-pink = rose
web-luebeck-colour-purple = pourpre
web-luebeck-colour-red = rouge
web-luebeck-colour-sky = bleu clair
web-luebeck-colour-turquoise = turquoise
web-luebeck-colour-violet = violet
web-luebeck-colour-white = blanc
web-luebeck-colour-yellow = jaune
web-luebeck-compass = a la boussole
web-luebeck-discards = Défausse
web-luebeck-discards-said =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
web-luebeck-discards-short = défausse : { $count }
web-luebeck-display = Paquets
web-luebeck-doublings = Doublements :
web-luebeck-ended =
    { $rounds ->
        [one] Une manche
       *[other] { $rounds } manches
    }, deux fois la pioche. Ce qui restait en main a été payé.
web-luebeck-figures-on = Pions sur la cogue { $cog } à ramener
web-luebeck-free = cogues libres
web-luebeck-free-of = cogues libres · { $free } sur { $all }
web-luebeck-from-by = { $city } par la ligne de couleur { $colour }
web-luebeck-go-home =
    { $count ->
        [one] { $seats } rentre
       *[other] { $seats } rentrent
    }
web-luebeck-hand = Ta main
web-luebeck-hand-empty = Ta main est vide.
web-luebeck-hand-short = main
web-luebeck-head = Manche { $round }{ $last ->
        [yes] , la dernière
       *[no] {""}
    } · { $phase }
web-luebeck-hint-acting = Choisis une carte : ce qu’elle peut faire s’allume. Tous ceux qui sont à bord viennent avec toi. Tu peux passer avec trois cartes ou moins.
web-luebeck-hint-name-first = Le joueur qui commence agit d’abord ; les autres suivent dans le sens horaire, une action chacun, jusqu’à ce que tous aient passé.
web-luebeck-hint-take-home = Un pion rentré peut commencer un nouveau voyage. Celui qui reste continue de là où il est.
web-luebeck-hint-take-packet = Tu prends toutes les cartes d’un paquet. Les cartes marchandise rapportent des points là où est une cogue avec ton pion, ou une ligne plus loin.
web-luebeck-holds =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-luebeck-keep =
    { $over ->
        [0] {" "}: tu peux passer
       *[other] , gardes-en { $kept } : encore { $over } à jouer avant de pouvoir passer
    }
web-luebeck-keys = Touches : 1–9 cartes, A–G paquets, Entrée confirmer, Échap retour, Retour arrière annuler, L journal, ? règles.
web-luebeck-known = Connu de tous :
web-luebeck-known-short = Mains
web-luebeck-known-title = Ce qu’on sait des mains
web-luebeck-last-round = Dernière manche : les cartes qui restent en main coûtent des points.
web-luebeck-map-and-deck = Plateau « { $map } », pioche « { $deck } ».
web-luebeck-more = Plus
web-luebeck-must-discard = Rien n’est jouable : quelle carte jettes-tu par-dessus bord ?
web-luebeck-no-card = sans carte
web-luebeck-not-l-g-09 = aucune cogue où la jouer
web-luebeck-not-l-g-19 = aucune cogue là
web-luebeck-not-l-good-01 = aucune cogue proche
web-luebeck-not-l-good-03 = contre la flèche
web-luebeck-not-l-spec-01 = plus de pion
web-luebeck-not-l-spec-02 = aucune cogue proche
web-luebeck-not-now = pas maintenant
web-luebeck-overboard = à la mer { $gain }
web-luebeck-packet-said = Paquet { $letter } : { $cards }
web-luebeck-passed = a passé
web-luebeck-practice = essai
web-luebeck-raids = Pirates
web-luebeck-raids-said =
    { $count ->
        [0] Aucune cogue n’a été prise.
        [one] Une cogue a été prise.
       *[other] { $count } cogues ont été prises.
    }
web-luebeck-reserve =
    { $count ->
        [0] aucun pion en réserve
        [one] { $count } pion en réserve
       *[other] { $count } pions en réserve
    }
web-luebeck-run = { $stack } dans la pioche · passage { $run } sur { $runs }
web-luebeck-run-short = { $stack } · pioche { $run }/{ $runs }
web-luebeck-runs-over = les deux passages sont finis · { $stack } dans la pioche
web-luebeck-runs-over-short = { $stack } · fin
web-luebeck-score = Points :
web-luebeck-score-doubled = doublés
web-luebeck-score-goods = marchandises
web-luebeck-score-left = restées en main
web-luebeck-score-overboard = par-dessus bord
web-luebeck-second-run = second passage
web-luebeck-see-end = Montrer les comptes
web-luebeck-see-sea = Montrer le plateau
web-luebeck-shared-win = { $seats } partagent la victoire
web-luebeck-stack = pioche
web-luebeck-stack-known =
    { $count ->
        [one] Dans la pioche : { $count } carte
       *[other] Dans la pioche : { $count } cartes
    }
web-luebeck-stack-said =
    { $count ->
        [0] La pioche est vide
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
web-luebeck-stands = { $seat } est à { $score }
web-luebeck-deed-card-discarded = { $card } par-dessus bord
web-luebeck-deed-cog-pirated = Pirates à { $city } : cogue { $cog }
web-luebeck-deed-doubling-laid = Doublement à { $city }
web-luebeck-deed-goods-played = { $card }{ $sailed_n ->
        [-1] {""}
       *[other] {" "}· { $sailed } → { $city }
    }
web-luebeck-deed-passed = Passe
web-luebeck-deed-ship-changed = Cogue { $left } → cogue { $boarded }
web-luebeck-deed-voyage-started =
    { $joined ->
        [yes] À bord de la cogue { $cog } à { $city }
       *[no] Nouveau voyage depuis { $city }
    }
web-luebeck-step-card-discarded = −{ $cost }
web-luebeck-step-cog-pirated = pirates
web-luebeck-step-cog-unloaded = déchargée
web-luebeck-step-display-laid = nouveaux paquets
web-luebeck-step-doubling-laid = ×2 { $city }
web-luebeck-step-first-named = qui commence
web-luebeck-step-goods-played = +{ $points }
web-luebeck-step-packet-taken = paquet
web-luebeck-step-passed = passe
web-luebeck-step-ship-changed = transbordement
web-luebeck-step-took-home = rentré
web-luebeck-step-voyage-started = voyage
web-luebeck-take =
    Prendre { $letter } · { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-luebeck-taken = pris
web-luebeck-tap = Choisis une carte ou une cogue.
web-luebeck-tap-packet = Choisis un paquet pour l’évaluer.
web-luebeck-took = Pris par { $seat }
web-luebeck-track = Points
web-luebeck-unknown =
    { $count ->
        [0] rien d’inconnu
        [one] et { $count } carte inconnue
       *[other] et { $count } cartes inconnues
    }
web-luebeck-way-board = Monter sur la cogue { $cog } à { $city }
web-luebeck-way-change = Cogue { $left } → cogue { $cog } à { $city }
web-luebeck-way-field = Cogue { $cog }, libre
web-luebeck-way-here = La cogue reste à { $city }
web-luebeck-way-pirates = Cogue { $cog } à { $city }
web-luebeck-ways = Ce qu’on peut faire
web-luebeck-where-from = D’où viennent les points
web-luebeck-wins =
    { $seat } gagne, de { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    }
web-luebeck-you-win =
    Tu gagnes, de { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    }
web-luebeck-after-cards = Cartes en main
web-luebeck-after-figures = Pions à bord
web-luebeck-after-gained = points marqués là
web-luebeck-after-lost = cogues prises par les pirates
web-luebeck-after-places = Points par ville
web-luebeck-after-points = Points
web-luebeck-after-voyages = Les lignes les plus suivies
