event-nim-dealt =
    { $cards_n ->
        [0] { $seat } riceve { $count } carte.
       *[other] { $seat } riceve { $cards }.
    }
event-nim-begins = Comincia { $seat }.
event-nim-took = { $seat } prende { $stones } dal mucchio { $heap }.
event-nim-drew =
    { $card ->
        [0] { $seat } pesca una carta.
       *[other] { $seat } pesca la carta { $card }.
    }
event-nim-folded =
    { $cards_n ->
        [0] { $seat } si ritira senza carte in mano.
       *[other] { $seat } si ritira e mostra { $cards }.
    }
event-nim-ended = Vince { $winners }. Pietre: { $points }.
