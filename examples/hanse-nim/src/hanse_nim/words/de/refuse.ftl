refuse-N-TAKE-01 = Karte { $card } ist zu groß: Kein Haufen hat mehr als { $most }.
refuse-N-FOLD-01 = Du hast eine Karte, die passt.
