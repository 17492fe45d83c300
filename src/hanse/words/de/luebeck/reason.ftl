# Lübeck: why an answer is good, and what it costs. Deutsch.

reason-luebeck-points-more = Das bringt bis zum Ende der Runde mehr Punkte.
reason-luebeck-points-less = Dafür bringt es bis zum Ende der Runde weniger Punkte.
reason-luebeck-cards-more = Was auf der Hand bleibt, kann später mehr bringen.
reason-luebeck-cards-less = Dafür kann das, was auf der Hand bleibt, später weniger bringen.
reason-luebeck-rivals-more = Der Beste der anderen bekommt weniger.
reason-luebeck-rivals-less = Dafür bekommt der Beste der anderen mehr.
reason-luebeck-thumb = So sagt es eine Faustregel; nichts anderes ist deutlich besser.
reason-luebeck-same = Soweit sich das vorhersehen lässt, läuft jede andere Antwort etwa auf dasselbe hinaus.
