move-nim-take = Take stones
    .full = Take { $of } from heap { $value }
move-nim-fold = Fold
    .full = Fold and show your hand
