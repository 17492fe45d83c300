# Lübeck: perché una cosa ora non si può fare, secondo la regola che lo dice. Italiano.

refuse-L-VOY-01 =
    { $reserve ->
        [0] Le tue due pedine sono a bordo; per un viaggio te ne serve una di riserva.
       *[other] A Lubecca non c’è nessuna Cog, e nessuna è libera.
    }
refuse-L-GOOD-01 = { $of }: nessuna Cog con una tua pedina è a { $city } o in una città che la precede.
refuse-L-GOOD-03 = { $of }: la tua Cog dovrebbe navigare verso { $city } contro la freccia.
refuse-L-SPEC-01 = { $of }: le tue due pedine sono a bordo; per un viaggio te ne serve una di riserva.
refuse-L-SPEC-02 = { $of }: nessuna Cog con una tua pedina è a { $city } o in una città che la precede.
refuse-L-PASS-01 = Hai { $have } carte; per passare puoi averne al massimo { $most }.
refuse-L-G-03 = Hai una carta che si può giocare. Finché è così, niente va in mare.
refuse-L-G-05 = Hai solo { $have ->
        [one] 1 carta
       *[other] { $have } carte
    }; fino a { $most } si tengono, e nessuna va in mare.
refuse-L-G-09 = Non c’è una Cog per la quale si possa giocare questa carta.
refuse-L-G-19 = { $of }: a { $city } non c’è nessuna Cog, e nessuna è libera.
