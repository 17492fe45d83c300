# Lübeck: why an answer is good, and what it costs. English.

reason-luebeck-points-more = It makes more points by the end of the round.
reason-luebeck-points-less = But it makes fewer points by the end of the round.
reason-luebeck-cards-more = What is left in hand can make more later.
reason-luebeck-cards-less = But what is left in hand can make less later.
reason-luebeck-rivals-more = The best of the others gets less.
reason-luebeck-rivals-less = But the best of the others gets more.
reason-luebeck-thumb = A rule of thumb says so; nothing else is clearly better.
reason-luebeck-same = As far as can be foreseen, other answers come to about the same.
