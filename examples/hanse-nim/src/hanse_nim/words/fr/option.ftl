option-nim-edition-usual = La seule façon d'y jouer.
