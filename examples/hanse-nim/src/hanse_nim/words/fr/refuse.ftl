refuse-N-TAKE-01 = La carte { $card } est trop grande : aucun tas n'a plus de { $most }.
refuse-N-FOLD-01 = Tu as une carte qui convient.
