# Lübeck : mots à lui dans le navigateur. Français.

web-luebeck-not-drawn = Le plateau de Lübeck n’est pas encore dessiné. Tout ce qui est sur la table est écrit ici en mots et en chiffres, et l’on peut jouer.
