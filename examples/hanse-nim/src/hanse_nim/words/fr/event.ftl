event-nim-dealt =
    { $cards_n ->
        [0] { $seat } reçoit { $count } cartes.
       *[other] { $seat } reçoit { $cards }.
    }
event-nim-begins = { $seat } commence.
event-nim-took = { $seat } prend { $stones } dans le tas { $heap }.
event-nim-drew =
    { $card ->
        [0] { $seat } pioche une carte.
       *[other] { $seat } pioche la carte { $card }.
    }
event-nim-folded =
    { $cards_n ->
        [0] { $seat } abandonne, sans carte en main.
       *[other] { $seat } abandonne et montre { $cards }.
    }
event-nim-ended = { $winners } gagne. Pierres : { $points }.
