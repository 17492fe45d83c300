option-nim-edition-usual = The only way there is to play it.
