name-nim-card-one = Karte 1
name-nim-card-two = Karte 2
name-nim-card-three = Karte 3
name-nim-card-four = Karte 4
name-nim-card-count-one =
    { $count ->
        [one] Karte 1
       *[other] { $count } × Karte 1
    }
name-nim-card-count-two =
    { $count ->
        [one] Karte 2
       *[other] { $count } × Karte 2
    }
name-nim-card-count-three =
    { $count ->
        [one] Karte 3
       *[other] { $count } × Karte 3
    }
name-nim-card-count-four =
    { $count ->
        [one] Karte 4
       *[other] { $count } × Karte 4
    }
