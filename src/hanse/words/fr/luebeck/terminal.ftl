# hanse play : le plateau de Lübeck. Français.

terminal-luebeck-headline =
    Lübeck   { $round ->
        [0] mise en place
       *[other] manche { $round }
    }   pioche { $stack } cartes, passage { $run } sur 2{ $last ->
        [yes] {"   "}dernière manche
       *[no] {""}
    }
terminal-luebeck-head-city = ville
terminal-luebeck-head-on = mène à
terminal-luebeck-head-cogs = cogues
terminal-luebeck-field = Cogues libres : { $cogs }
terminal-luebeck-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $you ->
        [yes] , toi
       *[no] {""}
    }
terminal-luebeck-holds =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $figures } à terre{ $passed ->
        [yes] , a passé
       *[no] {""}
    }{ $compass ->
        [yes] , boussole
       *[no] {""}
    }
terminal-luebeck-hand = Tes cartes : { $cards }
terminal-luebeck-doubled = Devant { $seat } : { $cards }
terminal-luebeck-legend = Les signes : 2:AAB est la cogue 2, avec deux pions à A et un à B, → les lignes vers les villes suivantes, ▸ doit répondre.

# Réponses qui disent ce qu’elles font

terminal-luebeck-answer = { $answer } : { $would }
terminal-luebeck-with = avec { $seats }
terminal-luebeck-warn-pirates = Ton propre pion est sur la cogue { $cog } : les pirates finissent aussi son voyage.
terminal-luebeck-warn-pass = Tu ne fais alors plus rien dans cette manche, et tu pourrais encore faire quelque chose.

# Le plateau en phrases

terminal-luebeck-times = { $many } × { $card }
terminal-luebeck-city = { $city } mène à { $onward }.
terminal-luebeck-city-end = { $city } est le bout d’une ligne.
terminal-luebeck-cog = Ici se trouve la cogue { $cog } avec { $crew }.
terminal-luebeck-player =
    { $seat }, place { $number } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, cartes en main { $cards }, pions à terre { $figures }.{ $compass ->
        [yes] {" "}A la boussole.
       *[no] {""}
    }{ $passed ->
        [yes] {" "}A passé.
       *[no] {""}
    }
terminal-luebeck-open = Toutes les cartes visibles : cartes
terminal-luebeck-packet = Paquet { $letter } : { $cards }
terminal-luebeck-known = Connu de { $seat } : { $cards }
terminal-luebeck-discards = Dans la défausse : { $cards }
terminal-luebeck-stack = Encore dans la pioche : { $cards }
terminal-luebeck-goal =
    Après deux passages de la pioche, le joueur qui a le plus de points gagne.
    À chaque manche, des paquets de cartes sont étalés sur la table, et chacun en prend un. Puis on agit tour à tour, une action à la fois : pose un pion sur une cogue à Lübeck, ou joue une carte. Une carte marchandise nomme une ville et une valeur. Elle te rapporte ses points si une cogue avec ton pion est dans cette ville, ou peut y aller depuis la ville qui la précède.
    Personne ne possède de cogue : on les partage, et quiconque est à bord peut continuer en emmenant tous les autres. Avec trois cartes ou moins, tu peux passer. Ce dont tu ne te débarrasses pas te coûte des points.

terminal-luebeck-level-passenger = Passager : imagine chaque réponse une fois et se contente de peu
terminal-luebeck-level-ferryman = Passeur : imagine chaque réponse une fois et prend ce qui est presque le meilleur
terminal-luebeck-level-skipper = Patron : joue ce que ses cartes permettent
terminal-luebeck-level-lookout = Vigie : joue comme le patron, mais regarde parfois plus loin
terminal-luebeck-level-supercargo = Subrécargue : regarde souvent jusqu’à la fin de la manche
terminal-luebeck-level-shipowner = Armateur : regarde presque toujours jusqu’à la fin de la manche
terminal-luebeck-level-pilot = Pilote : imagine chaque réponse jusqu’à la fin de la manche
terminal-luebeck-level-navigator = Navigateur : le plus fort ; imagine deux manches jusqu’au bout
