name-nim-card-one = carte 1
name-nim-card-two = carte 2
name-nim-card-three = carte 3
name-nim-card-four = carte 4
name-nim-card-count-one =
    { $count ->
        [one] carte 1
       *[other] { $count } × carte 1
    }
name-nim-card-count-two =
    { $count ->
        [one] carte 2
       *[other] { $count } × carte 2
    }
name-nim-card-count-three =
    { $count ->
        [one] carte 3
       *[other] { $count } × carte 3
    }
name-nim-card-count-four =
    { $count ->
        [one] carte 4
       *[other] { $count } × carte 4
    }
