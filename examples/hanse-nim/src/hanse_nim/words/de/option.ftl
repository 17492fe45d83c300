option-nim-edition-usual = Nur so wird es gespielt.
