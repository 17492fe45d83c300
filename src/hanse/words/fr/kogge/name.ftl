# Kogge : les noms des choses. Français.

name-kogge-city-toensberg = Tönsberg
name-kogge-city-stockholm = Stockholm
name-kogge-city-abo = Åbo
name-kogge-city-reval = Reval
name-kogge-city-riga = Riga
name-kogge-city-danzig = Dantzig
name-kogge-city-stralsund = Stralsund
name-kogge-city-luebeck = Lübeck
name-kogge-city-kopenhagen = Copenhague

name-kogge-good-ore = minerai
name-kogge-good-fur = fourrure
name-kogge-good-amber = ambre
name-kogge-good-salt = sel

name-kogge-chip-three-for-one = échange 3:1
name-kogge-chip-extra-marker = une tuile route de plus
name-kogge-chip-two-spaces = deux cases
name-kogge-chip-secret-passage = passage secret
