# Lübeck: what a table may agree on. English.

option-luebeck-edition-german = The German book, the only one there is.

option-luebeck-reading-map = Which map is played; the book does not show its own.
option-luebeck-reading-map-two-arms = Two arms: a line runs from Lübeck to Visby, and both seas are open from the start.
option-luebeck-reading-map-trunk = Trunk: Visby is reached by way of Riga.

option-luebeck-seats-3 = Three play.
option-luebeck-seats-4 = Four play.
option-luebeck-seats-5 = Five play.
option-luebeck-data-own = This table has brought its own map or cards.

option-luebeck-preset-first-voyage = First voyage
    .what = Three at the table: easy to survey.
option-luebeck-preset-full-table = Full table
    .what = Four or five, crowded cogs and much company.
