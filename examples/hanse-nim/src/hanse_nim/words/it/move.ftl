move-nim-take = Prendi pietre
    .full = Prendi { $of } dal mucchio { $value }
move-nim-fold = Ritirati
    .full = Ritirati e mostra la mano
