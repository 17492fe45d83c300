# Kogge : pourquoi une chose ne peut pas se faire maintenant, d’après la règle qui le dit. Français.

refuse-K-MOVE-03 =
    { $need ->
        [one] Une étape de plus coûte une marchandise ou une tuile
       *[other] Une étape de plus coûte { $need } marchandises ou tuiles
    }, et tu { $have ->
        [0] n’as plus rien
       *[other] n’en as que { $have }
    }.
refuse-K-MOVE-09 = Ton propre marqueur raid se trouve à { $city } : ta cogue ne peut plus jamais y aller.
refuse-K-BONUS-04 =
    Le passage secret coûte ici { $need ->
        [one] une marchandise ou une tuile
       *[other] { $need } marchandises ou tuiles
    }, et tu { $have ->
        [0] n’en as pas
       *[other] n’en as que { $have }
    }.
refuse-K-BONUS-05 = Le passage secret mène à { $city } : tu y es déjà, ou tu l’as pillée.

refuse-K-ACT-GEN-01 = Tu l’as déjà fait. Chaque action se fait une seule fois par tour.
refuse-K-ACT-BUILD-01 = Un comptoir ici demande aussi { $lacking }, et ta cogue n’en porte pas.
refuse-K-ACT-BUILD-02 =
    { $need ->
        [one] Un comptoir à { $city } demande une tuile { $city_n }
       *[other] Un comptoir à { $city } demande { $need } tuiles { $city_n }
    }, et tu { $have ->
        [0] n’en as pas
       *[other] n’en as que { $have }
    }.
refuse-K-ACT-BUILD-03 = Deux comptoirs se dressent déjà à { $city } : il n’y a pas de place pour un troisième.
refuse-K-ACT-GM-01 = Pour cela, l’échevin doit être dans ta ville, et tu ne fais qu’une affaire avec lui par tour.
refuse-K-ACT-GM-02 = Le second marqueur raid coûte trois tuiles du même numéro, et on ne l’obtient qu’une fois.
refuse-K-ACT-GM-03 = Une tuile bonus coûte { $need } marchandises de la même sorte. Tu n’en as autant d’aucune.
refuse-K-ACT-GM-04 = Ta cogue ne porte pas de marchandise à donner pour une tuile.
refuse-K-ACT-GM-06 = Tu n’as pas de tuile dont la marchandise soit encore dans la réserve commune.
refuse-K-ACT-BUY-01 = Une paire de tuiles coûte une marchandise, et ta cogue est vide.
refuse-K-ACT-BUY-02 = Tu as déjà acheté une paire pendant ce tour.
refuse-K-ACT-TRADE-01 = Tu ne peux faire du commerce que dans une autre ville que celle où ton tour a commencé, { $city }.
refuse-K-ACT-TRADE-02 = Il n’y a rien à échanger : il te faut une marchandise sur ta cogue, et à { $city } une d’une autre sorte.
refuse-K-ACT-TRADE-03 = Tu as déjà fait du commerce pendant ce tour ; ce n’est qu’une seule affaire.
refuse-K-ACT-ROUTE-02 = Tu n’as pas de tuile qui puisse être posée ici : le numéro de { $city } même ne le peut pas.
refuse-K-ACT-ROUTE-04 = Cette route est face cachée et ne peut pas être changée avant que quelqu’un l’ait prise.
refuse-K-ACT-RAID-01 = Tu n’as plus de marqueur raid.
refuse-K-MKT-03 = Tout est vendu au marché jusqu’à la prochaine manche.

refuse-G-07 = Il n’y a plus de tuile bonus pour toi.
refuse-G-09 = La cogue de { $seat } est vide.
refuse-G-10 = Il n’y a rien à prendre à { $city }.
refuse-G-14 = Tu as déjà pillé { $city } une fois.
refuse-G-27 = Les deux routes sont face cachée ; aucune ne peut être changée.
refuse-D-24 = Cette route ramène à { $city } : tu dois repartir par une autre.
refuse-G-69 = La route que tu as retournée ne mène nulle part : tu dois prendre un autre chemin, au prix d’une étape de plus.
refuse-G-62 = La réserve n’avait pas de telle tuile. Tu ne peux plus en demander pendant ce tour.

refuse-G-29 = Tu as promis à { $seat } de ne pas le faire.
refuse-B-CHIP-01 = { $seat } a un sauf-conduit : personne ne peut piller cette cogue.
refuse-K-ADV-MEM-06 = Un regard coûte une marchandise ou une tuile, et il n’y en a qu’un par tour.
refuse-B-ROUTE-01 = Le numéro de Bornholm se change à Bornholm, avec une tuile de ta main.
refuse-G-46 = À cette table il n’y a pas de comptoirs à Bornholm.
refuse-P-02 = Le pirate ne construit jamais de comptoir.
refuse-P-04 = À Bornholm, le pirate ne fait pas de commerce avec la ville et ne la pille pas.
refuse-P-05 = Le pirate a ses quatre marqueurs raid ; quand tous sont posés, trois tuiles pareilles en rachètent un à l’échevin.
refuse-P-06 = Le pirate rapporte des marchandises là où sa cogue mouille à Bornholm avec quelque chose à bord.
refuse-G-39 = À cette table, le pirate ne pille pas de cogues à Bornholm.
refuse-G-40 = Tant que le pirate tient un marqueur raid, il n’en rachète pas.
