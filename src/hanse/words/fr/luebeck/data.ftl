# Lübeck : ce qui ne va pas dans une carte ou un paquet de cartes que quelqu’un dépose. $a, $b, … sont les noms qui s’y trouvent.
# Français.

data-luebeck-no-data = « { $a } » ne sert à rien ici.
data-luebeck-map-unreadable = Le plateau est illisible : { $a }
data-luebeck-map-long = Le plateau a plus de { $a } caractères.
data-luebeck-map-words = « { $a } » n’est pas un texte court et simple.
data-luebeck-map-cities = { $a } villes, c’est trop ; on peut en dessiner { $b }.
data-luebeck-map-lines = { $a } lignes, c’est trop ; on peut en dessiner { $b }.
data-luebeck-map-name = Une ville ne peut pas s’appeler « { $a } » : { $b } lettres et chiffres au plus, en commençant par une lettre.
data-luebeck-map-colour-unknown = Il n’y a pas de couleur « { $a } ». Prends ivory, blue, pink, orange, purple, green, sky, brown, red, white, black, grey, yellow, ou une comme #3a7d44.
data-luebeck-map-place = { $a } est hors du plateau, qui a { $b } de large et { $c } de haut.
data-luebeck-map-sign = Le signe de { $a } doit avoir d’une à trois lettres, ou être un de nos blasons.
data-luebeck-map-twice = La ligne de { $a } à { $b } est tracée plus d’une fois.
data-luebeck-map-start = Aucune ligne ne part de { $a }, où commencent les voyages.
data-luebeck-map-end-apart = { $a } est dite terminus, et aucune ligne n’y mène.
data-luebeck-map-end-left = { $a } est dite terminus, et une ligne en part.
data-luebeck-map-no-end = Aucune ligne ne part de { $a }, qui n’est pas dite terminus.
data-luebeck-map-circle = Les lignes tournent en rond par { $a } et { $b }.
data-luebeck-map-city-apart = { $a } est à dessiner, et aucune ligne ne la touche.
data-luebeck-map-city-twice = { $a } est à dessiner plus d’une fois.
data-luebeck-map-unreached = On ne peut pas atteindre { $a } depuis { $b }.
data-luebeck-deck-unreadable = La pioche est illisible : { $a }
data-luebeck-deck-long = La pioche a plus de { $a } caractères.
data-luebeck-deck-words = « { $a } » n’est pas un texte court et simple.
data-luebeck-deck-colour-unknown = Il n’y a pas de couleur « { $a } ». Prends ivory, blue, pink, orange, purple, green, sky, brown, red, white, black, grey, yellow, ou une comme #3a7d44.
data-luebeck-deck-worth = Une carte marchandise pour { $a } vaut plus de { $b }.
data-luebeck-deck-no-city = La pioche a une carte pour { $a }, et le plateau « { $b } » n’a pas cette ville.
data-luebeck-deck-value = Une carte marchandise pour { $a } vaut { $b } ; le moins est 1.
data-luebeck-deck-fewer = Il ne peut pas y avoir moins de zéro carte : { $a }.
data-luebeck-deck-number = { $a } cartes marchandise et { $b } cartes spéciales ne font pas { $c }.
data-luebeck-deck-colour = Les cartes pour { $b } sont de couleur { $a }, et la ligne depuis { $c } est de couleur { $d }.

# Ce qu’on peut déposer, et ce que le serveur en a.

data-luebeck-map = Plateau
data-luebeck-map-two-arms = Deux bras
data-luebeck-map-trunk = Un tronc
data-luebeck-deck = Pioche
data-luebeck-deck-sixty-cards = Soixante cartes
