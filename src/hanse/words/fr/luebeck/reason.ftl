# Lübeck: why an answer is good, and what it costs. Français.

reason-luebeck-points-more = Cela fait plus de points d’ici la fin de la manche.
reason-luebeck-points-less = Mais cela fait moins de points d’ici la fin de la manche.
reason-luebeck-cards-more = Ce qui reste en main peut rapporter davantage plus tard.
reason-luebeck-cards-less = Mais ce qui reste en main peut rapporter moins plus tard.
reason-luebeck-rivals-more = Le meilleur des autres obtient moins.
reason-luebeck-rivals-less = Mais le meilleur des autres obtient plus.
reason-luebeck-thumb = C’est une règle d’expérience ; rien d’autre n’est nettement meilleur.
reason-luebeck-same = Autant qu’on puisse le prévoir, les autres réponses reviennent à peu près au même.
