move-nim-take = Prendre des pierres
    .full = Prendre { $of } dans le tas { $value }
move-nim-fold = Abandonner
    .full = Abandonner et montrer sa main
