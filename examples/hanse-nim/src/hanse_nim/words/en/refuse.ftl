refuse-N-TAKE-01 = Card { $card } is too large: no heap has more than { $most }.
refuse-N-FOLD-01 = You have a card that fits.
