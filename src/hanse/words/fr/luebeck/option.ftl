# Lübeck : ce dont une table peut convenir. Français.

option-luebeck-edition-german = Le livret allemand, le seul qui existe.

option-luebeck-reading-map = Sur quel plateau on joue ; le livret ne montre pas le sien.
option-luebeck-reading-map-two-arms = Deux bras : une ligne va de Lübeck à Visby, et les deux mers sont ouvertes dès le début.
option-luebeck-reading-map-trunk = Tronc : on atteint Visby en passant par Riga.

option-luebeck-seats-3 = On joue à trois.
option-luebeck-seats-4 = On joue à quatre.
option-luebeck-seats-5 = On joue à cinq.
option-luebeck-data-own = Cette table a apporté son propre plateau ou ses propres cartes.

option-luebeck-preset-first-voyage = Premier voyage
    .what = À trois : facile à suivre.
option-luebeck-preset-full-table = Table pleine
    .what = À quatre ou cinq, des cogues pleines et beaucoup de monde.
