# Lübeck : pourquoi une chose ne peut pas se faire maintenant, d’après la règle qui le dit. Français.

refuse-L-VOY-01 =
    { $reserve ->
        [0] Tes deux pions sont à bord ; pour un voyage il t’en faut un en réserve.
       *[other] Il n’y a pas de cogue à Lübeck, et aucune n’est libre.
    }
refuse-L-GOOD-01 = { $of } : aucune cogue avec un de tes pions n’est à { $city } ou dans une ville qui la précède.
refuse-L-GOOD-03 = { $of } : ta cogue devrait naviguer vers { $city } contre la flèche.
refuse-L-SPEC-01 = { $of } : tes deux pions sont à bord ; pour un voyage il t’en faut un en réserve.
refuse-L-SPEC-02 = { $of } : aucune cogue avec un de tes pions n’est à { $city } ou dans une ville qui la précède.
refuse-L-PASS-01 = Tu tiens { $have } cartes ; pour passer, tu peux en tenir { $most } au plus.
refuse-L-G-03 = Tu tiens une carte qui peut être jouée. Tant que c’est ainsi, rien ne va par-dessus bord.
refuse-L-G-05 = Tu ne tiens que { $have ->
        [one] { $have } carte
       *[other] { $have } cartes
    } ; on en garde jusqu’à { $most }, et aucune ne va par-dessus bord.
refuse-L-G-09 = Il n’y a pas de cogue pour laquelle cette carte puisse être jouée.
refuse-L-G-19 = { $of } : il n’y a pas de cogue à { $city }, et aucune n’est libre.
