# Kogge: i nomi delle cose. Italiano.

name-kogge-city-toensberg = Tönsberg
name-kogge-city-stockholm = Stoccolma
name-kogge-city-abo = Åbo
name-kogge-city-reval = Reval
name-kogge-city-riga = Riga
name-kogge-city-danzig = Danzica
name-kogge-city-stralsund = Stralsund
name-kogge-city-luebeck = Lubecca
name-kogge-city-kopenhagen = Copenaghen

name-kogge-good-ore = minerali
name-kogge-good-fur = pelliccia
name-kogge-good-amber = ambra
name-kogge-good-salt = sale

name-kogge-chip-three-for-one = Bonus 3:1
name-kogge-chip-extra-marker = Bonus +1 segnalino
name-kogge-chip-two-spaces = Bonus 2 mosse
name-kogge-chip-secret-passage = rotta segreta
