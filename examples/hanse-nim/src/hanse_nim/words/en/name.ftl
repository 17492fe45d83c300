name-nim-card-one = card 1
name-nim-card-two = card 2
name-nim-card-three = card 3
name-nim-card-four = card 4
name-nim-card-count-one =
    { $count ->
        [one] card 1
       *[other] { $count } × card 1
    }
name-nim-card-count-two =
    { $count ->
        [one] card 2
       *[other] { $count } × card 2
    }
name-nim-card-count-three =
    { $count ->
        [one] card 3
       *[other] { $count } × card 3
    }
name-nim-card-count-four =
    { $count ->
        [one] card 4
       *[other] { $count } × card 4
    }
