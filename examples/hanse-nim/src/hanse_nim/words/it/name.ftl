name-nim-card-one = carta 1
name-nim-card-two = carta 2
name-nim-card-three = carta 3
name-nim-card-four = carta 4
name-nim-card-count-one =
    { $count ->
        [one] carta 1
       *[other] { $count } × carta 1
    }
name-nim-card-count-two =
    { $count ->
        [one] carta 2
       *[other] { $count } × carta 2
    }
name-nim-card-count-three =
    { $count ->
        [one] carta 3
       *[other] { $count } × carta 3
    }
name-nim-card-count-four =
    { $count ->
        [one] carta 4
       *[other] { $count } × carta 4
    }
