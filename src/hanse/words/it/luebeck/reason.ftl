# Lübeck: why an answer is good, and what it costs. Italiano.

reason-luebeck-points-more = Porta più punti entro la fine del round.
reason-luebeck-points-less = Però porta meno punti entro la fine del round.
reason-luebeck-cards-more = Ciò che resta in mano può rendere di più in seguito.
reason-luebeck-cards-less = Però ciò che resta in mano può rendere di meno in seguito.
reason-luebeck-rivals-more = Il migliore degli altri ottiene di meno.
reason-luebeck-rivals-less = Però il migliore degli altri ottiene di più.
reason-luebeck-thumb = È una regola d’esperienza; nient’altro è chiaramente migliore.
reason-luebeck-same = Per quanto si può prevedere, le altre risposte portano più o meno allo stesso punto.
