refuse-N-TAKE-01 = La carta { $card } è troppo alta: nessun mucchio ha più di { $most }.
refuse-N-FOLD-01 = Hai una carta adatta.
