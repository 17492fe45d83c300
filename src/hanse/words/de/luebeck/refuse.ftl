# Lübeck: warum etwas gerade nicht geht, nach der Regel, die es sagt. Deutsch.

refuse-L-VOY-01 =
    { $reserve ->
        [0] Deine beiden Figuren sind an Bord; für eine Handelsfahrt brauchst du eine in Reserve.
       *[other] In Lübeck liegt keine Kogge, und auf dem Koggenfeld ist keine mehr frei.
    }
refuse-L-GOOD-01 = { $of }: Keine Kogge mit einer Figur von dir ist in { $city } oder in einer Stadt davor.
refuse-L-GOOD-03 = { $of }: Deine Kogge müsste gegen die Pfeilrichtung nach { $city } segeln.
refuse-L-SPEC-01 = { $of }: Deine beiden Figuren sind an Bord; für eine Handelsfahrt brauchst du eine in Reserve.
refuse-L-SPEC-02 = { $of }: Keine Kogge mit einer Figur von dir ist in { $city } oder in einer Stadt davor.
refuse-L-PASS-01 = Du hast { $have } Karten auf der Hand; passen darfst du mit höchstens { $most }.
refuse-L-G-03 = Du hast eine Karte, die gespielt werden kann. So lange wirfst du nichts über Bord.
refuse-L-G-05 = Du hast nur { $have ->
        [one] 1 Karte
       *[other] { $have } Karten
    }; bis zu { $most } werden behalten, und keine geht über Bord.
refuse-L-G-09 = Es gibt keine Kogge, für die du diese Karte spielen könntest.
refuse-L-G-19 = { $of }: In { $city } liegt keine Kogge, und auf dem Koggenfeld ist keine mehr frei.
