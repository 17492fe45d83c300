event-nim-dealt =
    { $cards_n ->
        [0] { $seat } bekommt { $count } Karten.
       *[other] { $seat } bekommt { $cards }.
    }
event-nim-begins = { $seat } beginnt.
event-nim-took = { $seat } nimmt { $stones } von Haufen { $heap }.
event-nim-drew =
    { $card ->
        [0] { $seat } zieht eine Karte.
       *[other] { $seat } zieht Karte { $card }.
    }
event-nim-folded =
    { $cards_n ->
        [0] { $seat } steigt aus und hat keine Karte mehr.
       *[other] { $seat } steigt aus und zeigt { $cards }.
    }
event-nim-ended = { $winners } gewinnt. Steine: { $points }.
