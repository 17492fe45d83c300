# Lübeck: why something cannot be done now, by the rule that says so. English.

refuse-L-VOY-01 =
    { $reserve ->
        [0] Both your figures are aboard; for a voyage you need one in reserve.
       *[other] There is no cog in Lübeck, and none left on the field.
    }
refuse-L-GOOD-01 = { $of }: no cog with a figure of yours is in { $city } or in a city before it.
refuse-L-GOOD-03 = { $of }: your cog would have to sail to { $city } against the arrow.
refuse-L-SPEC-01 = { $of }: both your figures are aboard; for a voyage you need one in reserve.
refuse-L-SPEC-02 = { $of }: no cog with a figure of yours is in { $city } or in a city before it.
refuse-L-PASS-01 = You hold { $have } cards; to pass you may hold { $most } at most.
refuse-L-G-03 = You hold a card that can be played. While you do, nothing is thrown overboard.
refuse-L-G-05 = You hold only { $have ->
        [one] 1 card
       *[other] { $have } cards
    }; up to { $most } are kept, and none is thrown overboard.
refuse-L-G-09 = There is no cog for which this card could be played.
refuse-L-G-19 = { $of }: there is no cog in { $city }, and none left on the field.
