event-nim-dealt =
    { $cards_n ->
        [0] { $seat } is dealt { $count } cards.
       *[other] { $seat } is dealt { $cards }.
    }
event-nim-begins = { $seat } begins.
event-nim-took = { $seat } takes { $stones } from heap { $heap }.
event-nim-drew =
    { $card ->
        [0] { $seat } draws a card.
       *[other] { $seat } draws card { $card }.
    }
event-nim-folded =
    { $cards_n ->
        [0] { $seat } folds, with no card left.
       *[other] { $seat } folds and shows { $cards }.
    }
event-nim-ended = { $winners } wins. Stones: { $points }.
