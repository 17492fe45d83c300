option-nim-edition-usual = L'unico modo di giocare.
