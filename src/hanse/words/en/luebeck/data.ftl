# Lübeck: what is wrong with a map or a deck that somebody puts in. $a, $b, … are the names in it.
# English.

data-luebeck-no-data = There is no use for “{ $a }”.
data-luebeck-map-unreadable = The map cannot be read: { $a }
data-luebeck-map-long = The map has more than { $a } characters.
data-luebeck-map-words = “{ $a }” is no short plain text.
data-luebeck-map-cities = { $a } cities are too many; { $b } can be drawn.
data-luebeck-map-lines = { $a } lines are too many; { $b } can be drawn.
data-luebeck-map-name = A city cannot be called “{ $a }”: up to { $b } letters and digits, with a letter first.
data-luebeck-map-colour-unknown = There is no colour “{ $a }”. Take ivory, blue, pink, orange, purple, green, sky, brown, red, white, black, grey, yellow, or one like #3a7d44.
data-luebeck-map-place = { $a } is off the board, which is { $b } wide and { $c } high.
data-luebeck-map-sign = The sign of { $a } must be one to three letters, or one of our coats of arms.
data-luebeck-map-twice = The line from { $a } to { $b } is drawn more than once.
data-luebeck-map-start = No line leaves { $a }, where voyages start.
data-luebeck-map-end-apart = { $a } is called an end, and no line leads there.
data-luebeck-map-end-left = { $a } is called an end, and a line leaves it.
data-luebeck-map-no-end = No line leaves { $a }, and it is not called an end.
data-luebeck-map-circle = The lines run in a circle through { $a } and { $b }.
data-luebeck-map-city-apart = { $a } is to be drawn, and no line touches it.
data-luebeck-map-city-twice = { $a } is to be drawn more than once.
data-luebeck-map-unreached = { $a } cannot be reached from { $b }.
data-luebeck-deck-unreadable = The deck cannot be read: { $a }
data-luebeck-deck-long = The deck has more than { $a } characters.
data-luebeck-deck-words = “{ $a }” is no short plain text.
data-luebeck-deck-colour-unknown = There is no colour “{ $a }”. Take ivory, blue, pink, orange, purple, green, sky, brown, red, white, black, grey, yellow, or one like #3a7d44.
data-luebeck-deck-worth = A goods card for { $a } is worth more than { $b }.
data-luebeck-deck-no-city = The deck has a card for { $a }, and the map “{ $b }” has no such city.
data-luebeck-deck-value = A goods card for { $a } is worth { $b }; 1 is the least.
data-luebeck-deck-fewer = There cannot be fewer than no cards: { $a }.
data-luebeck-deck-number = { $a } goods cards and { $b } special ones are not { $c }.
data-luebeck-deck-colour = Cards for { $b } are { $a }, and the line from { $c } is { $d }.

# What can be put in, and what the server has of it.

data-luebeck-map = Map
data-luebeck-map-two-arms = Two arms
data-luebeck-map-trunk = A trunk
data-luebeck-deck = Deck
data-luebeck-deck-sixty-cards = Sixty cards
